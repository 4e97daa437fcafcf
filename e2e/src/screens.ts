import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCall } from '@gektar/contract/call.ts';
import { signIn, type TokenPair } from '@gektar/contract/people/sign-in.ts';
import { REFRESH_TOKEN_KEY, TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { startProduct } from '@gektar/server/testing/product.ts';
import { callerOf } from '@gektar/server/testing/test-app.ts';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import buildWeb from './build-web.ts';
import { clientScreensOf, industrialClientScreensOf } from './client-screen-list.ts';
import { startComponentsServer } from './components-server.ts';
import { prepareDemo } from './demo-places.ts';
import { componentScreens, type Screen, screensOf } from './screen-list.ts';
import { expectMapDrawn, showWhole, takePicture } from './take-picture.ts';

/**
 * `npm run screens`: the main screens of the demo database as pictures in `docs/screens`. `npm run screens -- property
 * list-map` renews only those.
 */

const folder = resolve(import.meta.dirname, '../../docs/screens');
const wanted = new Set(process.argv.slice(2));

const large = { width: 1440, height: 900 };
const looks = [
  { suffix: '', viewport: large, colorScheme: 'light' },
  { suffix: '-dark', viewport: large, colorScheme: 'dark' },
  { suffix: '-1024', viewport: { width: 1024, height: 768 }, colorScheme: 'light' },
] as const;
const phone = { width: 390, height: 844 };
const phoneLooks = [
  { suffix: '', viewport: phone, colorScheme: 'light', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { suffix: '-dark', viewport: phone, colorScheme: 'dark', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
] as const;

await buildWeb();
const data = await mkdtemp(join(tmpdir(), 'gektar-screens-'));
const product = startProduct({ GEKTAR_DATA: data });
try {
  await mkdir(folder, { recursive: true });
  const url = await product.url;
  const pair = await createCall((path, init) => fetch(url + path, init))(signIn, {
    body: { login: 'broker', password: 'gektar-demo' },
  });
  const { link, industrialLink, ...places } = await prepareDemo(callerOf(url, pair.token));
  const screens = [
    ...screensOf(places),
    ...clientScreensOf(`/public/${link.requestSelectionId}`, link.password),
    ...industrialClientScreensOf(`/industrial-public/${industrialLink.requestSelectionId}`, industrialLink.password),
  ];
  for (const screen of screens) await take(screen, url, pair);
  if (componentScreens.some(isWanted)) {
    const components = await startComponentsServer(url);
    try {
      for (const screen of componentScreens) await take(screen, components.url, pair);
    } finally {
      await components.close();
    }
  }
} finally {
  product.kill('SIGTERM');
  await product.ended;
  await rm(data, { recursive: true, force: true });
}

function isWanted({ name }: Screen): boolean {
  return wanted.size === 0 || wanted.has(name);
}

/**
 * Takes a screen in its variants. Each screen has its own browser, because one that has drawn many maps in software
 * stops taking pictures.
 */
async function take(screen: Screen, url: string, pair: TokenPair): Promise<void> {
  if (!isWanted(screen)) return;
  const browser = await chromium.launch(await browserLaunch());
  try {
    await takeIn(browser, screen, url, pair);
  } finally {
    await browser.close();
  }
}

async function takeIn(from: Browser, screen: Screen, url: string, pair: TokenPair): Promise<void> {
  for (const { suffix, ...look } of screen.isPhone ? phoneLooks : looks) {
    if (suffix === '-1024' && !screen.isMain) continue;
    const context = await from.newContext({ ...surroundings(screen, url, pair), ...look });
    const page = await context.newPage();
    await page.goto(url + screen.path, { timeout: 120_000 });
    await screen.prepare?.(page);
    await screen.shows(page).waitFor({ timeout: 120_000 });
    if (screen.hasMap) await expectMapDrawn(screen.shows(page));
    if (screen.isWhole) await showWhole(page, look.viewport.width);
    await takePicture(page, join(folder, `${screen.name}${suffix}.png`));
    console.log(`${screen.name}${suffix}`);
    await context.close();
  }
}

function surroundings({ isStranger = false }: Screen, origin: string, pair: TokenPair): BrowserContextOptions {
  const tokens = [
    { name: TOKEN_KEY, value: pair.token },
    { name: REFRESH_TOKEN_KEY, value: pair.refreshToken },
  ];
  return {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: isStranger ? [] : tokens }] },
  };
}
