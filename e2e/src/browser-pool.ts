import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';

/** Options fixed when a browser starts: journeys with different ones get different browsers. */
export type Kind = Pick<
  PlaywrightTestOptions,
  | 'contextOptions'
  | 'deviceScaleFactor'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'locale'
  | 'permissions'
  | 'timezoneId'
  | 'userAgent'
> & {
  /** When it always is on the pages, as an ISO date; by default time passes. */
  readonly fixedTime?: string | undefined;
};

/** Options that can be changed later. */
export type Look = Pick<PlaywrightTestOptions, 'colorScheme' | 'viewport'>;

/** A browser with one tab. */
export interface PooledBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Of the same origin as the pages, so that their process stays with all that it has compiled; small, without a script
 * of ours.
 */
const waitingRoom = '/icons/product.svg';

/** Methods whose effects cannot be undone. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
];
/** Events that journeys listen to. `close` is not among them: Playwright has listeners of its own. */
const heard = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
  'worker',
];
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/**
 * The browsers of one worker. A journey borrows one that is as good as new, but has fetched and compiled the product's
 * scripts before: the first page costs a third of what it does in a new one.
 * @param origin where all journeys of the worker take place
 */
export class BrowserPool {
  readonly #origin: string;
  readonly #pooled = new Map<string, PooledBrowser>();
  readonly #spent = new Set<BrowserContext>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * @param browser whose default options are those of the journey
   * @param isNew a browser with an empty cache, closed afterwards
   */
  async borrow(
    browser: Browser,
    kind: Kind,
    { colorScheme, viewport }: Look,
    { isNew }: { isNew: boolean },
  ): Promise<PooledBrowser> {
    const key = JSON.stringify(kind);
    const pooled = (isNew ? undefined : this.#pooled.get(key)) ?? (await this.#open(browser, kind));
    if (isNew) this.#spent.add(pooled.context);
    else this.#pooled.set(key, pooled);
    const { page } = pooled;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      media: null,
      reducedMotion: kind.contextOptions.reducedMotion ?? 'no-preference',
    });
    return pooled;
  }

  /**
   * Restores the initial state, or closes the browser where that is impossible.
   * @param isSpent its state is unknown
   */
  async takeBack(pooled: PooledBrowser, { isSpent }: { isSpent: boolean }): Promise<void> {
    const { context, page } = pooled;
    if (isSpent || this.#spent.has(context) || page.isClosed()) return await this.#close(pooled);
    // For example after a crash.
    await this.#renew(pooled).catch(() => this.#close(pooled));
  }

  async #renew({ context, page, devtools }: PooledBrowser): Promise<void> {
    for (const event of heard) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all(context.pages().map(async (other) => (other === page ? undefined : other.close())));
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    // A form that asks before leaving is left anyway: nobody listens to its dialog any more.
    await page.goto(this.#origin + waitingRoom);
    // After the last scripts of the page that was left.
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await devtools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
  }

  async close(): Promise<void> {
    for (const pooled of this.#pooled.values()) await this.#close(pooled);
  }

  async #open(browser: Browser, { fixedTime }: Kind): Promise<PooledBrowser> {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (fixedTime !== undefined) await page.clock.setFixedTime(fixedTime);
    await page.goto(this.#origin + waitingRoom);
    const spend = () => void this.#spent.add(context);
    onCall(context, lasting, spend);
    onCall(page, lasting, spend);
    onCall(context.clock, lastingOfClock, spend);
    keepIntercepting(context, page);
    return { context, page, devtools: await context.newCDPSession(page) };
  }

  async #close(pooled: PooledBrowser): Promise<void> {
    for (const [key, value] of this.#pooled) if (value === pooled) this.#pooled.delete(key);
    await pooled.context.close();
  }
}

const nothing = '**/.well-known/no-such-request';

/**
 * Once a journey intercepts requests, interception stays on until its end: while Chromium turns it off with the last
 * route, also one with `times`, requests on their way can be lost without an answer
 * (https://github.com/microsoft/playwright/issues/41802).
 */
function keepIntercepting(context: BrowserContext, page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    // Taken away with all others after the journey; one more of it changes nothing.
    await context.route(nothing, (request) => request.fallback());
    return await route(...given);
  };
}

/** Reports calls of these methods. */
function onCall(target: object, names: readonly string[], report: () => void): void {
  const methods = target as Record<string, unknown>;
  for (const name of names) {
    const method = methods[name];
    if (typeof method !== 'function') continue;
    methods[name] = (...given: unknown[]) => {
      report();
      return method.apply(target, given);
    };
  }
}
