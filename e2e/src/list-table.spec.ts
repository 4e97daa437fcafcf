import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { findProperties, listOverdueProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { listTitle, shownNumbers, table } from './properties-list.ts';

/** Three objects: `…:1`, `…:2`, `…:3`, created in this order. */
async function givenThree(app: TestApp): Promise<void> {
  const about: Partial<PropertyFieldsInput>[] = [
    { area: 7, price: 30_000_000 },
    { area: 2, price: 90_000_000 },
    { area: 20 },
  ];
  for (const [index, fields] of about.entries()) {
    const cadastralNumbers = [`50:01:0000001:${index + 1}`];
    await givenProperty(app.db, { responsibleEmployeeId: app.broker.id, cadastralNumbers, ...fields });
  }
}

const [first, second, third] = [1, 2, 3].map((n) => `50:01:0000001:${n}`) as [string, string, string];
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test('a list of objects from nothing on: sorted by its heads, walked by keys, archived and restored, its columns chosen [SHELL-033, SHELL-034, SHELL-054, LAND-PROP-077, LAND-PROP-078, LAND-PROP-079, SHELL-036, LAND-PROP-007, SHELL-049]', async ({
  page,
  app,
  context,
}) => {
  await test.step('a list of nothing says why and leads on', async () => {
    await page.goto('/land/property');
    const panel = page.getByRole('heading', { name: 'Нет данных' }).locator('..');
    await expect(panel.getByRole('heading')).toBeVisible();
    await expect(panel.getByRole('paragraph')).toHaveText(/\p{L}/u);
    await expect(panel.locator('> svg')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Добавить объект' })).toBeVisible();
    await givenThree(app);
    await page.goto('/land/property?area={"from":500}');
    await expect(listTitle(page)).toHaveText('0 объектов');
    await expect(page.getByText('Объектов с такими условиями нет: уберите фильтр')).toBeVisible();
    await expect(panel.locator('> svg')).toBeVisible();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await expect(listTitle(page)).toHaveText('3 объекта');
    await expect(shownNumbers(page)).toHaveCount(3);
  });
  await test.step('a click on a head sorts; the address says it, and reproduces the screen after a reload, a visit, in another tab', async () => {
    await page.goto('/land/property?archive=all');
    await expect(shownNumbers(page)).toHaveText([first, second, third]);
    await head(page, 'Площадь').getByRole('button').first().click();
    await expect(shownNumbers(page)).toHaveText([second, first, third]);
    await expect(head(page, 'Площадь')).toHaveAttribute('aria-sort', 'ascending');
    await head(page, 'Площадь').getByRole('button').first().click();
    await expect(shownNumbers(page)).toHaveText([third, first, second]);
    await expect(page).toHaveURL('/land/property?archive=all&sort=Area&direction=desc');

    await page.reload();
    await expect(shownNumbers(page)).toHaveText([third, first, second]);
    await shownNumbers(page).first().click();
    await expect(page.getByRole('heading', { level: 1, name: third })).toBeVisible();
    await page.goBack();
    await expect(shownNumbers(page)).toHaveText([third, first, second]);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(shownNumbers(other)).toHaveText([third, first, second]);
    await expect(head(other, 'Площадь')).toHaveAttribute('aria-sort', 'descending');

    await head(page, 'Площадь').getByRole('button').first().click();
    await expect(page).toHaveURL('/land/property?archive=all');
    await expect(shownNumbers(page)).toHaveText([first, second, third]);
  });
  await test.step('a bell with nothing to say says so', async () => {
    await page.goto('/land/property');
    await page.getByRole('button', { name: 'Просроченные объекты: 0' }).click();
    await expect(page.getByText('Все объекты актуализированы за последние 30 дней')).toBeVisible();
  });
  await test.step('the table is worked by keys alone: rows are walked, chosen and opened', async () => {
    await page.goto('/land/property');
    await expect(shownNumbers(page)).toHaveCount(3);
    await table(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const current = page.getByRole('row', { name: second });
    await expect(table(page)).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id')) ?? '');
    await page.keyboard.press('Space');
    await expect(current).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('toolbar', { name: 'Действия с выбранным' })).toContainText('Выбран 1 объект');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(page.getByRole('toolbar')).toContainText('Выбрано 2 объекта');
    await expect(page.getByRole('toolbar')).toContainText('22,00 га · 90 000 000,00 руб.');
    await page.getByRole('button', { name: /^Столбцы/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Столбцы' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Столбцы' })).toBeHidden();
    await expect(page.getByRole('toolbar')).toContainText('Выбрано 2 объекта');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar')).toBeHidden();
    await table(page).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeFocused();
  });
  await test.step('chosen rows are archived, taken back from the toast, and restored from the archive', async () => {
    await page.goto('/land/property');
    for (const number of [first, second]) await page.getByRole('checkbox', { name: `Выбрать: ${number}` }).check();
    await expectAccessible(page.getByRole('toolbar'));
    await page.getByRole('button', { name: 'Архивировать' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'в архиве' });
    await expect(toast).toContainText('2 объекта в архиве');
    await expect(listTitle(page)).toHaveText('1 объект');
    await expect(page.getByRole('toolbar')).toBeHidden();
    await toast.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Возвращено: 2 объекта')).toBeVisible();
    await expect(shownNumbers(page)).toHaveText([first, second, third]);

    await page.getByRole('checkbox', { name: `Выбрать: ${third}` }).check();
    await page.getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Объект архивирован!')).toBeVisible();
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(shownNumbers(page)).toHaveText([third]);
    await page.getByRole('checkbox', { name: `Выбрать: ${third}` }).check();
    await page.getByRole('button', { name: 'Разархивировать' }).click();
    await expect(page.getByText('Объект разархивирован!')).toBeVisible();
    await expect(listTitle(page)).toHaveText('0 объектов');
    await expect(page.getByText('В архиве пока ничего нет')).toBeVisible();
  });
  await test.step('columns are chosen, kept for the next visit, and saved under names', async () => {
    await page.goto('/land/property');
    await expect(head(page, 'Район')).toBeVisible();
    await page.getByRole('button', { name: 'Столбцы: Основные' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Столбцы' });
    await expect(panel.getByRole('checkbox', { name: 'Кадастровый номер' })).toBeDisabled();
    await panel.getByRole('checkbox', { name: 'Район' }).uncheck();
    await panel.getByRole('checkbox', { name: 'Тип' }).uncheck();
    await expectAccessible(panel);
    await panel.getByRole('textbox', { name: 'Название набора' }).fill('Моё');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Столбцы: Моё' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Столбцы: Моё' })).toBeFocused();

    await page.reload();
    await expect(shownNumbers(page)).toHaveCount(3);
    await expect(head(page, 'Район')).toBeHidden();
    await expect(head(page, 'Тип')).toBeHidden();
    await expect(head(page, 'Шоссе')).toBeVisible();

    await page.getByRole('button', { name: 'Столбцы: Моё' }).click();
    await panel.getByRole('button', { name: 'Проверка данных' }).click();
    await page.keyboard.press('Escape');
    await expect(head(page, 'Шоссе')).toBeHidden();
    await expect(head(page, 'Район')).toBeVisible();
    const key = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('columns.')));
    expect(key).toEqual(['columns.land-properties']);
  });
  await test.step('a column is drawn wider by its edge, kept so, and gets its own width back by a double click', async () => {
    const district = head(page, 'Район');
    const widthOf = async () => Math.round((await district.boundingBox())?.width ?? 0);
    const edgeOf = async () => {
      const box = await district.boundingBox();
      if (!box) throw new Error('the head is not shown');
      return [box.x + box.width - 1, box.y + box.height / 2] as const;
    };
    const before = await widthOf();
    const [x, y] = await edgeOf();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    await page.mouse.move(x + 50, y);
    await expect.poll(widthOf).toBe(before + 50);
    await page.mouse.up();
    await page.reload();
    await expect.poll(widthOf).toBe(before + 50);
    await page.mouse.dblclick(...(await edgeOf()));
    await expect.poll(widthOf).toBe(before);
  });
});

