import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { deleteProperty, getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { freshCadastralNumber, givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const NO_ADDRESS = 'Не удалось получить адрес';

async function openForm(page: Page, app: TestApp, about: Partial<PropertyFieldsInput> = {}): Promise<string> {
  const { id } = await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
    latitude: 55.68241,
    longitude: 37.104218,
    area: 12.5,
    ...about,
  });
  await page.goto(`/land/property/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Редактирование' })).toBeVisible();
  return id;
}

const address = (page: Page) => page.getByRole('textbox', { name: 'Адрес', exact: true });
const region = (page: Page) => page.getByRole('combobox', { name: 'Регион' });
const option = (page: Page, name: string) =>
  page.getByRole('listbox', { name: 'Подсказки адреса' }).getByRole('option', { name });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Подсказки адреса' });
const offer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function moveTo(page: Page, latitude: string, longitude: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Координаты: широта' }).fill(latitude);
  await page.getByRole('textbox', { name: 'Координаты: долгота' }).fill(longitude);
}

async function save(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
}

test('an address is suggested while one types, found by coordinates or asked by a button; it is offered, not put [ADDR-001, ADDR-008, ADDR-010]', async ({
  page,
  app,
}) => {
  await test.step('an address is suggested while one types and taken by keys; region and point are offered, not put', async () => {
    const id = await openForm(page, app, { region: { id: 77 } });
    await address(page).pressSequentially('подольск');
    await expect(option(page, 'Московская область, г. Подольск')).toBeVisible();
    await expect(page.getByRole('link', { name: 'HFLabs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expectAccessible(suggestions(page));

    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Редактирование' })).toBeVisible();
    await address(page).press('End');
    const slow = Promise.withResolvers<void>();
    await page.route('**/suggestion?*', async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.keyboard.type(' г');
    // A suggestion for the previous text can no longer be chosen.
    await expect(option(page, 'Московская область, г. Подольск')).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveValue('подольск г');
    slow.resolve();
    await expect(option(page, 'Московская область, г. Подольск')).toBeEnabled();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(address(page)).toHaveValue('Московская область, г. Подольск');
    await expect(suggestions(page)).toBeHidden();

    await expect(page.getByText('По адресу регион «Московская область», выбран «Москва»')).toBeVisible();
    await expect(region(page)).toHaveValue('Москва');
    await offer(page, 'Заменить регион').click();
    await expect(region(page)).toHaveValue('Московская область');
    await offer(page, 'Переставить точку').click();
    await expect(page.getByRole('checkbox', { name: 'Координаты приблизительные' })).toBeChecked();
    await save(page, id);
    const saved = await app.broker.call(getProperty, { params: { id } });
    expect(saved).toMatchObject({
      address: 'Московская область, г. Подольск',
      region: { id: 50 },
      isApproximatePosition: true,
    });
    expect(saved.latitude).toBeCloseTo(55.43, 1);
  });
  await test.step('where nothing is known of a text it is said, and the text stays as it is typed', async () => {
    const id = await openForm(page, app);
    await address(page).fill('Щъвгде');
    await expect(suggestions(page).getByText('Нет данных')).toBeVisible();
    await save(page, id);
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ address: 'Щъвгде' });
  });
  await test.step('coordinates tell their address: what is empty is filled, what is written waits to be replaced', async () => {
    const id = await openForm(page, app);
    await expect(address(page)).toHaveValue('');
    await moveTo(page, '56.858745', '35.917421');
    await expect(address(page)).toHaveValue(/^Тверская область/);
    await expect(region(page)).toHaveValue('Московская область');
    await offer(page, 'Заменить регион').click();
    await expect(region(page)).toHaveValue('Тверская область');

    await moveTo(page, '55.431177', '37.544737');
    await expect(page.getByText(/^По координатам: Московская область/)).toBeVisible();
    await expect(address(page)).toHaveValue(/^Тверская область/);
    await offer(page, 'Заменить адрес').click();
    await expect(address(page)).toHaveValue(/^Московская область/);
    await expect(region(page)).toHaveValue('Тверская область');
    await save(page, id);
    expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ region: { id: 69 } });
  });
  await test.step('the address of a point that stands already is asked by a button', async () => {
    await openForm(page, app, { address: 'Поле за рекой' });
    await offer(page, 'Адрес по координатам').click();
    await expect(page.getByText(/^По координатам: Московская область/)).toBeVisible();
    await expect(address(page)).toHaveValue('Поле за рекой');
  });
});

test('an address that is found while the form is being saved is filled into nothing, and holds no save up [ADDR-010]', async ({
  page,
  app,
}) => {
  const id = await openForm(page, app);
  const found = Promise.withResolvers<void>();
  await page.route('**/api/address/by-coordinates?*', async (route) => {
    await found.promise;
    await route.continue();
  });
  await page.route(`**${updateProperty.path}`, async (route) => {
    found.resolve();
    await page.getByText(/^По координатам: Московская область/).waitFor();
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/address/by-coordinates?*');
  await moveTo(page, '55.431177', '37.544737');
  await asked;
  await save(page, id);
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({ latitude: 55.431177, address: null });
});

test('an address service that breaks down is told, asked again, and holds nothing up [ADDR-012]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/500 GET .*\/api\/address\//);
  const id = await openForm(page, app);
  await page.route('**/api/address/{suggestion,by-coordinates}?*', (route) => route.fulfill({ status: 500 }));
  await address(page).fill('подольск');
  await expect(suggestions(page).or(page.getByText(NO_ADDRESS)).first()).toBeVisible();
  await expect(page.getByText(NO_ADDRESS)).toBeVisible();
  await address(page).fill('');
  await moveTo(page, '55.431177', '37.544737');
  await expect(page.getByText(NO_ADDRESS)).toBeVisible();
  await page.unroute('**/api/address/{suggestion,by-coordinates}?*');
  await offer(page, 'Повторить').click();
  await expect(address(page)).toHaveValue(/^Московская область/);
  await save(page, id);
});

test('an address service that keeps silent is given up after eight seconds [ADDR-012]', async ({ page, app }) => {
  await page.clock.install();
  await openForm(page, app, { address: 'Поле за рекой' });
  await page.route('**/api/address/by-coordinates?*', () => undefined);
  const asked = page.waitForRequest('**/api/address/by-coordinates?*');
  await offer(page, 'Адрес по координатам').click();
  await asked;
  await expect(page.getByText(NO_ADDRESS)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(NO_ADDRESS)).toBeVisible();
});

test('a number that another object has is told while it is typed, with a way to that object [LAND-PROP-092]', async ({
  page,
  context,
  app,
}) => {
  const taken = freshCadastralNumber();
  const owner = await givenProperty(app.db, { cadastralNumbers: [freshCadastralNumber(), taken] });
  await openForm(page, app);
  const line = page.getByRole('textbox', { name: 'Кадастровые номера: добавить' });
  const numbers = page.getByRole('group', { name: 'Кадастровые номера' }).first();
  await line.pressSequentially(taken);
  await expect(numbers).toHaveAccessibleDescription(/^Кадастровый номер уже используется/);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: owner.cadastralNumbers[0] ?? '' })
    .first()
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/land/property/${owner.id}`);
  await expect(tab.getByRole('heading', { name: owner.cadastralNumbers[0] ?? '' })).toBeVisible();
  await line.fill(`${taken}0`);
  await expect(numbers).not.toHaveAccessibleDescription(/уже используется/);
});

