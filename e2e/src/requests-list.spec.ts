import {
  findRequests,
  getRequest,
  mapRequests,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { givenManyRequests } from '@gektar/server/testing/given-many-requests.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { clickOnMap } from './objects-map.ts';
import { chip, listTitle } from './properties-list.ts';
import { givenCustomers } from './whole-property.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Запросы' });
const shownNames = (page: Page) => table(page).getByRole('link');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Three active requests and one in the archive, created in this order. */
async function givenFour({ db, broker }: TestApp): Promise<void> {
  await givenRequest(db, {
    name: 'Склад',
    regions: [{ id: 50 }],
    area: { from: 7, to: 9 },
    budget: { from: 3, to: null },
  });
  await givenRequest(db, { name: 'Теплица', area: { from: 2, to: 3 }, budget: { from: 9, to: null }, isActual: false });
  await givenRequest(db, { name: 'Завод', area: { from: 20, to: 30 }, propertyTypes: [{ id: 2 }] });
  const { id } = await givenRequest(db, { name: 'Рынок' });
  await broker.call(toggleRequestArchive, { params: { id } });
}

test('requests in a table: archive, order and filters stand in the address; rows are walked by keys; without any it says what to do [LAND-REQ-001, LAND-REQ-010, LAND-REQ-041, LAND-REQ-042, LAND-REQ-043, REQ-001, SHELL-049, SHELL-054]', async ({
  page,
  app,
}) => {
  await test.step('nothing yet', async () => {
    await page.goto('/land/request');
    await expect(listTitle(page)).toHaveText('0 запросов');
    await expect(page.getByText('Запишите первый запрос клиента: что он ищет и где')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(page.getByText('В архиве пока ничего нет')).toBeVisible();
  });
  await givenFour(app);
  await page.goto('/land/request');
  await expect(listTitle(page)).toHaveText('3 запроса');
  await expect(shownNames(page)).toHaveText(['Склад', 'Теплица', 'Завод']);

  await test.step('archive', async () => {
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(shownNames(page)).toHaveText(['Рынок']);
    await expect(page.getByRole('row', { name: 'Рынок' }).getByText('В архиве', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Все', exact: true }).check();
    await expect(shownNames(page)).toHaveText(['Склад', 'Теплица', 'Завод', 'Рынок']);
    await page.getByRole('radio', { name: 'Список', exact: true }).check();
    const badge = (name: string) => card(page, name).getByText('В архиве', { exact: true });
    await expect(badge('Рынок')).toBeVisible();
    await expect(badge('Склад')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Таблица' }).check();
    await page.getByRole('radio', { name: 'Только активные' }).check();
  });
  await test.step('a table, a list and a map of the same requests', async () => {
    const map = page.getByRole('region', { name: 'Карта запросов' });
    await page.getByRole('radio', { name: 'Список', exact: true }).check();
    await expect(page).toHaveURL('/land/request?view=list');
    for (const name of ['Склад', 'Теплица', 'Завод']) await expect(card(page, name)).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'Карта', exact: true }).check();
    await expect(page).toHaveURL('/land/request?view=map');
    await expect(map).toBeVisible();
    await expect(page.getByText('Без региона, не на карте: 2 запроса')).toBeVisible();
    await page.getByRole('radio', { name: 'Таблица' }).check();
    await expect(page).toHaveURL('/land/request');
    await expect(map).toHaveCount(0);
    await expect(shownNames(page)).toHaveText(['Склад', 'Теплица', 'Завод']);
  });
  await test.step('all filters open at the first field', async () => {
    await page.getByRole('button', { name: 'Все фильтры' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Компания' })).toBeFocused();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('order', async () => {
    const area = page.getByRole('columnheader', { name: 'Площадь, га' });
    await area.getByRole('button').first().click();
    await expect(shownNames(page)).toHaveText(['Теплица', 'Склад', 'Завод']);
    await area.getByRole('button').first().click();
    await expect(shownNames(page)).toHaveText(['Завод', 'Склад', 'Теплица']);
    await expect(page).toHaveURL('/land/request?sort=Area&direction=desc');
    await page.reload();
    await expect(shownNames(page)).toHaveText(['Завод', 'Склад', 'Теплица']);
    await area.getByRole('button').first().click();
  });
  await test.step('filters', async () => {
    await chip(page, 'Площадь').click();
    await page.getByRole('textbox', { name: 'Площадь, до' }).fill('8');
    await page.keyboard.press('Enter');
    await expect(shownNames(page)).toHaveText(['Склад', 'Теплица']);
    await page.goto('/land/request?isActual=false');
    await expect(shownNames(page)).toHaveText(['Теплица']);
    await page.goto('/land/request?searchText=завод');
    await expect(shownNames(page)).toHaveText(['Завод']);
    await page.goto('/land/request?searchText=дворец');
    await expect(listTitle(page)).toHaveText('0 запросов');
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await expect(shownNames(page)).toHaveCount(3);
  });
  await test.step('columns, kept apart from those of other tables', async () => {
    const column = page.getByRole('columnheader', { name: 'Площадь, га' });
    await page.getByRole('button', { name: /^Столбцы/ }).click();
    await page
      .getByRole('dialog', { name: 'Столбцы' })
      .getByRole('checkbox', { name: /^Площадь(?!.*зд)/ })
      .uncheck();
    await page.keyboard.press('Escape');
    await expect(column).toBeHidden();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('columns.')));
    expect(await kept()).toEqual(['columns.land-requests']);
  });
  await test.step('keys', async () => {
    await table(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Теплица' })).toBeVisible();
    await page.goBack();
    await expect(shownNames(page)).toHaveCount(3);
  });
});

test('a request as a card, unfolded to everything that was written down [LAND-REQ-011, LAND-REQ-012, LAND-REQ-013, LAND-REQ-014, LAND-REQ-015, LAND-REQ-016, VAL-035]', async ({
  page,
  app,
}) => {
  const { companyId, contactId, referralContactId } = await givenCustomers(app);
  await app.db
    .updateTable('shared.companies')
    .set({ websites: '[{"webSiteType":"WORK","webSite":"https://pole.example/"}]' })
    .execute();
  await givenRequest(
    app.db,
    wholeRequestFields(app.broker.id, { name: 'Большой склад', companyId, contactId, referralContactId }),
  );
  await givenSelection(app.db, { name: 'Другой', count: 2 });
  await givenRequest(app.db, { name: 'Безымянный', companyId: 'crm-unknown' });
  await givenRequest(app.db, { name: 'Ничей' });
  await page.goto('/land/request?view=list');
  const whole = card(page, 'Большой склад');
  await expect(whole).toContainText('ООО «Поле и Ко»');
  await expect(whole).toContainText('Егор Степной');
  await expect(whole).toContainText('12.11.2026');
  await expect(whole).toContainText(/Москва.*Московская область|Московская область.*Москва/);
  await expect(whole).toContainText('до 99 999,00 км');
  await expect(whole).toContainText('Не актуален');
  await expect(whole).toContainText('Подборка пуста');
  const request = (await app.broker.call(findRequests, { query: {}, body: { searchText: 'Большой' } }))[0];
  for (const { name } of [
    ...(request?.landHighways ?? []),
    ...(request?.propertyTypes ?? []),
    ...(request?.bestUses ?? []),
  ]) {
    await expect(whole).toContainText(name);
  }

  const unfold = whole.getByRole('button', { name: 'Подробнее' });
  const panel = page.locator(`[id="${await unfold.getAttribute('aria-controls')}"]`);
  await unfold.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('до 99 999,00 км');
  for (const words of [
    '0,01 - 999 999 999 999,00 руб.',
    '0,00 - 999 998,00 м²',
    'disk.example/request',
    'Ида Полевая',
    '+7 (916) 123-45-67',
    'ida@pole.example',
    'Тимур Межевой',
    '13.11.2026 15:30, По рекомендации',
    'вторая строка с «кавычками»',
    'Ж/д ветка',
    'Электричество, тех. присоединение, от 999 999,00 кВт',
  ]) {
    await expect(panel).toContainText(words);
  }
  for (const { name } of [...(request?.requestType ?? []), ...(request?.okveds ?? [])])
    await expect(panel).toContainText(name);
  // The link is shown without scheme and trailing slash.
  await expect(panel.getByRole('link', { name: 'pole.example', exact: true })).toBeVisible();
  await expectAccessible(panel);

  await expect(card(page, 'Другой')).toContainText('В подборке 2 объекта');
  // A company whose name is unknown at the moment is not reported as missing.
  await expect(card(page, 'Ничей')).toContainText('Компания не указана');
  await expect(card(page, 'Безымянный')).toContainText('—');
  await expect(card(page, 'Безымянный')).not.toContainText('Компания не указана');
  await whole.getByRole('link', { name: 'ООО «Поле и Ко»' }).first().click();
  await expect(listTitle(page)).toHaveText('1 запрос');
  await expect(chip(page, 'Компания: ООО «Поле и Ко»')).toBeVisible();
  await card(page, 'Большой склад').getByRole('link', { name: 'Большой склад' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Большой склад' })).toBeVisible();
});

test('requests on the map stand where they look for land; a place opens its own', async ({ page, app }) => {
  await givenFour(app);
  await givenRequest(app.db, { name: 'Порт', regions: [{ id: 78 }] });
  await page.goto('/land/request?view=map');
  await expect(page.getByRole('region', { name: 'Карта запросов' })).toBeVisible();
  await expect(page.getByText('Без региона, не на карте: 2 запроса')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  const place = page.getByText('1 запрос в этом месте');
  await clickOnMap(page, ['Порт'], place);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Порт')).toBeVisible();
});

test('a place of the map names all of its requests and brings them by tens; points that fail are asked for again [MAP-004, ERR-001]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/map-requests/);
  await givenManyRequests(app.db, 1_050);
  await app.db
    .insertInto('land.request_regions')
    .columns(['request_id', 'region_id'])
    .expression((make) => make.selectFrom('land.requests').select(['id', make.lit(78).as('region_id')]))
    .execute();
  // Without events the changes count as old: recent ones would be loaded again automatically.
  await app.db.deleteFrom('versions.events').execute();
  await page.route(`**${mapRequests.path}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Произошла ошибка' } } }),
  );
  await page.goto('/land/request?view=map');
  const failure = page.getByRole('status').filter({ hasText: 'Не удалось загрузить данные' });
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(failure).toBeHidden();

  const asked: number[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== findRequests.path) return;
    const { ids } = request.postDataJSON() as { ids?: string[] };
    if (ids) asked.push(ids.length);
  });
  await clickOnMap(page, ['Запрос 1'], page.getByText('1 050 запросов в этом месте'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(asked.length).toBeGreaterThan(2);
  }).toPass();
  expect(asked.every((length) => length === 10)).toBe(true);
});

test('a thousand requests come by tens as one scrolls, none are asked for twice [SHELL-051, SHELL-052]', async ({
  page,
  app,
}) => {
  await givenManyRequests(app.db, 1_000);
  // Without events the changes count as old: recent ones would be loaded again.
  await app.db.deleteFrom('versions.events').execute();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === findRequests.path)
      asked.push(`${url.searchParams.get('take')}/${url.searchParams.get('skip')}`);
  });
  await page.goto('/land/request?view=list');
  await expect(listTitle(page)).toHaveText('1 000 запросов');
  await expect(card(page, 'Запрос 1')).toBeVisible();
  expect(asked).toEqual(['10/0']);
  await card(page, 'Запрос 1').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 1_000);
    await expect(card(page, 'Запрос 30')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(asked.slice(0, 3)).toEqual(['10/0', '10/10', '10/20']);
  expect(new Set(asked).size).toBe(asked.length);

  await page.getByRole('radio', { name: 'Таблица' }).check();
  await expect(shownNames(page).first()).toHaveText('Запрос 1');
  await table(page).focus();
  const pages = asked.length;
  await page.keyboard.press('End');
  await expect(shownNames(page).filter({ hasText: /^Запрос 1$/ })).toHaveCount(0);
  await expect.poll(() => asked.length).toBeGreaterThan(pages);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a list that could not be loaded says so in its own words and is asked for again [ERR-002, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*getByFilter/);
  const { id } = await givenRequest(app.db, { name: 'Склад' });
  await page.route('**/requests/getByFilter**', (route) => route.abort());
  await page.goto('/land/request');
  await expect(page.getByText('Не удалось загрузать данные')).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(shownNames(page)).toHaveText(['Склад']);
  expect((await app.broker.call(getRequest, { params: { id } })).name).toBe('Склад');
  // A failed list replaces the loaded one.
  await page.route('**/requests/getByFilter**', (route) => route.abort());
  await page.getByRole('radio', { name: 'Все', exact: true }).check();
  await expect(page.getByText('Не удалось загрузать данные')).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
});

test('cards whose next page fails stay, say so, and ask no more until told to [ERR-002, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/getByFilter/);
  await givenManyRequests(app.db, 30);
  // A new stream would report the given requests, and the pages would be read again.
  await app.db.deleteFrom('versions.events').execute();
  const asked: string[] = [];
  const isLater = (url: URL) => url.pathname === findRequests.path && url.searchParams.get('skip') !== '0';
  await page.route(isLater, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('skip') ?? '');
    return route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Произошла ошибка' } } });
  });
  await page.goto('/land/request?view=list');
  await card(page, 'Запрос 1').hover();
  const failure = page.getByRole('status').filter({ hasText: 'Не удалось загрузать данные' });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(failure).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(card(page, 'Запрос 10')).toBeVisible();
  await expectAccessible(failure);
  await page.mouse.wheel(0, -5_000);
  await expect(card(page, 'Запрос 1')).toBeInViewport();
  await page.mouse.wheel(0, 5_000);
  await expect(failure).toBeInViewport();
  expect(asked).toEqual(['10']);

  await page.unrouteAll();
  const later: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isLater(url)) later.push(url.searchParams.get('skip') ?? '');
  });
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card(page, 'Запрос 30')).toBeInViewport({ timeout: 500 });
  }).toPass();
  // All thirty are loaded, so a fourth page is not requested.
  expect(later).toEqual(['10', '20']);
});