test('what fails is told: an archive leaves the row, a load empties the list and is tried again [ERR-007, ERR-002, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  await test.step('an archive that fails is told, and the row stays', async () => {
    troubles.expect(/\/bulk/);
    await givenThree(app);
    await page.goto('/land/property');
    await page.route('**/bulk', (route) => route.abort());
    await page.getByRole('checkbox', { name: `Выбрать: ${first}` }).check();
    await page.getByRole('button', { name: 'Архивировать' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Не удалось архивировать объект' });
    await expect(toast.getByText('Не удалось архивировать объект', { exact: true })).toBeVisible();
    await expect(toast).toContainText('Нет связи с сервером');
    await expect(shownNumbers(page)).toHaveText([first, second, third]);
  });
  await test.step('a load that fails empties the list, says so, and is tried again', async () => {
    troubles.expect(/get-all/);
    await page.goto('/land/property');
    await expect(shownNumbers(page)).toHaveCount(3);
    await page.route('**/get-all?*', (route) => route.abort());
    await page.getByRole('radio', { name: 'Все' }).check();
    const failure = page.getByRole('alert').filter({ hasText: 'Не удалось загрузать данные' });
    await expect(failure).toContainText('Нет связи с сервером');
    await expect(shownNumbers(page)).toHaveCount(0);
    await expectAccessible(failure);
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(shownNumbers(page)).toHaveText([first, second, third]);
  });
});

