import { readFile } from 'node:fs/promises';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { readDeck } from '@gektar/server/testing/read-deck.ts';
import { readPdf } from '@gektar/server/testing/read-pdf.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test('a presentation is brought up to date: the list of changes, then the file; a foreign file is refused in the dialog', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*powerpoint-update/);
  troubles.expect(/400/);
  const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:41'], price: 71_000_000 });
  const { requestId } = await givenSelection(app.db, { name: 'Площадка', propertyIds: [id] });
  await page.goto(`/land/request/${requestId}/selections`);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PPT', exact: true }).click();
  const deck = await readFile(await (await exported).path());
  await app.db.updateTable('land.properties').set({ price: 68_500_000, row_version: 2 }).where('id', '=', id).execute();

  await page.getByRole('button', { name: 'Действия с подборкой' }).click();
  await page.getByRole('menuitem', { name: 'Обновить презентацию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Обновить презентацию' });
  const download = dialog.getByRole('button', { name: 'Скачать обновлённую' });
  await expect(download).toBeDisabled();
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('чужой.pptx', Buffer.from('не презентация'));
  await expect(dialog.getByText(/этот файл не читается/)).toBeVisible();
  await choose('deck.pptx', deck);
  await expect(dialog.getByRole('region', { name: 'Обновится' })).toContainText(
    /Цена: было 71\s000\s000,00.*станет 68\s500\s000,00/,
  );
  await expectAccessible(dialog);
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Гектар - Подборка .*\.ppt$/);
  const { slides } = await readDeck(await readFile(await file.path()));
  expect(slides.at(-1)?.texts.join(' ')).toMatch(/68\s500\s000,00/);
  await expect(dialog).toBeHidden();
});

test('a report brings a presentation up to date in two clicks', async ({ page, app }) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:43'], price: 71_000_000 });
  const { requestId } = await givenSelection(app.db, { name: 'Площадка', propertyIds: [id] });
  await page.goto(`/land/request/${requestId}/reports`);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить презентацию' }).click();
  const deck = await readFile(await (await exported).path());
  await app.db.updateTable('land.properties').set({ price: 64_200_000, row_version: 2 }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Действия с отчетом' }).click();
  await page.getByRole('menuitem', { name: 'Обновить презентацию' }).click();
  const dialog = page.getByRole('dialog', { name: 'Обновить презентацию' });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'deck.pptx', mimeType: 'application/octet-stream', buffer: deck });
  await expect(dialog.getByRole('region', { name: 'Обновится' })).toContainText(
    /Цена: было 71.*станет 64\s200\s000,00/,
  );
});

test('a plot is saved as one page in two clicks', async ({ page, app }) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:42'] });
  await page.goto(`/land/property/${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Страница PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Гектар - Объект .*\.pdf$/);
  expect((await readPdf(await readFile(await file.path()))).pages).toHaveLength(1);
});
