import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createView } from '@gektar/contract/views/view-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { viewDraft } from '@gektar/server/testing/writing-calls/view-calls.ts';
import type { Page } from '@playwright/test';
import { actionsOf, countActions, startCounting } from './count-actions.ts';
import { expect, test } from './journey.ts';
import { chip, listTitle } from './properties-list.ts';
import { cell, millions, openTable, pasteText, plots, price } from './table-cells.ts';

/**
 * Everyday jobs on the desk, each with the largest number of a person's actions (`count-actions.ts`) that it may take.
 */
async function job(page: Page, name: string, budget: number, work: () => Promise<unknown>): Promise<void> {
  await test.step(`${name}, at most ${budget}`, async () => {
    await startCounting(page);
    await work();
    const actions = await actionsOf(page);
    test.info().annotations.push({ type: name, description: `${actions} of ${budget}` });
    expect(actions, name).toBeLessThanOrEqual(budget);
  });
}

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Измен/ });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
const chooseAll = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await expect(bar(page)).toBeVisible();
};
const rowCount = async (page: Page, count: number) => {
  await expect(listTitle(page)).toHaveText(new RegExp(`^${count}\\s`));
  await expect(
    page
      .getByRole('grid')
      .getByRole('checkbox', { name: /^Выбрать:/ })
      .first(),
  ).toBeVisible();
};
const saved = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Enter, a value, Enter in each row of a column. */
async function typeColumn(page: Page, head: string, values: readonly number[]): Promise<void> {
  await (await cell(page, 1, head)).click();
  for (const value of values) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(value));
    await page.keyboard.press('Enter');
  }
}

async function pasteColumn(page: Page, head: string, values: readonly number[]): Promise<void> {
  await (await cell(page, 1, head)).click();
  await pasteText(page, values.join('\n'));
  await expect(page.getByRole('button', { name: `Записать ${values.length} из ${values.length}` })).toBeEnabled();
  await page.keyboard.press('Enter');
}

