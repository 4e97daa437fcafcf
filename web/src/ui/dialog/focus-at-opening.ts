/**
 * A `ref` of the element around a dialog's main input: it gets the focus when the dialog opens, instead of the first
 * control.
 */
export function focusAtOpening(frame: HTMLElement | null): void {
  frame?.querySelector('input, textarea')?.setAttribute('data-autofocus', '');
}
