import { archiveComplex, getFullComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { archiveVacancy, deleteVacancy, getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { field } from './property-form.ts';
import { expectReflow } from './reflow.ts';
import { givenImages } from './whole-complex.ts';
import { givenCustomers } from './whole-property.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Разделы вакансии' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Путь' });
const figure = (page: Page, label: string) =>
  page.getByRole('banner').or(page.getByRole('main')).locator('dl > div').filter({ hasText: label }).first();

/**
 * 'Логопарк Север' with 'Корпус 2' and its vacancies 2-А (9,000 m² with two rates) and 2-Б; two photos of the building,
 * one of the complex.
 */
async function givenVacancies(app: TestApp) {
  const { db } = app;
  const complex = await givenComplex(db, {
    name: 'Логопарк Север',
    distanceFromRingRoad: 24,
    images: await givenImages(app, 1),
  });
  const building = await givenBuilding(db, complex.id, {
    name: 'Корпус 2',
    buildingClass: 2,
    images: await givenImages(app, 2),
  });
  const vacancy = await givenVacancy(db, building.id, {
    name: '2-А',
    availabilityDate: '2040-02-01T00:00:00',
    minimalRentalBlockArea: 4_500,
    areaSetWithPrice: {
      warehouse: {
        areaValue: 9_000,
        dry: { areaValue: 8_000, leasePricePerSqm: 9_000 },
        freezer: { areaValue: 1_000, leasePricePerSqm: 18_000 },
      },
    },
  });
  const other = await givenVacancy(db, building.id, { name: '2-Б' });
  return { complex, building, vacancy, other, path: `/industrial/vacancy/${vacancy.id}` };
}

test('a vacancy opens from the list and from Ctrl+K; its figures, facts, photos and history have addresses', async ({
  page,
  app,
}) => {
  const { complex, path } = await givenVacancies(app);
  await page.goto('/industrial/vacancy?view=table');
  await page.getByRole('grid', { name: 'Вакансии' }).getByRole('link', { name: 'Логопарк Север' }).first().click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText('Вакансия 2-А');
  await expect(page).toHaveTitle('Склады | Вакансия 2-А · Корпус 2 · Логопарк Север');
  await expect(crumbs(page).getByText('Корпус 2, вакансия 2-А')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Логопарк Север, корпус 2', { exact: true })).toBeVisible();
  await expect(page.getByText(/24,00\sкм от МКАД/)).toBeVisible();
  await expect(figure(page, 'Площадь')).toContainText(/9\s000,00\s*м²/);
  await expect(figure(page, 'Блок от')).toContainText(/4\s500,00/);
  await expect(figure(page, 'Ставка, ср.')).toContainText(/10\s000,00/);
  await expect(figure(page, 'Доступна')).toContainText('01.02.2040');

  await test.step('areas with the rate of each part', async () => {
    await expect(page.getByText(/^1\s000,00\sм² · 18\s000,00\sруб\.\/м²$/)).toBeVisible();
    await expectAccessible(page.getByRole('main'));
  });
  await test.step('photos of its building, then of the complex', async () => {
    await tab(page, 'Фотографии').click();
    await expect(page).toHaveURL(`${path}?tab=photos`);
    await expect(tab(page, 'Фотографии')).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, 'Фотографии')).toContainText('3');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Корпус 2', 'Логопарк Север']);
  });
  await test.step('history of this vacancy alone, with a comment that the complex has, too', async () => {
    await tab(page, 'История').click();
    await expect(page.getByRole('table').getByText('Создана')).toBeVisible();
    await page.getByRole('textbox', { name: 'Комментарий' }).fill('Показ в среду');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('list').getByText('Показ в среду').first()).toBeVisible();
    const { comments } = await app.broker.call(getFullComplex, { params: { id: complex.id } });
    expect(comments.map(({ text, entityName }) => [text, entityName])).toEqual([['Показ в среду', '2-А']]);
    await expectAccessible(page.getByRole('main'));
  });
  await test.step('the address opens the tab; the tabs are one step of the history', async () => {
    await page.reload();
    await expect(tab(page, 'История')).toHaveAttribute('aria-current', 'page');
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/industrial/vacancy?view=table');
  });
  await test.step('from the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('2-А');
    await page.getByRole('option', { name: /2-А/ }).first().click();
    await expect(page).toHaveURL(path);
  });
  await test.step('the complex shows it in its tree', async () => {
    await button(page, 'Действия с вакансией 2-А').click();
    await page.getByRole('menuitem', { name: 'Показать в комплексе' }).click();
    await expect(page).toHaveURL(new RegExp(`/industrial/complex/${complex.id}\\?.*vacancy=`));
    await page.goBack();
    await expect(title(page)).toHaveText('Вакансия 2-А');
  });
});