async function raiseByPercent(page: Page, field: string, percent: string): Promise<void> {
  await chooseAll(page);
  await page.keyboard.press('F4');
  await expect(drawer(page).getByLabel('Поле', { exact: true })).toBeFocused();
  await page.keyboard.type(field);
  await expect(page.getByRole('option', { name: field, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page)
    .getByRole('textbox', { name: `${field}: значение` })
    .click();
  await page.keyboard.type(percent);
  await expect(drawer(page).getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+Enter');
}

/** Gives all rows of the list to a colleague. @param left 'Изменить 21 объект' */
async function giveToColleague(page: Page, left: RegExp): Promise<void> {
  await chooseAll(page);
  await bar(page).getByRole('button', { name: 'Ответственный' }).click();
  await page.getByRole('option', { name: /Лугова/ }).click();
  await drawer(page).getByRole('button', { name: left }).click();
}

test('everyday jobs of a land broker within their budgets of actions', async ({ page, app }) => {
  const { call } = app.broker;
  const colleague = await app.anotherBroker();
  await countActions(page);
  const given = [];
  for (const one of millions(10, 20, 30, 40, 50)) given.push(await givenProperty(app.db, { price: one }));
  const prices = async () => {
    const rows = await app.db.selectFrom('land.properties').select('price').orderBy('price').execute();
    return rows.map((row) => row.price);
  };

  await openTable(page, plots);
  await job(page, 'price of 5 plots, typed', 16, async () => {
    await typeColumn(page, price, millions(11, 21, 31, 41, 51));
    await expect.poll(prices).toEqual(millions(11, 21, 31, 41, 51));
  });
  await openTable(page, plots);
  await job(page, 'price of 5 plots, pasted', 3, async () => {
    await pasteColumn(page, price, millions(12, 22, 32, 42, 52));
    await expect.poll(prices).toEqual(millions(12, 22, 32, 42, 52));
  });
  await openTable(page, plots);
  await job(page, "price of 5 plots, '+5 %'", 8, async () => {
    await raiseByPercent(page, 'Цена', '5');
    await expect.poll(prices).toEqual([12_600_000, 23_100_000, 33_600_000, 44_100_000, 54_600_000]);
  });

  const [first] = given;
  const stored = await call(getProperty, { params: { id: first?.id ?? '' } });
  await call(updateProperty, { body: { ...stored, price: 1_000_000 } });
  await page.goto(`/land/property/${stored.id}`);
  await expect(page.getByRole('navigation', { name: 'Разделы объекта' })).toBeVisible();
  await job(page, 'this price back as it was', 2, async () => {
    await page.getByRole('navigation', { name: 'Разделы объекта' }).getByRole('link', { name: 'История' }).click();
    await page.getByRole('button', { name: 'Вернуть 12 600 000,00' }).first().click();
    await saved(page, 'Возвращено: Цена 12 600 000,00');
  });

  await call(createView, {
    body: viewDraft({
      name: 'Дорогие',
      isShared: true,
      filter: { price: { from: 40_000_000 } },
      order: null,
      kind: null,
    }),
  });
  await page.goto('/land/property?view=table');
  await rowCount(page, 5);
  await job(page, 'a list as I like it, tomorrow', 1, async () => {
    await page
      .getByRole('navigation', { name: 'Виды' })
      .getByRole('link', { name: /Дорогие/ })
      .click();
    await expect(listTitle(page)).toHaveText('2 объекта');
  });

  for (let count = 0; count < 16; count += 1) await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  await app.db.updateTable('land.properties').set({ responsible_employee_id: app.broker.id }).execute();
  for (let count = 0; count < 7; count += 1) await givenRequest(app.db, { responsibleEmployeeId: app.broker.id });
  await page.goto('/land/property?view=table');
  await rowCount(page, 21);
  await job(page, '21 objects actual', 3, async () => {
    await chooseAll(page);
    await page.keyboard.press('F9');
    await saved(page, '21 объект актуализирован');
  });
  await page.reload();
  await rowCount(page, 21);
  await job(page, "a leaver's 21 objects to a colleague", 4, async () => {
    await giveToColleague(page, /^Изменить 21.объект$/);
    await saved(page, 'Изменён 21 объект');
  });
  await page.goto('/land/request?view=table');
  await rowCount(page, 7);
  await job(page, "a leaver's requests to a colleague", 4, async () => {
    await giveToColleague(page, /^Изменить 7.запросов$/);
    await saved(page, 'Изменено 7 запросов');
  });
  const owners = await app.db.selectFrom('land.requests').select('responsible_employee_id as id').execute();
  expect(new Set(owners.map(({ id }) => id))).toEqual(new Set([colleague.id]));
});

test('everyday jobs of an operator of warehouses within their budgets of actions', async ({ page, app }) => {
  const { call } = app.broker;
  await app.anotherBroker();
  await countActions(page);
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id);
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const areaSetWithPrice = { office: { areaValue: 100 + count, leasePricePerSqm: 8_000 + count } };
    const availabilityDate = `20${count < 3 ? 20 : 40}-01-01T00:00:00`;
    ids.push((await givenVacancy(app.db, building.id, { areaSetWithPrice, availabilityDate })).id);
  }
  const rates = async () => {
    const found = await Promise.all(ids.map((id) => call(getVacancy, { params: { id } })));
    return found.map(({ averageNetRentalRate }) => averageNetRentalRate);
  };
  const from = (first: number, step = 1) => ids.map((_, index) => first + index * step);
  const byRate = '/industrial/vacancy?sort=AverageBaseRate&direction=asc';

  await openTable(page, byRate);
  await job(page, 'rates of 8 vacancies, typed', 25, async () => {
    await typeColumn(page, 'Ставка', from(9_000));
    await expect.poll(rates).toEqual(from(9_000));
  });
  await openTable(page, byRate);
  await job(page, 'rates of 8 vacancies, pasted', 3, async () => {
    await pasteColumn(page, 'Ставка', from(9_500, 10));
    await expect.poll(rates).toEqual(from(9_500, 10));
  });
  await openTable(page, byRate);
  await job(page, "rates of 8 vacancies, '+10 %'", 8, async () => {
    await raiseByPercent(page, 'Средняя ставка', '10');
    await expect.poll(rates).toEqual(from(10_450, 11));
  });

  const before = await call(getVacancy, { params: { id: ids[0] ?? '' } });
  const office = { office: { areaValue: 100, leasePricePerSqm: 5_000 } };
  await call(updateVacancy, { body: { ...before, areaSetWithPrice: office } as never });
  await page.goto(`/industrial/vacancy/${before.id}`);
  const tabs = page.getByRole('navigation', { name: 'Разделы вакансии' });
  await expect(tabs).toBeVisible();
  await job(page, 'this rate back as it was', 2, async () => {
    await tabs.getByRole('link', { name: 'История' }).click();
    await page.getByRole('button', { name: 'Вернуть 10 450,00' }).first().click();
    await expect.poll(rates).toEqual(from(10_450, 11));
  });

  await givenVacancy(app.db, building.id, {
    name: 'Без цены',
    areaSetWithPrice: {},
    availabilityDate: '2045-01-01T00:00:00',
  });
  for (const [name, press, found] of [
    ['vacancies not confirmed', () => chip(page, 'Не подтверждены').click(), '9 вакансий'],
    ['vacancies without a rate', () => chip(page, 'Без ставки').click(), '1 вакансия'],
    [
      'vacancies free from a month on',
      async () => {
        await chip(page, 'Свободны с').click();
        await page.getByRole('button', { name: /^с / }).nth(1).click();
      },
      '3 вакансии',
    ],
  ] as const) {
    await page.goto('/industrial/vacancy?view=table');
    await rowCount(page, 9);
    await job(page, name, 2, async () => {
      await press();
      await expect(listTitle(page)).toHaveText(found);
    });
  }

  for (let count = 0; count < 20; count += 1)
    await givenComplex(app.db, { responsibleEmployeeId: app.broker.id } as never);
  for (let count = 0; count < 6; count += 1)
    await givenIndustrialRequest(app.db, { responsibleEmployeeId: app.broker.id });
  await page.goto('/industrial?view=table');
  await rowCount(page, 21);
  await job(page, '21 complexes actual', 3, async () => {
    await chooseAll(page);
    await page.keyboard.press('F9');
    await saved(page, '21 комплекс актуализирован');
  });
  await page.goto('/industrial/vacancy?view=table');
  await rowCount(page, 9);
  await job(page, '9 vacancies actual', 3, async () => {
    await chooseAll(page);
    await page.keyboard.press('F9');
    await saved(page, 'Вакансии комплекса актуализированы');
  });
  await page.goto('/industrial?view=table');
  await rowCount(page, 21);
  await job(page, "a leaver's 21 complexes to a colleague", 4, async () => {
    await giveToColleague(page, /^Изменить 21.комплекс$/);
    await saved(page, 'Изменён 21 комплекс');
  });
  await page.goto('/industrial/requests?view=table');
  await rowCount(page, 6);
  await job(page, "a leaver's requests to a colleague", 4, async () => {
    await giveToColleague(page, /^Изменить 6.запросов$/);
    await saved(page, 'Изменено 6 запросов');
  });
});
