/** An action in a toast: 'Вернуть', 'Повторить'. Closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Undoes the action: also by Ctrl+Z. */
  readonly isUndo?: boolean;
}

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** A toast takes the place of the shown one of the same topic. */
  readonly topic?: string | undefined;
}
