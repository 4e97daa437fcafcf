import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expectAccessible } from './accessible.ts';
import { givenPhotos } from './given-photos.ts';
import { expect, test } from './journey.ts';

test('four views kept in the address; a compact card opens on a click, a wide one has its photo at its left and every label [LAND-PROP-005, LAND-PROP-011, LAND-PROP-015, LAND-PROP-019, LAND-PROP-012, LAND-PROP-014, LAND-PROP-016, LAND-PROP-017, LAND-PROP-070]', async ({
  page,
  app,
}) => {
  await givenPhotos(app, 2, {
    cadastralNumbers: ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'],
    bestUses: [{ id: 2 }],
    permittedUseTypes: [{ id: 1 }],
    okveds: [{ id: 1 }],
    gasSupply: { type: 2 },
    comment: 'Граничит с лесом',
  });
  await test.step('the list has four views, kept in the address', async () => {
    await page.goto('/land/property');
    for (const [name, view] of [
      ['Список', 'list'],
      ['Плитка', 'grid'],
      ['Карта', 'map'],
    ] as const) {
      await page.getByRole('radio', { name }).click({ force: true });
      await expect(page).toHaveURL(new RegExp(`view=${view}`));
      await expect(page.getByRole('article', { name: '50:01:0000001:1' })).toBeVisible();
    }
    await page.getByRole('radio', { name: 'Таблица' }).click({ force: true });
    await expect(page.getByRole('row', { name: '50:01:0000001:1' })).toBeVisible();
  });
  await test.step('a compact card opens its uses, codes and comment on a click', async () => {
    await page.goto('/land/property?view=grid');
    const card = page.getByRole('article', { name: '50:01:0000001:1' });
    await expect(card.getByText('Граничит с лесом')).toHaveCount(0);
    const photos = card.getByRole('group', { name: 'Фотографии: 50:01:0000001:1' });
    await expect(photos).toHaveCount(1);
    expect((await photos.boundingBox())?.height).toBeCloseTo(195, 0);
    await card.click();
    await expect(photos).toHaveCount(2);
    await photos.last().getByRole('button', { name: 'Следующее фото' }).click();
    await expect(photos.last()).toContainText('2 / 2');
    for (const text of ['Граничит с лесом', 'Склад', '1.0 Сельскохозяйственное использование', /^A /]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    await card.getByRole('button', { name: 'Ещё 2 номера' }).click();
    await expect(page.getByText('50:01:0000001:3')).toBeVisible();
    await expectAccessible(card);
  });
  await test.step('a wide card has the photo area at its left, 280 by 195, and every label of its object', async () => {
    const { id } = await givenProperty(app.db, {
      cadastralNumbers: ['50:01:0000001:9'],
      isConfidentially: true,
      isChecked: true,
    });
    await app.broker.call(archiveProperty, { params: { id } });
    await page.goto('/land/property?view=list&archive=all');
    const card = page.getByRole('article', { name: '50:01:0000001:9' });
    await expect(card.getByText('Конфиденциальный')).toBeVisible();
    await expect(card.getByLabel('Проверен')).toBeVisible();
    await expect(card.getByText('Требуется подведение')).toBeVisible();
    await expect(card.getByText('В архиве')).toBeVisible();
    const photo = await card.getByRole('img', { name: 'Нет фотографий' }).boundingBox();
    const price = await card.getByRole('link').boundingBox();
    expect([photo?.width, photo?.height].map((side) => Math.round(side ?? 0))).toEqual([280, 195]);
    expect(photo?.x).toBeLessThan(price?.x ?? 0);
    // The second object is neither confidential nor checked, and has a utility.
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText('Конфиденциальный')).toHaveCount(1);
    await expect(page.getByLabel('Проверен', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Требуется подведение')).toHaveCount(1);
    const slider = page.getByRole('group', { name: 'Фотографии: 50:01:0000001:1' });
    await slider.getByRole('button', { name: 'Следующее фото' }).click();
    await expect(slider).toContainText('2 / 2');
    expect((await slider.boundingBox())?.x).toBe(photo?.x);
    await page.goto('/land/property?view=grid&archive=all');
    await expect(card.getByLabel('Проверен', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByLabel('Проверен', { exact: true })).toHaveCount(1);
  });
});

test('cards are drawn as they are reached', async ({ page, app }) => {
  for (let n = 1; n <= 45; n += 1) await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  await page.goto('/land/property?view=grid');
  await expect(page.getByRole('article')).toHaveCount(40);
  await page.getByRole('article').nth(39).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(45);
});

test('an ordered card has its position, its price, and photos that open over the whole window [LAND-PROP-013, IMG-001]', async ({
  page,
  app,
}) => {
  const first = await givenPhotos(app, 3, { cadastralNumbers: ['50:01:0000001:1'], price: 385_000_000 });
  const second = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:2'] });
  for (const { id } of [first, second]) await app.broker.call(addFavorite, { body: { propertyId: id } });
  await page.goto('/land/favorite');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const texts = await cards.allInnerTexts();
  expect(texts.map((text) => text.split('\n')[0])).toEqual(['1', '2']);
  const card = page.getByRole('article', { name: '50:01:0000001:1' });
  await expect(card.getByRole('link', { name: /^385\s000\s000,00\sруб\.$/ })).toBeVisible();

  await card.getByRole('button', { name: 'Предыдущее фото' }).click();
  await expect(card.getByText('3 / 3')).toBeVisible();
  await card.getByRole('button', { name: 'Открыть фотографии' }).click();
  const viewer = page.getByRole('dialog');
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expect(viewer.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});
