import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

/** One thing to do about a toast: 'Вернуть', 'Повторить'. The toast closes. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ToastAction | undefined;
}

// Nobody has seen a toast when a page opens: what draws them is loaded for the first one.
const FETCH_AFTER_MS = 2_000;
const loadView = () => import('./toast-view.tsx');
const ToastView = lazy(loadView);
const isWanted = createSignal(false);

function show(toast: Toast): void {
  isWanted.set(true);
  void loadView().then((view) => view.show(toast));
}

export function showSuccess(title: string, text?: string, action?: ToastAction): void {
  show({ kind: 'success', title, text, action });
}

export function showWarning(title: string, text?: string, action?: ToastAction): void {
  show({ kind: 'warning', title, text, action });
}

export function showError(title: string, text?: string, action?: ToastAction): void {
  show({ kind: 'error', title, text, action });
}

/** Where toasts appear; once, in the entry of the application. */
export function ToastPlace() {
  const isShown = useSyncExternalStore(isWanted.subscribe, isWanted.get);
  // Fetched while all is quiet: a toast that tells of a lost connection could not be.
  useEffect(() => {
    const timer = window.setTimeout(() => void loadView(), FETCH_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isShown ? (
    <Suspense>
      <ToastView />
    </Suspense>
  ) : null;
}
