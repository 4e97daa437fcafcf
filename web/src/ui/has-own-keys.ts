const noText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'];
const textInput = `input${noText.map((type) => `:not([type=${type}])`).join('')}`;
const own = `${textInput}, textarea, select, [role=dialog], dialog, [role=menu], [role=listbox]`;

/** Whether keys pressed at an element belong to it: a field takes letters, a dialog or a menu has keys of its own. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return !(target instanceof HTMLElement) || target.isContentEditable || target.closest(own) !== null;
}
