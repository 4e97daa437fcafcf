import { findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

type Left = 'near' | 'unknown';

interface Area {
  readonly name: string;
  /** Makes a request, an object that fits, one that almost fits, and one whose wish is unknown. */
  readonly given: (app: TestApp) => Promise<string>;
  /** Archives all other objects. */
  readonly leave: (app: TestApp, left: readonly Left[]) => Promise<unknown>;
  readonly grid: string;
  /** Rows in their order: the exact one, the near one, the unknown one. */
  readonly rows: readonly [exact: string, near: string, unknown: string];
  readonly titles: readonly [plain: RegExp, both: RegExp, known: RegExp];
  readonly reason: RegExp;
  readonly verdict: RegExp;
  readonly score: string;
  readonly wish: string;
  /** Texts of the chips of musts. */
  readonly musts: readonly RegExp[];
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
  leave: ({ db }, left) => {
    const areas = { near: 8, unknown: 9 };
    const others = [0, ...left.map((one) => areas[one])];
    return db.updateTable('land.properties').set({ is_enabled: false }).where('area', 'not in', others).execute();
  },
  grid: 'Объекты',
  rows: ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'],
  titles: [/^1\sобъект$/, /^3\sобъекта$/, /^2\sобъекта$/],
  reason: /Подходит, кроме расстояния до города: дальше на 3,00\sкм/,
  verdict: /дальше на 3,00\sкм/,
  score: '89',
  wish: 'От города, км',
  musts: [/^Тип: .+ \(обязательно\)$/],
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
  leave: ({ db }, left) => {
    const names = { near: 'Парк Соколово', unknown: 'Шереметьево' };
    const others = ['', ...left.map((one) => names[one])];
    return db.updateTable('industrial.complexes').set({ is_enabled: false }).where('name', 'not in', others).execute();
  },
  grid: 'Вакансии',
  rows: ['Логопарк Север', 'Шереметьево', 'Парк Соколово'],
  titles: [/^1\sвакансия$/, /^3\sвакансии$/, /^2\sвакансии$/],
  reason: /Подходит, кроме высоты: не хватает 0,80\sм/,
  verdict: /не хватает 0,80\sм/,
  score: '80',
  wish: 'Рабочая высота, м',
  musts: [/^Склад: сухой \(обязательно\)$/],
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
    const counted = Promise.withResolvers<void>();
    const path = await area.given(app);
    await page.route(/near/, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await page.goto(path);
    const grid = page.getByRole('grid', { name: area.grid });
    const links = grid.getByRole('row').getByRole('link');
    const [exact, near] = area.name === 'land' ? area.rows : [area.rows[0], area.rows[2]];
    const row = grid.getByRole('row').filter({ has: page.getByRole('link', { name: near }) });

    await test.step('what fits is on the screen before what almost fits is found; then both are said, the best first', async () => {
      await expect(links).toHaveText([new RegExp(exact)]);
      await expect(page.getByText('подходят 1', { exact: true })).toBeVisible();
      counted.resolve();
      await expect(links).toHaveText(area.rows.map((name) => new RegExp(name)));
      await page.unrouteAll();
      await expect(title(page)).toHaveText(area.titles[1]);
      await expect(page.getByText('подходят 1, почти подходят 2')).toBeVisible();
      await expect(grid.getByRole('columnheader', { name: area.wish })).toBeVisible();
      await expect(row.getByRole('img', { name: 'рядом' })).toBeVisible();
      await expectAccessible(page.getByRole('main'));
    });

    await test.step('← folds the section to a line with its count below the plain list, → opens it again', async () => {
      await nearHead(page).press('ArrowLeft');
      await expect(title(page)).toHaveText(area.titles[0]);
      await expect(links).toHaveText([exact]);
      await expect(nearHead(page)).toHaveText(/Почти подходят\s*2/);
      await expect(nearHead(page)).toBeFocused();
      await page.reload();
      await expect(nearHead(page)).toHaveText(/Почти подходят\s*2/);
      await expect(links).toHaveText([exact]);
      await nearHead(page).press('ArrowRight');
      await expect(links).toHaveText(area.rows.map((name) => new RegExp(name)));
      await expect(nearHead(page)).toBeFocused();
    });

    await test.step('musts are the first chips, with a lock, and cannot be removed by a press', async () => {
      const chips = page.getByRole('region', { name: 'Фильтры' }).locator('[data-chip][data-set]');
      await expect(chips.first()).toHaveAttribute('data-locked', 'true');
      await expect(chips.locator('xpath=self::*[@data-locked]')).toHaveText(area.musts);
      await expect(page.locator('[data-locked] button')).toHaveCount(area.musts.length);
    });

    await test.step('Space chooses a row; on the score it opens the reason; ↑ and ↓ pass the head of the section', async () => {
      await grid.press('ArrowDown');
      await grid.press('Space');
      await expect(grid.getByRole('row', { selected: true })).toHaveText(new RegExp(exact));
      await grid.press('ArrowDown');
      await grid.press('ArrowUp');
      await grid.press('Space');
      await expect(grid.getByRole('row', { selected: true })).toHaveCount(0);
      await grid.press('ArrowRight');
      const reason = page.getByRole('region', { name: new RegExp(`^Соответствие: .*${exact}`) });
      await expect(reason).toContainText(/Все \d условия выполнены/);
      await grid.press('ArrowRight');
      await grid.press('Space');
      await expect(reason).toBeHidden();
      await grid.press('Space');
      await expect(reason).toBeVisible();
      await grid.press('ArrowLeft');
      await grid.press('ArrowLeft');
      await expect(reason).toBeHidden();
    });

    await test.step('→ opens the reason of the current row, ← folds it, B adds the object', async () => {
      for (let step = 0; step < area.rows.indexOf(near); step += 1) await grid.press('ArrowDown');
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

    await test.step('on a narrower screen the marks are explained by the head of the score', async () => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await grid.getByRole('columnheader', { name: 'Соответствие' }).getByText('Соответствие').hover();
      await expect(page.getByRole('tooltip')).toHaveText('подходитрядоммимонеизвестно');
      await page.mouse.move(0, 0);
      await page.setViewportSize({ width: 1440, height: 900 });
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

test('an unknown power is filled in from the reason, and taken back (N-12)', async ({ page, app }) => {
  await page.goto(await land.given(app));
  const grid = page.getByRole('grid', { name: land.grid });
  const [, , number] = land.rows;
  const row = grid.getByRole('row').filter({ has: page.getByRole('link', { name: number }) });
  const stored = async () => {
    const [plot] = await app.broker.call(findProperties, { query: { take: 1 }, body: { cadastralNumber: number } });
    return plot?.electricitySupply;
  };
  await row.getByRole('button', { name: /^Соответствие/ }).click();
  const reason = page.getByRole('region', { name: new RegExp(`^Соответствие: .*${number}`) });
  await expect(reason).toContainText('Подходит, если хватит электричества: мощность не указана');
  await reason.getByRole('button', { name: 'Указать мощность' }).click();
  const sheet = page.getByRole('dialog', { name: number });
  const amount = sheet.getByRole('textbox', { name: 'Электричество' });
  await expect(amount).toBeFocused();
  await expectAccessible(sheet);

  await test.step('a range the wrong way round is said and not written; Esc leaves what was', async () => {
    await sheet.getByRole('button', { name: 'Указать диапазон' }).click();
    await sheet.getByRole('textbox', { name: 'Электричество, от' }).fill('300');
    await sheet.getByRole('textbox', { name: 'Электричество, до' }).fill('200');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Данные введены некорректно')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet.getByText('Тех. условия', { exact: true })).toBeVisible();
    expect(await stored()).toMatchObject({ type: 1, value: null, from: null, to: null });
  });

  await test.step('kind and amount are written at once, and Ctrl+Z gives back what was', async () => {
    await sheet.getByRole('button', { name: /Электричество/ }).click();
    await sheet.getByRole('radio', { name: 'Тех. присоединение' }).check();
    await amount.fill('250');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Тех. присоединение')).toBeVisible();
    await expect.poll(stored).toMatchObject({ type: 2, value: 250, from: null, to: null });
    await page.keyboard.press('Escape');
    await expect(row.getByRole('img', { name: 'неизвестно' })).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect.poll(stored).toMatchObject({ type: 1, value: null });
    await expect(row.getByRole('img', { name: 'неизвестно' })).toBeVisible();
  });
});

for (const area of [land, industrial]) {
  test(`without exact rows the head says so, without near ones there is no section: ${area.name} (N-12)`, async ({
    page,
    app,
  }) => {
    const path = await area.given(app);
    await app.db.deleteFrom('versions.events').execute();
    const grid = page.getByRole('grid', { name: area.grid });
    const links = grid.getByRole('row').getByRole('link');
    await area.leave(app, ['near', 'unknown']);
    await page.goto(path);
    await expect(page.getByText('Точных нет')).toBeVisible();
    await expect(page.getByText('ниже то, что подходит почти')).toBeVisible();
    await expect(links).toHaveCount(2);
    await expect(title(page)).toHaveText(area.titles[2]);

    await area.leave(app, ['unknown']);
    await page.reload();
    await expect(links).toHaveCount(1);
    await page.getByRole('switch', { name: 'Неизвестные и цены по запросу' }).click();
    await expect(links).toHaveCount(0);
    // The switch that hides unknown vacancies remains visible.
    await page.getByRole('switch', { name: 'Неизвестные и цены по запросу' }).click();
    await expect(links).toHaveCount(1);

    await area.leave(app, []);
    await page.reload();
    await expect(page.getByText('Под эти условия ничего не подходит.', { exact: false })).toBeVisible();
    await expect(nearHead(page)).toBeHidden();
    await expect(page.getByText('Точных нет')).toBeHidden();
  });
}
