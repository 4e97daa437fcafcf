import {
  archiveRequest,
  findRequests,
  getRequest,
  updateRequest,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import { givenLinkIn } from '@gektar/server/testing/selection-domains.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { clickOnMap } from './objects-map.ts';
import { chip, listTitle } from './properties-list.ts';
import { field } from './property-form.ts';
import { takeFirst } from './request-form.ts';
import { givenCustomers } from './whole-property.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const table = (page: Page) => page.getByRole('grid', { name: 'Запросы' });
const shownNames = (page: Page) => table(page).getByRole('link');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Разделы запроса' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function takeOne(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

/**
 * Three active requests and one archived, created in this order; the signed-in employee is responsible for all of them.
 */
async function givenFour(app: TestApp): Promise<void> {
  const { db, broker } = app;
  const { companyId = null } = await givenCustomers(app);
  const mine = { responsibleEmployeeId: broker.id, companyId: companyId ?? '' };
  const given = (name: string, about: Parameters<typeof givenIndustrialRequest>[1]) =>
    givenIndustrialRequest(db, { ...mine, ...about, name }, broker.id);
  await given('Склад', {
    cityRegions: [{ regionId: 50, cityId: null }],
    vacancyAreaRange: { from: 7_000, to: 9_000 },
    accessDate: { from: '2026-12-01', to: '2027-04-01' },
  });
  await given('Аптека', { vacancyTypes: 2, vacancyAreaRange: { from: 200, to: 300 }, requestTypes: 2 });
  await given('Завод', { cityRegions: [{ regionId: 78, cityId: null }], vacancyAreaRange: { from: 20_000, to: null } });
  const { id } = await given('Рынок', {});
  await broker.call(archiveRequest, { params: { id }, query: { isEnabled: 'false' } });
}

test('a request is written down, looked at, edited by two hands, archived, restored and deleted [IND-REQ-003, IND-REQ-004, IND-REQ-005, IND-REQ-006, IND-REQ-007, IND-REQ-018, IND-REQ-039, IND-REQ-040, IND-REQ-042, IND-REQ-053, IND-REQ-054, IND-REQ-056, IND-REQ-057, REQ-001, REQ-002, REQ-003, REQ-004, REQ-005, REQ-006, REQ-007, REQ-008, SHELL-039, SHELL-060]', async ({
  page,
  app,
  troubles,
}) => {
  // The refused save of an outdated version, and the page of a deleted request.
  troubles.expect(/refused: 409 POST .*requests\/update/);
  troubles.expect(/refused: 404 GET .*requests\//);
  troubles.expect(/failed: (POST .*archive|DELETE)/);
  await givenCustomers(app);
  await test.step('what is missing is said, with its explanation', async () => {
    await page.goto('/industrial/requests');
    await expect(page).toHaveTitle('Склады | Запросы');
    await page.getByRole('link', { name: 'Новый запрос' }).click();
    await expect(page).toHaveURL('/industrial/requests/new');
    await expect(field(page, 'Название')).toBeFocused();
    await expect(page.getByRole('main').locator('label').filter({ hasText: '*' })).toHaveText([
      ...[/^Название\s?\*$/, /^Компания\s?\*$/, /^Дата запроса\s?\*$/, /^Ответственный\s?\*$/],
    ]);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(
      page.getByText('Для сохранения формы необходимо заполнить обязательные поля во всех разделах'),
    ).toBeVisible();
    await expectAccessible(page.getByRole('main'));
  });
  await test.step('created, then on to the search', async () => {
    await field(page, 'Название').fill('Распределительный центр');
    await takeOne(page, 'Компания', 'ООО «Поле и Ко»');
    await takeFirst(page, 'Тип вакансии', 'Аренда');
    await takeFirst(page, 'Тип вакансии', 'Продажа');
    await takeFirst(page, 'Города и регионы', 'Московская область');
    await page.getByRole('button', { name: 'Классы зданий', exact: true }).click();
    await expect(dialog(page).getByRole('option')).toHaveText(['A+', 'A', 'B+', 'B', 'C', 'D']);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Успешно создана новая подборка')).toBeVisible();
    await expect(page).toHaveURL(/\/industrial\/requests\/[0-9a-f-]{36}\/search$/);
    await expect(page).toHaveTitle('Склады | Запрос Распределительный центр · Поиск вакансий');
  });
  const id = page.url().split('/').at(-2) ?? '';
  const now = () => app.broker.call(getRequest, { params: { id } });
  expect(await now()).toMatchObject({
    vacancyTypes: 3,
    requestTypes: null,
    cityRegions: [{ regionId: 50, cityId: null }],
    responsibleEmployeeId: app.broker.id,
  });

  await test.step('the page leads to its selection; the drawer has every field', async () => {
    await page.goto(`/industrial/requests/${id}`);
    await expect(page).toHaveURL(`/industrial/requests/${id}/selection`);
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Вакансии в подборке',
      'Поиск вакансий',
      'Ответы клиента',
      'История',
    ]);
    await button(page, 'Данные запроса').click();
    await expect(dialog(page).getByRole('heading', { level: 2, name: 'Что ищет' })).toBeVisible();
    await expect(dialog(page)).toContainText('Московская область');
    await expect(dialog(page).getByRole('region', { name: 'История' })).toContainText('Создан');
    await expectAccessible(dialog(page));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('two hands', async () => {
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect(page).toHaveURL(`/industrial/requests/${id}/edit`);
    await field(page, 'Название').fill('Распределительный центр, север');
    await app.broker.call(updateRequest, { body: { ...(await now()), comment: 'Звонил клиент' } });
    await page.keyboard.press('Control+s');
    await expect(dialog(page)).toContainText('Запрос изменён другим сотрудником');
    await expect(dialog(page)).toContainText('Звонил клиент');
    await dialog(page).getByRole('button', { name: 'Объединить и сохранить' }).click();
    await expect(page.getByText('Запрос успешно обновлен')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Распределительный центр, север' })).toBeVisible();
    expect(await now()).toMatchObject({ name: 'Распределительный центр, север', comment: 'Звонил клиент' });
  });
  await test.step('archive and back, each only on confirmation and success', async () => {
    const badge = page.getByRole('main').getByText('В архиве', { exact: true });
    const path = new URL(page.url()).pathname;
    for (const [word, done, isEnabled] of [
      ['Архивировать', 'Запрос успешно архивирован', false],
      ['Разархивировать', 'Запрос успешно восстановлен', true],
    ] as const) {
      await button(page, word).click();
      await dialog(page).getByRole('button', { name: 'Отмена' }).click();
      await expect(dialog(page)).toBeHidden();
      await page.route('**/requests/*/archive*', (route) => route.abort());
      await button(page, word).click();
      await dialog(page).getByRole('button', { name: word }).click();
      await expect(page.getByText('Произошла ошибка').last()).toBeVisible();
      await expect(button(page, word)).toBeEnabled();
      await expect(badge).toHaveCount(isEnabled ? 1 : 0);
      expect((await now()).isEnabled).toBe(!isEnabled);
      await page.unrouteAll();
      await button(page, word).click();
      await dialog(page).getByRole('button', { name: word }).click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(badge).toHaveCount(isEnabled ? 0 : 1);
      expect((await now()).isEnabled).toBe(isEnabled);
      await expect(page).toHaveURL(path);
    }
  });
  await test.step('a deletion that fails stays on the page', async () => {
    const path = new URL(page.url()).pathname;
    await page.route(`**/api/industrial/requests/${id}*`, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await button(page, 'Ещё действия').click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await dialog(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Произошла ошибка').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Распределительный центр, север' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.unrouteAll();
  });
  await test.step('deleted, and named nowhere in the browser', async () => {
    const kept = () =>
      page.evaluate((one) => Object.entries(localStorage).filter((entry) => entry.join().includes(one)).length, id);
    expect(await kept()).toBeGreaterThan(0);
    await button(page, 'Ещё действия').click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(dialog(page)).toContainText('Удаление объекта?');
    await dialog(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Запрос успешно удален')).toBeVisible();
    await expect(page).toHaveURL('/industrial/requests');
    await expect(listTitle(page)).toHaveText('0 запросов');
    expect(await app.broker.call(findRequests, { body: {} })).toEqual([]);
    await expect.poll(kept).toBe(0);
    await page.goto(`/industrial/requests/${id}`);
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
  });
});

test('requests as table, cards and points: archive, order and filter stand in the address [IND-REQ-002, IND-REQ-015, IND-REQ-016, IND-REQ-024, IND-REQ-043, REQ-001, SHELL-054]', async ({
  page,
  app,
}) => {
  await givenFour(app);
  await page.goto('/industrial/requests');
  await expect(listTitle(page)).toHaveText('3 запроса');
  await expect(shownNames(page)).toHaveText(['Завод', 'Аптека', 'Склад']);
  await test.step('archive has two states', async () => {
    await expect(page.getByRole('radiogroup', { name: 'Архив' }).getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(shownNames(page)).toHaveText(['Рынок']);
    await expect(page.getByRole('row', { name: 'Рынок' }).getByText('В архиве', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Только активные' }).check();
  });
  await test.step('order', async () => {
    await page.getByRole('columnheader', { name: 'Название' }).getByRole('button').first().click();
    await expect(shownNames(page)).toHaveText(['Аптека', 'Завод', 'Склад']);
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'Name');
  });
  await test.step('filters; days are sent with their time', async () => {
    await chip(page, 'Площадь').click();
    await page.getByRole('textbox', { name: 'Площадь вакансии, до' }).fill('8000');
    await page.keyboard.press('Enter');
    await expect(shownNames(page)).toHaveText(['Аптека', 'Склад']);
    const sent = page.waitForRequest((request) => request.url().includes('/get-by-filter'));
    await page.goto('/industrial/requests?accessDate={"from":"2027-01-01","to":null}');
    expect((await sent).postDataJSON()).toMatchObject({ accessDate: { from: '2027-01-01T00:00:00', to: null } });
    await expect(shownNames(page)).toHaveText(['Склад']);
    await page.goto('/industrial/requests?requestTypes=2');
    await expect(shownNames(page)).toHaveText(['Аптека']);
    await page.goto('/industrial/requests?cityRegions=[{"regionId":78,"cityId":null}]');
    await expect(shownNames(page)).toHaveText(['Завод']);
    await expect(chip(page, 'Место: Санкт-Петербург')).toBeVisible();
    await page.goto('/industrial/requests?q=аптек');
    await expect(shownNames(page)).toHaveText(['Аптека']);
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(listTitle(page)).toHaveText('0 запросов');
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
    await expect(shownNames(page)).toHaveCount(0);
  });
  await test.step('cards', async () => {
    await page.goto('/industrial/requests');
    await page.getByRole('radio', { name: 'Список', exact: true }).check();
    // The list opens in the order that was last chosen (N-04).
    await expect(page).toHaveURL('/industrial/requests?sort=Name&direction=asc&view=list');
    await expect(card(page, 'Склад')).toContainText('Подборка пуста');
    await card(page, 'Аптека').getByRole('button', { name: 'Подробнее' }).click();
    await expect(card(page, 'Аптека')).toContainText('Типы запроса');
  });
  await test.step('a point for each place; the rest is counted', async () => {
    await page.getByRole('radio', { name: 'Карта', exact: true }).check();
    await expect(page).toHaveURL(/\/industrial\/requests\?view=map&sort=Name&direction=asc/);
    await expect(page.getByText('Без места, не на карте: 1 запрос')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    await clickOnMap(page, ['Завод'], page.getByText('1 запрос в этом месте'));
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, 'Завод')).toBeVisible();
  });
});

const reason = 'Изменять может ответственный, автор и сотрудники с доступом';

test('a colleague without access reads and cannot change; the reason is said [IND-REQ-052]', async ({ page, app }) => {
  await givenCustomers(app);
  const about = { name: 'Чужой склад', companyId: 'c1', count: 1 };
  const { requestId: id, selectionId, objectIds } = await givenVacancySelection(app.db, about);
  await givenLinkIn(app.db, 'industrial', selectionId);
  const slow = Promise.withResolvers<void>();
  await page.route('**/check-edit-access?*', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto(`/industrial/requests/${id}`);
  for (const name of ['Изменить', 'Архивировать']) await expect(button(page, name)).toBeDisabled();
  slow.resolve();
  for (const name of ['Изменить', 'Архивировать']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  }
  await button(page, 'Архивировать').hover();
  await expect(page.getByRole('tooltip')).toHaveText(reason);
  await button(page, 'Архивировать').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Ещё действия').click();
  await expect(page.getByRole('menuitem', { name: 'Удалить' })).toBeDisabled();
  await page.goto(`/industrial/requests/${id}/edit`);
  await expect(
    page.getByRole('heading', { name: 'У вас нет прав доступа на выполнение этого действия' }),
  ).toBeVisible();

  await page.goto(`/industrial/requests/${id}/selection`);
  for (const name of [/^Скрыть в подборке/, /^Удалить из подборки/]) {
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('button', { name })).toHaveAttribute('title', new RegExp(`${reason}$`));
    await page.getByRole('button', { name }).press('Enter');
  }
  await button(page, 'Действия с подборкой').click();
  await expect(page.getByRole('menuitem', { name: 'Очистить подборку' })).toBeDisabled();
  await expect(page.getByText(reason)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Обновить клиентскую ссылку').click();
  for (const name of ['Удалить', 'Обновить']) await expect(dialog(page).getByRole('button', { name })).toBeDisabled();
  await expect(dialog(page).getByText(reason)).toBeVisible();
  const params = { id: selectionId };
  const { items } = await app.broker.call(industrialSelections.one, { params });
  expect(items.map(({ entity, status }) => [entity.id, status])).toEqual([[objectIds[0], true]]);
});
