import {
  deleteRequest,
  findRequests,
  getRequest,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenManyRequests } from '@gektar/server/testing/given-many-requests.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { givenCustomers } from './whole-property.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Разделы запроса' });
const dialog = (page: Page) => page.getByRole('dialog');
const now = (app: TestApp, id: string) => app.broker.call(getRequest, { params: { id } });

async function openMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Ещё действия' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('each tab has its address; without one the request itself is shown [LAND-REQ-003, LAND-REQ-005, LAND-REQ-006, LAND-REQ-007, LAND-REQ-008, LAND-REQ-009, LAND-REQ-017]', async ({
  page,
  app,
}) => {
  const customers = await givenCustomers(app);
  const { companyId, contactId, referralContactId } = customers;
  const { id } = await givenRequest(
    app.db,
    wholeRequestFields(app.broker.id, { name: 'Склад', companyId, contactId, referralContactId }),
  );
  const path = `/land/request/${id}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Склад' })).toBeVisible();
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Поиск',
    'Подборка',
    'Запрос',
    'Отчеты',
    'Избранное',
    'Ответы клиента',
    'История',
  ]);
  await expect(tabs(page).locator('[aria-current=page]')).toHaveText('Запрос');
  for (const section of ['Что ищет', 'Где', 'Коммуникации', 'Преимущества', 'Клиент']) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('+7 (916) 123-45-67');

  const places = {
    Поиск: ['search', page.getByText('по условиям запроса')],
    Подборка: ['selections', page.getByRole('heading', { name: 'Подборка пуста' })],
    Запрос: ['info', page.getByRole('heading', { name: 'Что ищет' })],
    Избранное: ['favorite', page.getByText('Здесь появятся объекты, которые клиент отметит по своей ссылке')],
    Отчеты: ['reports', page.getByRole('heading', { name: 'Клиентской ссылки ещё нет' })],
  } as const;
  for (const [tab, [segment, sight]] of Object.entries(places)) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(`${path}/${segment}`);
    await expect(sight).toBeVisible();
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText(tab);
  }
  await expectAccessible(page.getByRole('main'));
});

test('a request goes to the archive and back only on confirmation; a refusal changes nothing [REQ-001, REQ-002, REQ-003, REQ-004, LAND-REQ-043, LAND-REQ-052]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: DELETE .*archive/);
  const { id } = await givenRequest(app.db, { name: 'Склад' });
  const path = `/land/request/${id}/info`;
  await page.goto(path);
  const archive = page.getByRole('button', { name: 'Архивировать', exact: true });
  const restore = page.getByRole('button', { name: 'Разархивировать', exact: true });
  const badge = page.getByRole('main').getByText('В архиве', { exact: true });

  await archive.click();
  await expect(dialog(page)).toContainText('Архивировать запрос?');
  await expectAccessible(dialog(page));
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await now(app, id)).isEnabled).toBe(true);

  await page.route('**/requests/*/archive?*', (route) => route.abort());
  await archive.click();
  await dialog(page).getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await expect(archive).toBeEnabled();
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.unrouteAll();

  await archive.click();
  await dialog(page).getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByText('Запрос успешно архивирован')).toBeVisible();
  await expect(badge).toBeVisible();
  await expect(page).toHaveURL(path);

  await page.route('**/requests/*/archive?*', (route) => route.abort());
  await restore.click();
  await dialog(page).getByRole('button', { name: 'Разархивировать' }).click();
  await expect(page.getByText('Произошла ошибка').last()).toBeVisible();
  await expect(badge).toBeVisible();
  await expect(restore).toBeEnabled();
  await expect(page).toHaveURL(path);
  expect((await now(app, id)).isEnabled).toBe(false);
  await page.unrouteAll();
  await restore.click();
  await dialog(page).getByRole('button', { name: 'Разархивировать' }).click();
  await expect(page.getByText('Запрос успешно восстановлен')).toBeVisible();
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('a request is deleted on confirmation and the list is shown; a refusal stays on the page [REQ-005, REQ-006, REQ-007]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: DELETE .*requests/);
  const { requestId } = await givenSelection(app.db, { name: 'Склад', count: 1 });
  await givenRequest(app.db, { name: 'Завод' });
  await page.goto(`/land/request/${requestId}`);
  await page.route('**/api/land/requests/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await openMenu(page, 'Удалить');
  await expect(dialog(page)).toContainText('Удаление объекта?');
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Склад' })).toBeVisible();
  await expect(page).toHaveURL(`/land/request/${requestId}`);
  await page.unrouteAll();

  await openMenu(page, 'Удалить');
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Запрос успешно удален')).toBeVisible();
  await expect(page).toHaveURL('/land/request');
  await expect(page.getByRole('grid', { name: 'Запросы' }).getByRole('link')).toHaveText(['Завод']);
});

test('a deleted request is named nowhere in the browser: not among what was opened, not in a draft, not on the page of a plot [REQ-007]', async ({
  page,
  app,
}) => {
  const { requestId, propertyIds } = await givenSelection(app.db, { name: 'Склад', count: 1 });
  const kept = () =>
    page.evaluate((id) => Object.entries(localStorage).filter((entry) => entry.join().includes(id)).length, requestId);
  await page.goto(`/land/request/${requestId}/edit`);
  await page.getByRole('textbox', { name: 'Название' }).fill('Склад у реки');
  await expect(page.getByText(/Черновик сохранён в/)).toBeVisible();
  await page.goto(`/land/property/${propertyIds[0]}`);
  await page.getByRole('tab', { name: /^Кому подходит/ }).click();
  const holding = page.getByRole('tabpanel');
  await holding.getByRole('link', { name: 'Склад' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Склад' })).toBeVisible();
  // Saved in the browser: the draft, and the entry in the palette.
  await expect.poll(kept).toBe(2);

  await openMenu(page, 'Удалить');
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL('/land/request');
  await expect.poll(kept).toBe(0);
  await page.evaluate(() => history.back());
  await page.getByRole('tab', { name: /^Кому подходит/ }).click();
  await expect(holding).toContainText('Пока никому');
});

test('a request is confirmed today, and copied without its selection [LAND-REQ-033, LAND-REQ-053, LAND-REQ-055]', async ({
  page,
  app,
}) => {
  const { requestId } = await givenSelection(app.db, { name: 'Склад', count: 1 });
  await page.goto(`/land/request/${requestId}/info`);
  const path = `/api/land/requests/${requestId}`;
  const sent = (method: string, end: string) =>
    page.waitForRequest((one) => one.method() === method && new URL(one.url()).pathname === `${path}/${end}`);
  const actualization = sent('GET', 'actualize');
  await openMenu(page, 'Актуализировать');
  await actualization;
  await expect(page.getByText('Запрос актуализирован')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ещё действия' })).toBeFocused();
  expect((await now(app, requestId)).actualizeRequestDate).not.toBeNull();
  await expect(page.getByRole('region', { name: 'История' })).toContainText('Актуализирован');

  const copying = sent('POST', 'copy');
  await openMenu(page, 'Копировать');
  await copying;
  await expect(page.getByText('Успешно создана новая подборка')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(requestId));
  const [copy] = await app.broker.call(findRequests, { query: {}, body: { searchText: '(копия)' } });
  expect(copy).toMatchObject({ name: 'Склад (копия)', countRequrestSelectionItems: 0, actualizeRequestDate: null });
  await expect(page).toHaveURL(new RegExp(copy?.id ?? 'none'));
});

test('a request that is not there says so, whatever its id; one that vanishes meanwhile takes nobody down [REQ-008]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 .*\/api\/land\/request/);
  // Without the event stream the page does not learn of the deletion.
  await page.context().route('**/api/events*', (route) => route.abort());
  const { id } = await givenRequest(app.db, { name: 'Склад' });
  await page.goto(`/land/request/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Склад' })).toBeVisible();
  await app.broker.call(deleteRequest, { params: { id } });
  await tabs(page).getByRole('link', { name: 'Подборка' }).click();
  await expect(page.getByRole('alert').getByText('Нет данных')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Нет данных' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'К списку запросов' }).click();
  await expect(page).toHaveURL('/land/request');

  // The message appears instead of the form.
  await page.goto('/land/request/019a0000-0000-7000-8000-000000000000/edit');
  await expect(page.getByText('Такого запроса нет')).toBeVisible();

  await test.step('what cannot be an id is a missing record, said inside the page', async () => {
    for (const [path, list] of [
      ['/land/request/17', 'К списку запросов'],
      ['/land/request/17/search', 'К списку запросов'],
      ['/land/request/17/edit', 'К списку запросов'],
      ['/land/property/17', 'К списку объектов'],
      ['/land/property/17/edit', 'К списку объектов'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Нет данных' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: list })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    }
  });
});

test('the page of a plot names the requests that hold it and those that it fits [LAND-REQ-047, LAND-REQ-048]', async ({
  page,
  app,
}) => {
  const { id: propertyId } = await givenProperty(app.db, { area: 12.5, price: 90_000_000 });
  await givenSelection(app.db, { name: 'Держит', propertyIds: [propertyId] });
  await givenRequest(app.db, { name: 'Подходит', area: { from: 10, to: 15 } });
  await givenRequest(app.db, { name: 'Не актуален', area: { from: 10, to: 15 }, isActual: false });
  await givenRequest(app.db, { name: 'Слишком мал', area: { from: 1, to: 2 } });
  const { id: archived } = await givenRequest(app.db, { name: 'Из архива' });
  await app.broker.call(toggleRequestArchive, { params: { id: archived } });
  await page.goto(`/land/property/${propertyId}`);
  await page.getByRole('tab', { name: /^Кому подходит\s*2$/ }).click();
  const panel = page.getByRole('tabpanel');
  const names = async () => (await panel.getByRole('listitem').getByRole('link').allTextContents()).sort();
  await expect.poll(names).toEqual(['Держит', 'Подходит']);
  await expect(panel.getByRole('listitem').filter({ hasText: 'В подборке' }).getByRole('link')).toHaveText('Держит');
  await panel.getByRole('button', { name: 'Неактуальные и архивные: 2' }).click();
  const inactive = page.getByRole('region', { name: 'Неактуальные и архивные' });
  await expect(inactive.getByRole('link')).toHaveCount(2);
  expect((await inactive.getByRole('link').allTextContents()).sort()).toEqual(['Из архива', 'Не актуален']);
  await expectAccessible(panel);
  await panel.getByRole('link', { name: 'Подходит' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Подходит' })).toBeVisible();
});

test('the requests that a plot fits are counted and come by fifties; where it is hidden it is marked so [LAND-REQ-047, LAND-REQ-048, SHELL-051]', async ({
  page,
  app,
}) => {
  const { id: propertyId } = await givenProperty(app.db, { propertyType: { id: 1 } });
  await givenManyRequests(app.db, 60);
  await givenSelection(app.db, { name: 'Прячет', propertyTypes: [{ id: 1 }], propertyIds: [propertyId] });
  await app.db.updateTable('land.request_selection_items').set({ status: false }).execute();
  await app.db.deleteFrom('versions.events').execute();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(`/requests/property/${propertyId}/matches`))
      asked.push(`${url.searchParams.get('take')}/${url.searchParams.get('skip')}`);
  });
  await page.goto(`/land/property/${propertyId}`);
  await page.getByRole('tab', { name: /^Кому подходит\s*61$/ }).click();
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await lines.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    expect(await lines.count()).toBe(61);
  }).toPass();
  expect(asked).toEqual(['1/null', '50/0', '50/50']);
  const here = lines.filter({ hasText: 'Прячет' });
  await expect(here).toContainText('Скрыт в подборке');
});
