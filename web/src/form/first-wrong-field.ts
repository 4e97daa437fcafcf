/**
 * Moves the focus to the first field that a refused save has marked, once the marks are drawn. Fields with a common
 * error are wrapped in an element with `data-wrong`.
 */
export function focusFirstWrong(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    const field = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector<HTMLElement>('input');
    field?.focus();
  });
}
