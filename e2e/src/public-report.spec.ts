import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CODE, givenPhotos, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { wholeProperty } from './whole-property.ts';

test.use({ isSignedIn: false });

const near = { latitude: 55.9, longitude: 37.1 };
const outline = [
  [55.9, 37.1],
  [55.902, 37.1],
  [55.902, 37.105],
  [55.9, 37.104],
] satisfies [number, number][];
const sheets = (page: Page) => page.getByRole('main').getByRole('region');

/** Waits for photos and maps. @returns number of pages */
async function printed(page: Page): Promise<number> {
  await expect(page.getByRole('img', { name: /^Карта/ }).getByText('Москва')).toBeVisible();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} screen`, () => {
    test.use({ colorScheme });

    test(`the report is a sheet with everything and a sheet for each object, from a ${colorScheme} screen [LAND-PUB-002, LAND-PUB-003, MAP-003]`, async ({
      page,
      app,
    }) => {
      const { path } = await givenVisit(app, [
        {
          ...wholeProperty('50:20:0010203:145'),
          ...near,
          polygons: [{ coordinates: outline }],
          isConfidentially: false,
          images: await givenPhotos(app, 5),
        },
        { ...near, price: null },
        { latitude: 55.6, longitude: 38.1, isConfidentially: true },
      ]);
      await page.goto(`${path}/report?password=${CODE}`);
      await expect(sheets(page)).toHaveCount(4);
      const first = sheets(page).nth(1);
      await expect(first).toContainText('50:20:0010203:145');
      await expect(first).toContainText('Коммуникации');
      await expect(first).toContainText('Преимущества');
      const drawn = first.getByRole('img', { name: 'Контур участка' });
      await expect(drawn).toBeVisible();
      const outlinePath = drawn.locator('g > path').first();
      for (const [name, value] of Object.entries({
        'fill-opacity': '0.6',
        'stroke-opacity': '0.5',
        'stroke-width': '3px',
      })) {
        await expect(outlinePath).toHaveCSS(name, value);
      }
      await expect(sheets(page).nth(2)).toContainText('По запросу');
      // Shown instead of the number and the address.
      await expect(sheets(page).nth(3).getByText(CONFIDENTIAL_PLACE)).toHaveCount(2);
      await expectAccessible(page);
      expect(await printed(page)).toBe(4);
      await page.getByRole('button', { name: 'К подборке' }).click();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('article').first()).toContainText(/12,50\sга/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the report is read without zoom, and its button prints', async ({ page, app }) => {
    const { path } = await givenVisit(app, [wholeProperty('50:20:0010203:145'), {}]);
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'Печатается';
      };
    });
    await page.goto(`${path}/report?password=${CODE}`);
    await expect(sheets(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await page.getByRole('button', { name: 'Печать' }).click();
    await expect(page).toHaveTitle('Печатается');
    await page.getByRole('button', { name: 'К подборке' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});
