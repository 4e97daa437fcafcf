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
  /** Fixed time on the pages, as an ISO date; by default time passes. */
  readonly fixedTime?: string | undefined;
  /** Whether maps are rendered; without it their canvas stays blank, everything else of a map works. */
  readonly isMapDrawn?: boolean;
};

/** Options that can be changed after the start. */
export type Look = Pick<PlaywrightTestOptions, 'colorScheme' | 'viewport'>;

/** A browser with one tab. */
export interface PooledBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Page opened between journeys. On the origin of the product, so that the renderer process and its compiled code
 * survive; small, and without scripts of ours.
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
/** Events whose listeners are removed after a journey. `close` is not listed: Playwright itself listens to it. */
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
 * The browsers of one worker. A borrowed browser is in its initial state, except that it has already fetched and
 * compiled the product's scripts: its first page costs a third of that of a new browser.
 * @param origin origin of the pages in all journeys of the worker
 */
export class BrowserPool {
  readonly #origin: string;
  readonly #pooled = new Map<string, PooledBrowser>();
  readonly #spent = new Set<BrowserContext>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * @param browser its default options must be those of the journey
   * @param isNew whether to use a browser with an empty cache, closed afterwards
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
   * Restores the initial state, or closes the browser if that is impossible.
   * @param isSpent whether its state is unknown
   */
  async takeBack(pooled: PooledBrowser, { isSpent }: { isSpent: boolean }): Promise<void> {
    const { context, page } = pooled;
    if (isSpent || this.#spent.has(context) || page.isClosed()) return await this.#close(pooled);
    // Fails, for example, after a crash.
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
    // Leaves even a form that asks before leaving: no journey listens to its dialog any more.
    await page.goto(this.#origin + waitingRoom);
    // Only now: the last scripts of the previous page can no longer write to it.
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await devtools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
  }

  async close(): Promise<void> {
    for (const pooled of this.#pooled.values()) await this.#close(pooled);
  }

  async #open(browser: Browser, { fixedTime, isMapDrawn = true }: Kind): Promise<PooledBrowser> {
    const context = await browser.newContext();
    if (!isMapDrawn) await context.addInitScript(drawNoMaps);
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

/**
 * Runs in each page before its scripts: WebGL accepts everything but draws nothing. Without a graphics card a drawn map
 * costs more than the rest of its page.
 */
function drawNoMaps(): void {
  const drawing = WebGL2RenderingContext.prototype;
  for (const name of ['drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const)
    drawing[name] = () => undefined;
}

const nothing = '**/.well-known/no-such-request';

/**
 * Keeps interception on until the end of a journey that intercepts requests. Chromium turns it off with the last route
 * (even one with `times`), and pending requests can then remain without an answer
 * (https://github.com/microsoft/playwright/issues/41802).
 */
function keepIntercepting(context: BrowserContext, page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...given) => {
    // Without effect; removed with all other routes after the journey.
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
