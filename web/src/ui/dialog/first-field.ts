/**
 * A ref for the body of a dialog or a drawer: focuses its first field on opening instead of the cross, which is first
 * in the page. A long text without fields gets the focus for scrolling by keys. An element with `data-autofocus` takes
 * precedence.
 */
export function focusFirstField(body: HTMLElement | null): void {
  if (body === null || body.closest('[role="dialog"]')?.querySelector('[data-autofocus]')) return;
  // A hidden input, like that of a file chooser, cannot be focused: the focus would stay on the page below.
  const field = body.querySelector(
    ':is(input, textarea, button[aria-haspopup="listbox"]):enabled:not([hidden], [type="hidden"])',
  );
  field?.setAttribute('data-autofocus', '');
  if (field === null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
