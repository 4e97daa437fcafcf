import type { KeyboardEvent } from 'react';

/** Keys of the form: Ctrl+Enter, and Enter in the note, save; Enter in a field goes to the next one. */
export function handleMinuteKey(event: KeyboardEvent<HTMLFormElement>, save: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || (target instanceof HTMLTextAreaElement && !event.shiftKey)) {
    event.preventDefault();
    save();
  } else if (target instanceof HTMLInputElement) {
    event.preventDefault();
    moveOn(currentTarget, target);
  }
}

const STOPS = 'input:enabled:not([type="radio"], [type="hidden"], [tabindex="-1"]), textarea:enabled';

/**
 * Moves the focus from a one-line field to the next empty one. A range typed into one field fills both, so the second
 * one is skipped.
 */
function moveOn(form: HTMLFormElement, from: HTMLInputElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(STOPS)];
  const after = fields.slice(fields.indexOf(from) + 1);
  const next = after.find(({ value }) => value === '') ?? after[0];
  next?.focus();
}
