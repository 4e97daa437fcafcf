/** Control characters, and the two noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are what has to go
const REFUSED = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Removes characters that XML forbids; a single one, pasted from somewhere, would make the whole file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(REFUSED, '');
}
