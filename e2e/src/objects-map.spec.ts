import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { House } from '@gektar/server/testing/house.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './house.ts';
import { clickOnMap, expectMapReady, mapCard } from './objects-map.ts';
import { listTitle } from './properties-list.ts';

// Drawn by the processor: a smaller window is a quicker map.
test.use({ viewport: { width: 1024, height: 768 } });

/** So many objects on one spot, and one apart. */
async function givenCluster({ db, broker }: House, count: number): Promise<void> {
  const about = { responsibleEmployeeId: broker.id };
  for (let n = 1; n <= count; n += 1) {
    await givenProperty(db, { ...about, cadastralNumbers: [`50:01:0000001:${n}`] });
  }
  await givenProperty(db, { ...about, cadastralNumbers: ['77:01:0000001:1'], latitude: 55.8, longitude: 37.7 });
}

test('a click on a cluster opens its first ten cards, then the rest [MAP-004]', async ({ page, house }) => {
  await givenCluster(house, 23);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== findProperties.path) return;
    const { ids } = request.postDataJSON() as { ids?: string[] };
    if (ids) asked.push(ids.length);
  });
  await page.goto('/land/property?view=map');
  await expectMapReady(page);
  await expectAccessible(page);
  const opened = page.getByRole('status').filter({ hasText: '23 объекта в этом месте' });
  await clickOnMap(page, ['50:01:0000001:1'], opened);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => asked[0]).toBe(10);
  await page.getByRole('article').last().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('article', { name: /^50:01:0000001:/ }).last()).toBeInViewport();
    expect(asked).toEqual([10, 20, 23]);
  }).toPass();
  await opened.getByRole('button', { name: 'Показать все' }).click();
  await expect(listTitle(page)).toHaveText('24 объекта');
});

test('a hovered card lights its marker, a hovered marker its card; the address says where the map stands', async ({
  page,
  house,
}) => {
  await givenCluster(house, 1);
  await page.goto('/land/property?view=map');
  await expectMapReady(page);
  const card = mapCard(page, '77:01:0000001:1');
  const flag = page.locator('.maplibregl-popup').filter({ hasText: '77:01:0000001:1' });
  await clickOnMap(page, ['77:01:0000001:1'], flag);
  await expect(card).toHaveAttribute('data-lit', 'true');
  await flag.getByRole('button', { name: 'Закрыть' }).click();
  await expect(flag).toBeHidden();

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

test('without an object the map shows the default place, and the list says that there is nothing', async ({ page }) => {
  await page.goto('/land/property?view=map');
  await expect(page.getByRole('region', { name: 'Карта объектов' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
  await expectAccessible(page);
});