test('an edit that is saved or cancelled returns to the page; a confirmation, a copy and a deletion work from there', async ({
  page,
  app,
}) => {
  const { vacancy, path } = await givenVacancies(app);
  await page.goto(path);
  await page.getByRole('link', { name: 'Изменить', exact: true }).click();
  await field(page, 'Название').fill('2-В');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText('Вакансия 2-В');
  await page.getByRole('link', { name: 'Изменить', exact: true }).click();
  await expect(field(page, 'Название')).toHaveValue('2-В');
  // A toast also has a button of this name, but without text.
  await button(page, 'Закрыть').filter({ hasText: 'Закрыть' }).click();
  await expect(page).toHaveURL(path);

  await button(page, 'Актуализировать').click();
  await expect(page.getByText('Вакансии успешно актуализированы')).toBeVisible();
  await expect(page.getByText(/^актуальна/)).toBeVisible();

  await page.keyboard.press('Control+Shift+D');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(path);
  await expect(page).toHaveURL(/\/industrial\/vacancy\/[0-9a-f-]{36}$/);
  await page.keyboard.press('Escape');
  await page.goto(path);

  await button(page, 'Действия с вакансией 2-В').click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Вакансия успешно удалена')).toBeVisible();
  await expect(page).toHaveURL('/industrial/vacancy');
  await button(page, 'Отменить').click();
  await button(page, 'Открыть').click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText('Вакансия 2-В');
  expect((await app.broker.call(getVacancy, { params: { id: vacancy.id } })).name).toBe('2-В');
});

test('requests that the vacancy fits are listed, mine apart; it goes into a selection of one there, and out by Ctrl+Z; one call for all lines', async ({
  page,
  app,
}) => {
  const { vacancy, path } = await givenVacancies(app);
  const { db, broker } = app;
  const { companyId = null, contactId = null } = await givenCustomers(app);
  const dated = (day: number) => ({ requestDate: `2026-11-0${day}T00:00:00` });
  const about = { companyId: companyId ?? '', contactId };
  const mine = await givenIndustrialRequest(
    db,
    { ...about, ...dated(1), name: 'Склад шин', responsibleEmployeeId: broker.id, netRentalRateTo: 12_000 },
    broker.id,
  );
  await givenIndustrialRequest(db, {
    ...about,
    ...dated(2),
    name: 'Фармсклад',
    vacancyAreaRange: { from: 5_000, to: 20_000 },
  });
  // A request that is not offered: the vacancy's rate is too high for it.
  await givenIndustrialRequest(db, { ...about, name: 'Гараж', netRentalRateTo: 5_000 });
  const items = async () => {
    const selection = await broker.call(industrialSelections.ofRequest, { params: { requestId: mine.id } });
    return selection.items.map(({ entity, status }) => [entity.id, status]);
  };
  await page.goto(path);
  await expect(tab(page, 'Кому подходит')).toContainText('2');
  await tab(page, 'Кому подходит').click();
  await expect(page).toHaveURL(`${path}?tab=requests`);
  const grid = page.getByRole('grid', { name: 'Запросы, которым подходит вакансия' });
  const names = grid
    .getByRole('row')
    .getByRole('link')
    .filter({ hasText: /^[А-Я]/ });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^2\sзапроса$/);
  await expect(names).toHaveText(['Фармсклад', 'Склад шин']);
  const row = grid.getByRole('row', { name: 'Склад шин' });
  await expect(row).toContainText('ООО «Поле и Ко»');
  await expect(row).toContainText('Егор Степной');
  await expect(row).toContainText('Единственное условие выполнено');
  await expectAccessible(page.getByRole('main'));

  await page.getByRole('radio', { name: 'Мои 1' }).check();
  await expect(names).toHaveText(['Склад шин']);
  await page.getByRole('radio', { name: 'Все 2' }).check();
  await expect(names).toHaveCount(2);

  await button(page, 'В подборку запроса Склад шин').click();
  await expect(page.getByText('Добавлена в «Склад шин»')).toBeVisible();
  await expect(row.getByText('В подборке')).toBeVisible();
  await expect(button(page, 'В подборку запроса Склад шин')).toBeHidden();
  await expect(button(page, 'В подборку запроса Фармсклад')).toBeVisible();
  expect(await items()).toEqual([[vacancy.id, true]]);
  await page.keyboard.press('Control+z');
  await expect(button(page, 'В подборку запроса Склад шин')).toBeVisible();
  expect(await items()).toEqual([]);
  await db.deleteFrom('versions.events').execute();
  const calls: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/') && /selection|matches/.test(pathname)) calls.push(pathname);
  });
  await page.reload();
  await expect(button(page, 'В подборку запроса Склад шин')).toBeVisible();
  await expect(page.getByText('В подборку')).toHaveCount(3);
  const matches = `/api/industrial/requests/vacancy/${vacancy.id}/matches`;
  const counts = '/api/industrial/request-selections/of-objects/counts';
  expect(calls.toSorted()).toEqual([counts, matches, matches]);
  await row.dblclick({ position: { x: 400, y: 10 } });
  await expect(page).toHaveURL(`/industrial/requests/${mine.id}/selection`);
});

