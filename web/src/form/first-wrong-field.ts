/**
 * Moves the focus to the first field with an error after a refused save, once the errors are rendered. Fields that
 * share an error are wrapped in an element with `data-wrong`.
 */
export function focusFirstWrong(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    const field = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector<HTMLElement>('input');
    field?.focus();
  });
}
