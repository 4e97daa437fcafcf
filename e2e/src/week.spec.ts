import { readFile } from 'node:fs/promises';
import { read, type WorkSheet } from '@e965/xlsx';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { actualizeProperty, createProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { freshCadastralNumber, propertyFields } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { readPdf } from '@gektar/server/testing/read-pdf.ts';
import type { Person, TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';

const line = (page: Page, name: string) => page.getByRole('row', { name });
const list = (page: Page) => page.getByRole('dialog');

async function givenPlot({ call, id }: Person, number: string) {
  const fields = propertyFields(id, { cadastralNumbers: [number] });
  return call(createProperty, { body: fields });
}

/** Егор Степной created and confirmed a plot and closed a lease of a warehouse; Анна Лугова created a plot. */
async function givenWeek(app: TestApp): Promise<{ own: string; hers: string }> {
  const anna = await app.anotherBroker();
  const [own, hers] = [freshCadastralNumber(), freshCadastralNumber()];
  const plot = await givenPlot(app.broker, own);
  await app.broker.call(actualizeProperty, { params: { id: plot.id } });
  await givenPlot(anna, hers);
  const complex = await givenComplex(app.db, { name: 'Логопарк Север', responsibleUser: app.broker.id });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 2' });
  const areaSetWithPrice = { warehouse: { areaValue: 8_100, leasePricePerSqm: 8_800 } };
  const vacancy = await givenVacancy(app.db, building.id, { name: '2-Б', areaSetWithPrice });
  await app.broker.call(closeVacancy, {
    params: { id: vacancy.id },
    body: { vacancyType: 1, closeDate: '2025-11-17T00:00:00', rentalPeriod: 60 },
  });
  return { own, hers };
}

test('the week of the office: figures from the menu, the list of each, print and a spreadsheet', async ({
  page,
  app,
}) => {
  const { own, hers } = await givenWeek(app);
  await page.goto('/land/property');

  await test.step('from the menu of the user: the figures of everybody, by surname', async () => {
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Отдел за неделю' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Отдел за неделю' })).toBeVisible();
    await expect(page).toHaveTitle('Отдел за неделю');
    await expect(page.getByText('по сегодня', { exact: true })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText([/Анна Лугова земля/, /Егор Степной земля, склады/, 'Отдел']);
    const cells = line(page, 'Егор Степной').getByRole('cell');
    await expect(cells).toHaveText(['1', '1', '0', /8\s100,00/, /71\s280\s000/, '0', '0', '0']);
    await expect(line(page, 'Отдел').getByRole('cell').first()).toHaveText('2');
    await expectAccessible(page);
  });

  await test.step('a figure opens its list, Back from an object leads to it', async () => {
    await line(page, 'Егор Степной').getByRole('cell').first().getByRole('link').click();
    await expect(list(page)).toHaveAccessibleName('Новые объекты: Егор Степной');
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(list(page));
    await list(page).getByRole('link', { name: own }).click();
    await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
    await page.goBack();
    await expect(list(page).getByRole('link', { name: own })).toBeVisible();
    await list(page).getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('a tile opens the list of the office', async () => {
    const tile = page.getByRole('definition').filter({ hasText: /^2/ }).first();
    await tile.getByRole('link').click();
    await expect(list(page)).toHaveAccessibleName('Новые объекты');
    for (const number of [own, hers]) await expect(list(page).getByRole('link', { name: number })).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveText([/Анна Лугова/, /Егор Степной/]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
  });

  await test.step('land alone has no deals; a head sorts; the week before is empty', async () => {
    await page.getByRole('radio', { name: 'Земля' }).check({ force: true });
    await expect(line(page, 'Егор Степной').getByRole('cell').nth(3)).toHaveText('—');
    await page.getByRole('radio', { name: 'Всё' }).check({ force: true });
    await page.getByRole('columnheader', { name: 'Сделки, м²' }).getByRole('link').click();
    await expect(page.getByRole('rowheader').first()).toContainText('Егор Степной');
    await page.getByRole('button', { name: 'Раньше' }).click();
    await expect(page.getByText('по сегодня', { exact: true })).toHaveCount(0);
    await expect(line(page, 'Отдел').getByRole('cell').first()).toHaveText('0');
    await page.getByRole('button', { name: 'Позже' }).click();
    await expect(page.getByRole('button', { name: 'Позже' })).toBeDisabled();
    await expect(line(page, 'Отдел').getByRole('cell').first()).toHaveText('2');
  });

  await test.step('a spreadsheet of the people', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XLS' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^Отдел за неделю \d{4}-\d{2}-\d{2}\.xlsx$/);
    const workbook = read(await readFile(await file.path()));
    const sheet: WorkSheet = workbook.Sheets['Отдел за неделю'] ?? {};
    expect(sheet['!ref']).toBe('A1:I4');
    expect([...'ABCDEF'].map((letter) => sheet[`${letter}2`]?.v)).toEqual(['Егор Степной', 1, 1, 0, 8_100, 71_280_000]);
    expect([...'AB'].map((letter) => sheet[`${letter}4`]?.v)).toEqual(['Отдел', 2]);
  });

  await test.step('on paper: without what is pressed, with the closed deals', async () => {
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(1);
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
    expect(words).toContain('Закрытые сделки');
    expect(words.replaceAll('\u00A0', ' ')).toMatch(
      /17\.11\.2025.*Логопарк Север.*аренда, 60 мес\..*8 100,00 м².*71 280 000 руб\./,
    );
    expect(words).not.toContain('XLS');
    expect(words).not.toContain('каждая цифра');
  });

  await test.step('from a telephone to a desk; Ctrl+K leads here', async () => {
    await expectReflow(page, '/week', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Отдел за неделю' })).toBeVisible();
    });
    await page.goto('/land/property');
    await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible();
    await page.keyboard.press('Control+KeyK');
    await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
    await page.keyboard.type('отдел за');
    await expect(page.getByRole('option', { name: 'Отдел за неделю' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/week');
  });
});
