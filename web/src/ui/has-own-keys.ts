const noText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'];
const textInput = `input${noText.map((type) => `:not([type=${type}])`).join('')}`;
const own = `${textInput}, textarea, select, [role=dialog], dialog, [role=menu], [role=listbox]`;

/** Whether an element handles keys itself: a field takes letters, a dialog or a menu has its own keys. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target.isContentEditable || target.closest(own) !== null;
}
