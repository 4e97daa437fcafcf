import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconFileDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import classes from './toast.module.css';
import type { Toast, ToastKind } from './toast-about.ts';
import { givesWay, toastLimit, toastsToPush } from './toast-queue.ts';
import { leaveUndoKey, takeUndoKey } from './undo-key.ts';

interface Look {
  readonly icon: ReactNode;
  readonly color: string;
  /** Success 5 s, warning and error 8 s (C-07). */
  readonly lifeMs: number;
  readonly role: 'status' | 'alert';
}

/** How long a toast with an action stays, so that it can be reached by keys too (ms). */
const ACTION_MS = 8000;
const iconProps = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
const looks = {
  success: { icon: <IconCircleCheck {...iconProps} />, color: 'var(--ok)', lifeMs: 5000, role: 'status' },
  warning: { icon: <IconAlertTriangle {...iconProps} />, color: 'var(--amber-solid)', lifeMs: 8000, role: 'alert' },
  error: { icon: <IconAlertCircle {...iconProps} />, color: 'var(--danger)', lifeMs: 8000, role: 'alert' },
} as const satisfies Record<ToastKind, Look>;

const PANEL = 'panel-';
let lastId = 0;
/** Shown toasts by id. */
const shown = new Map<string, Toast>();

/** Shows a toast; replaces those it makes obsolete, and the oldest when there are too many. */
export function show(toast: Toast): void {
  const { kind, title, text, action, further } = toast;
  for (const [id, one] of [...shown]) if (givesWay(one, toast)) notifications.hide(id);
  const visible = notificationsStore.getState().notifications.filter((one) => !one.id?.startsWith(PANEL));
  for (const id of toastsToPush(visible)) notifications.hide(id);
  const { icon, color, lifeMs, role } = looks[kind];
  lastId += 1;
  const id = `toast-${lastId}`;
  let isDone = false;
  const pressed = (press: Toast['action']) => () => {
    // A toast can still be pressed during its exit animation.
    if (isDone) return;
    isDone = true;
    notifications.hide(id);
    press?.run();
  };
  const run = pressed(action);
  shown.set(id, toast);
  if (action?.isUndo) takeUndoKey(id, run);
  const autoClose = action ? Math.max(lifeMs, ACTION_MS) : lifeMs;
  const message = (text || action) && (
    <>
      {text && <div>{text}</div>}
      {further && (
        <>
          <LinkButton onClick={pressed(further)}>{further.label}</LinkButton>{' '}
        </>
      )}
      {action && (
        <LinkButton onClick={run} {...(action.isUndo && { 'aria-keyshortcuts': 'Control+Z' })}>
          {action.label}
        </LinkButton>
      )}
      {action?.isUndo && <kbd className={classes.key}>Ctrl+Z</kbd>}
    </>
  );
  notifications.show({
    id,
    title,
    message,
    icon,
    color,
    autoClose,
    onClose: () => {
      shown.delete(id);
      leaveUndoKey(id);
    },
    // The toast stays while it has the focus.
    onFocusCapture: () => notifications.update({ id, autoClose: false, message }),
    onBlurCapture: () => notifications.update({ id, autoClose, message }),
    role,
    withBorder: false,
    closeButtonProps: { 'aria-label': 'Закрыть', size: 24, iconSize: 16 },
    classNames: { closeButton: classes.close ?? '' },
  });
}

/** Shows content that stays until it is hidden; other toasts do not push it out. @returns function that hides it */
export function showPanel(content: ReactNode, icon: ReactNode = <IconFileDownload {...iconProps} />): () => void {
  lastId += 1;
  const id = `${PANEL}${lastId}`;
  notifications.show({
    id,
    icon,
    color: 'var(--accent)',
    message: content,
    autoClose: false,
    withCloseButton: false,
    role: 'status',
    withBorder: false,
  });
  return () => void notifications.hide(id);
}

/**
 * The column of toasts, at the left: there it does not cover the search, dialogs, the bar of selected rows, or the
 * actions of an object, which are at the right.
 */
export default function ToastView() {
  return (
    <Notifications
      position="bottom-left"
      className={classes.column ?? ''}
      limit={toastLimit}
      containerWidth="var(--toast-w)"
      notificationMaxHeight={320}
      transitionDuration={140}
    />
  );
}
