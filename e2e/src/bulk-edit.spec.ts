import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenEmployee, givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Измен/ });

async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await expect(bar(page)).toBeVisible();
}

async function chooseField(page: Page, name: string, place = 0): Promise<void> {
  await drawer(page).getByLabel('Поле', { exact: true }).nth(place).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Locks a plot, so that a change waits for it. @returns ends the lock */
function holdPlot({ db }: TestApp, id: string): () => Promise<void> {
  const release = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('land.properties').select('id').where('id', '=', id).forUpdate().execute();
    await release.promise;
  });
  return async () => {
    release.resolve();
    await holding;
  };
}

async function pricesOf(page: Page): Promise<string[]> {
  const cells = page.getByRole('row').getByRole('gridcell', { name: /000,00|000\.|По запросу/ });
  return await cells.allTextContents();
}

test('prices of the chosen grow by a percentage and are rounded: shown before, done at once, given back by Ctrl+Z', async ({
  page,
  app,
}) => {
  const prices = [10_000_000, 20_000_000, null, 30_500_000];
  for (const price of prices) await givenProperty(app.db, { price });
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(prices.length + 1);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('5');
  await drawer(page).getByRole('button', { name: 'Добавить поле' }).click();
  await chooseField(page, 'Цена', 1);
  await drawer(page).getByRole('radio', { name: 'округлить' }).last().check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).last().fill('1000000');

  const preview = drawer(page).getByRole('table');
  const line = (before: string) => preview.getByRole('row').filter({ hasText: before });
  await expect(line('10 000 000,00')).toContainText('11 000 000,00');
  await expect(line('30 500 000,00')).toContainText('32 000 000,00');
  await expect(line('пропущено: цена по запросу')).toHaveCount(1);
  await expectAccessible(drawer(page));
  await expectReflow(page, 'many objects');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('Изменены 3 объекта')).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('32 000 000,00');
  expect(await pricesOf(page)).toContain('По запросу');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Возвращено: 3 объекта')).toBeVisible();
  await expect(page.getByRole('grid')).toContainText('30 500 000,00');
});

test('a press again while the list is fetched after a change does not change the objects a second time', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, { price: 1_000_000 });
  await givenProperty(app.db, { price: 2_000_000 });
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('10');
  await expect(drawer(page).getByRole('table')).toContainText('1 100 000,00');
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/properties\/get-all/);
  await page.route(/properties\/get-all/, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const save = drawer(page).getByRole('button', { name: 'Изменить 2 объекта' });
  await save.click();
  await asked;
  await expect(save).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  goOn();
  await expect(page.getByText('Изменены 2 объекта')).toBeVisible();
  const rows = await app.db.selectFrom('land.properties').select('price').orderBy('price').execute();
  expect(rows.map(({ price }) => price)).toEqual([1_100_000, 2_200_000]);
});

test('a lost answer keeps what was typed; pressed again, the same change goes on and nothing is changed twice', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/changes|ERR_FAILED/);
  await givenProperty(app.db, { price: 1_000_000 });
  await givenProperty(app.db, { price: 2_000_000 });
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('10');
  await expect(drawer(page).getByRole('table')).toContainText('1 100 000,00');
  await page.route(/properties\/changes/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const save = drawer(page).getByRole('button', { name: 'Изменить 2 объекта' });
  await save.click();
  await expect(page.getByText('Изменено 0 из 2')).toBeVisible();
  await expect(drawer(page).getByRole('textbox', { name: 'Цена: значение' })).toHaveValue(/10/);
  await page.unrouteAll();
  await save.click();
  await expect(page.getByText('Изменены 2 объекта')).toBeVisible();
  const rows = await app.db.selectFrom('land.properties').select('price').orderBy('price').execute();
  expect(rows.map(({ price }) => price)).toEqual([1_100_000, 2_200_000]);
});

