import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyLandContacts } from '@gektar/server/testing/given-customers.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { goTo } from './go-to.ts';
import { expect, test } from './journey.ts';
import { listTitle, shownNumbers } from './properties-list.ts';

const line = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });
const box = (page: Page, of: string) => page.getByRole('searchbox', { name: `Поиск по ${of}` });

test('no key after Ctrl+K is lost, be what finds late: letters, a paste, Enter', async ({ page, app }) => {
  const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:21:0997807:840'] });
  await page.goto('/land/property');
  await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible();
  const late = Promise.withResolvers<void>();
  await page.route(/shell-palette/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('0997807');
  await page.keyboard.insertText(':840');
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveValue('0997807:840');
  await expect(line(page)).toBeFocused();
  late.resolve();
  await expect(page).toHaveURL(`/land/property/${id}`);
  await expect(line(page)).toBeHidden();

  // The second time the palette is already loaded, and it opens equally fast.
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('997807840');
  await expect(page.getByRole('option').first().locator('mark')).toHaveText('997807:840');
  await page.mouse.click(5, 5);
  await expect(line(page)).toBeHidden();
});

test('the search boxes of objects, requests and contacts: address, list, count and map follow; "/" leads into it, Esc empties it; an address of former days still finds', async ({
  page,
  app,
}) => {
  await test.step('the search box of the objects: address, list, count and map follow it; "/" leads into it, Esc empties it', async () => {
    const about = { address: 'д. Ёлкино, Лесная ул.' };
    await givenProperty(app.db, { cadastralNumbers: ['50:20:0010203:145'], ...about });
    await givenProperty(app.db, { cadastralNumbers: ['50:21:0997807:840'], address: 'Чехов' });
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText('2 объекта');
    await page.keyboard.press('/');
    await expect(box(page, 'объектам')).toBeFocused();
    await page.keyboard.type('ktcyfz');
    await expect(shownNumbers(page)).toHaveText(['50:20:0010203:145']);
    await expect(listTitle(page)).toHaveText('1 объект');
    await expect(page).toHaveURL('/land/property?q=ktcyfz');
    await expectAccessible(box(page, 'объектам'));

    await page.getByRole('radio', { name: 'Карта' }).click();
    await expect(box(page, 'объектам')).toHaveValue('ktcyfz');
    await expect(listTitle(page)).toHaveText('1 объект');
    await page.getByRole('radio', { name: 'Таблица' }).click();
    await box(page, 'объектам').press('Escape');
    await expect(box(page, 'объектам')).toHaveValue('');
    await expect(listTitle(page)).toHaveText('2 объекта');
    await box(page, 'объектам').fill('нет такого');
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await expect(box(page, 'объектам')).toHaveValue('');
    await expect(listTitle(page)).toHaveText('2 объекта');
  });
  await test.step('requests and contacts have the box too, and an address of former days still finds', async () => {
    await givenManyLandContacts(app.db, 24);
    await givenRequest(app.db, { name: 'Завод' });
    await givenRequest(app.db, { name: 'Склад' });
    await page.goto('/land/request');
    await expect(listTitle(page)).toHaveText('2 запроса');
    await box(page, 'запросам').fill('pfdjl');
    await expect(listTitle(page)).toHaveText('1 запрос');
    await expect(page).toHaveURL('/land/request?q=pfdjl');
    await expectAccessible(box(page, 'запросам'));

    await page.goto('/land/contacts?search=0000012');
    await expect(box(page, 'контактам')).toHaveValue('0000012');
    await expect(listTitle(page)).toHaveText('1 контакт');
    await box(page, 'контактам').fill('8 900 000-00-24');
    await expect(listTitle(page)).toHaveText('1 контакт');
    await page.getByRole('button', { name: 'Очистить поиск' }).click();
    await expect(listTitle(page)).toHaveText('24 контакта');
    await expect(page).toHaveURL('/land/contacts');
  });
});

test('the palette leads to lists: by highway, area, direction and point; an address is taken over by its known part', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, {
    area: 12.5,
    cadastralNumbers: ['50:28:0010203:145'],
    address: 'Одинцовский г. о., Лесная ул.',
  });
  await givenProperty(app.db, { area: 70, cadastralNumbers: ['50:28:0010203:146'], address: 'г. Одинцово' });
  const lists = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await page.goto('/land/property');
  await expect(listTitle(page)).toHaveText('2 объекта');
  await test.step('an area opens the list about it', async () => {
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('12 га');
    await expect(lists('Списки объектов')).toHaveText(/Площадь 10,80\s- 13,20\sга\s*1\sобъект/);
    await page.keyboard.press('Enter');
    await expect(listTitle(page)).toHaveText('1 объект');
    await expect(shownNumbers(page)).toHaveText(['50:28:0010203:145']);
  });
  await test.step('a town finds its district, a number its name before it', async () => {
    await page.keyboard.press('Control+KeyK');
    await line(page).fill('одинцово');
    await expect(lists('Объекты')).toHaveCount(2);
    await line(page).fill('кад. № 5О：28:0010203:146');
    await expect(lists('Объекты').locator('mark')).toHaveText('50:28:0010203:146');
  });
  await test.step('coordinates open the map there', async () => {
    await line(page).fill('55.75, 37.61');
    await expect(lists('Списки объектов')).toHaveText('На карте: 55.75, 37.61');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/view=map&at=55\.75\d*(%2C|,)37\.61\d*(%2C|,)13/);
  });
  for (const [path, field] of [
    ['/land/property/new', 'Адрес'],
    ['/industrial/complex/new', 'Полный адрес'],
  ] as const) {
    await test.step(`the known part of an address: ${path}`, async () => {
      await page.goto(path);
      const address = page.getByRole('textbox', { name: field, exact: true });
      await address.fill('Ljvjltljdj? Rfibhcrjt ijcct? dk/ 12');
      const taken = 'Московская область, г. Домодедово, Каширское шоссе, вл. 12';
      await page.getByRole('option', { name: taken }).click();
      await expect(address).toHaveValue(taken);
      await expect(page.getByRole('combobox', { name: 'Регион' })).toHaveValue('Московская область');
      if (path.startsWith('/industrial'))
        await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Домодедово');
      const highway = page.getByRole('combobox', { name: 'Шоссе' });
      await highway.fill('юг');
      await expect(page.getByRole('option', { name: 'Каширское шоссе' })).toBeVisible();
      await expect(page.getByRole('option', { name: 'Минское шоссе' })).toBeHidden();
    });
  }
});

