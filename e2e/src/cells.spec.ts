import {
  getRequest as getIndustrialRequest,
  updateRequest as updateIndustrialRequest,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { cell, givenPrices, grid, millions, openTable, pasteText, plots, price, storedPrices } from './table-cells.ts';

test('prices of five plots: Enter, type, Enter for each; one Ctrl+Z gives all five back', async ({ page, app }) => {
  await givenPrices(app, millions(10, 20, 30, 40, 50));
  await openTable(page, plots);
  await (await cell(page, 1, price)).click();
  for (const typed of millions(11, 21, 31, 41, 51)) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(typed));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Цена: 5 объектов')).toBeVisible();
  await expect.poll(() => storedPrices(app)).toEqual(millions(11, 21, 31, 41, 51));
  await expect(await cell(page, 1, 'Цена за га')).toHaveText(/\d/);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Возвращено: 5 объектов')).toBeVisible();
  expect(await storedPrices(app)).toEqual(millions(10, 20, 30, 40, 50));
});

test('Enter and a number typed before the editing has loaded open the cell with the number', async ({ page, app }) => {
  await givenPrices(app, millions(10, 20));
  const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/property-editing-/, async (route) => {
    asked.resolve();
    await release.promise;
    await route.continue();
  });
  await page.goto(plots);
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  await (await cell(page, 1, price)).click();
  await asked.promise;
  await page.keyboard.press('Enter');
  await page.keyboard.type('12500');
  release.resolve();
  const field = grid(page).getByRole('textbox');
  await expect(field).toHaveValue(/^12\s?500$/);
  await page.keyboard.type('000');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedPrices(app)).toEqual(millions(12.5, 20));
});

test('a printed digit replaces the value, F2 goes behind it, Esc gives up, Tab goes on, Delete empties', async ({
  page,
  app,
}) => {
  await givenPrices(app, millions(10, 20));
  await openTable(page, plots);
  const first = await cell(page, 1, price);
  await first.click();
  await page.keyboard.type('7000000');
  await expect(first.getByRole('textbox')).toHaveValue(/^7.000.000$/);
  await page.keyboard.press('Escape');
  await expect(first).toHaveText('10 000 000,00');
  await page.keyboard.press('F2');
  await expect(first.getByRole('textbox')).toBeFocused();
  await expectAccessible(grid(page));
  await page.keyboard.press('End');
  await page.keyboard.type(',5');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedPrices(app)).toEqual([10_000_000.5, 20_000_000]);
  await page.keyboard.press('Delete');
  await expect(await cell(page, 2, price)).toHaveText('По запросу');
  expect(await storedPrices(app)).toEqual([10_000_000.5, null]);

  // Shift+Tab moves left to the next editable cell, the area, and selects its value.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  const area = await cell(page, 2, 'Площадь');
  await page.keyboard.type('7,25');
  await page.keyboard.press('Tab');
  await expect(area).toHaveText('7,25');
  await expect((await cell(page, 2, price)).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await app.db.selectFrom('land.properties').select('area').execute()).map(({ area: ha }) => ha))
    .toContain(7.25);
});

