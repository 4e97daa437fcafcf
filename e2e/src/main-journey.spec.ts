import { resolve } from 'node:path';
import { credentials, expect, test } from './journey.ts';
import { clickOnMap, expectMapReady } from './objects-map.ts';
import { chip, listTitle, shownNumbers } from './properties-list.ts';
import { importPlots } from './run-import.ts';
import { signInByForm } from './sign-in-form.ts';

const file = resolve(import.meta.dirname, '../fixtures/land-plots.csv');
const [north, east] = ['б/н fixture-04', '77:04:0990103:205'] as const;

test.use({ isSignedIn: false, isMapDrawn: true });

test('a broker signs in, brings in plots, filters, finds one on the map, edits, archives and restores it [LAND-PROP-003, LAND-PROP-004, LAND-PROP-078, LAND-PROP-079]', async ({
  page,
  app,
}) => {
  await test.step('sign in', async () => {
    await page.goto('/land/property');
    await signInByForm(page, credentials);
    await expect(listTitle(page)).toHaveText('0 объектов');
  });

  await test.step('import', async () => {
    const said = await importPlots(app, file);
    expect(said).toContain('Принято 11, уже было 0, не принято 1');
    expect(said).toContain('строка не принята');
    await page.reload();
    await expect(listTitle(page)).toHaveText('11 объектов');
    await expect(shownNumbers(page)).toHaveCount(11);
  });

  await test.step('filter', async () => {
    await chip(page, 'Регион').click();
    await expect(page.getByRole('combobox', { name: 'Поиск: Регион' })).toBeFocused();
    await page.keyboard.type('москва');
    await page.getByRole('option', { name: 'Москва' }).click();
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(chip(page, 'Регион: Москва')).toBeVisible();
    await expect(listTitle(page)).toHaveText('2 объекта');
    await expect(shownNumbers(page)).toHaveText([east, north]);
  });

  await test.step('open on the map', async () => {
    await page.getByRole('radio', { name: 'Карта' }).click();
    await expectMapReady(page);
    await expect(page.getByRole('article')).toHaveCount(2);
    for (let times = 0; times < 4; times += 1) await page.getByRole('button', { name: 'Отдалить' }).click();
    const cluster = page.getByRole('status').filter({ hasText: '2 объекта в этом месте' });
    await clickOnMap(page, [north, east], cluster);
    await expect(page.getByRole('article')).toHaveCount(2);
    await cluster.getByRole('button', { name: 'Показать все' }).click();
    await page.getByRole('button', { name: 'Показать всё' }).click();
    const flag = page.locator('.maplibregl-popup').filter({ hasText: east });
    await clickOnMap(page, [east], flag);
    await expect(flag).toContainText('0,86 га');
    await flag.getByRole('link').click();
  });

  await test.step('read', async () => {
    await expect(page.getByRole('heading', { level: 1, name: east })).toBeVisible();
    await expect(page.getByText('ОЭЗ', { exact: true })).toBeVisible();
    await expect(page.getByText('Загружен из файла')).toBeVisible();
  });

  await test.step('edit', async () => {
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect(page).toHaveURL(/\/edit$/);
    const price = page.getByRole('textbox', { name: 'Цена', exact: true });
    await price.fill('129 000 000');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: east })).toBeVisible();
    await expect(page.getByText('129 000 000,00 руб.').first()).toBeVisible();
  });

  await test.step('archive', async () => {
    await page.getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Объект успешно архивирован')).toBeVisible();
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Объекты' }).click();
    await expect(listTitle(page)).toHaveText('10 объектов');
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(shownNumbers(page)).toHaveText([east]);
  });

  await test.step('restore', async () => {
    await shownNumbers(page).click();
    await page.getByRole('button', { name: 'Разархивировать' }).click();
    await expect(page.getByText('Объект успешно разархивирован')).toBeVisible();
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText('11 объектов');
    await expect(shownNumbers(page).filter({ hasText: east })).toBeVisible();
  });

  await test.step('import once more: nothing comes twice', async () => {
    expect(await importPlots(app, file)).toContain('Принято 0, уже было 11, не принято 1');
    await page.reload();
    await expect(listTitle(page)).toHaveText('11 объектов');
  });
});
