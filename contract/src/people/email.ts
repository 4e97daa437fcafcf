/** Whether a text has the form of an address: something, @, a host with a dot and at least two signs behind it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