test('"/" leads into the search box of every list, from its checkboxes and switches, too', async ({ page, app }) => {
  await givenProperty(app.db, { cadastralNumbers: ['50:20:0010203:145'] });
  const boxes = {
    '/land/property': 'Поиск по объектам',
    '/land/request': 'Поиск по запросам',
    '/land/contacts': 'Поиск по контактам',
    '/land/trash': 'Поиск в корзине',
    '/land/dictionary': 'Поиск',
    '/industrial': 'Название или адрес',
    '/industrial/requests': 'Поиск по запросам',
    '/industrial/trash': 'Поиск в корзине',
    '/industrial/dictionary': 'Найти словарь или значение',
  };
  await page.goto('/');
  for (const [address, name] of Object.entries(boxes)) {
    await goTo(page, address);
    const searchBox = page.getByRole('searchbox', { name, exact: true });
    await expect(searchBox).toBeVisible();
    await page.keyboard.press('/');
    await expect(searchBox).toBeFocused();
    await expect(searchBox).toHaveValue('');
  }
  await goTo(page, '/industrial');
  await page.getByRole('checkbox', { name: 'Только с вакансиями', exact: true }).check();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Название или адрес' })).toBeFocused();
  await goTo(page, '/land/property');
  await page.getByRole('checkbox', { name: 'Выбрать: 50:20:0010203:145' }).check();
  await page.keyboard.press('/');
  await expect(box(page, 'объектам')).toBeFocused();
});
