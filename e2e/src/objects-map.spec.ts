import { findProperties, mapPropertyPlaces } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { clickOnMap, expectMapReady, mapCard } from './objects-map.ts';
import { listTitle } from './properties-list.ts';

// Software rendering: a smaller window makes the map faster.
test.use({ viewport: { width: 1024, height: 768 }, isMapDrawn: true });

/** This many objects at one point, and one elsewhere. */
async function givenCluster({ db, broker }: TestApp, count: number): Promise<void> {
  const about = { responsibleEmployeeId: broker.id };
  // First in the list, so its card is loaded from the beginning.
  await givenProperty(db, { ...about, cadastralNumbers: ['77:01:0000001:1'], latitude: 55.8, longitude: 37.7 });
  const place = { ...about, latitude: 55.68241, longitude: 37.104218 };
  for (let n = 1; n <= count; n += 1) {
    await givenProperty(db, { ...place, cadastralNumbers: [`50:01:0000001:${n}`] });
  }
}

test('a map from nothing on: a cluster opens its first ten cards, then the rest; a hovered card lights its marker, a hovered marker its card; the address says where the map stands [MAP-004]', async ({
  page,
  app,
}) => {
  await test.step('without an object it shows the default place, and the list says that there is nothing', async () => {
    await page.goto('/land/property?view=map');
    await expect(page.getByRole('region', { name: 'Карта объектов' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
  });
  await givenCluster(app, 23);
  await test.step('a click on a cluster opens its first ten cards, then the rest', async () => {
    const asked: number[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== findProperties.path) return;
      const { ids } = request.postDataJSON() as { ids?: string[] };
      if (ids) asked.push(ids.length);
    });
    await page.goto('/land/property?view=map');
    await expectMapReady(page);
    const opened = page.getByRole('status').filter({ hasText: '23 объекта в этом месте' });
    await clickOnMap(page, ['50:01:0000001:1'], opened);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => asked[0]).toBe(10);
    await page.getByRole('article').last().hover();
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(page.getByRole('article', { name: /^50:01:0000001:/ }).last()).toBeInViewport();
      expect(asked).toEqual([10, 10, 3]);
    }).toPass();
    await opened.getByRole('button', { name: 'Показать все' }).click();
    await expect(listTitle(page)).toHaveText('24 объекта');
  });
  await test.step('a hovered card lights its marker, a hovered marker its card', async () => {
    const card = mapCard(page, '77:01:0000001:1');
    const flag = page.locator('.maplibregl-popup').filter({ hasText: '77:01:0000001:1' });
    await clickOnMap(page, ['77:01:0000001:1'], flag);
    await expect(card).toHaveAttribute('data-lit', 'true');
    await flag.getByRole('button', { name: 'Закрыть' }).click();
    await expect(flag).toBeHidden();
  });
  await test.step('the address says where the map stands', async () => {
    const place = () => new URL(page.url()).searchParams.get('at');
    const before = place();
    await page.getByRole('button', { name: 'Приблизить' }).click();
    await expect.poll(place).not.toBe(before);
    const closer = place();
    await page.reload();
    await expectMapReady(page);
    await page.getByRole('button', { name: 'Отдалить' }).click();
    await expect.poll(place).not.toBe(closer);
    expect(place()?.split(',').slice(0, 2)).toEqual(closer?.split(',').slice(0, 2));
  });
});

