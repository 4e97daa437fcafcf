import {
  createRequest as createIndustrialRequest,
  findRequests as findIndustrialRequests,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import {
  createRequest,
  findRequests,
  getRequest,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import {
  addSelectionItem,
  deleteSelectionItem,
  getSelectionOfRequest,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest, industrialRequestFields } from '@gektar/server/testing/given-industrial-request.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenRequest, requestFields } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { actionsOf, countActions, startCounting } from './count-actions.ts';
import { expect, test } from './journey.ts';
import { clickOnMap } from './objects-map.ts';
import { answer, takeFirst } from './request-form.ts';
import { givenCustomers } from './whole-property.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'В подборку' });
const options = (page: Page) => panel(page).getByRole('option');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Maximum number of presses from a visible object to its place in a client's selection. */
const MOST_ACTIONS = 2;

/**
 * A way to add an object; counting starts when the object is visible.
 * @template Given data that the test has prepared
 */
interface Way {
  readonly name: string;
  /** Opens the page and waits for the object. */
  readonly find: (page: Page) => Promise<unknown>;
  /** Opens the panel, or adds immediately. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly isAtOnce?: boolean;
  /** Number of objects that it adds; 1 by default. */
  readonly count?: number;
}

/** Tries each way; fails when one takes too many presses or adds nothing. */
async function expectTwoActions(page: Page, ways: readonly Way[], request: string, takeOut: () => Promise<number>) {
  for (const { name, find, open, isAtOnce = false, count = 1 } of ways) {
    await test.step(name, async () => {
      await find(page);
      await startCounting(page);
      await open(page);
      if (!isAtOnce) {
        await expect(options(page).filter({ hasText: request })).toHaveAttribute('aria-selected', 'true');
        await expect(panel(page).getByRole('combobox')).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(
        page.getByRole('status').or(page.getByRole('alert')).getByText(`«${request}»`).first(),
      ).toBeVisible();
      await expect(panel(page)).toBeHidden();
      expect(await actionsOf(page), name).toBeLessThanOrEqual(MOST_ACTIONS);
      expect(await takeOut(), name).toBe(count);
    });
  }
}

const hoverAndPress =
  (name: string, label = name) =>
  async (page: Page) => {
    await row(page, name).hover();
    await page.getByRole('button', { name: `В подборку: ${label}` }).click();
  };
const pressF8 = (page: Page) => page.keyboard.press('F8');
const pressButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const findInPalette = (text: string, found: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: 'Поиск', exact: true }).click();
  await page.getByRole('combobox', { name: 'Поиск' }).fill(text);
  await expect(page.getByRole('option', { name: found })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('listbox', { name: 'Найденное' })).toHaveAttribute('aria-busy', 'false');
};
/** Loads a page, so that the count of presses starts at zero. */
const at = (path: string, ready: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(path);
  await ready(page);
};

const NUMBER = '50:01:0000001:1';

test('a plot goes to a selection in two actions: by its row, the current row, cards, the flag of a map, Ctrl+K, its page and a fitting request', async ({
  page,
  app,
}) => {
  const { call, id: me } = app.broker;
  const request = await call(createRequest, {
    body: requestFields({ name: 'Площадка у ЦКАД', responsibleEmployeeId: me }),
  });
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER], propertyType: { id: 3 } });
  const takeOut = async () => {
    const { items } = await call(getSelectionOfRequest, { params: { requestId: request.id } });
    for (const { id } of items) await call(deleteSelectionItem, { params: { id } });
    return items.filter(({ property }) => property.id === plot.id).length;
  };
  const seen = (target: Page) => expect(target.getByText(NUMBER).first()).toBeVisible();
  const flag = page.locator('.maplibregl-popup').filter({ hasText: NUMBER });
  await countActions(page);
  await expectTwoActions(
    page,
    [
      { name: 'row', find: at('/land/property?view=table', seen), open: hoverAndPress(NUMBER) },
      {
        name: 'current row',
        find: at('/land/property?view=table', async () => {
          await seen(page);
          await row(page, NUMBER).getByRole('gridcell').nth(1).click();
        }),
        open: pressF8,
      },
      { name: 'list', find: at('/land/property?view=list', seen), open: pressButton(`В подборку: ${NUMBER}`) },
      { name: 'grid', find: at('/land/property?view=grid', seen), open: pressButton(`В подборку: ${NUMBER}`) },
      {
        name: 'map',
        find: at('/land/property?view=map', async () => {
          await seen(page);
          await clickOnMap(page, [NUMBER], flag);
        }),
        open: () => flag.getByRole('button', { name: 'В подборку' }).click(),
      },
      { name: 'palette', find: at('/land/request', findInPaletteOf(NUMBER)), open: pressF8 },
      { name: 'page', find: at(`/land/property/${plot.id}`, seen), open: pressButton('В подборку') },
      { name: 'page by key', find: at(`/land/property/${plot.id}`, seen), open: pressF8 },
      {
        name: 'fitting request',
        find: at(`/land/property/${plot.id}`, async () => {
          await page.getByRole('tab', { name: /^Кому подходит/ }).click();
          await expect(page.getByRole('tabpanel')).toContainText('ведёт Егор Степной');
        }),
        open: pressButton('В подборку запроса Площадка у ЦКАД'),
        isAtOnce: true,
      },
    ],
    'Площадка у ЦКАД',
    takeOut,
  );
});

