/** A path of this site only; any other URL, and the sign-in page itself, becomes '/' (B-05). */
export function safeReturnUrl(given: unknown): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return '/';
  const url = new URL(given, 'http://here.invalid');
  if (url.origin !== 'http://here.invalid' || url.pathname === '/auth') return '/';
  return url.pathname + url.search + url.hash;
}
