import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { archiveProperty, deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { getRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { chip, shownNumbers } from './properties-list.ts';

test.use({ isNearFolded: true });

const [fit, second, dear, other, old] = [1, 2, 3, 4, 5].map((n) => `50:01:0000001:${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const add = (page: Page, number: string) =>
  page.getByRole('button', { name: `Добавить в подборку ${number}`, exact: true });
/** Button of a hidden object. */
const back = (page: Page, number: string) =>
  page.getByRole('button', { name: `Скрыт, вернуть в подборку ${number}`, exact: true });
const takeOut = (page: Page, number: string) =>
  page.getByRole('button', { name: `Убрать из подборки ${number}`, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы запроса' }).getByRole('link', { name });

/** A request, and five plots: two that fit, one too dear, one of another type, one in the archive. */
async function givenSearch(app: TestApp): Promise<{ requestId: string; ids: readonly string[] }> {
  const { id: requestId } = await givenRequest(app.db, {
    name: 'Склад',
    area: { from: 5, to: 20 },
    budget: { from: null, to: 100_000_000 },
  });
  const plots: Partial<PropertyFieldsInput>[] = [
    { area: 7, price: 50_000_000 },
    { area: 9, price: 60_000_000 },
    { area: 8, price: 300_000_000 },
    { area: 40, price: 300_000_000, propertyType: { id: 2 } },
    { area: 7, price: 50_000_000 },
  ];
  const ids: string[] = [];
  for (const [index, fields] of plots.entries()) {
    const responsibleEmployeeId = app.broker.id;
    const cadastralNumbers = [`50:01:0000001:${index + 1}`];
    ids.push((await givenProperty(app.db, { responsibleEmployeeId, cadastralNumbers, ...fields })).id);
  }
  await app.broker.call(archiveProperty, { params: { id: ids[4] ?? '' } });
  return { requestId, ids };
}

async function kept(app: TestApp, requestId: string) {
  const { items } = await app.broker.call(getSelectionOfRequest, { params: { requestId } });
  return items.map(({ property, status }) => ({ number: property.cadastralNumbers[0], status }));
}

test('a search opens with what the request asks, is widened by hand, and leaves the request as it is [LAND-REQ-005]', async ({
  page,
  app,
}) => {
  const { requestId } = await givenSearch(app);
  const before = await app.broker.call(getRequest, { params: { id: requestId } });
  await page.goto(`/land/request/${requestId}/search`);
  await expect(shownNumbers(page)).toHaveText([fit, second]);
  await expect(count(page)).toHaveText('2 объекта');
  await expect(tab(page, 'Поиск')).toHaveText('Поиск2');
  await expect(chip(page, 'Площадь: 5,00 - 20,00 га')).toBeVisible();
  await expect(chip(page, 'Цена: до 100 000 000,00 руб.')).toBeVisible();
  await expect(page.getByText('по условиям запроса')).toBeVisible();
  await expect(page.getByRole('row', { name: fit }).getByTitle('Отвечает всем условиям запроса')).toHaveText('100 %');

  await page.getByRole('button', { name: 'Убрать фильтр: Цена' }).click();
  await expect(shownNumbers(page)).toHaveText([fit, second, dear]);
  await expect(page.getByRole('row', { name: dear }).getByTitle('Не подходит: цена')).toHaveText('66 %');
  // The best match comes first by default; a press reverses the order.
  const match = page.getByRole('columnheader', { name: 'Соответствие' });
  await expect(match).toHaveAttribute('aria-sort', 'descending');
  await match.getByRole('button').click();
  await expect(match).toHaveAttribute('aria-sort', 'ascending');
  await expect(shownNumbers(page)).toHaveText([dear, fit, second]);
  await match.getByRole('button').click();
  await expect(match).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(shownNumbers(page)).toHaveText([fit, second, dear]);

  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(shownNumbers(page)).toHaveText([fit, second, dear, other]);
  await expect(page.getByRole('row', { name: other }).getByTitle(/^Не подходит: .*цена/)).toHaveText('0 %');
  await expect(page.getByRole('link', { name: old })).toBeHidden();
  await page.getByRole('button', { name: 'Вернуть как в запросе' }).click();
  await expect(shownNumbers(page)).toHaveText([fit, second]);
  // The pressed button is gone; the focus moves to its row, not to the page.
  await expect(page.getByRole('button', { name: 'Что важно' })).toBeFocused();
  expect(await app.broker.call(getRequest, { params: { id: requestId } })).toEqual(before);

  await chip(page, 'Площадь: 5,00 - 20,00 га').click();
  await page.getByRole('textbox', { name: 'Площадь, от' }).fill('19');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Под эти условия ничего не подходит.', { exact: false })).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  await page.getByRole('button', { name: 'Без условия «Площадь»: 2 объекта' }).click();
  await expect(shownNumbers(page)).toHaveText([fit, second]);
  await page.goBack();
  await page.getByRole('button', { name: 'Снять все условия' }).click();
  await expect(shownNumbers(page)).toHaveCount(4);
});

test('a plot is marked the moment it is added, in every view, and taken out again [SEL-002, SEL-003]', async ({
  page,
  app,
}) => {
  const { requestId } = await givenSearch(app);
  await page.goto(`/land/request/${requestId}/search`);
  const answer = Promise.withResolvers<void>();
  await page.route('**/add-item', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await add(page, fit).click();
  await expect(takeOut(page, fit)).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(app, requestId)).toEqual([]);
  answer.resolve();
  await expect(page.getByText('Объект успешно добавлен')).toBeVisible();
  await expect(tab(page, 'Подборка')).toContainText('1');
  await page.unrouteAll();

  for (const view of ['Список', 'Плитка', 'Карта']) {
    await page.getByRole('radio', { name: view }).check();
    await expect(takeOut(page, fit)).toBeVisible();
    await expect(add(page, second)).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Список' }).check();
  await takeOut(page, fit).click();
  await expect(page.getByText('Объект успешно убран')).toBeVisible();
  await expect(back(page, fit)).toHaveAttribute('aria-pressed', 'false');
  expect(await kept(app, requestId)).toEqual([{ number: fit, status: false }]);
  // Clicks faster than the server answers: the last click decides.
  await back(page, fit).click();
  await takeOut(page, fit).click();
  await back(page, fit).click();
  await expect.poll(() => kept(app, requestId)).toEqual([{ number: fit, status: true }]);
  await expect(takeOut(page, fit)).toBeVisible();
});

test('a mark that the server refuses goes back alone and says so', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*(add|update)-item/);
  troubles.expect(/refused: 404 POST .*add-item/);
  const { requestId, ids } = await givenSearch(app);
  await page.goto(`/land/request/${requestId}/search?own=true`);
  await add(page, second).click();
  await expect(page.getByText('Объект успешно добавлен')).toBeVisible();
  await page.route('**/*-item', (route) => route.abort());
  await add(page, fit).click();
  await expect(page.getByText('Не удалось добавить в подборку')).toBeVisible();
  await expect(add(page, fit)).toBeVisible();
  await expect(takeOut(page, second)).toBeVisible();
  await takeOut(page, second).click();
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await expect(takeOut(page, second)).toBeVisible();
  await page.unrouteAll();
  // A colleague deletes it while it is in the list.
  await app.broker.call(deleteProperty, { params: { id: ids[2] ?? '' } });
  await add(page, dear).click();
  await expect(page.getByText('Не удалось добавить в подборку').last()).toBeVisible();
  await expect(add(page, dear)).toBeVisible();
  expect(await kept(app, requestId)).toEqual([{ number: second, status: true }]);
});

test('several plots are added together, those that are in already are counted out [LAND-SEL-009]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*add-items/);
  const { requestId } = await givenSearch(app);
  await page.goto(`/land/request/${requestId}/search?own=true`);
  await add(page, fit).click();
  await expect(page.getByText('Объект успешно добавлен')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  const bar = page.getByRole('toolbar', { name: 'Действия с выбранным' });
  await expect(bar).toContainText('Выбрано 4 объекта');
  await expect(bar).toContainText('уже в подборке 1');
  await expectAccessible(bar);
  await page.route('**/add-items', (route) => route.abort());
  await bar.getByRole('button', { name: 'Добавить в подборку' }).click();
  await expect(page.getByText('Не удалось добавить в подборку')).toBeVisible();
  await expect(bar).toBeVisible();
  await page.unrouteAll();
  await bar.getByRole('button', { name: 'Добавить в подборку' }).click();
  await expect(page.getByText('Успешно добавлено в подборку')).toBeVisible();
  await expect(page.getByText('Новых: 3')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(tab(page, 'Подборка')).toContainText('4');
  expect((await kept(app, requestId)).map(({ number }) => number)).toEqual([fit, second, dear, other]);
});