function findInPaletteOf(text: string) {
  return findInPalette(text, new RegExp(text));
}

test('a vacancy and the open vacancies of a complex go to a selection in two actions: by rows, current rows, cards, flags, Ctrl+K, pages and fitting requests', async ({
  page,
  app,
}) => {
  const { call, id: me } = app.broker;
  const request = await call(createIndustrialRequest, {
    body: industrialRequestFields({ name: 'Склад у М-4', responsibleEmployeeId: me }),
  });
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  const vacancy = await givenVacancy(app.db, building.id, { name: '1-А' });
  await givenVacancy(app.db, building.id, { name: '1-Б' });
  const south = await givenComplex(app.db, { name: 'Логопарк Юг', latitude: 55.1, longitude: 37.5 });
  const other = await givenBuilding(app.db, south.id, { name: 'Корпус 2' });
  await givenVacancy(app.db, other.id, { name: '2-А' });
  const takeOut = async () => {
    const { items } = await call(industrialSelections.ofRequest, { params: { requestId: request.id } });
    for (const { id } of items) await call(industrialSelections.removeItem, { params: { id } });
    return items.length;
  };
  const seen = (target: Page) => expect(target.getByText('1-А').first()).toBeVisible();
  const seenComplex = (target: Page) => expect(target.getByText('Логопарк Север').first()).toBeVisible();
  const flag = page.locator('.maplibregl-popup');
  const complexPage = `/industrial/complex/${complex.id}?building=${building.id}`;
  const requestsTab = `${complexPage}&vacancy=${vacancy.id}&tab=requests`;
  const fitting = (title: string) => page.getByRole('region', { name: title });
  const vacancyRow = 'Логопарк Север, Корпус 1, 1-А';
  await countActions(page);
  await expectTwoActions(
    page,
    [
      {
        name: 'row',
        find: at('/industrial/vacancy?view=table', seen),
        open: async () => {
          await row(page, '1-А').hover();
          await pressButton(`В подборку: ${vacancyRow}`)(page);
        },
      },
      {
        name: 'current row',
        find: at('/industrial/vacancy?view=table', async () => {
          await seen(page);
          await row(page, '1-А').getByRole('gridcell').nth(1).click();
        }),
        open: pressF8,
      },
      {
        name: 'card beside the map',
        find: at('/industrial/vacancy?view=map', seen),
        open: pressButton('В подборку: 1-А'),
      },
      // The palette is open over a page where the same key adds the whole complex.
      { name: 'palette', find: at(complexPage, findInPalette('1-А', /1-А/)), open: pressF8 },
      {
        name: 'map',
        find: at('/industrial/vacancy?view=map', async () => {
          await seen(page);
          await clickOnMap(page, ['Логопарк Юг, Корпус 2, 2-А'], flag);
        }),
        open: () => flag.getByRole('button', { name: 'В подборку' }).click(),
      },
      { name: 'page', find: at(complexPage, seen), open: pressButton('В подборку: 1-А') },
      {
        name: 'fitting request',
        find: at(requestsTab, () => expect(fitting('Вакансия 1-А, корпус 1')).toContainText('ведёт Егор Степной')),
        open: () => fitting('Вакансия 1-А, корпус 1').getByRole('button', { name: 'В подборку' }).click(),
        isAtOnce: true,
      },
      {
        name: 'complex: row',
        find: at('/industrial?view=table', seenComplex),
        open: hoverAndPress('Логопарк Север'),
        count: 2,
      },
      {
        name: 'complex: current row',
        find: at('/industrial?view=table', async () => {
          await seenComplex(page);
          await row(page, 'Логопарк Север').getByRole('gridcell').nth(1).click();
        }),
        open: pressF8,
        count: 2,
      },
      {
        name: 'complex: card',
        find: at('/industrial?view=grid', seenComplex),
        open: pressButton('В подборку: Логопарк Север'),
        count: 2,
      },
      {
        name: 'complex: map',
        find: at('/industrial?view=map', async () => {
          await seenComplex(page);
          await clickOnMap(page, ['Логопарк Север'], flag);
        }),
        open: () => flag.getByRole('button', { name: 'В подборку' }).click(),
        count: 2,
      },
      {
        name: 'complex: palette',
        find: at('/industrial/requests', findInPalette('Логопарк Север', /Комплекс/)),
        open: pressF8,
        count: 2,
      },
      { name: 'complex: page', find: at(complexPage, seen), open: pressButton('В подборку'), count: 2 },
      {
        name: 'complex: fitting request',
        find: at(requestsTab, () => expect(fitting('Весь комплекс')).toContainText('ведёт Егор Степной')),
        open: () => fitting('Весь комплекс').getByRole('button', { name: 'В подборку' }).click(),
        isAtOnce: true,
      },
    ],
    'Склад у М-4',
    takeOut,
  );
});

