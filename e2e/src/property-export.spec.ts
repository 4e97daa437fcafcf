import { readFile } from 'node:fs/promises';
import { read, type WorkSheet } from '@e965/xlsx';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expect, test } from './journey.ts';

test('chosen rows go to a spreadsheet: the shown columns, numbers as numbers, dates as dates, at least 15 wide [LAND-PROP-008, EXP-003, EXP-010]', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
    cadastralNumbers: ['50:01:0000001:1', '50:01:0000001:2'],
    price: 385_000_000.5,
    area: 12.5,
    address: '=1+1',
    lastConversationDate: '2026-11-12T00:00:00',
  });
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:3'] });
  await page.goto('/land/property');
  await page.getByRole('checkbox', { name: 'Выбрать: 50:01:0000001:1' }).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^Гектар - Объекты \d{2}\.\d{2}\.\d{4}\.xlsx$/);

  const workbook = read(await readFile(await download.path()), { cellDates: true, cellStyles: true, UTC: true });
  const sheet: WorkSheet = workbook.Sheets['Объекты'] ?? {};
  const heads = Object.entries(sheet).filter(([place]) => /^[A-Z]+1$/.test(place));
  const letters = new Map(heads.map(([place, { v }]) => [v, place.slice(0, -1)]));
  const cell = (title: string) => sheet[`${letters.get(title)}2`];
  expect(sheet['!ref']).toMatch(/2$/);
  expect(cell('Кадастровый номер')).toMatchObject({ t: 's', v: '50:01:0000001:1, 50:01:0000001:2' });
  expect(cell('Цена, руб.')).toMatchObject({ t: 'n', v: 385_000_000.5 });
  expect(cell('Площадь, га')).toMatchObject({ t: 'n', v: 12.5 });
  expect(cell('Разговор')).toMatchObject({ t: 'd', v: new Date('2026-11-12T00:00:00Z') });
  // A text, not a formula.
  expect(cell('Адрес')).toMatchObject({ t: 's', v: '=1+1' });
  expect(cell('Ответственный')).toMatchObject({ v: 'Егор Степной' });
  expect(letters.has('Комментарий')).toBe(false);
  expect(sheet['!cols']).toHaveLength(letters.size);
  for (const column of sheet['!cols'] ?? []) expect(column.width).toBeGreaterThanOrEqual(15);
});

test('an export that fails says so, and nothing is saved [EXP-011]', async ({ page, app, troubles }) => {
  troubles.expect(/failed: GET .*save-sheet/);
  troubles.expect(/save-sheet|dynamically imported module/);
  await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'] });
  await page.route(/assets\/save-sheet.*\.js$/, (route) => route.abort());
  await page.goto('/land/property');
  await page.getByRole('checkbox', { name: 'Выбрать: 50:01:0000001:1' }).check();
  await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
  await expect(page.getByText('Не удалось выгрузить файл')).toBeVisible();
});
