import type { KeyboardEvent } from 'react';

const INPUTS = 'input:enabled:not([type="hidden"], [type="file"], [tabindex="-1"])';
const FIELDS = `${INPUTS}, textarea:enabled, button[aria-haspopup="listbox"]:enabled`;

/**
 * Moves from a single-line field to the next on Enter, for data entry without a mouse. Other uses of Enter, such as
 * choosing from an open list or adding a value, take precedence. In a text area Enter starts a new line, unless the
 * text is empty.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (key !== 'Enter' || !isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const isEmptyText = target instanceof HTMLTextAreaElement && target.value === '';
  // Lists and calendars of a field are rendered outside of the form, but their events bubble to it.
  if (!(target instanceof HTMLInputElement || isEmptyText) || !currentTarget.contains(target)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(target) + 1];
  next?.focus();
  // Selected as after Tab, so that typing replaces the content.
  if (next instanceof HTMLInputElement) next.select();
}
