/**
 * A ref for the body of a dialog or a drawer: on opening, focuses its first field instead of the close button, which
 * comes first in the DOM. A long text without fields gets the focus, so that keys can scroll it. An element with
 * `data-autofocus` takes precedence.
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
