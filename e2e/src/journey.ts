import { domains } from '@gektar/contract/domain.ts';
import type { Credentials } from '@gektar/contract/people/credentials.ts';
import type { TokenPair } from '@gektar/contract/people/sign-in.ts';
import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { type Cluster, startCluster } from '@gektar/server/testing/cluster.ts';
import { givenSignIn, givenTokens } from '@gektar/server/testing/given-sign-in.ts';
import { restartScattered } from '@gektar/server/testing/given-values.ts';
import { openTestApp, type TestApp } from '@gektar/server/testing/test-app.ts';
import { expect, type Page } from '@playwright/test';
import { BrowserPool, type PooledBrowser } from './browser-pool.ts';
import { webFolder } from './build-web.ts';
import { type Front, openFront } from './front.ts';
import { costsFile, costsUntilNow, noteCosts } from './journey-costs.ts';
import { test as base } from './recorded-test.ts';
import { type Troubles, watchTroubles } from './troubles.ts';

/** Credentials that every test server accepts. */
export const credentials: Credentials = { login: 'stepnoy', password: 'Пароль-от-межи-7' };

interface ForEachTest {
  /** Settings of the server that differ from the defaults. */
  settings: Parameters<typeof openTestApp>[1];
  /** Whether the browser begins signed in as Егор Степной. */
  isSignedIn: boolean;
  /** Whether 'Почти подходят' is folded in searches of requests: journeys of the plain list. */
  isNearFolded: boolean;
  /** Whether the browser starts with an empty cache. */
  isFirstVisit: boolean;
  /** Whether maps are rendered, which costs much: only for journeys of maps. Points can be clicked in any case. */
  isMapDrawn: boolean;
  /** Fixed time in the browser; by default time passes. */
  fixedTime: string | undefined;
  /** The whole server with its own database and the built web app. */
  app: TestApp;
  browserOfTest: PooledBrowser;
  troubles: Troubles;
  costs: undefined;
}

interface ForEachWorker {
  cluster: Cluster;
  front: Front;
  browserPool: BrowserPool;
}

/**
 * A journey: a browser in front of its own server, signed in by default. Fails afterwards when something went wrong
 * unnoticed: an error in the console, a failed request, a request to another origin.
 */
export const test = base.extend<ForEachTest, ForEachWorker>({
  cluster: [
    async ({ browserName: _ }, use) => {
      const cluster = await startCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker' },
  ],
  front: [
    async ({ browserName: _ }, use) => {
      const front = await openFront();
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
  browserPool: [
    async ({ front }, use) => {
      const pool = new BrowserPool(front.url);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  // Set up before the other fixtures, so that their costs are measured too.
  costs: [
    async ({ cluster: _, browserPool: __ }, use, { titlePath }) => {
      const before = costsFile && costsUntilNow();
      await use(undefined);
      if (costsFile && before) noteCosts(costsFile, titlePath.join(' › '), before, costsUntilNow());
    },
    { auto: true },
  ],
  settings: [{}, { option: true }],
  isSignedIn: [true, { option: true }],
  isNearFolded: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  isMapDrawn: [false, { option: true }],
  fixedTime: [undefined, { option: true }],
  app: async ({ cluster, front, settings }, use) => {
    // Random values restart for each test, so that they do not depend on earlier tests of this worker.
    restartScattered();
    const app = await openTestApp(cluster.url, { webFolder, door: front, ...settings });
    await givenSignIn(app.db, app.broker.id, credentials);
    await use(app);
    await app.close();
  },
  baseURL: ({ front }, use) => use(front.url),
  browserOfTest: async (
    {
      browser,
      browserPool,
      app,
      isFirstVisit,
      isSignedIn,
      isNearFolded,
      isMapDrawn,
      fixedTime,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    about,
  ) => {
    const kind = {
      fixedTime,
      isMapDrawn,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
    };
    const lent = await browserPool.borrow(browser, kind, { colorScheme, viewport }, { isNew: isFirstVisit });
    if (isSignedIn) await store(lent.page, tokenEntries(await givenTokens(app)));
    if (isNearFolded)
      await store(
        lent.page,
        domains.map((domain) => [`near.${domain}.open`, 'false']),
      );
    await use(lent);
    await browserPool.takeBack(lent, { isSpent: about.status !== about.expectedStatus });
  },
  context: ({ browserOfTest }, use) => use(browserOfTest.context),
  page: ({ browserOfTest }, use) => use(browserOfTest.page),
  troubles: [
    async ({ context, app }, use) => {
      const troubles = watchTroubles(context, app.url);
      await use(troubles);
      expect(troubles.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

function tokenEntries({ token, refreshToken }: TokenPair): Entries {
  return [
    [TOKEN_KEY, token],
    [REFRESH_TOKEN_KEY, refreshToken],
  ];
}

type Entries = readonly (readonly [key: string, value: string])[];

/** Puts values into the storage of the browser. */
function store(page: Page, entries: Entries): Promise<void> {
  return page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
}

export { expect };
