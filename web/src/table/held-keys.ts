import type { KeyboardEvent } from 'react';

/** Keys that were pressed on a table before its editing was loaded. */
export const heldKeys: string[] = [];

/**
 * Holds Enter and typed characters while the editing of cells loads: otherwise Enter would open the page of the row,
 * and a number typed meanwhile would lose its first digits.
 */
export function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const isChord = ctrlKey || altKey || metaKey;
  if (event.target instanceof HTMLTableElement && !isChord && /^(Enter|[^ /?])$/.test(key)) {
    event.preventDefault();
    event.stopPropagation();
    heldKeys.push(key);
  }
}
