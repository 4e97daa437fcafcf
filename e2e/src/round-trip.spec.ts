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

async function load(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Загрузить выгрузку' }).click();
  await (await choosing).setFiles({ name: 'Выгрузка.xlsx', mimeType: 'application/octet-stream', buffer });
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
    await load(page, opened.save('xlsx'));

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
  await load(page, bytes);
  await expect(page.getByRole('heading', { name: 'Файл не отличается от базы' })).toBeVisible();
  await page.getByRole('button', { name: 'К списку' }).click();

  const opened = new OpenedExport(bytes).arrange([1, 2, 0]);
  opened.type(plots.column, 1, 'дорого').type(plots.column, 3, 'новая');
  await load(page, opened.save('csv-1251'));
  const tab = (name: string) => page.getByRole('radio', { name, exact: true });
  await tab('Новые строки 1').check();
  await expect(page.getByRole('row').nth(1)).toContainText('Цена, руб.: новая');
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

test('another file is refused with the reason, and a right one can follow', async ({ page, app, troubles }) => {
  troubles.expect(/round-trips/);
  const [plots] = areas;
  if (plots === undefined) throw new Error('plots are an area');
  await plots.given(app);
  const bytes = await exportAll(page, plots);
  await load(page, new OpenedExport(bytes).removeMarks().save());
  await expect(page.getByText('В файле нет номеров строк нашей выгрузки')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Выбрать файл' }).click();
  await (await choosing).setFiles({ name: 'Своя.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.getByRole('heading', { name: 'Своя.xlsx' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Файл не отличается от базы' })).toBeVisible();
});
