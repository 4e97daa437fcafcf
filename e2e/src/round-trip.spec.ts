import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { vacancyChanges } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty, propertyChanges } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { OpenedExport } from '@gektar/server/testing/saved-export.ts';
import type { Person, TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

interface Area {
  readonly name: string;
  readonly list: string;
  readonly path: string;
  /** Title of the edited column, and its label on the page. */
  readonly column: string;
  readonly field: string;
  readonly given: (app: TestApp) => Promise<readonly string[]>;
  readonly read: (app: TestApp, id: string) => Promise<number | null>;
  readonly change: (by: Person, id: string, value: number) => Promise<unknown>;
  readonly done: string;
  /** Column with the name of an object. */
  readonly nameColumn: string;
  /** A copy of a row with another name. */
  readonly added: {
    readonly name: string;
    readonly becomes: string | RegExp;
    readonly changed: string;
    readonly outcome: string | RegExp;
  };
}

const areas: readonly Area[] = [
  {
    name: 'plots',
    list: '/land/property',
    path: '/land/round-trip',
    column: 'Цена, руб.',
    field: 'Цена, руб.',
    async given({ db, broker }) {
      const ids: string[] = [];
      for (const [at, price] of [1_100_000, 2_200_000, 3_300_000].entries()) {
        const about = { cadastralNumbers: [`50:01:0000001:${at + 1}`], price, responsibleEmployeeId: broker.id };
        ids.push((await givenProperty(db, about)).id);
      }
      return ids;
    },
    read: async ({ broker }, id) => (await broker.call(getProperty, { params: { id } })).price,
    change: (by, id, price) =>
      by.call(propertyChanges.changes, { body: { operationId: randomUUID(), changes: [{ id, fields: { price } }] } }),
    done: 'Изменены 2 объекта',
    nameColumn: 'Кадастровый номер',
    added: {
      name: '50:01:0000001:77',
      becomes: /Станет черновиком.*Не хватает: .*Ссылка на диск/,
      changed: 'Изменён 1 объект',
      outcome: /^Черновиками стали: 1\sстрока$/,
    },
  },
  {
    name: 'vacancies',
    list: '/industrial/vacancy',
    path: '/industrial/round-trip',
    column: 'Цена продажи, руб.',
    field: 'Цена продажи, руб.',
    async given({ db }) {
      const complex = await givenComplex(db, { name: 'Логопарк' });
      const building = await givenBuilding(db, complex.id);
      const ids: string[] = [];
      for (const [at, salePrice] of [1_100_000, 2_200_000, 3_300_000].entries())
        ids.push((await givenVacancy(db, building.id, { name: `Блок ${at + 1}`, salePrice })).id);
      return ids;
    },
    read: async ({ broker }, id) => (await broker.call(getVacancy, { params: { id } })).salePrice,
    change: (by, id, salePrice) =>
      by.call(vacancyChanges.changes, {
        body: { operationId: randomUUID(), changes: [{ id, fields: { salePrice } }] },
      }),
    done: 'Изменены 2 вакансии',
    nameColumn: 'Вакансия',
    added: {
      name: 'Блок 77',
      becomes: 'Будет создан объект',
      changed: 'Изменена 1 вакансия',
      outcome: /^Создано: 1\sвакансия$/,
    },
  },
];

async function exportAll(page: Page, { list }: Area): Promise<Buffer> {
  await page.goto(list);
  await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  return readFile(await (await waiting).path());
}

const fileOf = (buffer: Buffer, name = 'Выгрузка.xlsx') => ({ name, mimeType: 'application/octet-stream', buffer });

/** Loads files by the one entry for exports and other tables. */
async function load(page: Page, { list }: Area, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: 'Другие способы добавить' }).first().click();
  await page.getByRole('menuitem', { name: 'Загрузить таблицу' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Выбрать файл' }).click();
  await (await choosing).setFiles([...files]);
}

for (const area of areas)
  test(`${area.name}: an export is edited, loaded, written after a choice in a conflict, and taken back`, async ({
    page,
    app,
  }) => {
    const ids = await area.given(app);
    const colleague = await app.anotherBroker();
    const bytes = await exportAll(page, area);
    const opened = new OpenedExport(bytes);
    const rowOf = (value: number) => [1, 2, 3].find((row) => opened.valueOf(area.column, row) === value) ?? Number.NaN;
    opened.type(area.column, rowOf(1_100_000), 1_000_000).type(area.column, rowOf(2_200_000), '2 000 000,00');
    await area.change(colleague, ids[1] ?? '', 2_100_000);
    await load(page, area, fileOf(opened.save('xlsx')));

    await expect(page).toHaveURL(area.path);
    await expect(page.getByRole('heading', { name: 'Выгрузка.xlsx' })).toBeVisible();
    await expect(page.getByText(/^наша выгрузка от/)).toHaveText(
      /^наша выгрузка от \d\d\.\d\d\.\d{4} · 3\sстроки, \d+\sстолбц\S+ · Егор Степной$/,
    );
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(/2\s200\s000,00.*2\s100\s000,00сейчас: .*2\s000\s000,00в файле/);
    await expect(rows.nth(2)).toContainText(/1\s100\s000,00.*1\s000\s000,00−9,1\s%как в выгрузке/);
    await expect(page.getByText('1 конфликт ждёт выбора')).toBeVisible();
    await expectAccessible(page.getByRole('main'));

    const write = page.getByRole('button', { name: /^Записать/ });
    await expect(write).toHaveText('Записать 1');
    await page.getByRole('button', { name: /в файле/ }).click();
    await expect(write).toHaveText('Записать 2');
    await write.click();
    await expect(page.getByRole('heading', { name: area.done })).toBeVisible();
    expect(await Promise.all(ids.map((id) => area.read(app, id)))).toEqual([1_000_000, 2_000_000, 3_300_000]);

    await page.getByRole('button', { name: 'Вернуть всё назад' }).click();
    await expect(page.getByRole('heading', { name: 'Изменения возвращены' })).toBeVisible();
    expect(await Promise.all(ids.map((id) => area.read(app, id)))).toEqual([1_100_000, 2_100_000, 3_300_000]);
    await page.getByRole('button', { name: 'К списку' }).click();
    await expect(page).toHaveURL(area.list);
  });

test('new, missing and unclear rows have their lists; a text is corrected in place; without a change there is nothing to write', async ({
  page,
  app,
}) => {
  const [plots] = areas;
  if (plots === undefined) throw new Error('plots are an area');
  await plots.given(app);
  const bytes = await exportAll(page, plots);
  await load(page, plots, fileOf(bytes));
  await expect(page.getByRole('heading', { name: 'Файл не отличается от базы' })).toBeVisible();

  const opened = new OpenedExport(bytes).arrange([1, 2, 0]);
  opened.type(plots.column, 1, 'дорого').type(plots.column, 3, 'новая');
  await load(page, plots, fileOf(opened.save('csv-1251'), 'Выгрузка.csv'));
  const tab = (name: string) => page.getByRole('radio', { name, exact: true });
  await tab('Новые строки 1').check();
  await expect(page.getByRole('row').nth(1)).toContainText(/Станет черновиком.*Цена: «новая»: Только цифры/);
  await tab('Нет в файле 1').check();
  await page.getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('В архиве');
  await tab('Не поняты 1').check();
  const cell = page.getByRole('textbox', { name: 'Цена, руб., строка 2' });
  await expect(cell).toHaveValue('дорого');
  await expect(page.getByText('Только цифры')).toBeVisible();
  await cell.fill('4 400 000');
  await cell.press('Enter');
  await tab('Изменения 1').check();
  await expect(page.getByRole('row').nth(1)).toContainText(/4\s400\s000,00/);
  await expect(page.getByRole('button', { name: 'Записать 1' })).toBeEnabled();
});

for (const area of areas)
  test(`${area.name}: a row added to an export is created with the changes as one operation, and taken back`, async ({
    page,
    app,
  }) => {
    const ids = await area.given(app);
    const opened = new OpenedExport(await exportAll(page, area)).arrange([1, 2, 3, 3]);
    const rowOf = (value: number) => [1, 2, 3].find((row) => opened.valueOf(area.column, row) === value) ?? Number.NaN;
    opened.type(area.column, rowOf(1_100_000), 1_000_000).type(area.nameColumn, 4, area.added.name);
    await load(page, area, fileOf(opened.save('ods'), 'Выгрузка.ods'));

    await expect(page).toHaveURL(area.path);
    const [write, all] = [page.getByRole('button', { name: /^Записать/ }), page.getByLabel('добавить новые строки 1')];
    await expect(write).toHaveText('Записать 1');
    await expect(all).not.toBeChecked();
    await page.getByRole('radio', { name: 'Новые строки 1', exact: true }).check();
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(area.added.name);
    await expect(row).toContainText(area.added.becomes);
    await expect(page.getByLabel('Добавить строку 5')).not.toBeChecked();
    await all.check();
    await expect(page.getByLabel('Добавить строку 5')).toBeChecked();
    await expectAccessible(page.getByRole('main'));
    await expect(write).toHaveText('Записать 2');
    await write.click();

    await expect(page.getByRole('heading', { name: area.added.changed })).toBeVisible();
    await expect(page.getByText(area.added.outcome)).toBeVisible();
    await expectAccessible(page.getByRole('main'));
    await page.getByRole('button', { name: 'Вернуть всё назад' }).click();
    await expect(page.getByRole('heading', { name: 'Изменения возвращены' })).toBeVisible();
    expect(await Promise.all(ids.map((id) => area.read(app, id)))).toEqual([1_100_000, 2_200_000, 3_300_000]);
    const left = await app.db.selectFrom('shared.drafts').select('id').where('deleted_at', 'is', null).execute();
    expect(left).toEqual([]);
    await page.getByRole('button', { name: 'К списку' }).click();
    await expect(page.getByRole('checkbox', { name: /^Выбрать: / })).toHaveCount(3);
  });

test('one entry takes exports of both areas and other tables, also together', async ({ page, app, troubles }) => {
  troubles.expect(/round-trips/);
  const [plots, vacancies] = areas;
  if (plots === undefined || vacancies === undefined) throw new Error('two areas');
  await plots.given(app);
  await vacancies.given(app);
  const [ofPlots, ofVacancies] = [await exportAll(page, plots), await exportAll(page, vacancies)];
  await test.step('an export of the other area opens there', async () => {
    await load(page, plots, fileOf(ofVacancies));
    await expect(page).toHaveURL(vacancies.path);
    await expect(page.getByRole('heading', { name: 'Файл не отличается от базы' })).toBeVisible();
  });
  for (const [area, bytes] of [
    [plots, ofPlots],
    [vacancies, ofVacancies],
  ] as const)
    await test.step(`an export of ${area.name} without its marks is loaded as any table, after a question`, async () => {
      await load(page, area, fileOf(new OpenedExport(bytes).removeMarks().save(), 'Чужая.xlsx'));
      await expect(page).toHaveURL(/\/load\/[\w-]+/);
      const question = page.getByRole('heading', { name: /^Это похоже на нашу выгрузку без номеров строк/ });
      await expect(question).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Шаги' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Загрузить как обычную таблицу' }).click();
      await expect(page.getByRole('navigation', { name: 'Шаги' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('navigation', { name: 'Шаги' })).toBeVisible();
      await expect(question).toHaveCount(0);
    });
  await test.step('files given together stay in the list, each with its way on', async () => {
    const other = fileOf(Buffer.from('Кадастровый номер;Цена, руб.\n33:01:000001:7;5000000\n'), 'Прайс.csv');
    await load(page, plots, fileOf(ofPlots), other);
    const lines = page.getByRole('table', { name: 'Последние загрузки' });
    await expect(lines).toContainText('Прайс.csv');
    const ours = lines.getByRole('row').filter({ hasText: 'наша выгрузка' });
    await ours.getByRole('button', { name: 'Показать изменения' }).click();
    await expect(page).toHaveURL(plots.path);
    await expect(page.getByRole('heading', { name: 'Файл не отличается от базы' })).toBeVisible();
  });
  await test.step('the page without a file leads to the one place for files', async () => {
    await page.reload();
    await expect(page).toHaveURL('/land/load');
    await expect(page.getByRole('heading', { name: 'Наша выгрузка обратно' })).toBeVisible();
  });
});
