import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { deleteProperty, getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import { picture } from './drawn-picture.ts';
import { expect, test } from './journey.ts';
import { clickOnMap, expectMapReady } from './objects-map.ts';
import { listTitle, shownNumbers } from './properties-list.ts';
import {
  adder,
  choose,
  choosePermittedUse,
  choosePhotoType,
  create,
  documentInput,
  field,
  list,
  numbers,
  photoInput,
  tiles,
} from './property-form.ts';

test.use({ isMapDrawn: true });

const number = '50:20:0010203:145';
const outline: [number, number][] = [
  [55.683, 37.102],
  [55.683, 37.106],
  [55.681, 37.106],
  [55.681, 37.102],
];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test('a land specialist brings a plot from an empty form to the map, the table, a sheet, the archive and back [LAND-PROP-002, LAND-PROP-008, LAND-PROP-020, LAND-PROP-027, LAND-PROP-028, LAND-PROP-029, LAND-PROP-078, LAND-PROP-079, ADDR-001, CAD-001, IMG-005]', async ({
  page,
  context,
  app,
}) => {
  // A separate server, a map and a spreadsheet: one long journey.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The cadastre knows the plot's outline from an earlier object.
  const before = await givenProperty(app.db, { cadastralNumbers: [number], polygons: [{ coordinates: outline }] });
  await app.broker.call(deleteProperty, { params: { id: before.id } });
  const form = page.getByRole('form', { name: 'Новый объект' });

  await test.step('an empty list leads to an empty form', async () => {
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText('0 объектов');
    await page.getByRole('link', { name: 'Добавить объект' }).first().click();
    await expect(adder(page)).toBeFocused();
  });

  await test.step('number, and the outline that is known of it', async () => {
    await paste(page, number);
    await page.keyboard.press('Enter');
    await expect(numbers(page)).toHaveText([number]);
    await expect(page.getByText(`Для номера ${number} известен контур`)).toBeVisible();
    await page.getByRole('button', { name: 'Взять контур', exact: true }).click();
    await choose(page, 'Тип', 'Логистика');
    await field(page, 'Дата последнего разговора').fill('20.11.2026');
  });

  await test.step('an address by its suggestion, coordinates by paste', async () => {
    await field(page, 'Адрес').pressSequentially('подольск');
    const suggested = page.getByRole('listbox', { name: 'Подсказки адреса' }).getByRole('option');
    await suggested.filter({ hasText: 'Московская область, г. Подольск' }).first().click();
    await expect(field(page, 'Адрес')).toHaveValue('Московская область, г. Подольск');
    await expect(list(page, 'Регион')).toHaveValue('Московская область');
    await field(page, 'Координаты: широта').focus();
    await paste(page, '55.68210, 37.10400');
    await expect(field(page, 'Координаты: долгота')).toHaveValue(/^37\.104/);
    await expect(field(page, 'Адрес')).toHaveValue('Московская область, г. Подольск');
  });

  await test.step('figures, links, uses', async () => {
    await field(page, 'Площадь').fill('5,5 га');
    await expect(page.getByText(/^По контуру 5,5\d\sга, указано 5,50\sга$/)).toBeVisible();
    await field(page, 'Цена').fill('385 000 000');
    await field(page, 'Расстояние от города').fill('24');
    await choose(page, 'Категория', 'промышленности');
    await choose(page, 'Собственность', 'Частная');
    await field(page, 'Ссылка на документацию').fill('docs.example/145');
    await field(page, 'Ссылка на диск').fill('disk.example/145');
    await choosePermittedUse(page);
  });

  await test.step('three photos with their types, one for the presentation, and a document', async () => {
    await photoInput(page).setInputFiles([picture('a.png', 40), picture('b.png', 120), picture('c.png', 200)]);
    await expect(tiles(page)).toHaveCount(3);
    await documentInput(page).setInputFiles({
      name: 'Выписка.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Участок свободен'),
    });
    await form.getByRole('textbox', { name: 'Название' }).fill('Выписка ЕГРН');
    await form.getByRole('checkbox', { name: 'Выбрать все' }).check();
    await form.getByRole('checkbox', { name: 'Применить ко всем' }).check();
    await choosePhotoType(page, tiles(page).nth(0), 0);
    await form.getByRole('checkbox', { name: 'Применить ко всем' }).uncheck();
    await choosePhotoType(page, tiles(page).nth(2), 1);
    await tiles(page)
      .nth(1)
      .getByRole('button', { name: /В презентации/ })
      .click();
  });

  await test.step('saved as it was entered', async () => {
    await create(page).click();
    await expect(page.getByText('Объект успешно создан')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page.getByText('1 / 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Выписка ЕГРН' })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const saved = await app.broker.call(getProperty, { params: { id } });
    expect(saved).toMatchObject({
      cadastralNumbers: [number],
      address: 'Московская область, г. Подольск',
      region: { id: 50 },
      latitude: 55.6821,
      longitude: 37.104,
      area: 5.5,
      price: 385_000_000,
      polygons: [{ coordinates: outline }],
      documents: [{ name: 'Выписка ЕГРН' }],
    });
    const [flyer, ...others] = saved.images;
    expect(flyer).toMatchObject({ presenceInTheFlyer: true, isChecked: false });
    expect(others.map(({ presenceInTheFlyer }) => presenceInTheFlyer)).toEqual([false, false]);
    expect(new Set(saved.images.map(({ imageType }) => imageType?.id)).size).toBe(2);
  });

  await test.step('found on the map', async () => {
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Объекты' }).click();
    await page.getByRole('radio', { name: 'Карта' }).click();
    await expectMapReady(page);
    const flag = page.locator('.maplibregl-popup').filter({ hasText: number });
    await clickOnMap(page, [number], flag);
    await expect(flag).toContainText(/5,50\sга/);
  });

  await test.step('in the table, and in a sheet that another program reads', async () => {
    await page.getByRole('radio', { name: 'Таблица' }).click();
    await expect(shownNumbers(page)).toHaveText([number]);
    await page.getByRole('checkbox', { name: `Выбрать: ${number}` }).check();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
    const workbook = read(await readFile(await (await waiting).path()), { cellDates: true, UTC: true });
    const rows = utils.sheet_to_json(workbook.Sheets['Объекты'] ?? {});
    expect(rows).toEqual([
      expect.objectContaining({
        'Кадастровый номер': number,
        'Цена, руб.': 385_000_000,
        'Площадь, га': 5.5,
        Разговор: new Date('2026-11-20T00:00:00Z'),
        Ответственный: 'Егор Степной',
      }),
    ]);
  });

  await test.step('archived and back', async () => {
    await shownNumbers(page).click();
    await page.getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Объект успешно архивирован')).toBeVisible();
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Объекты' }).click();
    await expect(listTitle(page)).toHaveText('0 объектов');
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await shownNumbers(page).click();
    await page.getByRole('button', { name: 'Разархивировать' }).click();
    await expect(page.getByText('Объект успешно разархивирован')).toBeVisible();
    await page.goto('/land/property');
    await expect(shownNumbers(page)).toHaveText([number]);
  });
});
