import { getBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { createLandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { picture } from './drawn-picture.ts';
import { expect, test } from './journey.ts';
import { findLayoutTroubles } from './reflow.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenCustomers } from './whole-property.ts';
import { givenWholeRequest, manyWords } from './whole-request.ts';

// A broker with a telephone: lists begin near the top, main actions are at the bottom edge, a photo takes three taps.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const TARGET_PX = 44;
/** Lowest allowed top of the first card (CSS px), on a screen 844 px high. */
const FIRST_CARD_PX = 200;

const bar = (page: Page) => page.getByRole('region', { name: 'Главные действия' });

/** First element of a list, by its kind. */
const firstOf = {
  card: (page: Page) => page.getByRole('article').first(),
  row: (page: Page) => page.getByRole('row').nth(1),
  table: (page: Page) => page.getByRole('table'),
  value: (page: Page) => page.getByRole('button', { name: /^Редактировать/ }).first(),
} as const;

test('the first card of every list is at 200 px or higher, with a filter too', async ({ page, app }) => {
  await givenWholePark(app, manyWords);
  await givenIndustrialRequest(app.db);
  await givenRequest(app.db);
  const { id } = await givenProperty(app.db, { price: 10_000_000, area: 3.5 });
  await app.broker.call(addFavorite, { body: { propertyId: id } });
  await app.broker.call(createLandContact, { body: { firstName: 'Ида', lastName: 'Полевая' } });
  const lists: readonly (readonly [path: string, first: keyof typeof firstOf])[] = [
    ['/land/property', 'card'],
    ['/land/property?view=list', 'card'],
    ['/land/property?area=%7B"from":0.5%7D&price=%7B"from":1%7D', 'card'],
    ['/land/request', 'card'],
    ['/industrial', 'card'],
    ['/industrial?onlyWithVacancies=true', 'card'],
    ['/industrial/vacancy', 'card'],
    ['/industrial/vacancy?distanceFromRingRoad=%7B"from":0%7D', 'card'],
    ['/industrial/requests', 'card'],
    ['/land/favorite', 'card'],
    ['/land/customers', 'row'],
    ['/industrial/customers', 'row'],
    ['/land/contacts', 'row'],
    ['/land/dictionary', 'value'],
    ['/industrial/dictionary', 'table'],
  ];
  const low: string[] = [];
  for (const [path, first] of lists) {
    await page.goto(path);
    const card = firstOf[first](page);
    await expect(card, path).toBeVisible();
    const top = (await card.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    if (Math.round(top) > FIRST_CARD_PX) low.push(`${path}: ${top} px`);
  }
  expect(low).toEqual([]);
});

test('search, display and creation are in the line of the title, and work', async ({ page, app }) => {
  await givenProperty(app.db, { address: 'деревня Ивановка' });
  await givenProperty(app.db, { address: 'село Покровское' });
  await page.goto('/land/property');
  await expect(page.getByRole('heading', { name: '2 объекта' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Поиск по объектам' });
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y;
  const before = await top();
  await search.tap();
  await expect(search).toBeFocused();
  // The search opens over the title, so that the cards do not move under the finger.
  expect(await top()).toBe(before);
  await search.fill('Покровское');
  await expect(page.getByRole('heading', { name: '1 объект' })).toBeVisible();
  await search.blur();
  await expect(search).toHaveValue('Покровское');
  for (const button of [
    search,
    page.getByRole('button', { name: 'Все фильтры' }),
    page.getByRole('button', { name: 'Вид, архив и порядок' }),
    page.getByRole('main').getByRole('link', { name: 'Добавить объект' }),
  ]) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
  }
  await page.getByRole('button', { name: 'Очистить поиск' }).tap();
  await search.blur();
  await expect(page.getByRole('heading', { name: '2 объекта' })).toBeVisible();

  const display = page.getByRole('button', { name: 'Вид, архив и порядок' });
  await display.tap();
  const panel = page.getByRole('dialog', { name: 'Вид, архив и порядок' });
  await expectAccessible(panel);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
  await panel.getByRole('radio', { name: 'Только архивные' }).check();
  await expect(page).toHaveURL(/archive=archived/);
  await panel.getByRole('radio', { name: 'Таблица' }).check();
  await panel.getByRole('button', { name: /^Столбцы/ }).tap();
  await expect(page.getByRole('textbox', { name: 'Название набора' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Добавить объект' }).first().tap();
  await expect(page).toHaveURL('/land/property/new');
});

test('the main actions of a plot are at the lower edge: editing, confirming, a call to one of its people', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, await givenCustomers(app));
  await page.goto(`/land/property/${id}`);
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  // With a single number there is no dialog to choose one.
  await expect(bar(page).getByRole('link', { name: 'Позвонить: Ида Полевая, +7 (916) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+79161234567',
  );
  await bar(page).getByRole('button', { name: 'Актуализировать' }).tap();
  await expect(page.getByText('Объект актуализирован')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Актуализировать' })).toHaveCount(1);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);

  const facts = page.getByRole('term');
  await expect(facts.filter({ hasText: 'ОКВЭД' })).toBeHidden();
  await page.getByRole('button', { name: /^Ещё \d+$/ }).tap();
  await expect(facts.filter({ hasText: 'ОКВЭД' })).toBeVisible();
  await expectAccessible(page);

  await bar(page).getByRole('link', { name: 'Изменить' }).tap();
  await expect(page).toHaveURL(`/land/property/${id}/edit`);
});

test('several numbers are chosen from, and without a number there is no call: complex, vacancy, requests', async ({
  page,
  app,
}) => {
  const { request } = await givenWholeRequest(app);
  await page.goto(`/land/request/${request.id}/info`);
  await expect(bar(page).getByRole('link', { name: /^Позвонить: Ида Полевая/ })).toHaveAttribute(
    'href',
    'tel:+79161234567',
  );
  await expect(bar(page).getByRole('link', { name: 'Изменить' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Фото' })).toHaveCount(0);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);

  const alone = await givenComplex(app.db);
  await page.goto(`/industrial/complex/${alone.id}`);
  await expect(bar(page).getByRole('link', { name: 'Изменить' })).toBeVisible();
  await expect(bar(page).getByText('Позвонить')).toHaveCount(0);

  const contactRole = await anyValue(app.db, 'contact_role');
  const complex = await givenComplex(app.db, {
    contacts: [
      { companyId: 'c1', contactId: 'p1', contactRole },
      { companyId: 'c1', contactId: 'p2', contactRole, mainContact: true },
    ],
  });
  const building = await givenBuilding(app.db, complex.id, {});
  const vacancy = await givenVacancy(app.db, building.id);

  for (const path of [`/industrial/complex/${complex.id}`, `/industrial/vacancy/${vacancy.id}`]) {
    await page.goto(path);
    await bar(page).getByRole('button', { name: 'Позвонить' }).tap();
    const people = page.getByRole('menuitem');
    await expect(people).toHaveText([/Тимур Межевой/, /Ида Полевая/]);
    await expect(people.first()).toHaveAttribute('href', 'tel:+79167654321');
    await page.keyboard.press('Escape');
    await expect(people).toHaveCount(0);
    expect(await findLayoutTroubles(page, TARGET_PX), path).toEqual([]);
    await expectAccessible(page);
  }
  const asked = await givenIndustrialRequest(app.db, { companyId: 'c1', contactId: 'p2' }, app.broker.id);
  await page.goto(`/industrial/requests/${asked.id}/search`);
  await expect(bar(page).getByRole('link', { name: /^Позвонить: Тимур Межевой/ })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Изменить' }).tap();
  await expect(page).toHaveURL(`/industrial/requests/${asked.id}/edit`);
});

/** Presses 'Фото', takes a picture with the camera, presses the first type. */
async function takePhoto(page: Page, shade: number): Promise<string> {
  const camera = page.waitForEvent('filechooser');
  await bar(page).getByRole('button', { name: 'Фото' }).tap();
  const chooser = await camera;
  const input = page.locator('input[type=file][capture]');
  await expect(input).toHaveAttribute('capture', 'environment');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await chooser.setFiles(picture('camera.png', shade));
  const sheet = page.getByRole('dialog');
  const type = sheet.getByRole('heading', { name: 'Что на фотографии?' }).locator('~ *').getByRole('button').first();
  const name = await type.innerText();
  await type.tap();
  await expect(page.getByText('Фотография добавлена').last()).toBeVisible();
  await expect(sheet).toBeHidden();
  return name;
}

test('a photo from the camera is in the object after three taps: plot, complex, building of a vacancy', async ({
  page,
  app,
  troubles,
}) => {
  const plot = await givenProperty(app.db, { comment: 'Не трогать' });
  await page.goto(`/land/property/${plot.id}`);
  const first = await takePhoto(page, 40);
  const one = await app.broker.call(getProperty, { params: { id: plot.id } });
  expect(one.images).toMatchObject([{ imageType: { name: first }, presenceInTheFlyer: true }]);
  expect({ ...one, images: [], rowVersion: 0 }).toEqual({ ...plot, images: [], rowVersion: 0 });
  await expect(page.getByRole('button', { name: 'Во весь экран' })).toBeVisible();

  // A colleague changes the object meanwhile: the photo is added to that state.
  troubles.expect(/409 POST .*properties\/update/);
  await app.broker.call(updateProperty, { body: { ...one, comment: 'Новое' } });
  await takePhoto(page, 90);
  const two = await app.broker.call(getProperty, { params: { id: plot.id } });
  expect(two.comment).toBe('Новое');
  expect(two.images.map(({ presenceInTheFlyer }) => presenceInTheFlyer)).toEqual([true, false]);

  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id, {});
  const vacancy = await givenVacancy(app.db, building.id);
  await page.goto(`/industrial/complex/${complex.id}`);
  const ofComplex = await takePhoto(page, 140);
  await page.goto(`/industrial/vacancy/${vacancy.id}`);
  const ofBuilding = await takePhoto(page, 190);
  const { images } = await app.broker.call(getFullComplex, { params: { id: complex.id } });
  expect(images).toMatchObject([{ imageType: { name: ofComplex }, presenceInTheFlyer: true }]);
  expect((await app.broker.call(getBuilding, { params: { id: building.id } })).images).toMatchObject([
    { imageType: { name: ofBuilding }, presenceInTheFlyer: true },
  ]);
});

test('what the camera gave and the server refuses is said, and nothing is attached', async ({
  page,
  app,
  troubles,
}) => {
  const { id } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}`);
  const camera = page.waitForEvent('filechooser');
  await bar(page).getByRole('button', { name: 'Фото' }).tap();
  await (await camera).setFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Привет') });
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText('Не удалось загрузить файл');
  await expectAccessible(sheet);
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  // The first request of an upload breaks off.
  troubles.expect(/image-storage/);
  let isFirst = true;
  await page.route(/image-storage\/upload|image-storage\?/, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  const again = page.waitForEvent('filechooser');
  await bar(page).getByRole('button', { name: 'Фото' }).tap();
  await (await again).setFiles(picture('camera.png', 60));
  await sheet.getByRole('button', { name: 'Повторить' }).tap();
  const type = sheet.getByRole('heading', { name: 'Что на фотографии?' }).locator('~ *').getByRole('button').first();
  await type.tap();
  await expect(page.getByText('Фотография добавлена')).toBeVisible();
  expect((await app.broker.call(getProperty, { params: { id } })).images).toHaveLength(1);
});