test('thousands of objects come in cells of what is looked at: a cluster says its true count and opens its cards by tens [MAP-004]', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 5_050);
  // A new stream would report the given plots, and the map would be asked for twice.
  await app.db.deleteFrom('versions.events').execute();
  const windows: unknown[] = [];
  const skipped: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === mapPropertyPlaces.path) windows.push((request.postDataJSON() as { window: unknown }).window);
    if (pathname !== findProperties.path) return;
    if ((request.postDataJSON() as { cells?: unknown }).cells) skipped.push(searchParams.get('skip'));
  });
  // At this zoom all of them form one cluster.
  await page.goto('/land/property?view=map&at=55.75,37.62,5');
  await expectMapReady(page);
  const opened = page.getByRole('status').filter({ hasText: '5 050 объектов в этом месте' });
  await clickOnMap(page, ['77:00:0000000:1'], opened);
  await expect.poll(() => windows.slice(0, 2)).toEqual([null, expect.objectContaining({ zoom: 5 })]);
  await expect(page.getByRole('article').first()).toBeVisible();
  const numbers = async () => (await page.getByRole('article').allTextContents()).map((text) => text.slice(0, 40));
  const before = (await numbers()).slice(0, 3);
  await page.getByRole('article').first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(skipped.slice(0, 3)).toEqual(['0', '10', '20']);
  }).toPass();
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    expect((await numbers()).slice(0, 3)).toEqual(before);
  }).toPass();
  // Zoomed in, the map requests other cells, and the marker of a card is at the object itself.
  await opened.getByRole('button', { name: 'Показать все' }).click();
  await mapCard(page, '77:00:0000000:1').getByRole('button', { name: 'Показать на карте' }).click();
  await expect(page.locator('.maplibregl-popup')).toContainText('77:00:0000000:1');
  await expect.poll(() => windows.at(-1)).toMatchObject({ zoom: 10 });
});

const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Произошла ошибка' } } });

test('what a map cannot have it says and asks for again: its points, the cards of a cluster at its beginning and further on [ERR-001, ERR-002]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/map-places/);
  troubles.expect(/get-all/);
  await givenCluster(app, 23);
  // Events of the given rows would read the points again, and the failure would go away for a moment.
  await app.db.deleteFrom('versions.events').execute();
  await test.step('its points', async () => {
    await page.route(`**${mapPropertyPlaces.path}`, refuse);
    await page.goto('/land/property?view=map');
    const failure = page.getByRole('status').filter({ hasText: 'Не удалось загрузить данные' });
    await expect(failure).toBeVisible();
    await expectAccessible(failure);
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(failure).toBeHidden();
    await expectMapReady(page);
  });
  await test.step('the cards of a cluster', async () => {
    await refuseCards(page, 10);
    const opened = page.getByRole('status').filter({ hasText: '23 объекта в этом месте' });
    await clickOnMap(page, ['50:01:0000001:1'], opened);
    const failure = page.getByRole('alert').filter({ hasText: 'Не удалось загрузать данные' });
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await refuseCards(page, 3);
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await page.getByRole('article').first().hover();
    const end = page.getByRole('status').filter({ hasText: 'Не удалось загрузать данные' });
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      await expect(end).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.unrouteAll();
    await end.getByRole('button', { name: 'Повторить' }).click();
    await expect(end).toBeHidden();
  });
});

test('a flag whose object cannot be had says so, is tried again, and can be closed [ERR-004]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/500 GET .*\/api\/land\/properties\//);
  await givenCluster(app, 1);
  await page.goto('/land/property?view=map');
  await expectMapReady(page);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/land\/properties\/[0-9a-f-]{36}$/, async (route) => {
    await answer.promise;
    await refuse(route);
  });
  const flag = page.locator('.maplibregl-popup');
  await clickOnMap(page, ['77:01:0000001:1'], flag);
  // This check takes long enough for the map to come to rest; the flag is near its edge.
  await expectAccessible(flag);
  answer.resolve();
  await expect(flag).toContainText('Не удалось получить объект');
  await expect(flag.getByRole('button', { name: 'Закрыть' })).toBeInViewport({ ratio: 1 });
  await flag.getByRole('button', { name: 'Закрыть' }).click();
  await expect(flag).toBeHidden();
  // The second flag shows the failure of the first until its own attempt has failed.
  const refusedAgain = page.waitForResponse(/\/api\/land\/properties\/[0-9a-f-]{36}$/);
  await clickOnMap(page, ['77:01:0000001:1'], flag);
  await refusedAgain;
  await page.unrouteAll();
  await flag.getByRole('button', { name: 'Повторить' }).click();
  await expect(flag).toContainText('77:01:0000001:1');
});

/** Refuses cluster pages of this size. */
async function refuseCards(page: Page, size: number): Promise<void> {
  await page.route(`**${findProperties.path}?*`, (route) => {
    const { ids = [] } = route.request().postDataJSON() as { ids?: string[] };
    return ids.length === size ? refuse(route) : route.continue();
  });
}
