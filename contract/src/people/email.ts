/**
 * Whether a text looks like an e-mail address: something, @, a host with a dot and at least two characters after it.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
