/**
 * Moves the focus to the first field that a refused save has marked, once the marks are drawn. Several fields that are
 * wrong together carry `data-wrong` around them.
 */
export function focusFirstWrong(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]');
    const field = wrong?.matches('input, textarea, button') ? wrong : wrong?.querySelector<HTMLElement>('input');
    field?.focus();
  });
}
