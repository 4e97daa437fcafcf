import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
// Playwright's own `test`: the contexts of ours are already watched, and this test watches its context itself.
import { expect, test } from '@playwright/test';
import { watchRegions } from './recorded-test.ts';

const lines = resolve(import.meta.dirname, '../../scripts/mutant-lines.mjs');
const { withCounters } = (await import(pathToFileURL(lines).href)) as {
  withCounters: (file: string, source: string) => string;
};

/** Regions are statements of functions, numbered 0, 1, 2. */
const list = `
function open() { return document.title; }
function neverCalled() { return document.title; }
function leadOn() { location.replace('/empty'); }
open(); open();
leadOn();`;
const dialog = `
function neverCalled() { return document.title; }
function open() { return document.title; }
open();
close();`;

const origin = 'http://plots.invalid';

test('what a page executes is reported, with the clock stopped, from a page that leads on at once and from a window that closes itself', async ({
  context,
  page,
}) => {
  const noted: [file: string, region: number][] = [];
  await watchRegions(context, (executed) => {
    for (const [file, regions] of Object.entries(executed)) for (const one of regions) noted.push([file, one]);
  });
  const scripts: Record<string, string> = {
    '/list': withCounters('list.ts', list),
    '/dialog': withCounters('dialog.ts', dialog),
    '/empty': '',
  };
  await context.route(`${origin}/*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Участки</title><script>${scripts[new URL(route.request().url()).pathname]}</script>`,
    }),
  );
  await page.clock.install();
  await page.clock.pauseAt('2126-11-24');

  await page.goto(`${origin}/list`);
  await page.waitForURL('**/empty');
  await expect
    .poll(() => noted)
    .toEqual([
      ['list.ts', 0],
      ['list.ts', 2],
    ]);

  const closed = context.waitForEvent('page').then((opened) => opened.waitForEvent('close'));
  await page.evaluate((url) => void window.open(url), `${origin}/dialog`);
  await closed;
  await expect.poll(() => noted.slice(2)).toEqual([['dialog.ts', 1]]);
});