test('a long price is wholly in sight while it is edited, with its unit after it', async ({ page, app }) => {
  await givenPrices(app, [385_000_000.25, 138_500_000_000.75]);
  await openTable(page, plots);
  for (const nth of [1, 2]) {
    await (await cell(page, nth, price)).click();
    await page.keyboard.press('F2');
    const field = grid(page).getByRole('textbox');
    await expect(field).toBeFocused();
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test('heads of the columns of the plots are not cut', async ({ page, app }) => {
  await givenPrices(app, millions(10));
  await openTable(page, plots);
  const cut = page
    .getByRole('columnheader')
    .locator('span')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent),
    );
  expect(await cut).toEqual([]);
});

test('an open cell stays while the table is scrolled, and is written when it is left', async ({ page, app }) => {
  await givenPrices(app, millions(...Array.from({ length: 60 }, (_, index) => 10 + index)));
  await openTable(page, plots);
  const first = await cell(page, 1, price);
  await first.click();
  await page.keyboard.type('9000000');
  await page.mouse.wheel(0, 1_800);
  await expect(await cell(page, 45, price)).toBeVisible();
  await expect(first.getByRole('textbox')).toBeFocused();
  await (await cell(page, 45, price)).click();
  await expect.poll(async () => (await storedPrices(app))[0]).toBe(9_000_000);
});

test('values are chosen by letters, a day is typed short, a person is chosen; Esc leaves what was there', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const { id } = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  await openTable(page, plots);
  const edit = async (head: string) => {
    await page.getByRole('columnheader', { name: head }).first().scrollIntoViewIfNeeded();
    const edited = await cell(page, 1, head);
    await edited.click();
    return edited;
  };
  const type = await edit('Тип');
  const before = await type.textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(type).toHaveText(before ?? '');
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await type.getByRole('combobox').fill('Рекр');
  await expect(page.getByRole('option')).toHaveText(['Рекреация']);
  await page.keyboard.press('Enter');
  await expect(type.getByLabel('Записано')).toBeVisible();
  await expect(type).toContainText('Рекреация');

  const day = await edit('Разговор');
  await page.keyboard.type('1.2.27');
  await page.keyboard.press('Enter');
  await expect(day).toContainText('01.02.2027');
  await expect(day.getByLabel('Записано')).toBeVisible();

  const responsible = await edit('Ответственный');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /Лугова/ }).click();
  await expect(responsible.getByLabel('Записано')).toBeVisible();
  expect(await app.broker.call(getProperty, { params: { id } })).toMatchObject({
    propertyType: { name: 'Рекреация' },
    lastConversationDate: '2027-02-01T00:00:00',
    responsibleEmployeeId: colleague.id,
  });
});

test('a pasted column meets a colleague: his value is shown, and written over only by a second press', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const first = await givenProperty(app.db, { price: 10_000_000 });
  await givenProperty(app.db, { price: 20_000_000 });
  await openTable(page, plots);
  await (await cell(page, 1, price)).click();
  await pasteText(page, '11000000\n21000000');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Записать 2 из 2' })).toBeEnabled();
  const stored = await colleague.call(getProperty, { params: { id: first.id } });
  await colleague.call(updateProperty, { body: { ...stored, price: 15_000_000 } });
  await dialog.getByRole('button', { name: 'Записать 2 из 2' }).dblclick();
  await expect(dialog.getByRole('row').filter({ hasText: '15 000 000,00' })).toContainText('11 000 000,00');
  expect(await storedPrices(app)).toEqual([15_000_000, 21_000_000]);
  await dialog.getByRole('button', { name: 'Повторить 1' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => storedPrices(app)).toEqual([11_000_000, 21_000_000]);
});

test('a name still opens the page, a computed cell says why it has no editor, a lost connection is caught up by itself', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/changes|ERR_FAILED|ERR_INTERNET/);
  await givenPrices(app, millions(10));
  await openTable(page, plots);
  await (await cell(page, 1, 'Цена за га')).click();
  await page.keyboard.press('F2');
  await expect(page.getByText('Считается сама')).toBeVisible();

  await page.route(/properties\/changes/, (route) => route.abort());
  await (await cell(page, 1, price)).click();
  await page.keyboard.type('12000000');
  await page.keyboard.press('Enter');
  const first = await cell(page, 1, price);
  await expect(first.getByLabel('Нет связи')).toBeVisible();
  await expect(first).toContainText('12 000 000,00');
  expect(await storedPrices(app)).toEqual(millions(10));
  await page.unrouteAll();
  await expect(first.getByLabel('Записано')).toBeVisible();
  expect(await storedPrices(app)).toEqual(millions(12));

  await (await cell(page, 1, 'Кадастровый номер')).click({ position: { x: 200, y: 36 } });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/land\/property\/[0-9a-f-]{36}/);
});

test('two people in one cell: both values with who, mine is written on purpose; another field is no conflict', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const plot = await givenProperty(app.db, { price: 10_000_000, area: 3.5, comment: 'Был' });
  await openTable(page, plots);
  const first = await cell(page, 1, price);
  await first.click();
  await page.keyboard.press('Enter');
  const change = async (fields: object) => {
    const stored = await colleague.call(getProperty, { params: { id: plot.id } });
    await colleague.call(updateProperty, { body: { ...stored, ...fields } });
  };
  await change({ comment: 'Стал' });
  await page.keyboard.type('11000000');
  await page.keyboard.press('Enter');
  await expect(first.getByLabel('Записано')).toBeVisible();

  await first.click();
  await page.keyboard.press('Enter');
  await change({ price: 12_500_000 });
  await page.keyboard.type('11700000');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Два значения' });
  await expect(card).toContainText(/Лугова.* изменено раньше вас/);
  await expect(card.getByText('АЛ', { exact: true })).toBeVisible();
  for (const value of ['11 000 000,00', '12 500 000,00', '11 700 000,00']) await expect(card).toContainText(value);
  await expectAccessible(card);
  await card.getByRole('button', { name: 'Записать моё' }).click();
  await expect(first.getByLabel('Записано')).toBeVisible();
  const stored = await colleague.call(getProperty, { params: { id: plot.id } });
  expect(stored).toMatchObject({ price: 11_700_000, comment: 'Стал' });

  await first.click();
  await page.keyboard.press('Enter');
  await change({ price: 13_000_000 });
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Оставить' }).click();
  await expect(first).toHaveText('13 000 000,00');
  expect(await storedPrices(app)).toEqual([13_000_000]);
});

