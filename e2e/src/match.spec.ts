import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

interface Area {
  readonly name: string;
  /** Makes a request, an object that fits, one that almost fits, and one whose wish is unknown. */
  readonly given: (app: TestApp) => Promise<string>;
  readonly grid: string;
  /** Rows in their order: the exact one, the near one, the unknown one. */
  readonly rows: readonly [exact: string, near: string, unknown: string];
  readonly titles: readonly [plain: RegExp, both: RegExp, known: RegExp];
  readonly reason: RegExp;
  readonly verdict: RegExp;
  readonly score: string;
  readonly wish: string;
  readonly openLabel: string;
  readonly added: string;
}

const land: Area = {
  name: 'land',
  given: async (app) => {
    const { id } = await givenRequest(app.db, {
      name: 'Склад',
      area: { from: 5, to: 20 },
      distanceFromNearestCity: 60,
      utilities: [{ id: 2, value: 100 }],
    });
    const electricitySupply = (value: number | null) => ({ id: 2, type: 1 as const, value, from: null, to: null });
    const plots = [
      { area: 7, kmFromCity: 30, electricitySupply: electricitySupply(200) },
      { area: 8, kmFromCity: 63, electricitySupply: electricitySupply(200) },
      { area: 9, kmFromCity: 30, electricitySupply: electricitySupply(null) },
    ];
    for (const [index, fields] of plots.entries()) {
      const cadastralNumbers = [`50:01:0000001:${index + 1}`];
      await givenProperty(app.db, { responsibleEmployeeId: app.broker.id, cadastralNumbers, ...fields });
    }
    return `/land/request/${id}/search`;
  },
  grid: 'Объекты',
  rows: ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'],
  titles: [/^1\sобъект$/, /^3\sобъекта$/, /^2\sобъекта$/],
  reason: /Подходит, кроме расстояния до города: дальше на 3,00\sкм/,
  verdict: /дальше на 3,00\sкм/,
  score: '89',
  wish: 'От города, км',
  openLabel: 'Открыть объект',
  added: 'Объект успешно добавлен',
};

const industrial: Area = {
  name: 'industrial',
  given: async (app) => {
    const vacancies = [
      ['Логопарк Север', 12, true],
      ['Парк Соколово', 9.2, true],
      ['Шереметьево', 12, null],
    ] as const;
    for (const [name, workingHeight, hasShelves] of vacancies) {
      const complex = await givenComplex(app.db, { name });
      const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1', workingHeight });
      const areaSetWithPrice = { warehouse: { areaValue: 10_000, dry: { areaValue: 10_000 } } };
      await givenVacancy(app.db, building.id, { name: '1-А', hasShelves, areaSetWithPrice });
    }
    const request = await givenIndustrialRequest(app.db, {
      responsibleEmployeeId: app.broker.id,
      vacancyAreaRange: { from: 9_000, to: 18_000 },
      workingHeightRange: { from: 10, to: null },
      hasShelving: true,
      hasDryArea: true,
    });
    return `/industrial/requests/${request.id}/search`;
  },
  grid: 'Вакансии',
  rows: ['Логопарк Север', 'Шереметьево', 'Парк Соколово'],
  titles: [/^1\sвакансия$/, /^3\sвакансии$/, /^2\sвакансии$/],
  reason: /Подходит, кроме высоты: не хватает 0,80\sм/,
  verdict: /не хватает 0,80\sм/,
  score: '80',
  wish: 'Рабочая высота, м',
  openLabel: 'Открыть вакансию',
  added: 'Вакансия успешно добавлена',
};

const title = (page: Page) => page.getByRole('main').getByRole('status').first();
const nearHead = (page: Page) => page.getByRole('button', { name: /^Почти подходят/ });

for (const area of [land, industrial]) {
  test(`what almost fits opens below what fits, explains itself and is added by one key: ${area.name} (N-12)`, async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 5\d\d POST .*near/);
    await page.goto(await area.given(app));
    const grid = page.getByRole('grid', { name: area.grid });
    const links = grid.getByRole('row').getByRole('link');
    const [exact, near] = area.name === 'land' ? area.rows : [area.rows[0], area.rows[2]];
    const row = grid.getByRole('row').filter({ has: page.getByRole('link', { name: near }) });

    await test.step('the plain search is as it was; the section says how many', async () => {
      await expect(title(page)).toHaveText(area.titles[0]);
      await expect(links).toHaveText([exact]);
      await expect(nearHead(page)).toHaveText(/Почти подходят\s*2/);
    });

    await test.step('→ opens the section; both counts are said, the best comes first', async () => {
      await nearHead(page).press('ArrowRight');
      await expect(links).toHaveText(area.rows.map((name) => new RegExp(name)));
      await expect(title(page)).toHaveText(area.titles[1]);
      await expect(page.getByText('подходят 1, почти подходят 2')).toBeVisible();
      await expect(nearHead(page)).toBeFocused();
      await expect(grid.getByRole('columnheader', { name: area.wish })).toBeVisible();
      await expect(row.getByRole('img', { name: 'рядом' })).toBeVisible();
      await expectAccessible(page.getByRole('main'));
    });

    await test.step('→ opens the reason of the current row, ← folds it, B adds the object', async () => {
      for (let step = 0; step <= area.rows.indexOf(near); step += 1) await grid.press('ArrowDown');
      await grid.press('ArrowRight');
      const reason = page.getByRole('region', { name: new RegExp(`^Соответствие: .*${near}`) });
      await expect(reason).toContainText(area.reason);
      await expect(reason.getByRole('row').filter({ hasText: area.verdict })).toHaveCount(1);
      await expect(reason).toContainText(`${area.score}\u00A0%`);
      await expect(reason.getByRole('link', { name: area.openLabel })).toBeVisible();
      await expectAccessible(reason);
      await grid.press('ArrowLeft');
      await expect(reason).toBeHidden();
      await row.getByRole('button', { name: /^Соответствие/ }).click();
      await expect(reason).toBeVisible();
      await page.getByRole('button', { name: 'Свернуть' }).click();
      await expect(reason).toBeHidden();
      await grid.press('b');
      await expect(page.getByText(area.added)).toBeVisible();
      await expect(row.getByRole('button', { name: /^Убрать из подборки/ })).toBeVisible();
    });

    await test.step('unknown values are left out of rows and counts', async () => {
      await page.getByRole('switch', { name: 'Неизвестные и цены по запросу' }).click();
      await expect(title(page)).toHaveText(area.titles[2]);
      await expect(links).toHaveCount(2);
    });

    await test.step('a failed match leaves the plain list, and is repeated by hand', async () => {
      await page.route(/near/, (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      await expect(page.getByText('Не удалось посчитать соответствие')).toBeVisible();
      await expect(links).toHaveText([new RegExp(exact)]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(links).toHaveCount(2);
      await nearHead(page).press('ArrowLeft');
      await expect(links).toHaveText([exact]);
      await expect(title(page)).toHaveText(area.titles[0]);
    });
  });
}
