import type { KeyboardEvent } from 'react';

const INPUTS = 'input:enabled:not([type="hidden"], [type="file"], [tabindex="-1"])';
const FIELDS = `${INPUTS}, textarea:enabled, button[aria-haspopup="listbox"]:enabled`;

/**
 * Enter in a single-line field moves to the next one, for data entry without a mouse. Other functions of Enter,
 * choosing from an open list or adding a value, take precedence; in a text area it is a new line, unless the text is
 * empty.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (key !== 'Enter' || !isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const isEmptyText = target instanceof HTMLTextAreaElement && target.value === '';
  // Lists and calendars of a field are rendered elsewhere in the page.
  if (!(target instanceof HTMLInputElement || isEmptyText) || !currentTarget.contains(target)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  // As with Tab: typing replaces the content.
  if (next instanceof HTMLInputElement) next.select();
}
