import { readFile } from 'node:fs/promises';
import { read, type WorkSheet } from '@e965/xlsx';
import { actualizeVacanciesOfComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { chip, listTitle } from './properties-list.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Выбрать:/ }) });
const row = (page: Page, name: string) => table(page).getByRole('row', { name });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
const lists = (page: Page) => page.getByRole('navigation', { name: 'Списки объектов' });
const lease = (rate: number | null) => ({
  warehouse: { areaValue: 1_000, dry: { areaValue: 1_000, leasePricePerSqm: rate } },
});

/**
 * 'Логопарк Север', confirmed: А at 9,000 and Б without a rate, both free in 2020; В at 7,000, booked, free in 2040.
 * 'Логопарк Юг', never confirmed: Г at 12,000, free in 2020.
 */
async function givenFour({ db, broker }: TestApp) {
  const north = await givenComplex(db, { name: 'Логопарк Север', distanceFromRingRoad: 35 });
  const south = await givenComplex(db, { name: 'Логопарк Юг', distanceFromRingRoad: 12 });
  const [inNorth, inSouth] = [await givenBuilding(db, north.id), await givenBuilding(db, south.id)];
  const free = '2020-01-01T00:00:00';
  const a = await givenVacancy(db, inNorth.id, { name: 'А', availabilityDate: free, areaSetWithPrice: lease(9_000) });
  await givenVacancy(db, inNorth.id, { name: 'Б', availabilityDate: free, areaSetWithPrice: lease(null) });
  const later = { availabilityDate: '2040-01-01T00:00:00', vacancyStatus: 4 };
  await givenVacancy(db, inNorth.id, { name: 'В', ...later, areaSetWithPrice: lease(7_000) });
  await givenVacancy(db, inSouth.id, { name: 'Г', availabilityDate: free, areaSetWithPrice: lease(12_000) });
  await broker.call(actualizeVacanciesOfComplex, { params: { id: north.id } });
  return { north, south, a };
}

/** Expects these vacancy names from top to bottom. */
async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(names.length);
  for (const [at, name] of names.entries()) {
    await expect(rows(page).nth(at).getByRole('checkbox')).toHaveAccessibleName(new RegExp(`, ${name}$`));
  }
}