const outline: [number, number][] = [
  [55.683, 37.102],
  [55.683, 37.106],
  [55.681, 37.106],
  [55.681, 37.102],
];
const shifted = outline.map(([latitude, longitude]): [number, number] => [latitude, longitude + 0.002]);

test('an outline that is known of a number is offered with it and asked by a button; another one is replaced only when asked, and given back [CAD-001, LAND-PROP-029]', async ({
  page,
  app,
}) => {
  await test.step('an outline that is known of a number is offered with the number and asked by a button', async () => {
    const known = freshCadastralNumber();
    const before = await givenProperty(app.db, {
      cadastralNumbers: [known],
      polygons: [{ coordinates: outline }],
      responsibleEmployeeId: app.broker.id,
    });
    await app.broker.call(deleteProperty, { params: { id: before.id } });
    const id = await openForm(page, app);
    await offer(page, 'По кадастровому номеру').click();
    await expect(page.getByText(/^Контур неизвестен: нарисуйте/)).toBeVisible();

    const line = page.getByRole('textbox', { name: 'Кадастровые номера: добавить' });
    await line.fill(known);
    await line.press('Enter');
    await expect(page.getByText(`Для номера ${known} известен контур`)).toBeVisible();
    await offer(page, 'Взять контур').click();
    await expect(page.getByText(/^По контуру 5,5\d\sга, указано 12,50\sга$/)).toBeVisible();
    await offer(page, 'По кадастровому номеру').click();
    await expect(page.getByText('По номеру известен этот же контур')).toBeVisible();
    await save(page, id);
    const saved = await app.broker.call(getProperty, { params: { id } });
    expect(saved.polygons).toEqual([{ coordinates: outline }]);
  });
  await test.step('an outline by number replaces another one only when asked, and can be given back', async () => {
    const known = freshCadastralNumber();
    const before = await givenProperty(app.db, {
      cadastralNumbers: [known],
      polygons: [{ coordinates: outline }],
      responsibleEmployeeId: app.broker.id,
    });
    await app.broker.call(deleteProperty, { params: { id: before.id } });
    await openForm(page, app, { polygons: [{ coordinates: shifted.slice(0, 3) }], cadastralNumbers: ['1'] });
    await page.getByRole('button', { name: 'Изменить 1', exact: true }).click();
    await page.getByRole('textbox', { name: 'Кадастровые номера: изменить' }).fill(known);
    await page.keyboard.press('Enter');
    await offer(page, 'По кадастровому номеру').click();
    await expect(page.getByText(/^По номеру известен другой контур: 5,5\d\sга, 4\sугла$/)).toBeVisible();
    await expect(page.getByText(/^По контуру 2,7\d\sга, указано/)).toBeVisible();
    await offer(page, 'Заменить контур').click();
    await expect(page.getByText(/^По контуру 5,5\d\sга, указано/)).toBeVisible();
    await offer(page, 'Вернуть прежний').click();
    await expect(page.getByText(/^По контуру 2,7\d\sга, указано/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Площадь', exact: true }).fill('');
    await expect(page.getByText(/^По контуру 2,7\d\sга, площадь не указана$/)).toBeVisible();
  });
  await test.step('a number that is typed and not in the list yet is asked for as well', async () => {
    const known = freshCadastralNumber();
    const before = await givenProperty(app.db, {
      cadastralNumbers: [known],
      polygons: [{ coordinates: outline }],
      responsibleEmployeeId: app.broker.id,
    });
    await app.broker.call(deleteProperty, { params: { id: before.id } });
    await openForm(page, app, { cadastralNumbers: ['2'] });
    await page.getByRole('textbox', { name: 'Кадастровые номера: добавить' }).fill(known);
    await offer(page, 'По кадастровому номеру').click();
    await expect(page.getByText(/^Контур взят: 5,5\d\sга, 4\sугла$/)).toBeVisible();
  });
});

test('possible doubles are named with their distance and overlap, and hold no save up; a click on the map puts the point of the object', async ({
  page,
  app,
}) => {
  await test.step('possible doubles are named with their distance and overlap, and hold no save up', async () => {
    const near = await givenProperty(app.db, { latitude: 55.69, longitude: 37.104 });
    const over = await givenProperty(app.db, {
      latitude: 55.9,
      longitude: 37.9,
      polygons: [{ coordinates: shifted }],
    });
    const id = await openForm(page, app, { latitude: 55.1, longitude: 37.1, polygons: [{ coordinates: outline }] });
    const doubles = page.getByRole('region', { name: 'Возможные дубли' });
    await expect(doubles.getByRole('listitem')).toHaveCount(1);
    await expect(doubles).toContainText(/контур совпадает на 50\s%/);
    await expect(doubles.getByRole('link', { name: over.cadastralNumbers[0] ?? '' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await moveTo(page, '55.690000', '37.104180');
    await expect(doubles.getByRole('listitem')).toHaveCount(2);
    await expect(doubles.getByRole('listitem').filter({ hasText: near.cadastralNumbers[0] ?? '' })).toContainText(
      /точка в 11\sм/,
    );
    await expectAccessible(doubles);
    await save(page, id);
  });
  await test.step('a click on the map puts the point of the object', async () => {
    const id = await openForm(page, app);
    await offer(page, 'Контур и точка на карте').click();
    const editor = page.getByRole('group', { name: 'Контур и точка на карте' });
    await editor.getByRole('button', { name: 'Точка', exact: true }).click();
    await editor.getByRole('region', { name: 'Контур и точка на карте' }).click({ position: { x: 300, y: 300 } });
    const latitude = page.getByRole('textbox', { name: 'Координаты: широта' });
    await expect(latitude).not.toHaveValue('55.68241');
    const put = Number(await latitude.inputValue());
    await save(page, id);
    expect((await app.broker.call(getProperty, { params: { id } })).latitude).toBeCloseTo(put, 6);
  });
});
