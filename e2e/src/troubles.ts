import type { BrowserContext } from '@playwright/test';

/** What must not happen while a page is used; a journey names beforehand what it brings about on purpose. */
export interface Troubles {
  /** A trouble that this journey expects, by a pattern of its line, e.g. `/401 .* \/api\/Auth/`. */
  expect(pattern: RegExp): void;
  /** Everything that nobody expected. */
  unexpected(): string[];
}

/** A browser says this of every refused request; the request's own line says more. */
const SAID_TWICE = /^Failed to load resource/;
/** A request that the page itself gave up: it was left, or asks something else by now. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Listens to all tabs of a browser: errors in the console (broken content rules among them), errors that nobody caught,
 * requests that failed, were refused, or left for another origin.
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
    if (reason !== GIVEN_UP) seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    seen.push(`refused: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