test('vacancies of all complexes: opened by the switch, narrowed by one press, sorted by rate; Back from a vacancy returns to its row', async ({
  page,
  app,
}) => {
  const { a } = await givenFour(app);
  await page.goto('/industrial?onlyWithVacancies=true');
  await lists(page).getByRole('link', { name: 'Вакансии' }).click();
  await expect(page).toHaveURL('/industrial/vacancy');
  await expect(page).toHaveTitle('Склады | Вакансии');
  await expect(listTitle(page)).toHaveText('4 вакансии');
  await expect(lists(page).getByRole('link', { name: 'Вакансии' })).toHaveAttribute('aria-current', 'page');
  await expectNames(page, ['А', 'Б', 'В', 'Г']);

  await test.step('what a broker goes through by hand is one press', async () => {
    const found: readonly (readonly [string, readonly string[]])[] = [
      ['Без ставки', ['Б']],
      ['Не подтверждены', ['Г']],
      ['Без фото', ['А', 'Б', 'В', 'Г']],
      ['Бронь', ['В']],
    ];
    for (const [name, names] of found) {
      await chip(page, name).click();
      await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expectNames(page, names);
      await chip(page, name).click();
      await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(page).toHaveURL('/industrial/vacancy');
  });
  await test.step('free from a day on, with another condition', async () => {
    await chip(page, 'Свободны с').click();
    await page.getByRole('textbox', { name: 'Свободны с' }).fill('01.12.2030');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(listTitle(page)).toHaveText('3 вакансии');
    await chip(page, 'Без ставки').click();
    await expectNames(page, ['Б']);
    await page.goBack();
    await expectNames(page, ['А', 'Б', 'Г']);
    await expectAccessible(page.getByRole('region', { name: 'Фильтры' }));
  });
  await test.step('sorted by the rate, the dearest first; without a rate last', async () => {
    const rate = page.getByRole('columnheader', { name: 'Ставка' }).getByRole('button').first();
    await rate.click();
    await expectNames(page, ['А', 'Г', 'Б']);
    await rate.click();
    await expectNames(page, ['Г', 'А', 'Б']);
  });
  await test.step('a row opens the page of its vacancy, Back has the list as it was', async () => {
    await row(page, 'Логопарк Север').filter({ hasText: '9\u00a0000' }).dblclick();
    await expect(page).toHaveURL(`/industrial/vacancy/${a.id}`);
    await page.goBack();
    await expectNames(page, ['Г', 'А', 'Б']);
    await expect(chip(page, 'Свободны с: 01.12.2030')).toBeVisible();
  });
  await test.step('the other list is opened with the text alone', async () => {
    await page.getByRole('searchbox', { name: 'Комплекс или адрес' }).fill('север');
    await expectNames(page, ['А', 'Б']);
    await lists(page).getByRole('link', { name: 'Комплексы' }).click();
    await expect(listTitle(page)).toHaveText('1 объект');
    expect(decodeURIComponent(page.url())).toContain('/industrial?complexName=север');
    expect(page.url()).not.toContain('freeOn');
  });
});

test('heads of the list of vacancies filter: chips, address, count, the sheet and a saved view follow; by keyboard, too', async ({
  page,
  app,
}) => {
  await givenFour(app);
  await page.goto('/industrial/vacancy');
  await expectNames(page, ['А', 'Б', 'В', 'Г']);
  const funnel = (name: string | RegExp) => table(page).getByRole('button', { name });
  const panel = (name: string) => page.getByRole('dialog', { name: `Фильтр: ${name}` });

  await test.step('a range in the head of its column; a wrong one is not applied', async () => {
    await expect(page.getByRole('columnheader', { name: 'От МКАД, км', exact: true })).toBeVisible();
    await funnel('Фильтр: Расстояние от МКАД').click();
    await panel('Расстояние от МКАД').getByRole('textbox', { name: /от$/ }).fill('20');
    await panel('Расстояние от МКАД').getByRole('textbox', { name: /до$/ }).fill('10');
    await expect(panel('Расстояние от МКАД').getByRole('button', { name: 'Применить' })).toBeDisabled();
    await expectAccessible(panel('Расстояние от МКАД'));
    await panel('Расстояние от МКАД').getByRole('textbox', { name: /до$/ }).fill('');
    await page.keyboard.press('Enter');
    await expectNames(page, ['А', 'Б', 'В']);
    await expect(listTitle(page)).toHaveText('3 вакансии');
    await expect(chip(page, 'От МКАД: от 20,00 км')).toBeVisible();
    await expect(funnel('Фильтр: Расстояние от МКАД, задан')).toBeFocused();
  });
  await test.step('choices are listed at once; Esc leaves the filter as it was', async () => {
    await funnel('Фильтр: Статус вакансии').focus();
    await page.keyboard.press('Enter');
    await panel('Статус вакансии').getByRole('option', { name: 'Забронирована' }).click();
    await page.keyboard.press('Escape');
    await expect(panel('Статус вакансии')).toBeHidden();
    await expectNames(page, ['А', 'Б', 'В']);
    await funnel('Фильтр: Статус вакансии').click();
    await panel('Статус вакансии').getByRole('option', { name: 'Активная' }).click();
    await panel('Статус вакансии').getByRole('button', { name: 'Применить' }).click();
    await expectNames(page, ['А', 'Б']);
  });
  await test.step('the address reproduces it; the sheet has what is found', async () => {
    await page.reload();
    await expectNames(page, ['А', 'Б']);
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    const waiting = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
    const sheet: WorkSheet = read(await readFile(await (await waiting).path())).Sheets['Вакансии'] ?? {};
    expect([2, 3, 4].map((at) => sheet[`C${at}`]?.v)).toEqual(['А', 'Б', undefined]);
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  });
  await test.step('a view saves it', async () => {
    await page.getByRole('button', { name: 'Вид', exact: true }).click();
    await page.getByRole('textbox', { name: 'Название' }).fill('Дальние');
    await page.getByRole('dialog').getByRole('button', { name: 'Создать вид' }).click();
    await expect(page.getByRole('link', { name: /^Дальние/ })).toHaveText('Дальние2');
    await page.goto('/industrial/vacancy');
    await expectNames(page, ['А', 'Б', 'В', 'Г']);
    await page.getByRole('link', { name: /^Дальние/ }).click();
    await expectNames(page, ['А', 'Б']);
  });
  await test.step('reset in the head, and by the chip; Back returns it', async () => {
    await funnel('Фильтр: Статус вакансии, задан').click();
    await panel('Статус вакансии').getByRole('button', { name: 'Сбросить' }).click();
    await expectNames(page, ['А', 'Б', 'В']);
    await page.getByRole('button', { name: 'Убрать фильтр: От МКАД' }).click();
    await expectNames(page, ['А', 'Б', 'В', 'Г']);
    await page.goBack();
    await expectNames(page, ['А', 'Б', 'В']);
    await expectAccessible(page.getByRole('main'));
  });
});

test('chosen vacancies are summed, exported with all columns, confirmed by their complexes, archived and returned', async ({
  page,
  app,
}) => {
  const { south } = await givenFour(app);
  await page.goto('/industrial/vacancy');
  await expectNames(page, ['А', 'Б', 'В', 'Г']);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await expect(bar(page)).toContainText(/Выбраны 4\sвакансии4\s000,00\sм²/);
  await expectAccessible(bar(page));

  await test.step('every column, in the order of the list', async () => {
    const waiting = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^Гектар - Вакансии \d{2}\.\d{2}\.\d{4}\.xlsx$/);
    const workbook = read(await readFile(await download.path()));
    const sheet: WorkSheet = workbook.Sheets['Вакансии'] ?? {};
    // 35 columns and two hidden ones with the marks of the export; the header and four vacancies.
    expect(sheet['!ref']).toBe('A1:AK5');
    const heads = [...'ABCDEFGHIJ'].map((letter) => String(sheet[`${letter}1`]?.v));
    expect(heads.map((head) => head.split(',')[0])).toEqual([
      ...['Комплекс', 'Здание', 'Вакансия', 'Ставка', 'Площадь', 'Класс', 'От МКАД', 'Доступна', 'Статус', 'Актуальна'],
    ]);
    expect([2, 3, 4, 5].map((at) => sheet[`C${at}`]?.v)).toEqual(['А', 'Б', 'В', 'Г']);
    expect([2, 3, 4, 5].map((at) => sheet[`I${at}`]?.v)).toEqual(['Активная', 'Активная', 'Забронирована', 'Активная']);
  });
  await test.step('all vacancies of the chosen complexes are confirmed', async () => {
    await bar(page).getByRole('button', { name: 'Актуализировать' }).click();
    await expect(page.getByText('Вакансии актуализированы: 2 комплекса')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    const confirmed = app.db.selectFrom('industrial.complexes').select('vacancies_actualize_date');
    expect(
      (await confirmed.where('id', '=', south.id).executeTakeFirstOrThrow()).vacancies_actualize_date,
    ).not.toBeNull();
    await chip(page, 'Не подтверждены').click();
    await expect(listTitle(page)).toHaveText('0 вакансий');
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  });
  await test.step('archived together, and returned by the toast', async () => {
    for (const name of ['А', 'Г']) await page.getByRole('checkbox', { name: new RegExp(`, ${name}$`) }).check();
    await bar(page).getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('2 вакансии в архиве')).toBeVisible();
    await expectNames(page, ['Б', 'В']);
    // Ctrl+Z undoes the newer of the two actions.
    await page.keyboard.press('Control+z');
    await expectNames(page, ['А', 'Б', 'В', 'Г']);
  });
});
