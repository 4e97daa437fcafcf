/** An action in a toast: 'Вернуть', 'Повторить'. It closes the toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Whether the action is an undo: then Ctrl+Z runs it too. */
  readonly isUndo?: boolean;
}

export type ToastKind = 'success' | 'warning' | 'error';

export interface Toast {
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** Shown before `action`: 'Открыть' in front of an undo. */
  readonly further?: ToastAction | undefined;
  /** A toast replaces the shown toast of the same topic. */
  readonly topic?: string | undefined;
}