test('the objects of a leaver go to a colleague in four actions; what was changed since stays, and the list of actions says so', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const third = await givenEmployee(app.db);
  const plots = [];
  for (let count = 0; count < 3; count += 1)
    plots.push(await givenProperty(app.db, { responsibleEmployeeId: app.broker.id }));
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(4);

  await chooseAll(page); // 1
  await bar(page).getByRole('button', { name: 'Ответственный' }).click(); // 2
  await page.getByRole('option', { name: /Лугова/ }).click(); // 3
  await drawer(page).getByRole('button', { name: 'Изменить 3 объекта' }).click(); // 4
  await expect(page.getByText('Изменены 3 объекта')).toBeVisible();
  const owners = await app.db.selectFrom('land.properties').select('responsible_employee_id').execute();
  expect(new Set(owners.map((row) => row.responsible_employee_id))).toEqual(new Set([colleague.id]));

  const changed = await app.broker.call(getProperty, { params: { id: plots[0]?.id ?? '' } });
  await colleague.call(updateProperty, { body: { ...changed, responsibleEmployeeId: third.id } });
  await page.getByRole('button', { name: /Степной/ }).click();
  await page.getByRole('menuitem', { name: 'Мои действия' }).click();
  const mine = page.getByRole('dialog', { name: 'Мои действия' });
  await expect(mine.getByRole('listitem')).toHaveText(/Ответственный: 3.объекта/);
  await expectAccessible(mine);
  await mine.getByRole('button', { name: 'Отменить' }).click();
  const left = page.getByRole('dialog', { name: /Возвращены 2 из 3.объектов/ });
  await expect(left).toContainText('После вас изменил другой сотрудник, значение осталось как есть.');
  const line = left.getByRole('row').filter({ hasText: plots[0]?.cadastralNumbers[0] ?? '' });
  await expect(line).toContainText('Егор Степной');
  await expect(line).toContainText(/Лугова\s*\d/);
  await expectAccessible(left);
  await line.getByRole('button', { name: 'Вернуть «Егор Степной»' }).click();
  await expect(line).toContainText('возвращено');
  const now = await app.broker.call(getProperty, { params: { id: plots[0]?.id ?? '' } });
  expect(now.responsibleEmployeeId).toBe(app.broker.id);
  await left.getByRole('button', { name: 'Оставить как есть' }).click();
  await expect(left).toBeHidden();
  await expect(mine.getByRole('listitem').last()).toContainText('отменено');
  await expect(mine.getByRole('listitem')).toHaveCount(3);
});

test('a rate по запросу is left out of a percentage: the preview, its summary and the toast say so', async ({
  page,
  app,
}) => {
  const building = await givenBuilding(app.db, (await givenComplex(app.db, { name: 'Логопарк Север' })).id);
  const rated = (rate: number, about: object = {}) =>
    givenVacancy(app.db, building.id, {
      name: `Ставка ${rate}`,
      areaSetWithPrice: { office: { areaValue: 100, leasePricePerSqm: rate } },
      ...about,
    });
  await rated(5_000);
  await rated(5_800);
  const spared = await rated(9_000, { isRentalPriceOnRequest: true });
  await page.goto('/industrial/vacancy');
  await expect(page.getByRole('row')).toHaveCount(4);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Средняя ставка');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Средняя ставка: значение' }).fill('5');
  const line = drawer(page).getByRole('row').filter({ hasText: 'Ставка 9000' });
  await expect(line).toContainText('пропущено: ставка по запросу');
  await expect(drawer(page)).toContainText(/ставка в среднем 5\s400\s+5\s670, \+5,0\s%/);
  await expect(drawer(page)).toContainText(/Пропущено: ставка по запросу, 1\sвакансия\./);
  await expectAccessible(drawer(page));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Изменены 2\sвакансии$/)).toBeVisible();
  await expect(page.getByText(/^Средняя ставка\. Пропущено: ставка по запросу, 1\sвакансия\.$/)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  const { averageNetRentalRate } = await app.broker.call(getVacancy, { params: { id: spared.id } });
  expect(averageNetRentalRate).toBe(9_000);
});

