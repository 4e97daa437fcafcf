import { RequestDraft as IndustrialDraft } from '@gektar/contract/industrial/requests/request.ts';
import * as industrialCalls from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { RequestDraft as LandDraft } from '@gektar/contract/land/requests/request.ts';
import * as landCalls from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItems, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

interface Area {
  readonly name: string;
  /** Makes a request, an object that fits, and two that almost fit. @returns id of the request */
  readonly given: (app: TestApp) => Promise<string>;
  readonly pathOf: (id: string) => string;
  readonly grid: string;
  /** Names in the list: at first, and once the wish is lighter. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The wish that becomes lighter, with its weight, and one that a colleague changes. */
  readonly wish: string;
  readonly weight: number;
  readonly other: { readonly label: string; readonly criterion: string };
  readonly moved: readonly RegExp[];
  /** Saves another weighing as a colleague would. */
  readonly saveElsewhere: (app: TestApp, id: string, importance: object) => Promise<unknown>;
}

const land: Area = {
  name: 'land',
  given: async ({ db, broker }) => {
    const electricitySupply = (value: number | null) => ({ id: 2, type: 1 as const, value, from: null, to: null });
    const plots = [
      { area: 7, kmFromCity: 30, electricitySupply: electricitySupply(200) },
      { area: 8, kmFromCity: 63, electricitySupply: electricitySupply(210) },
      { area: 9, kmFromCity: 31, electricitySupply: electricitySupply(null) },
    ];
    for (const [index, fields] of plots.entries()) {
      const cadastralNumbers = [`50:01:0000001:${index + 1}`];
      await givenProperty(db, { responsibleEmployeeId: broker.id, cadastralNumbers, ...fields });
    }
    const { id } = await givenRequest(db, {
      name: 'Склад',
      area: { from: 5, to: 20 },
      distanceFromNearestCity: 60,
      utilities: [{ id: 2, value: 100 }],
    });
    return id;
  },
  pathOf: (id) => `/land/request/${id}`,
  grid: 'Объекты',
  before: ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'],
  after: ['50:01:0000001:1', '50:01:0000001:3', '50:01:0000001:2'],
  wish: 'Электричество',
  weight: 4,
  other: { label: 'Площадь', criterion: 'area' },
  moved: [/^150:01:0000001:3был 2-м84 стало 95\s%$/, /^250:01:0000001:2был 1-м89 стало 86\s%$/],
  saveElsewhere: async ({ broker }, id, importance) => {
    const request = await broker.call(landCalls.getRequest, { params: { id } });
    return broker.call(landCalls.updateRequest, { body: LandDraft.parse({ ...request, importance }) });
  },
};

const industrial: Area = {
  name: 'industrial',
  given: async ({ db, broker }) => {
    const vacancies = [
      ['Логопарк Север', 12, true],
      ['Парк Соколово', 9.2, true],
      ['Шереметьево', 13, null],
    ] as const;
    for (const [name, workingHeight, hasShelves] of vacancies) {
      const complex = await givenComplex(db, { name });
      const building = await givenBuilding(db, complex.id, { name: 'Корпус 1', workingHeight });
      const areaSetWithPrice = { warehouse: { areaValue: 10_000, dry: { areaValue: 10_000 } } };
      await givenVacancy(db, building.id, { name: '1-А', hasShelves, areaSetWithPrice });
    }
    const { id } = await givenIndustrialRequest(db, {
      responsibleEmployeeId: broker.id,
      vacancyAreaRange: { from: 9_000, to: 18_000 },
      workingHeightRange: { from: 10, to: null },
      hasShelving: true,
      hasDryArea: true,
    });
    return id;
  },
  pathOf: (id) => `/industrial/requests/${id}`,
  grid: 'Вакансии',
  before: ['Логопарк Север', 'Шереметьево', 'Парк Соколово'],
  after: ['Логопарк Север', 'Парк Соколово', 'Шереметьево'],
  wish: 'Рабочая высота',
  weight: 4,
  other: { label: 'Площадь вакансии', criterion: 'vacancyAreaRange' },
  moved: [
    /^1Парк Соколово, Корпус 1, 1-Абыла 2-й80 стало 93\s%$/,
    /^2Шереметьево, Корпус 1, 1-Абыла 1-й90 стало 87\s%$/,
  ],
  saveElsewhere: async ({ broker }, id, importance) => {
    const request = await broker.call(industrialCalls.getRequest, { params: { id } });
    return broker.call(industrialCalls.updateRequest, { body: IndustrialDraft.parse({ ...request, importance }) });
  },
};

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Что важно' });
const foot = (page: Page) => drawer(page).getByRole('status', { name: 'Что изменится' });
const rowOf = (page: Page, label: string) => drawer(page).getByRole('group', { name: label, exact: true });

