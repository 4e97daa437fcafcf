import type { KeyboardEvent } from 'react';

const FIELDS = 'input:enabled:not([type="hidden"], [type="file"], [tabindex="-1"]), textarea:enabled';

/**
 * Enter in a field of one line goes on to the next one, so that a paper is entered without the mouse. Whatever Enter does by
 * itself, a choice from an open list or a value that joins a list, comes first; in a text of several lines it stays a new line.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (key !== 'Enter' || !isPlain || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(target) + 1]?.focus();
}
