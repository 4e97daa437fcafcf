import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

// The frame of index.html: visible before scripts are loaded, and replaced by the app without a jump.

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Position and colour of a bar and of the logo in it. */
function barOf(page: Page, bar: string) {
  return page.locator(bar).evaluate((element) => {
    const box = (of: Element) => {
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x, y, width, height };
    };
    const signs = [...element.querySelectorAll('svg[viewBox="0 0 26 26"]')];
    return { bar: box(element), signs: signs.map(box), colour: getComputedStyle(element).backgroundColor };
  });
}

const scripts = /\/assets\/.*\.js$/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, isSignedIn: false });

  for (const [colorScheme, bar, row] of [
    ['light', 'rgb(29, 68, 48)', 'rgb(236, 232, 225)'],
    ['dark', 'rgb(24, 51, 37)', 'rgb(46, 43, 39)'],
  ] as const) {
    test(`the page has its bar and grey rows, ${colorScheme}`, async ({ page, troubles }) => {
      // The content security policy blocks the scripts.
      troubles.expect(/\.js csp$/);
      await page.emulateMedia({ colorScheme });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto('/land/property');
        await expect(page.getByRole('status', { name: 'Страница загружается' })).toBeVisible();
        expect(await barOf(page, '#first-frame .bar')).toMatchObject({
          bar: { x: 0, y: 0, width: size.width, height: 56 },
          colour: bar,
        });
        const rows = page.locator('#first-frame .row');
        expect(await rows.count()).toBeGreaterThan(8);
        await expect(rows.nth(4)).toBeInViewport();
        await expect(rows.nth(4).locator('i').first()).toHaveCSS('background-color', row);
      }
    });
  }
});

for (const [area, path] of [
  ['land', '/land/property'],
  ['industrial', '/industrial'],
] as const) {
  test(`the bar of the frame is where the bar of the app then is, in the chosen scheme: ${area}`, async ({
    page,
    app,
  }) => {
    await givenProperty(app.db);
    // The saved scheme differs from that of the system, which is light.
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    for (const size of sizes) {
      await page.setViewportSize(size);
      const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(scripts, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const frame = page.getByRole('status', { name: 'Страница загружается' });
      await expect(frame.locator('.row').first()).toBeVisible();
      await expect(page.locator('#root')).toBeEmpty();
      const before = await barOf(page, '#first-frame .bar');
      letThrough();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('#first-frame')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await barOf(page, 'header'), `${size.width}`).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('home begins with its bar alone, the sign-in without one', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#first-frame .bar')).toBeVisible();
  await expect(page.locator('#first-frame .row').first()).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/land/property', { waitUntil: 'commit' });
  await expect(page.locator('#first-frame .bar')).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await expect(page.locator('#first-frame')).toHaveCount(0);
});
