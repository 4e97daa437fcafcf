import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenPhotos } from './given-photos.ts';
import { expect, test } from './journey.ts';
import { expectMapReady, mapCard } from './objects-map.ts';

// Software rendering: a smaller window makes the map faster.
test.use({ viewport: { width: 1024, height: 768 }, isMapDrawn: true });

const moscow = { latitude: 55.75, longitude: 37.62 };

/** Objects around Moscow, and one in Vladivostok. */
async function givenMoscowAndFar({ db, broker }: TestApp): Promise<void> {
  const about = { responsibleEmployeeId: broker.id };
  for (let n = 1; n <= 5; n += 1) {
    const place = { latitude: moscow.latitude + n / 20, longitude: moscow.longitude + n / 20 };
    await givenProperty(db, { ...about, ...place, cadastralNumbers: [`77:01:0000001:${n}`] });
  }
  await givenProperty(db, { ...about, latitude: 43.1, longitude: 131.9, cadastralNumbers: ['25:28:0000001:1'] });
}

/** The map's position in the address. */
function placeOf(page: Page) {
  const [latitude = 0, longitude = 0, zoom = 0] = (new URL(page.url()).searchParams.get('at') ?? '')
    .split(',')
    .map(Number);
  return { latitude, longitude, zoom };
}

test('the map opens where most of the objects are, then where it was left; what lies elsewhere is a press away, and a card leads to it by keys', async ({
  page,
  app,
}) => {
  await givenMoscowAndFar(app);
  await test.step('the map opens where most of the objects are, then where it was left; what lies elsewhere is a press away', async () => {
    await page.goto('/land/property?view=map');
    await expectMapReady(page);
    expect(placeOf(page).zoom).toBeGreaterThan(8);
    expect(placeOf(page).longitude).toBeCloseTo(37.77, 1);
    const opened = placeOf(page).zoom;
    await page.getByRole('button', { name: 'Отдалить' }).click();
    await expect.poll(() => placeOf(page).zoom).toBeLessThan(opened);
    const left = page.url();

    await page.goto('/land/property?view=map');
    await expectMapReady(page);
    await expect(page).toHaveURL(left);

    await page.goto('/land/property?view=map&at=61,90,5');
    const elsewhere = page.getByRole('status').filter({ hasText: 'Здесь ничего не найдено' });
    await expect(elsewhere).toBeVisible();
    await expectAccessible(elsewhere);
    await elsewhere.getByRole('button', { name: 'Показать найденное' }).click();
    await expect(elsewhere).toBeHidden();
    expect(placeOf(page).longitude).toBeCloseTo(37.77, 1);
  });
  await test.step('by keys alone a card leads to its place on the map and back', async () => {
    await page.goto('/land/property?view=map');
    await expectMapReady(page);
    const card = mapCard(page, '25:28:0000001:1');
    const way = card.getByRole('button', { name: 'Показать на карте' });
    await way.focus();
    await expect(page.locator('.maplibregl-marker')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const flag = page.locator('.maplibregl-popup').filter({ hasText: '25:28:0000001:1' });
    await expect(flag).toBeVisible();
    await expect(flag.getByRole('button', { name: 'Закрыть' })).toBeFocused();
    await expect.poll(() => placeOf(page).longitude).toBeCloseTo(131.9, 2);
    await page.keyboard.press('Escape');
    await expect(flag).toBeHidden();
    await expect(way).toBeFocused();
  });
});

/** About 135 ha. */
const outline = [
  [55.69, 37.1],
  [55.7, 37.1],
  [55.7, 37.1193],
  [55.69, 37.1193],
] as [number, number][];

test('an outline that contradicts the area is said at both fields and on the page, and may replace the area', async ({
  page,
  app,
}) => {
  // With photos, only a narrow column is left for the map.
  const { id } = await givenPhotos(app, 2, {
    responsibleEmployeeId: app.broker.id,
    latitude: 55.695,
    longitude: 37.10965,
    area: 12,
    polygons: [{ coordinates: outline }],
  });
  const area = async () => (await app.broker.call(getProperty, { params: { id } })).area;
  await page.goto(`/land/property/${id}/edit`);
  const warnings = page.getByText(/Площадь контура.*не сходится с указанной/);
  const takes = page.getByRole('button', { name: 'Взять площадь контура' });
  await expect(warnings).toHaveCount(1);
  await expect(takes).toHaveCount(2);
  await expectAccessible(warnings.locator('..'));
  const typed = page.getByRole('textbox', { name: 'Площадь', exact: true });
  await takes.first().click();
  await expect(typed).toHaveValue(/^13\d,\d{4}$/);
  await expect(takes).toHaveCount(0);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();

  await expect(warnings).toHaveText(/указанной:\s12,00\sга/);
  expect(await area()).toBe(12);
  // The whole outline is visible, however narrow its frame.
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectOutlineInSight(page);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('img', { name: /^Окрестности: Одинцово/ })).toBeVisible();
  // The overlay on the map does not cover the object in the middle.
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    const drawing = page.getByRole('figure').filter({ hasText: 'по прямой' });
    // Retries until the page has adapted to the new width.
    await expect(async () => {
      const [frame, over] = [await boxOf(page.getByRole('region', { name: 'Карта объекта' })), await boxOf(drawing)];
      const middle = { x: frame.x + frame.width / 2 - 8, y: frame.y + frame.height / 2 - 8 };
      expect(over.x + over.width < middle.x || over.y + over.height < middle.y).toBe(true);
    }).toPass();
  }
  await takes.click();
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  await expect(takes).toHaveCount(0);
  expect(await area()).toBeGreaterThan(130);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Nothing to measure');
  return box;
}

/** Every marked corner is within the frame of the map. */
async function expectOutlineInSight(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Карта объекта' });
  const corners = page.locator('.maplibregl-marker').filter({ has: page.locator('span:empty') });
  await expect(page.getByText(/^Одинцово, \d+,\d\d\sкм по прямой$/)).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('status', { name: 'Карта загружается' })).toHaveCount(0);
  await expect(corners).toHaveCount(outline.length);
  await expect(async () => {
    const frame = await map.boundingBox();
    for (const corner of await corners.all()) {
      const box = await corner.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
  }).toPass();
}
