import { openAnotherServer } from '@gektar/server/testing/another-server.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenColleague, openDesk } from './colleague-desk.ts';
import { expect, test } from './journey.ts';

const fits = (page: Page) => page.getByRole('region', { name: 'Новое под мои запросы' });
const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления/ });

test('a colleague saves a plot: today and the bell of who leads the request have it, with percent and reason', async ({
  page,
  browser,
  app,
}) => {
  // Another server process on the same database, with background jobs.
  const worker = await openAnotherServer(app, { withJobs: true });
  await givenRequest(app.db, {
    name: 'Склад у М-4',
    responsibleEmployeeId: app.broker.id,
    area: { from: 4, to: 9 },
    budget: { from: null, to: 20_000_000 },
  });
  const { id, cadastralNumbers } = await givenProperty(app.db, { area: 7, price: 90_000_000 });
  const number = cadastralNumbers[0] ?? '';
  const colleague = await openDesk(browser, app, await givenColleague(app));
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'На сегодня дел нет' })).toBeVisible();
  await stream;

  await test.step('the price is lowered', async () => {
    await colleague.page.goto(`/land/property/${id}/edit`);
    await colleague.page.getByRole('textbox', { name: 'Цена', exact: true }).fill('20 600 000');
    await colleague.page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(colleague.page.getByText('Объект успешно обновлен')).toBeVisible();
  });

  await test.step('the line and the badge appear by themselves', async () => {
    const line = fits(page).getByRole('listitem');
    await expect(line).toContainText('90');
    await expect(line).toContainText(`${number}`);
    await expect(line).toContainText('Склад у М-4');
    await expect(line).toContainText('подходит, кроме цены: дороже на 600 000,00 руб.');
    await expect(bell(page)).toHaveText('1');
    await expectAccessible(page);
  });

  await test.step('the bell shows the plot; who saved it has no notification', async () => {
    await bell(page).click();
    const notice = page.getByRole('dialog').getByRole('listitem');
    await expect(notice).toContainText('1 новый под запрос «Склад у М-4»');
    await expect(notice).toContainText(number);
    await expect(bell(colleague.page)).toHaveAccessibleName(/^Уведомления: 0/);
    await page.keyboard.press('Escape');
  });

  await test.step('in the selection, it leaves both', async () => {
    await fits(page).getByRole('button', { name: 'В подборку' }).click();
    await expect(fits(page)).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName(/^Уведомления: 0/);
  });

  await test.step('many at once are one line, whose page lists them; hidden they leave', async () => {
    for (let count = 0; count < 12; count += 1) await givenProperty(app.db, { area: 5, price: 11_000_000 });
    const line = fits(page).getByRole('listitem');
    await expect(line).toHaveCount(1);
    await expect(line).toContainText('Подходят 12 объектов');
    await line.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Новое под запросы' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Сегодня' }).click();
    await fits(page).getByRole('button', { name: /^Ещё/ }).click();
    await page.getByRole('menuitem', { name: 'Скрыть все' }).click();
    await expect(fits(page)).toBeHidden();
  });
  expect(colleague.troubles.unexpected()).toEqual([]);
  await colleague.desk.close();
  await worker.close();
});