test('an unknown vacancy, one that is deleted meanwhile, and an archived one say so', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 GET .*one-vacancy/);
  const { complex, vacancy, other, path } = await givenVacancies(app);
  await page.goto('/industrial/vacancy/00000000-0000-4000-8000-000000000000');
  await expect(title(page)).toHaveText('Нет данных');
  await page.goto('/industrial/vacancy/nonsense');
  await expect(title(page)).toHaveText('Нет данных');
  await page.getByRole('main').getByRole('link', { name: 'К списку вакансий' }).click();
  await expect(page).toHaveURL('/industrial/vacancy');

  await test.step('archived, and returned from its page', async () => {
    await app.broker.call(archiveVacancy, { params: { id: vacancy.id }, query: { isEnabled: 'false' } });
    await page.goto(path);
    await expect(page.getByText('Вакансия в архиве: она скрыта')).toBeVisible();
    await expect(button(page, 'Закрыть сделкой')).toBeHidden();
    await button(page, 'Разархивировать').click();
    await expect(page.getByText('Вакансия успешно разархивирована')).toBeVisible();
    await expect(page.getByText('Вакансия в архиве')).toBeHidden();
    await expect(button(page, 'Закрыть сделкой')).toBeVisible();
  });
  await test.step('deleted by a colleague while open', async () => {
    await app.broker.call(deleteVacancy, { params: { id: vacancy.id } });
    await button(page, 'Актуализировать').click();
    await expect(title(page)).toHaveText('Нет данных');
  });
  await test.step('with its complex in the archive', async () => {
    await app.broker.call(archiveComplex, { params: { id: complex.id }, query: { isEnabled: 'false' } });
    await page.goto(`/industrial/vacancy/${other.id}`);
    await expect(page.getByText('Комплекс в архиве, вместе с ним и вакансия')).toBeVisible();
    await page.getByRole('link', { name: 'К комплексу' }).click();
    await expect(page).toHaveURL(`/industrial/complex/${complex.id}`);
  });
});

test('every tab fits on a telephone and on a desk', async ({ page, app }) => {
  const { path } = await givenVacancies(app);
  const { companyId = null, contactId = null } = await givenCustomers(app);
  await givenIndustrialRequest(app.db, {
    ...{ companyId: companyId ?? '', contactId },
    name: 'Распределительный центр для маркетплейса с сортировкой и доставкой последней мили',
    netRentalRateTo: 12_000,
  });
  for (const part of ['', '?tab=photos', '?tab=requests', '?tab=history']) {
    await page.goto(`${path}${part}`);
    await expect(title(page)).toHaveText('Вакансия 2-А');
    await expectReflow(page);
  }
});
