import type { BrowserContext } from '@playwright/test';

/** Errors that must not occur while a page is used; a journey declares beforehand the errors it provokes. */
export interface Troubles {
  /** Declares an expected error by a pattern of its line, e.g. `/401 .* \/api\/Auth/`. */
  expect(pattern: RegExp): void;
  /** All undeclared errors. */
  unexpected(): string[];
}

/** The browser logs this for every failed request, which is reported separately. */
const SAID_TWICE = /^Failed to load resource/;
/** The page itself aborted the request: it was left, or requested something else. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Statuses of event stream and presence calls when the session or the server has ended. */
const lostStatuses = [401, 502, 503, 504];

/** Whether a request is retried automatically while the server is away, without a message to the user. */
const isStream = (url: string) => ['/api/events', '/api/presence'].includes(new URL(url).pathname);

/**
 * Watches all tabs of a browser: console errors (including violations of the content security policy), uncaught errors,
 * requests that failed, were refused, or went to another origin.
 */
export function watchTroubles(context: BrowserContext, origin: string): Troubles {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isTrouble = message.type() === 'error' || /content security policy/i.test(text);
    if (isTrouble && !SAID_TWICE.test(text)) seen.push(`console: ${text}`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`left for elsewhere: ${url.href}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (reason !== GIVEN_UP && !isStream(request.url()))
      seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || (isStream(response.url()) && lostStatuses.includes(response.status()))) return;
    seen.push(`refused: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
