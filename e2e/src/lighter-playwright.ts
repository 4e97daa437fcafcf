import type { Page } from '@playwright/test';

/** Connection of Playwright to one tab, worker or frame. */
interface Session {
  send(method: string, params?: object): Promise<object>;
}

/** What Playwright, which runs in this process, holds behind a page. */
interface Inside {
  readonly delegate: { readonly _mainFrameSession: { readonly _client: Session } };
}

const lightened = new WeakSet<object>();
/** Beginning of the function that describes the whole page after each failed look of `expect`. */
const described = 'ariaSnapshotForExpectFailure(element, options) {';

/**
 * Makes Playwright spare two things in all browsers of this process (decision record 0099):
 * - while requests are intercepted, the browser keeps its cache: otherwise each page fetches 150 scripts again;
 * - `expect` does not describe the whole page each time it looks too early; failures have a screenshot.
 */
export function lightenPlaywright(page: Page): void {
  const sessions = Object.getPrototypeOf(sessionOf(page)) as Session;
  if (lightened.has(sessions)) return;
  lightened.add(sessions);
  const { send } = sessions;
  sessions.send = function (method, params) {
    return send.call(this, method, lighter(method, params));
  };
}

function lighter(method: string, params: object | undefined): object | undefined {
  if (method === 'Network.setCacheDisabled' && !(params && bypassing.has(params))) return { cacheDisabled: false };
  if (method !== 'Runtime.evaluate') return params;
  const { expression, ...others } = params as { expression: string };
  return { ...others, expression: expression.replace(described, `${described} return undefined;`) };
}

/** Parameters with which the cache is really turned off. */
const bypassing = new WeakSet<object>();
/** Addresses with files that the browser stores, by parts of patterns. */
const cachedFiles = /assets|image|map|palette/;

/**
 * Turns the cache of a tab off if a pattern can match a file that is stored in it: the request would not be seen. The
 * next end of interception turns it on.
 * @param pattern of `page.route`
 */
export async function bypassCache(page: Page, pattern: unknown): Promise<void> {
  if (!cachedFiles.test(String(pattern))) return;
  const params = { cacheDisabled: true };
  bypassing.add(params);
  await sessionOf(page).send('Network.setCacheDisabled', params);
}

function sessionOf(page: Page): Session {
  const { _connection } = page as unknown as { readonly _connection: { toImpl(of: Page): Inside } };
  return _connection.toImpl(page).delegate._mainFrameSession._client;
}
