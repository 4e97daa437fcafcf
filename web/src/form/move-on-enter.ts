import type { KeyboardEvent } from 'react';

const INPUTS = 'input:enabled:not([type="hidden"], [type="file"], [tabindex="-1"])';
const FIELDS = `${INPUTS}, textarea:enabled, button[aria-haspopup="listbox"]:enabled`;

/**
 * Enter in a field of one line goes on to the next one, so that a paper is entered without the mouse. Whatever Enter does by
 * itself, a choice from an open list or a value that joins a list, comes first; in a text it is a new line, unless there is none.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (key !== 'Enter' || !isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const isEmptyText = target instanceof HTMLTextAreaElement && target.value === '';
  // Lists and calendars that a field opens stand elsewhere in the page.
  if (!(target instanceof HTMLInputElement || isEmptyText) || !currentTarget.contains(target)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  // As with Tab: what is typed replaces what was there.
  if (next instanceof HTMLInputElement) next.select();
}
