import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import type { Locator, Page } from '@playwright/test';
import { CODE, givenPhotos, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { wholeProperty } from './whole-property.ts';

test.use({ isSignedIn: false });

const near = { latitude: 55.9, longitude: 37.1 };
const polygons = [
  {
    coordinates: [
      [55.9, 37.1],
      [55.902, 37.1],
      [55.902, 37.105],
      [55.9, 37.104],
    ] satisfies [number, number][],
  },
];
const some = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** Content of each printed page. */
async function pagesOf(page: Page): Promise<number> {
  await expect(page.getByRole('img', { name: /^Карта/ }).getByText('Москва')).toBeVisible();
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How far a map scale extends beyond the frame of its drawing (px). */
function scaleBeyondFrame(drawing: Locator): Promise<number> {
  return drawing.evaluate((picture) => {
    const frame = picture.parentElement?.getBoundingClientRect();
    const scale = picture.lastElementChild?.getBoundingClientRect();
    if (!frame || !scale || scale.height === 0) throw new Error('there is no scale in a frame');
    return Math.max(scale.bottom - frame.bottom, frame.left - scale.left, scale.right - frame.right);
  });
}

test('printed, an object has one page with twenty uses as with none, a second one for very many, and every map its whole scale', async ({
  page,
  app,
}) => {
  const images = await givenPhotos(app, 5);
  const whole: Partial<PropertyFieldsInput> = { ...wholeProperty('50:20:0010203:145'), ...near, polygons, images };
  const { path } = await givenVisit(app, [
    { ...whole, isConfidentially: false, bestUses: some(19), permittedUseTypes: some(20) },
    { ...near, bestUses: some(1), permittedUseTypes: [] },
    { latitude: 55.6, longitude: 38.1, isConfidentially: true, bestUses: [], permittedUseTypes: some(20) },
    { ...near, permittedUseTypes: some(80) },
  ]);
  await page.goto(`${path}/report?password=${CODE}`);
  const last = page.getByRole('region', { name: 'Объект 4', exact: true });
  const goesOn = page.getByRole('region', { name: 'Объект 4, продолжение' });
  await expect(goesOn).toContainText('Виды разрешённого использования');
  await expect(last).not.toContainText('Виды разрешённого использования');
  expect(await pagesOf(page)).toBe(6);
  await page.emulateMedia({ media: 'print' });
  const drawings = page.getByRole('img', { name: /^(?:Карта|Место на карте|Контур участка)/ });
  await expect(drawings).toHaveCount(6);
  for (const drawing of await drawings.all()) expect(await scaleBeyondFrame(drawing)).toBeLessThanOrEqual(0);
});