test('a refused value stays typed with its message, and leaving the page asks', async ({ page, app }) => {
  await givenProperty(app.db, { price: 10_000_000, area: 3.5 });
  await openTable(page, plots);
  const area = await cell(page, 1, 'Площадь');
  await area.click();
  await page.keyboard.press('Delete');
  await expect(area.getByRole('alert')).toHaveText('Обязательное поле');
  await expectAccessible(grid(page));
  await page.getByRole('link', { name: 'Запросы' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();
  await area.getByRole('button').click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(area.getByLabel('Записано')).toBeVisible();
  await page.getByRole('link', { name: 'Запросы' }).first().click();
  await expect(page).toHaveURL(/\/land\/request/);
});

test('a column from a spreadsheet: shown first, refused texts are corrected there, written as one action', async ({
  page,
  app,
}) => {
  await givenPrices(app, millions(10, 20, 30, 40));
  await openTable(page, plots);
  await (await cell(page, 1, price)).click();
  await pasteText(page, '10 500 000,00\n20.000.000,00\nпо запр.\n+5 %\n1\n');
  const dialog = page.getByRole('dialog', { name: 'Вставка в столбец «Цена, руб.»' });
  await expect(dialog).toContainText('1 лишних');
  const line = (text: string) => dialog.getByRole('row').filter({ hasText: text });
  await expect(line('10 000 000,00')).toContainText('+5,0 %');
  await expect(line('20 000 000,00')).toContainText('уже так');
  await expect(line('40 000 000,00')).toContainText('42 000 000,00');
  await expect(line('Только цифры')).toHaveCount(1);
  await expect(dialog.getByText('Изменятся 2')).toBeVisible();
  await expectAccessible(dialog);
  await dialog.getByRole('textbox', { name: 'Станет' }).fill('33 млн');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Записать 3 из 4' }).click();
  await expect(page.getByText('Изменены 3 объекта')).toBeVisible();
  await expect.poll(() => storedPrices(app)).toEqual([10_500_000, 20_000_000, 33_000_000, 42_000_000]);
  await expect(dialog).toBeHidden();
  await grid(page).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Возвращено: 3 объекта')).toBeVisible();
  expect(await storedPrices(app)).toEqual(millions(10, 20, 30, 40));
});

test('a column longer than the loaded rows: the rest of the list is loaded, and all of it is shown before it is written', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 1_100);
  await openTable(page, '/land/property?view=table');
  await (await cell(page, 1, price)).click();
  await pasteText(page, Array.from({ length: 1_102 }, (_, index) => String(7_000_000 + index)).join('\n'));
  const dialog = page.getByRole('dialog', { name: 'Вставка в столбец «Цена, руб.»' });
  await expect(dialog).toContainText('Строк меньше, чем значений: 2 лишних');
  await dialog.getByRole('button', { name: 'Записать 1 100 из 1 100' }).click();
  await expect(dialog).toBeHidden();
  const prices = await storedPrices(app);
  expect([prices.at(0), prices.at(-1)]).toEqual([7_000_000, 7_001_099]);
});