test('the panel of a plot: where it is already with the mark of a client, the whole office by a search, staying open, the request behind a mark', async ({
  page,
  app,
}) => {
  const { call, id: me } = app.broker;
  const colleague = await app.anotherBroker();
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER] });
  const mine = await call(createRequest, {
    body: requestFields({ name: 'Площадка у ЦКАД', responsibleEmployeeId: me }),
  });
  const others = await colleague.call(createRequest, {
    body: requestFields({ name: 'Завод ЖБИ', responsibleEmployeeId: colleague.id }),
  });
  const marked = await colleague.call(createRequest, {
    body: requestFields({ name: 'Дата-центр', responsibleEmployeeId: colleague.id }),
  });
  const item = await colleague.call(addSelectionItem, { body: { entityId: plot.id, requestId: marked.id } });
  await app.db
    .updateTable('land.request_selection_items')
    .set({ client_favorite_at: new Date().toISOString() })
    .where('id', '=', item.id)
    .execute();

  await page.goto(`/land/property/${plot.id}`);
  const opener = page.getByRole('button', { name: /^В 1.подборке$/ });
  await opener.click();
  await expect(options(page)).toHaveText([/^Площадка у ЦКАДподборка пуста/, 'Новый запросAlt 3']);
  const already = panel(page).getByRole('region', { name: 'Уже в подборках' });
  await expect(already.getByRole('listitem')).toHaveText([/^Дата-центрАнна Луговаподборка коллеги$/]);
  await expect(already.getByRole('img', { name: 'Отмечено клиентом' })).toBeVisible();
  await expectAccessible(panel(page));
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('F8');
  await panel(page).getByRole('combobox').fill('жби');
  await expect(options(page)).toHaveText([/^Завод ЖБИАнна Лугова · подборка пуста/, 'Новый запросAlt 3']);
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('Добавлен в «Завод ЖБИ»')).toBeVisible();
  await expect(options(page).first()).toContainText('1 в подборке в подборке');
  await expect(panel(page)).toBeVisible();
  // If the object is already in the selection, Enter opens the request at once.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/land/request/${others.id}/selections`);
  await expect(panel(page)).toBeHidden();
  // The most recently opened request comes first, even if others were created since.
  await page.goto(`/land/request/${mine.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Площадка у ЦКАД');
  await call(createRequest, { body: requestFields({ name: 'Более новый', responsibleEmployeeId: me }) });
  await page.goto(`/land/property/${plot.id}`);
  await page.getByRole('button', { name: /^В 2.подборках$/ }).click();
  const recent = panel(page).getByRole('group', { name: 'Недавние мои запросы' }).getByRole('option');
  await expect(recent).toHaveText([/^Площадка у ЦКАД/, /^Более новый/]);
});

test('an object is removed from a selection in the panel and returns with its comment; a failure stays in its line', async ({
  page,
  app,
  troubles,
}) => {
  const { call, id: me } = app.broker;
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER] });
  const { id } = await call(createRequest, {
    body: requestFields({ name: 'Площадка у ЦКАД', responsibleEmployeeId: me }),
  });
  const added = await call(addSelectionItem, { body: { entityId: plot.id, requestId: id } });
  await call(updateSelectionItem, {
    body: { id: added.id, rowVersion: added.rowVersion, comment: 'показать первым' },
  });
  const inSelection = async () =>
    (await call(getSelectionOfRequest, { params: { requestId: id } })).items.map(({ comment }) => comment);

  await page.goto(`/land/property/${plot.id}`);
  await page.getByRole('button', { name: /^В 1.подборке$/ }).click();
  const already = panel(page).getByRole('region', { name: 'Уже в подборках' });
  await expect(already).toContainText(/Площадка у ЦКАД.*добавлен \d\d\.\d\d\.\d{4}/);
  const remove = already.getByRole('button', { name: 'Убрать из подборки: Площадка у ЦКАД' });
  troubles.expect(/items|ERR_FAILED/);
  await page.route('**/request-selections/items/*', (route) => route.abort());
  await remove.click();
  await expect(already.getByRole('alert')).toContainText('Не убрано');
  await page.unroute('**/request-selections/items/*');
  await remove.click();
  await expect(page.getByText('Убран из «Площадка у ЦКАД»')).toBeVisible();
  await expect(already).toBeHidden();
  await expect(options(page)).toHaveText([/^Площадка у ЦКАДподборка пуста/, 'Новый запросAlt 3']);
  await expect(page.getByRole('button', { name: 'В подборку' })).toBeVisible();
  expect(await inSelection()).toEqual([]);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByRole('button', { name: /^В 1.подборке$/ })).toBeVisible();
  expect(await inSelection()).toEqual(['показать первым']);
});

test('all fields of a new request go on in the full form with what is typed; an unfinished one there is replaced after a question', async ({
  page,
  app,
}) => {
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER] });
  await page.goto(`/land/property/${plot.id}`);
  const openFullForm = async (name: string) => {
    await page.getByRole('button', { name: 'В подборку' }).click();
    await panel(page).getByRole('combobox').fill(name);
    await expect(options(page)).toHaveText([`Новый запрос «${name}»Enter`]);
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Все поля' }).click();
  };
  const fullName = page.getByRole('main').getByLabel('Название');
  await openFullForm('винный склад');
  await expect(page).toHaveURL('/land/request/new');
  await expect(fullName).toHaveValue('Винный склад');
  await page.goto(`/land/property/${plot.id}`);
  await openFullForm('завод');
  await page.getByRole('button', { name: 'Заменить' }).click();
  await expect(page).toHaveURL('/land/request/new');
  await expect(fullName).toHaveValue('Завод');
});

test('the panel of one object says how it fits each request; Alt+3 makes a new one; several objects have no percentages; in both areas', async ({
  page,
  app,
}) => {
  const { id: me } = app.broker;
  const mine = { responsibleEmployeeId: me };
  await givenRequest(app.db, { ...mine, name: 'Склад у ЦКАД', area: { from: 5, to: 20 } });
  await givenRequest(app.db, { ...mine, name: 'Завод ЖБИ', area: { from: 7.5, to: 20 } });
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER], area: 6.99, propertyType: { id: 3 } });
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:2'], area: 8 });
  await page.goto(`/land/property/${plot.id}`);
  await page.getByRole('button', { name: 'В подборку' }).click();
  const option = (name: string) => options(page).filter({ hasText: name });
  await expect(option('Склад у ЦКАД')).toHaveText(/100\s%$/);
  await expect(option('Завод ЖБИ')).toHaveText(/(?<!\d)[1-9]\d\s%$/);
  await expect(panel(page)).toContainText('соответствие');
  await expectAccessible(panel(page));
  await page.keyboard.press('Alt+3');
  await expect(panel(page).getByRole('form', { name: 'Новый запрос' })).toBeVisible();

  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await page.keyboard.press('F8');
  await expect(option('Завод ЖБИ')).toContainText('подборка пуста');
  await expect(panel(page)).not.toContainText('соответствие');

  const building = await givenBuilding(app.db, (await givenComplex(app.db, { name: 'Парк' })).id);
  const vacancy = await givenVacancy(app.db, building.id, {
    name: '2-А',
    areaSetWithPrice: { warehouse: { areaValue: 11_400, dry: { areaValue: 11_400 } } },
  });
  await givenIndustrialRequest(app.db, { ...mine, name: 'Фармсклад', vacancyAreaRange: { from: 9_000, to: 18_000 } });
  await page.goto(`/industrial/vacancy/${vacancy.id}`);
  await page.getByRole('button', { name: 'В подборку' }).click();
  await expect(option('Фармсклад')).toHaveText(/100\s%$/);
});

test('many plots: those that are in already are counted, a failure stays in its line and is tried again, undo takes out the new ones', async ({
  page,
  app,
  troubles,
}) => {
  const { call, id: me } = app.broker;
  const mine = await call(createRequest, {
    body: requestFields({ name: 'Площадка у ЦКАД', responsibleEmployeeId: me }),
  });
  const plots = [];
  for (const number of [NUMBER, '50:01:0000001:2', '50:01:0000001:3'])
    plots.push(await givenProperty(app.db, { cadastralNumbers: [number] }));
  const first = plots[0]?.id ?? '';
  await call(addSelectionItem, { body: { entityId: first, requestId: mine.id } });
  const inSelection = async () =>
    (await call(getSelectionOfRequest, { params: { requestId: mine.id } })).items
      .map(({ property }) => property.id)
      .sort();

  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'В подборку' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(options(page).first()).toContainText('уже есть 1 из 3');
  troubles.expect(/add-items|ERR_FAILED/);
  await page.route('**/add-items', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toContainText('Не добавлено Повторить');
  await expect(panel(page)).toBeVisible();
  expect(await inSelection()).toEqual([first]);
  await page.unroute('**/add-items');
  await options(page).first().click();
  await expect(page.getByText('Добавлено: 2 объекта, уже были: 1 объект')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await inSelection()).toEqual(plots.map(({ id }) => id).sort());
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('Убрано из подборки: 2 объекта')).toBeVisible();
  expect(await inSelection()).toEqual([first]);
});

test('an archived request of mine returns with the addition, and both are undone', async ({ page, app }) => {
  const { call, id: me } = app.broker;
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER] });
  const { id } = await call(createRequest, {
    body: requestFields({ name: 'Под стоянку техники', responsibleEmployeeId: me }),
  });
  await call(toggleRequestArchive, { params: { id } });
  await page.goto(`/land/property/${plot.id}`);
  await page.getByRole('button', { name: 'В подборку' }).click();
  await panel(page).getByRole('combobox').fill('стоянку');
  await expect(options(page).first()).toContainText('архивный запрос · подборка пуставернуть и добавить');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Запрос возвращён из архива')).toBeVisible();
  const state = async () => {
    const { items } = await call(getSelectionOfRequest, { params: { requestId: id } });
    return { isEnabled: (await call(getRequest, { params: { id } })).isEnabled, count: items.length };
  };
  expect(await state()).toEqual({ isEnabled: true, count: 1 });
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('Убрано из подборки: 1 объект')).toBeVisible();
  expect(await state()).toEqual({ isEnabled: false, count: 0 });
});

test('words that no request has make one: what a request must have is asked, the plot is in it', async ({
  page,
  app,
}) => {
  const { call, id: me } = app.broker;
  const plot = await givenProperty(app.db, { cadastralNumbers: [NUMBER] });
  await page.goto('/land/property?view=grid');
  await page.getByRole('button', { name: `В подборку: ${NUMBER}` }).click();
  await panel(page).getByRole('combobox').fill('винный склад');
  await expect(panel(page)).toContainText('Запроса с такими словами нет');
  await expect(options(page)).toHaveText(['Новый запрос «винный склад»Enter']);
  await page.keyboard.press('Enter');
  const form = panel(page).getByRole('form', { name: 'Новый запрос' });
  await expect(form.getByRole('textbox', { name: 'Название' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Винный склад');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Ссылка на диск' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(panel(page));
  expect(await call(findRequests, { body: {} })).toEqual([]);
  await expect(form.getByRole('button', { name: 'Типы объектов' })).toBeFocused();
  await takeFirst(page, 'Типы объектов', 'Логистика');
  await answer(page, 'Built-to-suit', 'Нет');
  await answer(page, 'Built-to-lease', 'Да');
  await form.getByRole('textbox', { name: 'Ссылка на диск' }).fill('https://disk.example/wine');
  await form.getByRole('button', { name: 'Создать и добавить' }).click();
  await expect(page.getByText('Добавлен в «Винный склад»')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  const [created] = await call(findRequests, { body: {} });
  expect(created).toMatchObject({ name: 'Винный склад', responsibleEmployeeId: me, isActual: true });
  const { items } = await call(getSelectionOfRequest, { params: { requestId: created?.id ?? '' } });
  expect(items.map(({ property }) => property.id)).toEqual([plot.id]);
});

test('a vacancy makes a request of its own on a telephone, in a sheet from below', async ({ page, app }) => {
  await givenCustomers(app);
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  const vacancy = await givenVacancy(app.db, building.id, { name: '1-А' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/industrial/vacancy?view=map');
  await page.getByRole('button', { name: 'В подборку: 1-А' }).click();
  await expect(options(page)).toHaveText(['Новый запросEnter']);
  const box = await panel(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 390 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
  await expectAccessible(panel(page));
  await options(page).click();
  const form = panel(page).getByRole('form', { name: 'Новый запрос' });
  await form.getByRole('textbox', { name: 'Название' }).fill('Склад для мебели');
  await form.getByRole('combobox', { name: 'Компания' }).fill('Поле');
  await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).click();
  await form.getByRole('button', { name: 'Создать и добавить' }).click();
  await expect(page.getByText('Добавлена в «Склад для мебели»')).toBeVisible();
  const [created] = await app.broker.call(findIndustrialRequests, { body: {} });
  const { items } = await app.broker.call(industrialSelections.ofRequest, { params: { requestId: created?.id ?? '' } });
  expect(items.map(({ entity }) => entity.id)).toEqual([vacancy.id]);
});

test('what a selection cannot take says so: no button without open vacancies, and a message for more objects than fit', async ({
  page,
  app,
}) => {
  await givenComplex(app.db, { name: 'Логопарк Пустой' });
  const full = await givenComplex(app.db, { name: 'Логопарк Север' });
  await givenVacancy(app.db, (await givenBuilding(app.db, full.id)).id);
  await page.goto('/industrial?view=table');
  const action = (name: string) => row(page, name).getByRole('button', { name: /^В подборку/, includeHidden: true });
  await expect(action('Логопарк Север')).toHaveCount(1);
  await expect(action('Логопарк Пустой')).toHaveCount(0);
  await row(page, 'Логопарк Север').getByRole('gridcell').nth(1).click();
  await page.keyboard.press('F8');
  await expect(options(page)).toHaveText(['Новый запросEnter']);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  // The click opens nothing in the other row: keys still belong to the table.
  await row(page, 'Логопарк Пустой').getByRole('gridcell').nth(1).click();
  await page.keyboard.press('F8');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Логопарк Север')).toHaveAttribute('data-current', 'true');
  await expect(panel(page)).toBeHidden();

  await givenManyProperties(app.db, app.broker.id, 1_001);
  await page.goto('/land/property?view=table');
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранным' });
  await bar.getByRole('button', { name: /^Выбрать все/ }).click();
  await expect(bar).toContainText(/Выбран.*1\s001\sобъект/);
  await page.keyboard.press('F8');
  await expect(panel(page)).toContainText(/Выбрано 1\s001\sобъект, а в подборку помещается 1\s000/);
  await expectAccessible(panel(page));
  await page.keyboard.press('Escape');
  await expect(bar).toContainText(/1\s001\sобъект/);
});
