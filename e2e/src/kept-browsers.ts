import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';

/** What cannot be changed once a browser is there: journeys that differ in it get different ones. */
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
>;

/** What can. */
export type Look = Pick<PlaywrightTestOptions, 'colorScheme' | 'viewport'>;

/** A browser with one tab. */
export interface KeptBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/**
 * Of the same origin as the pages, so that their process stays with all that it has compiled; small, without a script
 * of ours.
 */
const waitingRoom = '/icons/product.svg';

/** What leaves something behind that nobody can take away. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
];
/** What journeys listen to. `close` is not among them: it has listeners of Playwright's own. */
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
export class KeptBrowsers {
  readonly #origin: string;
  readonly #kept = new Map<string, KeptBrowser>();
  readonly #spent = new Set<BrowserContext>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * @param browser whose usual options are those of the journey
   * @param isNew one that has never been here, and is nobody's afterwards
   */
  async borrow(
    browser: Browser,
    kind: Kind,
    { colorScheme, viewport }: Look,
    { isNew }: { isNew: boolean },
  ): Promise<KeptBrowser> {
    const key = JSON.stringify(kind);
    const kept = (isNew ? undefined : this.#kept.get(key)) ?? (await this.#open(browser));
    if (isNew) this.#spent.add(kept.context);
    else this.#kept.set(key, kept);
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      contrast: 'no-preference',
      forcedColors: 'none',
      media: null,
      reducedMotion: kind.contextOptions.reducedMotion ?? 'no-preference',
    });
    return kept;
  }

  /**
   * Makes it as good as new, or closes it where that cannot be done.
   * @param isSpent nobody knows what has become of it
   */
  async takeBack(kept: KeptBrowser, { isSpent }: { isSpent: boolean }): Promise<void> {
    const { context, page } = kept;
    if (isSpent || this.#spent.has(context) || page.isClosed()) return await this.#close(kept);
    // One that has crashed, for example.
    await this.#renew(kept).catch(() => this.#close(kept));
  }

  async #renew({ context, page, devtools }: KeptBrowser): Promise<void> {
    for (const event of heard) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await Promise.all(context.pages().map(async (other) => (other === page ? undefined : other.close())));
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    // A form that asks before it is left is left nevertheless: nobody listens to its question any more.
    await page.goto(this.#origin + waitingRoom);
    // After the last word of the page that was left.
    await page.evaluate(() => sessionStorage.clear());
    await devtools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
    await devtools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
  }

  async close(): Promise<void> {
    for (const kept of this.#kept.values()) await this.#close(kept);
  }

  async #open(browser: Browser): Promise<KeptBrowser> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(this.#origin + waitingRoom);
    const spend = () => void this.#spent.add(context);
    onCall(context, lasting, spend);
    onCall(page, lasting, spend);
    onCall(context.clock, lastingOfClock, spend);
    return { context, page, devtools: await context.newCDPSession(page) };
  }

  async #close(kept: KeptBrowser): Promise<void> {
    for (const [key, value] of this.#kept) if (value === kept) this.#kept.delete(key);
    await kept.context.close();
  }
}

/** Tells when one of these methods is called. */
function onCall(target: object, names: readonly string[], tell: () => void): void {
  const methods = target as Record<string, unknown>;
  for (const name of names) {
    const method = methods[name];
    if (typeof method !== 'function') continue;
    methods[name] = (...given: unknown[]) => {
      tell();
      return method.apply(target, given);
    };
  }
}
