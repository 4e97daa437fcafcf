import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart, loadTwice } from '#ui/lazy-part.ts';
import { createSignal } from '#ui/signal.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import classes from './toast.module.css';
import type { Toast, ToastAction } from './toast-about.ts';
import { givesWay, toastLimit } from './toast-queue.ts';
import { toastWords } from './toast-words.ts';

interface PlainToast extends Toast {
  readonly id: number;
}

// Pages open without toasts: the toast component is loaded with the first one.
const loadView = () => import('./toast-view.tsx');
const ToastView = lazyPart(loadView);
const isWanted = createSignal(false);
/** Toasts whose component failed to load: shown without styles. */
const plain = createSignal<readonly PlainToast[]>([]);
let lastPlainId = 0;

let view: ReturnType<typeof loadView> | undefined;

/** One promise for all toasts, so that they keep their order; after a failure the component is requested again. */
function viewLoaded(): ReturnType<typeof loadView> {
  view ??= loadTwice(loadView).catch((error: unknown) => {
    view = undefined;
    throw error;
  });
  return view;
}

function show(toast: Toast): void {
  viewLoaded().then(
    (view) => {
      isWanted.set(true);
      view.show(toast);
    },
    () => {
      lastPlainId += 1;
      const others = plain.get().filter((one) => !givesWay(one, toast));
      plain.set([...others, { ...toast, id: lastPlainId }].slice(-toastLimit));
    },
  );
}

/**
 * @param topic a toast of the same topic is replaced
 * @param further a second action, shown before the first
 */
export function showSuccess(
  title: string,
  text?: string,
  action?: ToastAction,
  topic?: string,
  further?: ToastAction,
): void {
  show({ kind: 'success', title, text, action, topic, further });
}

export function showWarning(title: string, text?: string, action?: ToastAction): void {
  show({ kind: 'warning', title, text, action });
}

export function showError(title: string, text?: string, action?: ToastAction): void {
  show({ kind: 'error', ...toastWords(title, text), action });
}

/**
 * Shows content among the toasts until it is hidden by the returned function; a click does not close it.
 * @param icon a file icon by default
 */
export function showPanel(content: ReactNode, icon?: ReactNode): () => void {
  const hidden = viewLoaded().then((view) => {
    isWanted.set(true);
    return view.showPanel(content, icon);
  });
  return () => void hidden.then((hide) => hide()).catch(() => undefined);
}

/** Outlet of toasts; rendered once, at the root of the application. */
export function ToastOutlet() {
  const isShown = useSyncExternalStore(isWanted.subscribe, isWanted.get);
  // Loaded early: when the connection is lost, the component for the toast about it could no longer be loaded.
  useFetchedSoon(loadView);
  return (
    <>
      <PlainToasts />
      {isShown && (
        <Suspense>
          <ToastView />
        </Suspense>
      )}
    </>
  );
}

/**
 * Uses no lazy components, because it is needed when they cannot be loaded. These toasts stay until they are closed.
 */
function PlainToasts() {
  const toasts = useSyncExternalStore(plain.subscribe, plain.get);
  if (toasts.length === 0) return null;
  const close = (toast: PlainToast) => plain.set(plain.get().filter((other) => other !== toast));
  return (
    <Stack gap={8} className={classes.plain}>
      {toasts.map((toast) => (
        <div key={toast.id} role="alert">
          <strong>{toast.title}</strong>
          {toast.text && <span>{toast.text}</span>}
          {[toast.further, toast.action].map(
            (action) =>
              action && (
                <LinkButton
                  key={action.label}
                  onClick={() => {
                    close(toast);
                    action.run();
                  }}
                >
                  {action.label}
                </LinkButton>
              ),
          )}
          <LinkButton onClick={() => close(toast)}>Закрыть</LinkButton>
        </div>
      ))}
    </Stack>
  );
}
