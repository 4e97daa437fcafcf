import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCall } from '@gektar/contract/call.ts';
import { listComplexes } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest, findRequests } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest, landLinks } from '@gektar/contract/land/selections/selection.ts';
import { REFRESH_TOKEN_KEY, signIn, TOKEN_KEY, type TokenPair } from '@gektar/contract/people/sign-in.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { requestFields } from '@gektar/server/testing/given-request.ts';
import { startProduct } from '@gektar/server/testing/product.ts';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import buildWeb from './build-web.ts';
import { clientScreensOf, industrialClientScreensOf } from './client-screen-list.ts';
import { startPiecesServer } from './pieces-server.ts';
import { type DemoPlaces, pieceScreens, type Screen, screensOf } from './screen-list.ts';
import { expectMapDrawn, showWhole, takePicture } from './take-picture.ts';

/**
 * `npm run screens`: the main screens of the demo database as pictures in `docs/screens`. `npm run screens -- property
 * list-map` renews only those.
 */

const folder = resolve(import.meta.dirname, '../../docs/screens');
const wanted = new Set(process.argv.slice(2));

/** Of the complex that is shown. */
const MOST_VACANCIES = 20;

/** Number of objects in the selection that a client sees. */
const SHARED_OBJECTS = 6;

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
  const { link, industrialLink, ...places } = await prepareDemo(url, pair);
  const screens = [
    ...screensOf(places),
    ...clientScreensOf(`/public/${link.requestSelectionId}`, link.password),
    ...industrialClientScreensOf(`/industrial-public/${industrialLink.requestSelectionId}`, industrialLink.password),
  ];
  for (const screen of screens) await take(screen, url, pair);
  if (pieceScreens.some(isWanted)) {
    const pieces = await startPiecesServer(url);
    try {
      for (const screen of pieceScreens) await take(screen, pieces.url, pair);
    } finally {
      await pieces.close();
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

interface ClientLinks {
  readonly link: SelectionLink;
  readonly industrialLink: SelectionLink;
}

/**
 * Adds favorites and client links, and finds what to show: an object with several numbers and an outline, the fullest
 * selection.
 */
async function prepareDemo(url: string, { token }: TokenPair): Promise<DemoPlaces & ClientLinks> {
  const call = createCall((path, init) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(url + path, { ...init, headers });
  });
  const properties = await call(findProperties, { query: { take: 200 }, body: { isEnabled: true } });
  const told = (property: (typeof properties)[number]) =>
    JSON.stringify(property).length + 2_000 * property.images.length + 500 * property.cadastralNumbers.length;
  const [richest, ...others] = properties.toSorted((one, other) => told(other) - told(one));
  if (richest === undefined) throw new Error('The demonstration base has no objects');
  for (const { id } of [richest, ...others.slice(0, 3)]) await call(addFavorite, { body: { propertyId: id } });
  const requests = await call(findRequests, { query: { take: 100 }, body: { isEnabled: true } });
  const [fullest] = requests.toSorted(
    (one, other) => other.countRequrestSelectionItems - one.countRequrestSelectionItems,
  );
  if (fullest === undefined) throw new Error('The demonstration base has no requests');
  const shared = [richest, ...others].slice(0, SHARED_OBJECTS);
  const request = await call(createRequest, {
    body: requestFields({ name: 'Площадка под производство', propertyTypes: [{ id: richest.propertyType.id }] }),
  });
  const { id } = await call(getSelectionOfRequest, { params: { requestId: request.id } });
  const items = shared.map((property) => ({ entityId: property.id }));
  await call(addSelectionItems, { params: { id }, body: { items } });
  const link = await call(landLinks.create, { body: { requestSelectionId: id } });
  const selections = await call(industrialSelections.list, { query: { take: 100 } });
  const [longest] = selections.toSorted((one, other) => other.items.length - one.items.length);
  if (longest === undefined) throw new Error('The demonstration base has no selections of vacancies');
  const industrialLink = await call(industrialLinks.create, { body: { requestSelectionId: longest.id } });
  const complexes = await call(listComplexes, { query: {} });
  // The tree of a larger one is folded.
  const [complex] = complexes
    .filter(({ vacancyCount }) => vacancyCount <= MOST_VACANCIES)
    .toSorted((one, other) => other.vacancyCount - one.vacancyCount);
  if (complex === undefined) throw new Error('The demonstration base has no complexes');
  return {
    propertyId: richest.id,
    requestId: fullest.id,
    complexId: complex.id,
    industrialRequestId: longest.requestId,
    link,
    industrialLink,
  };
}

/** Takes a screen in its variants, in a browser of its own: one that has drawn many maps by software takes no more pictures. */
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