/** Presses End until the row with this number is loaded and visible. */
async function scrollToEnd(page: Page, number: string): Promise<void> {
  await table(page).focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(table(page).getByRole('link', { name: number, exact: true })).toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

test('more than a thousand objects come in pages of a thousand, the first hundred before the rest of theirs, the next page on reaching the end [LAND-PROP-024, SHELL-051, SHELL-052]', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 1_050);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === findProperties.path)
      asked.push(`${url.searchParams.get('take')}/${url.searchParams.get('skip')}`);
  });
  await page.goto('/land/property');
  await expect(listTitle(page)).toHaveText('1 050 объектов');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '1051');
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1');
  const firstPage = ['100/0', '900/100'];
  await expect.poll(() => asked).toEqual(firstPage);
  await scrollToEnd(page, '77:00:0000000:1000');
  await expect.poll(() => asked).toEqual([...firstPage, '1000/1000']);
  await scrollToEnd(page, '77:00:0000000:1050');

  await head(page, 'Площадь').getByRole('button').first().click();
  await expect.poll(() => asked.slice(3)).toEqual(firstPage);
  await head(page, 'Площадь').getByRole('button').first().click();
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1050');
  await expect.poll(() => asked.slice(5)).toEqual(firstPage);
  // After a new sort, the list again loads all pages.
  await scrollToEnd(page, '77:00:0000000:2');
});

