/** Control characters, and the two code points that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are what has to go
const REFUSED = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A text without what XML does not take; one such character, pasted from somewhere, would make a whole file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(REFUSED, '');
}