test('a block of the product is copied with tabs and filled down', async ({ page, app }) => {
  await givenPrices(app, millions(10, 20, 30));
  await openTable(page, plots);
  await (await cell(page, 1, 'Площадь')).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const copied = await grid(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  const areas = await app.db.selectFrom('land.properties').select('area').orderBy('price').execute();
  const shown = areas.map((row) => String(row.area).replace('.', ','));
  expect(copied).toBe(`${shown[0]}\t10000000\n${shown[1]}\t20000000`);

  await (await cell(page, 1, price)).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const dialog = page.getByRole('dialog', { name: 'Заполнить столбец «Цена, руб.»' });
  await dialog.getByRole('button', { name: 'Записать 2 из 2' }).click();
  await expect.poll(() => storedPrices(app)).toEqual(millions(10, 10, 10));
});

test('rates of eight vacancies by Enter, type, Enter; a rate of two parts opens them; a flag by Space', async ({
  page,
  app,
}) => {
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const areaSetWithPrice = { office: { areaValue: 100 + count, leasePricePerSqm: 8_000 + count } };
    ids.push((await givenVacancy(app.db, building.id, { areaSetWithPrice, bts: false })).id);
  }
  await openTable(page, '/industrial/vacancy?sort=AverageBaseRate&direction=asc');
  await (await cell(page, 1, 'Ставка')).click();
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(String(9_000 + count));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Средняя ставка: 8 вакансий')).toBeVisible();
  const rates = async () => {
    const found = await Promise.all(ids.map((id) => app.broker.call(getVacancy, { params: { id } })));
    return found.map(({ averageNetRentalRate }) => averageNetRentalRate);
  };
  await expect.poll(rates).toEqual([9_000, 9_001, 9_002, 9_003, 9_004, 9_005, 9_006, 9_007]);

  const areaSetWithPrice = {
    office: { areaValue: 100, leasePricePerSqm: 4_000 },
    production: { areaValue: 300, leasePricePerSqm: 5_000 },
  };
  const several = await givenVacancy(app.db, building.id, { areaSetWithPrice });
  await page.reload();
  await page.getByRole('columnheader').first().hover();
  const rate = await cell(page, 1, 'Ставка');
  await expect(rate).toHaveText('4 750,00');
  // A double click opens the page until the code for editing is loaded.
  await expect(rate).toHaveAttribute('data-editable', 'true');
  await rate.dblclick();
  await page.getByRole('textbox', { name: 'Ставка: Производство' }).fill('6000');
  await expect(rate).toContainText('5 500,00');
  await expectAccessible(rate);
  await page.keyboard.press('Enter');
  await expect(rate.getByLabel('Записано')).toBeVisible();
  const stored = await app.broker.call(getVacancy, { params: { id: several.id } });
  expect(stored.averageNetRentalRate).toBe(5_500);

  await page.getByRole('columnheader', { name: 'BTS' }).scrollIntoViewIfNeeded();
  const bts = await cell(page, 1, 'BTS');
  await bts.click();
  await page.keyboard.press('Space');
  await expect(bts.getByLabel('Записано')).toBeVisible();
  expect((await app.broker.call(getVacancy, { params: { id: several.id } })).bts).toBe(true);
});

test('a request of a colleague is locked: keys and double presses say who may change it, and nothing is sent', async ({
  page,
  app,
}) => {
  const other = await app.anotherBroker();
  const { id } = await givenIndustrialRequest(app.db, { name: 'Чужой запрос', responsibleEmployeeId: other.id });
  const changes: string[] = [];
  page.on('request', (request) => void (/\/changes$/.test(request.url()) && changes.push(request.url())));
  const asked = page.waitForResponse(/check-edit-access/);
  await openTable(page, '/industrial/requests?view=table');
  const row = grid(page).locator('tr[aria-rowindex="2"]');
  const at = await row.locator('> [data-editable]').first().getAttribute('aria-colindex');
  const name = row.locator(`> [aria-colindex="${at}"]`);
  await name.click();
  await asked;
  const reason = name.getByText('Изменять может ответственный, автор и сотрудники с доступом');
  for (const key of ['Enter', 'Delete']) {
    await page.keyboard.press(key);
    await expect(reason).toBeVisible();
    await expect(name.getByLabel('Нет права')).toBeVisible();
    await expect(reason).toBeHidden();
  }
  await name.dblclick();
  await expect(reason).toBeVisible();
  await expect(page).toHaveURL(/\/industrial\/requests\?/);
  expect(changes).toEqual([]);

  await test.step('with access it opens', async () => {
    const stored = await other.call(getIndustrialRequest, { params: { id } });
    await other.call(updateIndustrialRequest, { body: { ...stored, additionalAccessEmployees: [app.broker.id] } });
    const again = page.waitForResponse(/check-edit-access/);
    await page.reload();
    await page.getByRole('columnheader').first().hover();
    await name.click();
    await again;
    await page.keyboard.press('Enter');
    await expect(name.getByRole('textbox').or(name.getByRole('combobox'))).toBeVisible();
  });
});
