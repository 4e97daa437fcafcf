/** One thing to do about a toast: 'Вернуть', 'Повторить'. The toast closes. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Takes back what was done: by Ctrl+Z as well. */
  readonly isUndo?: boolean;
}

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ToastAction | undefined;
}
