import { toggleRequestArchive } from '@gektar/contract/land/requests/request-endpoints.ts';
import { getSelection, landLinks } from '@gektar/contract/land/selections/selection.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { type GivenSelection, givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CODE } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { givenCustomers } from './whole-property.ts';

const DAY_MS = 86_400_000;
const PAST = 'Необходимо обновить дату, ссылка не валидная';
const create = (page: Page) => page.getByRole('button', { name: 'Создать клиентскую ссылку' });
const open = (page: Page) => page.getByRole('button', { name: 'Обновить клиентскую ссылку' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Клиентская ссылка' });
const until = (page: Page) => dialog(page).getByRole('textbox', { name: 'Доступна до' });
const question = (page: Page) => page.getByRole('dialog', { name: /\?$/ });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** '2026-12-05': the date this many days from today in Moscow. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * DAY_MS);
/** '05.12.2026' */
const shownDay = (days: number) => dayIn(days).split('-').reverse().join('.');

async function givenObjects(
  app: TestApp,
  about: { companyId?: string } = {},
): Promise<GivenSelection & { path: string }> {
  const given = await givenSelection(app.db, { name: 'Склад', count: 2, ...about });
  return { ...given, path: `/land/request/${given.requestId}/selections` };
}

const linkNow = async (app: TestApp, { selectionId }: GivenSelection) =>
  (await app.broker.call(getSelection, { params: { id: selectionId } })).requestSelectionLink;

test('a link is made at once for 14 days; its address and code are copied, its term is changed, it is deleted [LINK-002, LINK-004, LINK-006, LINK-007, LINK-008, LINK-010, LINK-011, LAND-LINK-001, LAND-LINK-002, LAND-LINK-003, LAND-LINK-006, LAND-LINK-007, LAND-LINK-009, LAND-LINK-010, LAND-LINK-011, LAND-LINK-012, LAND-LINK-013, LAND-LINK-016, LAND-LINK-017, LAND-LINK-018]', async ({
  page,
  context,
  app,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const { companyId } = await givenCustomers(app);
  const given = await givenObjects(app, companyId ? { companyId } : {});
  await page.goto(given.path);

  await test.step('create', async () => {
    const sent = page.waitForRequest(/requestSelectionLink$/);
    await create(page).click();
    const body = (await sent).postDataJSON();
    expect(body).toEqual({ requestSelectionId: given.selectionId, id: null, expirationTime: expect.any(String) });
    expect(body.expirationTime).toMatch(new RegExp(`^${dayIn(14)}T\\d\\d:\\d\\d:\\d\\d$`));
    await expect(page.getByText('Ссылка успешно создана')).toBeVisible();
    await expect(dialog(page)).toContainText('ООО «Поле и Ко»');
    await expect(dialog(page)).toContainText('2 объекта');
    await expect(until(page)).toHaveValue(shownDay(14));
    await expect(dialog(page).getByRole('radio')).toHaveCount(4);
    await expect(dialog(page).getByRole('radio', { name: '2 недели' })).toBeChecked();
    await expect(dialog(page)).toContainText(`Ссылка доступна до ${shownDay(14)}`);
    await expectAccessible(dialog(page));
  });
  const link = await linkNow(app, given);
  await test.step('copy', async () => {
    await press(page, 'Скопировать ссылку');
    await expect(page.getByText('Ссылка успешно скопирована')).toBeVisible();
    expect(await clipboard()).toBe(`${app.url}/public/${given.selectionId}?password=${link?.password}`);
    await press(page, 'Скопировать код доступа');
    await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
    expect(await clipboard()).toBe(link?.password);
  });
  await test.step('presets', async () => {
    for (const [words, days] of [
      ['1 неделя', 7],
      ['3 недели', 21],
      ['Месяц', 30],
    ] as const) {
      await dialog(page).getByRole('radio', { name: words, exact: true }).check();
      await expect(until(page)).toHaveValue(shownDay(days));
    }
    await press(page, 'Обновить');
    await expect(page.getByText('Ссылка успешно обновлена')).toBeVisible();
    expect(await linkNow(app, given)).toEqual({ ...link, expirationTime: `${dayIn(30)}T23:59:59` });
  });
  await test.step('any day', async () => {
    await until(page).fill(shownDay(3));
    const sent = page.waitForRequest(/requestSelectionLink\/update/);
    await press(page, 'Обновить');
    expect((await sent).postDataJSON()).toEqual({
      requestSelectionId: given.selectionId,
      id: link?.id,
      expirationTime: `${dayIn(3)}T23:59:59`,
    });
    await expect(dialog(page)).toContainText(`Ссылка доступна до ${shownDay(3)}`);
    await press(page, 'Отменить');
    await expect(page.getByRole('main').getByText(`Ссылка доступна до ${shownDay(3)}`)).toBeVisible();
  });
  await test.step('delete', async () => {
    await open(page).click();
    await press(page, 'Удалить ссылку');
    await expect(question(page)).toContainText('Клиент больше не откроет подборку');
    await expectAccessible(question(page));
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
    expect(await linkNow(app, given)).not.toBeNull();
    await press(page, 'Удалить ссылку');
    await question(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Ссылка успешно удалена')).toBeVisible();
    await expect(create(page)).toBeVisible();
    expect(await linkNow(app, given)).toBeNull();
  });
});

test('a past day is marked and asks nobody; an expired link says so and lives again with a new day [LINK-003, LINK-005, LINK-012, LAND-LINK-014]', async ({
  page,
  app,
}) => {
  const given = await givenObjects(app);
  await givenLink(app.db, given.selectionId, { endsIn: '-2 days', password: CODE });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /requestSelectionLink/.test(request.url())) asked.push(request.url());
  });
  await page.goto(given.path);
  const ended = page.getByRole('main').getByRole('status').filter({ hasText: 'Действие ссылки истекло' });
  await expect(ended).toBeVisible();
  await expect(ended.getByLabel('Внимание')).toBeVisible();
  await expectAccessible(ended);
  await open(page).click();
  await expect(dialog(page)).toContainText('Не указано');
  await expect(dialog(page)).toContainText('Действие ссылки истекло');
  await expect(until(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(dialog(page));

  await press(page, 'Обновить');
  await expect(page.getByText(PAST)).toHaveCount(2);
  await page.getByRole('alert').filter({ hasText: PAST }).getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText(PAST)).toHaveCount(1);
  await press(page, 'Скопировать');
  await expect(page.getByText(PAST)).toHaveCount(2);
  // A repeated refusal replaces the message on the screen.
  await press(page, 'Скопировать');
  await expect(page.getByText(PAST)).toHaveCount(2);
  await until(page).fill(shownDay(-1));
  await press(page, 'Обновить');
  await until(page).fill('');
  await expect(until(page)).not.toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Обновить');
  await expect(until(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(until(page)).toHaveAccessibleDescription(PAST);
  expect(asked).toEqual([]);

  await until(page).fill(shownDay(0));
  await press(page, 'Обновить');
  await expect(page.getByText('Ссылка успешно обновлена')).toBeVisible();
  await expect(dialog(page)).toContainText(`Ссылка доступна до ${shownDay(0)}`);
  expect(asked).toHaveLength(1);
  expect(await linkNow(app, given)).toMatchObject({ password: CODE, expirationTime: `${dayIn(0)}T23:59:59` });
});

test('two brokers make one link; what one deletes is gone for the other, who is told', async ({
  page,
  context,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 .*requestSelectionLink/);
  troubles.expect(/failed: .*requestSelectionLink/);
  const given = await givenObjects(app);
  // Without events, neither window learns of the other's link before both have pressed the button.
  await context.route('**/api/events*', (route) => route.abort());
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(given.path);
    await expect(create(window)).toBeVisible();
  }
  await create(page).click();
  await expect(dialog(page)).toBeVisible();
  const link = await linkNow(app, given);
  await create(other).click();
  await expect(dialog(other)).toContainText(link?.password ?? 'no code');

  await press(page, 'Удалить ссылку');
  await question(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(create(page)).toBeVisible();
  await press(other, 'Обновить');
  await expect(other.getByText('Ссылку уже удалил другой сотрудник')).toBeVisible();
  await expect(dialog(other)).toBeHidden();
  await expect(create(other)).toBeVisible();

  await page.route('**/requestSelectionLink', (route) => route.abort());
  await create(page).click();
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await page.unrouteAll();
  await create(page).click();
  await expect(dialog(page)).toBeVisible();
  // A new link with another id; the first link remains invalid.
  expect((await linkNow(app, given))?.id).not.toBe(link?.id);
});

test('a link to what an archived request chose is made only on confirmation; the report of the client stands in its tab once there is one [LAND-REQ-008, LAND-LINK-004]', async ({
  page,
  app,
}) => {
  await test.step('a link to what an archived request chose is made only on confirmation', async () => {
    const given = await givenObjects(app);
    await app.broker.call(toggleRequestArchive, { params: { id: given.requestId } });
    await page.goto(given.path);
    await create(page).click();
    await expect(question(page)).toContainText('Запрос в архиве. Создать клиентскую ссылку?');
    await question(page).getByRole('button', { name: 'Отмена' }).click();
    await expect(question(page)).toBeHidden();
    expect(await linkNow(app, given)).toBeNull();
    await create(page).click();
    await question(page).getByRole('button', { name: 'Создать' }).click();
    await expect(dialog(page)).toContainText(`Ссылка доступна до ${shownDay(14)}`);
  });
  await test.step('the report of the client stands in its tab once there is a link', async () => {
    const given = await givenObjects(app);
    await page.goto(`/land/request/${given.requestId}/reports`);
    await expect(page.getByRole('heading', { name: 'Клиентской ссылки ещё нет' })).toBeVisible();
    await create(page).click();
    await press(page, 'Отменить');
    await expect(page.getByText('Так отчет видит клиент')).toBeVisible();
    await expect(page.getByText(/\d+,\d+\sга/).first()).toBeVisible();
    const { password } = await app.broker.call(landLinks.ofSelection, { params: { id: given.selectionId } });
    await expect(page.getByRole('link', { name: 'Открыть для печати' })).toHaveAttribute(
      'href',
      `${app.url}/public/${given.selectionId}/report?password=${password}`,
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Объект 1' })).toBeVisible();
    for (const around of [page.getByRole('link', { name: 'Отчеты' }), page.getByRole('navigation'), open(page)]) {
      await expect(around.filter({ visible: true })).toHaveCount(0);
    }
  });
});

test('a colleague makes the link anew: whoever then opens the report stays signed in and sees it', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/401 .*request-selections-for-clients/);
  const given = await givenObjects(app);
  const { id } = await givenLink(app.db, given.selectionId, { password: CODE });
  await page.goto(given.path);
  await expect(open(page)).toBeVisible();
  const colleague = await app.anotherBroker();
  await colleague.call(landLinks.remove, { params: { id } });
  const anew = await colleague.call(landLinks.create, { body: { requestSelectionId: given.selectionId } });
  let oldTries = 0;
  page.on('request', (request) => {
    if (request.url().includes(`?password=${CODE}`)) oldTries += 1;
  });
  await page.getByRole('link', { name: 'Отчеты' }).click();
  await expect(page.getByRole('region', { name: 'Отчет клиента' })).toBeVisible();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page.getByRole('link', { name: 'Открыть для печати' })).toHaveAttribute(
    'href',
    new RegExp(`password=${anew.password}$`),
  );
  expect(oldTries).toBeLessThan(2);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Отчет клиента' })).toBeVisible();
});

test('a link that expires under the eyes of the broker says so by itself [LINK-003, LINK-004, LINK-005]', async ({
  page,
  app,
}) => {
  const given = await givenObjects(app);
  await givenLink(app.db, given.selectionId, { password: CODE, endsIn: '100 seconds' });
  await page.clock.install();
  await page.goto(given.path);
  const said = page.getByRole('main').getByRole('status');
  await expect(said.filter({ hasText: 'Ссылка доступна до' })).toBeVisible();
  // Less than the two-minute timeout of a pending script.
  await page.clock.fastForward('01:41');
  await expect(said.filter({ hasText: 'Действие ссылки истекло' })).toBeVisible();
});
