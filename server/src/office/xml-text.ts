/**
 * ASCII control characters except tab, line feed, carriage return and delete, and the noncharacters U+FFFE and U+FFFF.
 */
const REFUSED = /[[[\p{Cc}&&\p{ASCII}]--[\t\n\r\x7f]]\ufffe\uffff]/gv;

/** Removes characters that XML forbids; a single one, pasted from somewhere, would make the whole file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(REFUSED, '');
}
