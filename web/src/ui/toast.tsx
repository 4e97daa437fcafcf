import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from './link-button.tsx';
import { toastLimit, toastsToPush } from './toast-queue.ts';

/** One thing to do about a toast: 'Вернуть', 'Повторить'. The toast closes. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Kind {
  readonly icon: ReactNode;
  readonly color: string;
  /** Success 5 s, warning and error 8 s (C-07). */
  readonly lifeMs: number;
  readonly role: 'status' | 'alert';
}

const iconProps = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
const kinds = {
  success: { icon: <IconCircleCheck {...iconProps} />, color: 'var(--ok)', lifeMs: 5000, role: 'status' },
  warning: { icon: <IconAlertTriangle {...iconProps} />, color: 'var(--amber-solid)', lifeMs: 8000, role: 'alert' },
  error: { icon: <IconAlertCircle {...iconProps} />, color: 'var(--danger)', lifeMs: 8000, role: 'alert' },
} as const satisfies Record<string, Kind>;

function show({ icon, color, lifeMs, role }: Kind, title: string, text?: string, action?: ToastAction): void {
  for (const id of toastsToPush(notificationsStore.getState().notifications)) notifications.hide(id);
  const id = crypto.randomUUID();
  const run = () => {
    notifications.hide(id);
    action?.run();
  };
  notifications.show({
    id,
    title,
    message: (text || action) && (
      <>
        {text && <div>{text}</div>}
        {action && <LinkButton onClick={run}>{action.label}</LinkButton>}
      </>
    ),
    icon,
    color,
    autoClose: lifeMs,
    role,
    withBorder: false,
    closeButtonProps: { 'aria-label': 'Закрыть', size: 24, iconSize: 16 },
  });
}

export function showSuccess(title: string, text?: string, action?: ToastAction): void {
  show(kinds.success, title, text, action);
}

export function showWarning(title: string, text?: string, action?: ToastAction): void {
  show(kinds.warning, title, text, action);
}

export function showError(title: string, text?: string, action?: ToastAction): void {
  show(kinds.error, title, text, action);
}

/** Where toasts appear; once, in the entry of the application. */
export function ToastPlace() {
  return (
    <Notifications
      position="top-right"
      limit={toastLimit}
      containerWidth="var(--toast-w)"
      notificationMaxHeight={320}
      transitionDuration={140}
    />
  );
}
