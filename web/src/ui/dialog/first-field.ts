/**
 * A ref for the middle of a dialog or a drawer: its first field is where the focus goes on opening, not the cross in
 * the corner, which comes first on the page. A long text without fields can be scrolled by keys. Whoever marks
 * something with `data-autofocus` keeps it.
 */
export function focusFirstField(body: HTMLElement | null): void {
  if (body === null || body.closest('[role="dialog"]')?.querySelector('[data-autofocus]')) return;
  // A hidden input, like that of a file chooser, takes no focus: it would stay on the page below.
  const field = body.querySelector(
    ':is(input, textarea, button[aria-haspopup="listbox"]):enabled:not([hidden], [type="hidden"])',
  );
  field?.setAttribute('data-autofocus', '');
  if (field === null && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
