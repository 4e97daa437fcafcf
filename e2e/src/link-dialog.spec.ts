import { getSelection } from '@gektar/contract/land/selections/selection.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import type { Page, Request, Route } from '@playwright/test';
import { CODE } from './given-visit.ts';
import { expect, test } from './journey.ts';

const DAY_MS = 86_400_000;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Клиентская ссылка' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const until = (page: Page) => dialog(page).getByRole('textbox', { name: 'Доступна до' });
const question = (page: Page) => page.getByRole('dialog', { name: /\?$/ });
/** '05.12.2026': this many days from today in Moscow. */
const shownDay = (days: number) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(Date.now() + days * DAY_MS);

/** '5 декабря 2026' */
const spokenDay = (days: number) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'long' })
    .format(Date.now() + days * DAY_MS)
    .replace(/\sг\.$/, '');

/** Delays answers until released, and counts requests. */
async function heldBack(page: Page, path: string) {
  const asked: Request[] = [];
  const { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(path, async (route: Route) => {
    asked.push(route.request());
    await isFree;
    await route.continue();
  });
  return { asked, letThrough };
}

test('the buttons of the link are busy until the server has answered; pressed again they ask nothing [LAND-LINK-011, LAND-LINK-013, LAND-LINK-016, LAND-LINK-017, LAND-LINK-018]', async ({
  page,
  app,
}) => {
  const { requestId, selectionId } = await givenSelection(app.db, { count: 1 });
  await page.goto(`/land/request/${requestId}/selections`);
  const link = async () => (await app.broker.call(getSelection, { params: { id: selectionId } })).requestSelectionLink;

  await test.step('none, being created, created', async () => {
    expect(await link()).toBeNull();
    const { asked, letThrough } = await heldBack(page, '**/requestSelectionLink');
    const create = page.getByRole('button', { name: 'Создать клиентскую ссылку' });
    await create.click();
    await expect(create).toBeDisabled();
    await expect(create).toHaveAttribute('data-loading', 'true');
    await create.click({ force: true });
    letThrough();
    await expect(page.getByText('Ссылка успешно создана')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step('being updated, updated', async () => {
    const { asked, letThrough } = await heldBack(page, '**/requestSelectionLink/update');
    await until(page).fill(shownDay(5));
    await button(page, 'Обновить').click();
    await expect(button(page, 'Обновить')).toHaveAttribute('data-loading', 'true');
    for (const name of ['Обновить', 'Удалить ссылку']) await expect(button(page, name)).toBeDisabled();
    await button(page, 'Обновить').click({ force: true });
    letThrough();
    const toast = page.getByRole('status').filter({ hasText: 'Ссылка успешно обновлена' });
    await expect(toast).toBeVisible();
    for (const name of ['Обновить', 'Удалить ссылку', 'Отменить']) await expect(button(page, name)).toBeEnabled();
    // 'Отменить' belongs to the term: next to 'Удалить' it would read as cancelling the link (C-05).
    await expect(button(page, 'Удалить ссылку')).toHaveText('Удалить');
    const term = dialog(page).getByRole('group', { name: 'Срок действия ссылки' });
    await expect(term.getByRole('button')).toHaveText(['Отменить', 'Обновить']);
    expect(asked).toHaveLength(1);
    // On a small telephone the dialog covers the usual place of toasts.
    await page.setViewportSize({ width: 390, height: 667 });
    const foot = await button(page, 'Удалить ссылку').boundingBox();
    const toastBox = await toast.boundingBox();
    expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('being deleted, deleted', async () => {
    const id = (await link())?.id;
    const { asked, letThrough } = await heldBack(page, `**/requestSelectionLink/${id}`);
    await button(page, 'Удалить ссылку').click();
    await question(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(button(page, 'Удалить ссылку')).toHaveAttribute('data-loading', 'true');
    for (const name of ['Обновить', 'Удалить ссылку']) await expect(button(page, name)).toBeDisabled();
    letThrough();
    await expect(page.getByText('Ссылка успешно удалена')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    // The button was disabled while the link was created, so the browser would not return the focus to it.
    await expect(page.getByRole('button', { name: 'Создать клиентскую ссылку' })).toBeFocused();
    expect(asked).toHaveLength(1);
    expect(await link()).toBeNull();
  });
});

test('the day of the link is typed strictly or chosen from a calendar, which offers no past day, in Russian [LAND-LINK-008, LAND-LINK-015, IND-LINK-002, IND-LINK-009, FMT-004]', async ({
  page,
  app,
}) => {
  const { requestId, selectionId } = await givenSelection(app.db, { count: 1 });
  await givenLink(app.db, selectionId, { password: CODE });
  await page.goto(`/land/request/${requestId}/selections`);
  await page.getByRole('button', { name: 'Обновить клиентскую ссылку' }).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /requestSelectionLink/.test(request.url())) asked.push(request.url());
  });
  for (const typed of ['31.02.2030', '05.13.2030', '5.1.30']) {
    await until(page).fill(typed);
    await until(page).blur();
    await expect(until(page)).toHaveAccessibleDescription('Некорректная дата');
    await button(page, 'Обновить').click();
    await expect(until(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(asked).toEqual([]);

  await until(page).fill(shownDay(0));
  const day = (days: number) => page.getByRole('button', { name: spokenDay(days), exact: true });
  await dialog(page).getByRole('button', { name: 'Открыть календарь' }).press('Enter');
  await expect(day(0)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
  // The calendar lacks yesterday when today is both a Monday and the first of a month.
  for (const yesterday of await day(-1).all()) await expect(yesterday).toBeDisabled();
  await day(1).click();
  await expect(until(page)).toHaveValue(shownDay(1));
  await button(page, 'Обновить').click();
  await expect(dialog(page)).toContainText(`Ссылка доступна до ${shownDay(1)}`);
});