for (const area of [land, industrial]) {
  test(`weights are changed by keys, seen at work before they are saved, and given back from the history: ${area.name} (N-12)`, async ({
    page,
    app,
    context,
    troubles,
  }) => {
    troubles.expect(/refused: (409 POST .*update|500 POST .*importance-preview)/);
    const id = await area.given(app);
    await app.db.deleteFrom('versions.events').execute();
    await page.goto(`${area.pathOf(id)}/search`);
    const links = page.getByRole('grid', { name: area.grid }).getByRole('row').getByRole('link');
    const opener = page.getByRole('button', { name: 'Что важно' });
    const weight = drawer(page).getByRole('slider', { name: `Вес: ${area.wish}` });
    const named = (names: readonly string[]) => names.map((name) => new RegExp(name));

    await expect(links).toHaveText(named(area.before));

    await test.step('the drawer has a row for each criterion; unchanged it closes without a question', async () => {
      await opener.click();
      await expect(foot(page)).toHaveText(/^Найдено 3\. Подходят 1, почти подходят 2\.$/);
      await expect(weight).toHaveAttribute('aria-valuenow', String(area.weight));
      await expect(drawer(page).getByText('Для этого запроса, видят все')).toBeVisible();
      await expectAccessible(drawer(page));
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('keys set the weight; what would move is said before it is saved', async () => {
      await opener.click();
      await weight.focus();
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowRight');
      await expect(weight).toHaveAttribute('aria-valuenow', '1');
      await expect(rowOf(page, area.wish)).toContainText(`было ${area.weight}`);
      await expect(foot(page)).toContainText('Первые два из почти подходящих изменились:');
      await expect(foot(page).getByRole('listitem')).toHaveText(area.moved as RegExp[]);
      await expect(links).toHaveText(named(area.before));
    });

    await test.step('a wish of weight 0 is not asked; a must excludes', async () => {
      await page.keyboard.press('0');
      await expect(foot(page)).toContainText(/Подходят 1 стало 2, почти подходят 2 стало 1\./);
      await rowOf(page, area.wish).getByRole('radio', { name: 'Обязательно' }).check();
      await expect(rowOf(page, area.wish)).toContainText('отсекает');
      await rowOf(page, area.wish).getByRole('radio', { name: 'Пожелание' }).check();
      await weight.press('1');
    });

    await test.step('a failed count does not keep from saving; Esc asks once something is changed', async () => {
      await page.route(/importance-preview/, (route) => route.fulfill({ status: 500, json: {} }));
      await weight.press('2');
      await expect(foot(page)).toHaveText('Не удалось посчитать, сохранить можно');
      await page.unrouteAll();
      await weight.press('1');
      await expect(foot(page).getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: /^Изменения не сохранены/ });
      await question.getByRole('button', { name: 'Отменить' }).click();
      await expect(weight).toHaveAttribute('aria-valuenow', '1');
    });

    await test.step('a colleague saved meanwhile: nothing typed is lost, both changes are stored', async () => {
      const saveBefore = async (route: Route) => {
        await area.saveElsewhere(app, id, { [area.other.criterion]: { weight: 4 } });
        await route.continue();
      };
      await page.route(/requests\/update$/, saveBefore, { times: 1 });
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Запрос изменён другим сотрудником')).toBeVisible();
      await expect(weight).toHaveAttribute('aria-valuenow', '1');
      await expect(drawer(page).getByRole('slider', { name: `Вес: ${area.other.label}` })).toHaveAttribute(
        'aria-valuenow',
        '4',
      );
      // Another window with the same request open.
      const second = await context.newPage();
      await second.goto(`${area.pathOf(id)}/search`);
      const there = second.getByRole('grid', { name: area.grid }).getByRole('row').getByRole('link');
      await expect(there).toHaveText(named(area.before));
      await page.bringToFront();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Сохранено, что важно в запросе')).toBeVisible();
      await expect(drawer(page)).toBeHidden();
      await expect(links).toHaveText(named(area.after));
      await expect(there).toHaveText(named(area.after));
      await second.close();
    });

    await test.step('the history has what was changed and gives it back', async () => {
      await page.goto(`${area.pathOf(id)}/history`);
      const line = page
        .getByRole('table')
        .locator('tbody')
        .getByRole('row')
        .filter({ hasText: `${area.wish}: вес 1` });
      await expect(line).toBeVisible();
      await line.getByRole('button', { name: /^Вернуть/ }).click();
      await expect(page.getByText(/^Возвращено: Что важно/)).toBeVisible();
      await page.goto(`${area.pathOf(id)}/search`);
      await expect(links).toHaveText(named(area.before));
    });
  });
}

test('a selection suggests weights with the share of choices they explain; nothing is stored before it is saved (N-12)', async ({
  page,
  app: { db, broker },
}) => {
  const { id } = await givenRequest(db, {
    name: 'Склад у дороги',
    area: { from: 5, to: 20 },
    distanceFromNearestCity: 60,
    utilities: [{ id: 2, value: 100 }],
  });
  const electricitySupply = (value: number | null) => ({ id: 2, type: 1 as const, value, from: null, to: null });
  const chosen: string[] = [];
  // Chosen: electricity for certain, too far. Passed over: near, electricity unknown.
  for (const [index, kmFromCity] of [66, 67, 68, 66.5, 67.5].entries()) {
    const about = { area: 6 + index, kmFromCity, electricitySupply: electricitySupply(150 + index) };
    chosen.push((await givenProperty(db, { responsibleEmployeeId: broker.id, ...about })).id);
  }
  for (const [index, kmFromCity] of [30, 31, 32].entries()) {
    const about = { area: 12 + index, kmFromCity, electricitySupply: electricitySupply(null) };
    await givenProperty(db, { responsibleEmployeeId: broker.id, ...about });
  }
  const selection = await broker.call(getSelectionOfRequest, { params: { requestId: id } });
  const items = chosen.map((entityId) => ({ entityId }));
  await broker.call(addSelectionItems, { params: { id: selection.id }, body: { items } });
  await db.deleteFrom('versions.events').execute();

  await page.goto(`/land/request/${id}/search`);
  await page.getByRole('button', { name: 'Что важно' }).click();
  await drawer(page).getByRole('button', { name: 'Как сохранённая подборка' }).click();
  await expect(drawer(page).getByText(/^Предложено по подборке/)).toHaveText(
    'Предложено по подборке: объясняет 10 из 10 выборов, нынешние веса — 0 из 10',
  );
  const electricity = rowOf(page, 'Электричество');
  await expect(electricity.getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
  await expect(electricity).toContainText('предложено');
  // The distance has no weight left, so the chosen plots fit by score.
  await expect(foot(page)).toContainText('Подходят 0 стало 5, почти подходят 8 стало 3.');
  expect((await broker.call(landCalls.getRequest, { params: { id } })).importance).toEqual({});
  await drawer(page).getByRole('button', { name: 'Вернуть обычные веса' }).click();
  await expect(electricity).not.toContainText('предложено');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
});