test('a change is applied again to what was refused; the undo takes back both', async ({ page, app }) => {
  const small = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'], area: 3.5 });
  const large = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:2'], area: 40 });
  const areas = async () =>
    Promise.all([small, large].map(async ({ id }) => (await app.broker.call(getProperty, { params: { id } })).area));
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Площадь');
  await drawer(page).getByRole('radio', { name: 'на сумму' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Площадь: значение' }).fill('-5');
  await drawer(page).getByRole('button', { name: 'Изменить 2 объекта' }).click();
  await expect(drawer(page)).toHaveAccessibleName(/^Изменён 1 из 2\sобъектов$/);
  const again = drawer(page).getByRole('button', { name: 'Применить ещё раз' });
  await again.click();
  await expect(drawer(page)).toHaveAccessibleName(/^Изменён 1 из 2\sобъектов$/);
  const stored = await app.broker.call(getProperty, { params: { id: small.id } });
  await app.broker.call(updateProperty, { body: { ...stored, area: 9 } });
  await again.click();
  await expect(drawer(page)).toHaveAccessibleName(/^Изменены 2\sобъекта$/);
  await expect(again).toBeHidden();
  expect(await areas()).toEqual([4, 35]);
  await drawer(page).getByRole('button', { name: 'Отменить всё' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await areas()).toEqual([9, 40]);
});

test('what is refused says why and stays chosen for another try; complexes have the same', async ({ page, app }) => {
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'], area: 3.5 });
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:2'], area: 40 });
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await bar(page).getByRole('button', { name: 'Изменить' }).click();
  await chooseField(page, 'Площадь');
  await drawer(page).getByRole('radio', { name: 'на сумму' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Площадь: значение' }).fill('-5');
  await expect(drawer(page).getByRole('row').filter({ hasText: '50:01:0000001:1' })).toContainText('Площадь: ');
  await drawer(page).getByRole('button', { name: 'Изменить 2 объекта' }).click();
  await expect(drawer(page)).toContainText('Изменён 1 из 2 объектов');
  await expect(drawer(page).getByRole('listitem')).toContainText('50:01:0000001:1');
  await expect(drawer(page)).toContainText('Площадь: на −5,00 га. ');
  await expect(drawer(page).getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', /^\/land\/property\//);
  await drawer(page).getByRole('button', { name: 'Оставить выбранными только их' }).click();
  await expect(bar(page)).toContainText('Выбран 1 объект');
  await expect(page.getByRole('grid')).toContainText('35,00');

  await givenComplex(app.db, { vacanciesUpdatePeriod: 30 });
  await givenComplex(app.db, { vacanciesUpdatePeriod: 14 });
  await page.goto('/industrial?view=table');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await bar(page).getByRole('button', { name: 'Изменить' }).click();
  await chooseField(page, 'Период актуализации');
  await drawer(page).getByRole('textbox', { name: 'Период актуализации: значение' }).fill('30');
  await expect(drawer(page).getByRole('table')).toContainText('уже так');
  await drawer(page).getByRole('button', { name: 'Изменить 2 комплекса' }).click();
  await expect(page.getByText('Изменён 1 комплекс')).toBeVisible();
  const rows = await app.db.selectFrom('industrial.complexes').select('vacancies_update_period').execute();
  expect(rows.map((row) => row.vacancies_update_period)).toEqual([30, 30]);
});

test('whose selections have the changed objects: client, who leads the request and how many, with the way to each; in both areas', async ({
  page,
  app,
}) => {
  const plots = [];
  for (const price of [1_000_000, 2_000_000]) plots.push((await givenProperty(app.db, { price })).id);
  await app.db
    .insertInto('shared.companies')
    .values({ id: 'carts', name: 'ООО «Северный обоз»', websites: '[]' })
    .execute();
  const given = await givenSelection(app.db, { name: 'Земля у М-4', companyId: 'carts', propertyIds: plots });
  await app.db
    .updateTable('land.requests')
    .set({ responsible_employee_id: app.broker.id })
    .where('id', '=', given.requestId)
    .execute();
  await givenSelection(app.db, { name: 'Площадка', propertyIds: plots.slice(0, 1) });
  await givenSelection(app.db, { name: 'Чужая земля', count: 1 });
  const seenBy = drawer(page).getByRole('region', { name: 'В чьих подборках' });
  await page.goto('/land/property?view=table&price=%7B"to"%3A2000000%7D');
  await expect(page.getByRole('row')).toHaveCount(3);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('1500000');
  await drawer(page).getByRole('button', { name: 'Изменить 2 объекта' }).click();
  await expect(seenBy.getByRole('listitem')).toHaveText([
    /Земля у М-4.*ООО «Северный обоз»Егор Степной2\s+объекта/,
    /Площадка.*1\s+объект/,
  ]);
  await expectAccessible(drawer(page));
  await expectReflow(page, 'whose selections');
  await seenBy.getByRole('link', { name: 'Земля у М-4' }).click();
  await expect(page).toHaveURL(new RegExp(`/land/request/${given.requestId}/selections`));

  const complex = await givenComplex(app.db);
  const vacancy = await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  await givenVacancySelection(app.db, { name: 'Склад у М-4', objectIds: [vacancy.id] });
  await page.goto('/industrial/vacancy?view=table');
  await expect(page.getByRole('row')).toHaveCount(2);
  await chooseAll(page);
  await bar(page).getByRole('button', { name: 'Изменить' }).click();
  await chooseField(page, 'Цена продажи');
  await drawer(page).getByRole('textbox', { name: 'Цена продажи: значение' }).fill('5');
  await drawer(page).getByRole('button', { name: 'Изменить', exact: true }).click();
  await expect(seenBy.getByRole('listitem')).toHaveText(/Склад у М-4.*1\s+вакансия/);
  await drawer(page).getByRole('button', { name: 'Отменить всё' }).click();
  await expect(page.getByText('Возвращено: 1 вакансия')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('this price back as it was: one press in the history; a vacancy in the log of its complex, and the undo of that', async ({
  page,
  app,
}) => {
  const { call } = app.broker;
  const plot = await givenProperty(app.db, { price: 12_800_000 });
  const stored = await call(getProperty, { params: { id: plot.id } });
  await call(updateProperty, { body: { ...stored, price: 9_000_000, comment: 'Уступил' } });
  await page.goto(`/land/property/${plot.id}`);
  const history = page.getByRole('tabpanel', { name: 'История' });
  await history.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText('Возвращено: Цена, Комментарий')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12 800 000,00');
  await expect(history.getByRole('button', { name: 'Вернуть' })).toHaveCount(2);

  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { salePrice: 70_000_000 });
  const before = await call(getVacancy, { params: { id: vacancy.id } });
  await call(updateVacancy, { body: { ...before, salePrice: 65_000_000 } });
  const price = async () => (await call(getVacancy, { params: { id: vacancy.id } })).salePrice;
  await page.goto(`/industrial/complex/${complex.id}`);
  const log = page.getByRole('tabpanel', { name: 'Журнал' });
  await log.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText('Возвращено: Цена продажи')).toBeVisible();
  expect(await price()).toBe(70_000_000);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText('Возвращено: 1 вакансия')).toBeVisible();
  expect(await price()).toBe(65_000_000);
});

test('ten complexes are confirmed in three actions, and their vacancies in as many; plots by F9', async ({
  page,
  app,
}) => {
  for (let count = 0; count < 10; count += 1) await givenComplex(app.db);
  const dates = async () => {
    const rows = await app.db
      .selectFrom('industrial.complexes')
      .select(['complex_actualization_date as whole', 'vacancies_actualize_date as vacancies'])
      .execute();
    return {
      whole: rows.filter((row) => row.whole !== null).length,
      vacancies: rows.filter((row) => row.vacancies !== null).length,
    };
  };
  expect(await dates()).toEqual({ whole: 0, vacancies: 0 });
  await page.goto('/industrial?view=table');
  await expect(page.getByRole('row')).toHaveCount(11);
  await chooseAll(page); // 1
  await page.keyboard.press('F9'); // 2
  await expect(page.getByText('10 комплексов актуализировано')).toBeVisible();
  expect(await dates()).toEqual({ whole: 10, vacancies: 0 });
  await chooseAll(page);
  await bar(page).getByRole('button', { name: 'Вакансии актуальны' }).click();
  await expect(page.getByText('Вакансии актуализированы: 10 комплексов')).toBeVisible();
  expect(await dates()).toEqual({ whole: 10, vacancies: 10 });

  await givenProperty(app.db);
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row')).toHaveCount(2);
  await chooseAll(page);
  await page.keyboard.press('F9');
  await expect(page.getByText('Объект актуализирован')).toBeVisible();
});

test('rates of vacancies grow by a percentage in the list of all, each through its parts', async ({ page, app }) => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const office = (leasePricePerSqm: number) => ({ office: { areaValue: 100, leasePricePerSqm } });
  await givenVacancy(app.db, building.id, { name: '1-А', areaSetWithPrice: office(8_000) });
  await givenVacancy(app.db, building.id, {
    name: '1-Б',
    areaSetWithPrice: { ...office(14_000), production: { areaValue: 100, leasePricePerSqm: 6_000 } },
  });
  await givenVacancy(app.db, building.id, { name: '1-В', areaSetWithPrice: {} });
  await page.goto('/industrial/vacancy');
  await expect(page.getByRole('row')).toHaveCount(4);
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Средняя ставка');
  await drawer(page).getByRole('radio', { name: 'на %' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Средняя ставка: значение' }).fill('5');
  const line = (name: string) => drawer(page).getByRole('row').filter({ hasText: name });
  await expect(line('1-Б')).toContainText('10 500,00');
  await expect(line('1-В')).toContainText('без изменений');
  await drawer(page).getByRole('button', { name: 'Изменить 3 вакансии' }).click();
  await expect(page.getByText('Изменены 2 вакансии')).toBeVisible();
  const rows = await app.db
    .selectFrom('industrial.vacancies')
    .select(['name', 'office_price', 'production_price'])
    .orderBy('name')
    .execute();
  expect(rows).toEqual([
    { name: '1-А', office_price: 8_400, production_price: null },
    { name: '1-Б', office_price: 14_700, production_price: 6_300 },
    { name: '1-В', office_price: null, production_price: null },
  ]);
});

test('more than 200 plots are changed by the server: the page may be left, and one undo gives all back', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 230);
  // The first plot is created without a price.
  await app.db.updateTable('land.properties').set({ price: 500_000 }).where('price', 'is', null).execute();
  const sumOfPrices = async () => {
    const rows = await app.db.selectFrom('land.properties').select('price').execute();
    return rows.reduce((sum, { price }) => sum + (price ?? 0), 0);
  };
  const before = await sumOfPrices();
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await chooseAll(page);
  await expect(bar(page)).toContainText(/Выбрано 230\s/);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('radio', { name: 'на сумму' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('1000');
  const begun = page.waitForResponse(/changes\/by-filter$/);
  await drawer(page).getByRole('button', { name: 'Изменить 230 объектов' }).click();
  expect((await begun).ok()).toBe(true);
  // Leaves the page while most of the change is still to be done on the server.
  await page.goto('/land/request');
  await expect.poll(sumOfPrices).toBe(before + 230 * 1_000);
  await page.getByRole('button', { name: /Степной/ }).click();
  await page.getByRole('menuitem', { name: 'Мои действия' }).click();
  const mine = page.getByRole('dialog', { name: 'Мои действия' });
  await expect(mine.getByRole('listitem')).toHaveText([/Цена: 230.объектов/]);
  await mine.getByRole('button', { name: 'Отменить' }).first().click();
  await expect.poll(sumOfPrices).toBe(before);
  await expect(page.getByText(/^Возвращено: 230\sобъектов/)).toBeVisible();
});

test('a long change says how far it is and what it changes; stopped, it names what was changed, and all of that comes back', async ({
  page,
  app,
}) => {
  const [total, price] = [600, 777];
  await givenManyProperties(app.db, app.broker.id, total);
  const plots = () =>
    app.db.selectFrom('land.properties').select(['id', 'price']).orderBy('date_time_created').execute();
  const before = await plots();
  // The change is blocked at this plot, in its fourth hundred.
  const held = before[349]?.id ?? '';
  const release = holdPlot(app, held);
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await chooseAll(page);
  await expect(bar(page)).toContainText(/Выбрано 600\s/);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill(String(price));
  await drawer(page).getByRole('button', { name: 'Изменить 600 объектов' }).click();

  await expect(drawer(page)).toContainText(/Изменено 3\d\d из 600/);
  await expect(drawer(page)).toContainText(/осталось около \d+\s(с|мин)/);
  await expect(drawer(page)).toContainText(/Что меняетсяЦена777,00/);
  await expectAccessible(drawer(page));
  await expectReflow(page, 'a running change');
  const stopping = page.waitForRequest(/\/stop$/);
  await drawer(page).getByRole('button', { name: 'Остановить' }).click();
  await stopping;
  await release();
  await expect(drawer(page)).toHaveAccessibleName(/^Изменено 400 из 600\sобъектов$/);
  expect((await plots()).filter((plot) => plot.price === price)).toHaveLength(400);
  await expect(drawer(page).getByText('Остановлено, без изменений: 200')).toBeVisible();
  await expectAccessible(drawer(page));
  await drawer(page).getByRole('button', { name: 'Отменить всё' }).click();
  await expect(page.getByText(/^Возвращено: 400\sобъектов/)).toBeVisible();
  expect(await plots()).toEqual(before);
});

test('a long change names what it refuses while it still runs', async ({ page, app }) => {
  await givenManyProperties(app.db, app.broker.id, 250);
  const plots = await app.db.selectFrom('land.properties').select('id').orderBy('date_time_created').execute();
  const idAt = (index: number) => plots[index]?.id ?? '';
  await app.db.updateTable('land.properties').set({ area: 40 }).execute();
  await app.db.updateTable('land.properties').set({ area: 3.5 }).where('id', '=', idAt(12)).execute();
  const release = holdPlot(app, idAt(240));
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await chooseAll(page);
  await expect(bar(page)).toContainText(/Выбрано 250\s/);
  await page.keyboard.press('F4');
  await chooseField(page, 'Площадь');
  await drawer(page).getByRole('radio', { name: 'на сумму' }).check({ force: true });
  await drawer(page).getByRole('textbox', { name: 'Площадь: значение' }).fill('-5');
  await drawer(page).getByRole('button', { name: 'Изменить 250 объектов' }).click();
  await expect(drawer(page)).toContainText('1, остальные не ждут');
  await expect(drawer(page).getByRole('listitem')).toContainText('77:00:0000000:13Площадь: ');
  await expect(drawer(page).getByRole('button', { name: 'Остановить' })).toBeVisible();
  await expectAccessible(drawer(page));
  await release();
  await expect(drawer(page)).toHaveAccessibleName(/^Изменено 249 из 250\sобъектов$/);
});

test('a drawer closed over a change leaves it running; the outcome comes as a notice', async ({ page, app }) => {
  await givenManyProperties(app.db, app.broker.id, 250);
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await chooseAll(page);
  await page.keyboard.press('F4');
  await chooseField(page, 'Цена');
  await drawer(page).getByRole('textbox', { name: 'Цена: значение' }).fill('31000000');
  await drawer(page).getByRole('button', { name: 'Изменить 250 объектов' }).click();
  await drawer(page).getByRole('button', { name: 'Закрыть, пусть идёт' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByText('Изменено 249 объектов')).toBeVisible();
});