test('a hundred rows are drawn and answer while the rest of their page is on its way', async ({ page, app }) => {
  await givenManyProperties(app.db, app.broker.id, 130);
  const { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
  const isRest = (url: URL) => url.pathname === findProperties.path && url.searchParams.get('skip') === '100';
  await page.route(isRest, async (route) => {
    await isFree;
    await route.continue();
  });
  await page.goto('/land/property');
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1');
  await expect(listTitle(page)).toHaveText('130 объектов');
  await table(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('row', { name: '77:00:0000000:100', exact: false }).last()).toBeVisible();
  letThrough();
  await scrollToEnd(page, '77:00:0000000:130');
});

test('Back to a list shows the rows that were in sight when it was left', async ({ page, app }) => {
  await givenManyProperties(app.db, app.broker.id, 130);
  await page.goto('/land/property');
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1');
  await scrollToEnd(page, '77:00:0000000:130');
  await page.getByRole('link', { name: '77:00:0000000:128' }).click();
  // Waits for the page, so that the list is removed: a hidden list would keep its scroll position.
  await expect(page.getByRole('heading', { level: 1, name: '77:00:0000000:128' })).toBeVisible();
  await page.goBack();
  await expect(table(page).getByRole('link', { name: '77:00:0000000:128' })).toBeInViewport();
  // The row is current and has the focus, so arrow keys start from it.
  await expect(table(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '77:00:0000000:127' })).toBeVisible();
});

test('a later page that fails is told under what is loaded, and asked for again by a person alone [ERR-002, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/get-all/);
  await givenManyProperties(app.db, app.broker.id, 1_050);
  let asked = 0;
  const isLater = (url: URL) => url.pathname === findProperties.path && url.searchParams.get('skip') === '1000';
  // A refusal, because an aborted request would be retried twice before it is reported.
  await page.route(isLater, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Произошла ошибка' } } });
  });
  await page.goto('/land/property');
  await expect(shownNumbers(page).first()).toHaveText('77:00:0000000:1');
  await scrollToEnd(page, '77:00:0000000:1000');
  const failure = page.getByRole('status').filter({ hasText: 'Не удалось загрузать данные' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('row', { name: '77:00:0000000:1000' })).toBeVisible();
  await expectAccessible(failure);
  await page.keyboard.press('Home');
  await expect(shownNumbers(page).first()).toBeVisible();
  await page.keyboard.press('End');
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => asked).toBe(2);
  await expect(failure).toBeInViewport();

  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(failure).toBeHidden();
  // The message disappears when the page is requested again, before its rows are loaded.
  await scrollToEnd(page, '77:00:0000000:1050');
  expect(asked).toBe(2);
});

test('a utility without a value says Нет данных to whoever points at it, in the table, on a card and on the page [LAND-PROP-069]', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, { gasSupply: { type: 1 }, heatSupply: { type: 2, value: 3 } });
  const words = 'Газ: Тех. условия. Нет данных';
  for (const view of ['table', 'list'] as const) {
    await page.goto(`/land/property?view=${view}`);
    const mark = page.getByRole('img', { name: words });
    await mark.hover();
    await expect(mark).toHaveAttribute('title', words);
  }
  await page.goto(`/land/property/${id}`);
  const utility = page.getByRole('listitem').filter({ hasText: 'Газ' }).getByText('Тех. условия');
  await utility.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Нет данных');
});

test('the bell counts what nobody has actualized in time, and lists it by tens [SHELL-025, LAND-PROP-022, LAND-PROP-023]', async ({
  page,
  app,
}) => {
  await givenManyProperties(app.db, app.broker.id, 23);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === listOverdueProperties.path) {
      asked.push(`${url.searchParams.get('take')}/${url.searchParams.get('skip')}`);
    }
  });
  await page.goto('/land/property');
  const bell = page.getByRole('button', { name: 'Просроченные объекты: 23' });
  await expect(bell).toHaveText('23');
  await bell.click();
  const overdue = page.getByRole('region', { name: 'Просроченные объекты' });
  await expect(overdue.getByRole('link').first()).toContainText('77:00:0000000:1');
  await expect(overdue.getByRole('link')).toHaveCount(10);
  await expectAccessible(overdue);
  expect(asked).toEqual(['10/0']);
  await overdue.getByRole('link').last().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    expect(await overdue.getByRole('link').count()).toBe(23);
  }).toPass();
  expect(asked).toEqual(['10/0', '10/10', '10/20']);
  await overdue.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: '77:00:0000000:23' })).toBeVisible();
  await expect(overdue).toBeHidden();
});
