import { randomUUID } from 'node:crypto';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { countNotifications } from '@gektar/contract/today/notification-endpoints.ts';
import { ask } from '@gektar/server/testing/ask.ts';
import { givenDay } from '@gektar/server/testing/given-day.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Уведомления: \d/ });
const news = (page: Page) => page.getByRole('region', { name: 'Уведомления' });
const line = (page: Page, text: string) => news(page).getByRole('listitem').filter({ hasText: text });

test('the badge counts what is unread; acting reads, opening does not; all are read and given back; a kind goes off', async ({
  page,
  app,
}) => {
  const { fit, marked } = await givenDay(app);
  const colleague = await app.anotherBroker();
  await app.db
    .updateTable('shared.employees')
    .set({ first_name: 'Ида', last_name: 'Полевая' })
    .where('id', '=', colleague.id)
    .execute();
  const text = '@Егор Степной пропуск закажу';
  await colleague.call(landComments.add, { params: { id: marked.id }, body: { text } });
  const body = { operationId: randomUUID(), ids: [marked.id, randomUUID()], fields: { price: 5_000_000 } };
  await ask(app, 'POST', '/api/land/properties/changes/by-filter', { body });
  await expect.poll(async () => (await app.broker.call(countNotifications)).unreadCount).toBe(7);

  await page.goto('/industrial');
  await expect(bell(page)).toHaveText('7');
  await expect(bell(page)).toHaveAccessibleName('Уведомления: 7. Просроченные комплексы: 1');
  await bell(page).click();
  await expect(news(page).getByText('7 новых')).toBeVisible();
  await expect(line(page, 'Изменено 1 из 2 объектов, не принято 1')).toContainText('Цена');
  await expectAccessible(page.getByRole('dialog', { name: 'Уведомления' }));
  await expect(bell(page)).toHaveText('7');

  await test.step('a mark is accepted: it stays, read and without its button, and its undo makes it unread', async () => {
    const mark = line(page, 'ООО «Поставка 2»: нравится');
    await mark.getByRole('button', { name: 'Принято' }).click();
    await expect(mark.getByRole('button')).toHaveCount(0);
    await expect(bell(page)).toHaveText('6');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(bell(page)).toHaveText('7');
  });

  await test.step('a mention is answered in place', async () => {
    if (!(await news(page).isVisible())) await bell(page).click();
    const mention = line(page, 'Ида Полевая упоминает вас: «@Егор Степной пропуск закажу»');
    await mention.getByRole('button', { name: 'Ответить' }).click();
    await mention.getByLabel('Ответ').pressSequentially('спасибо');
    await page.keyboard.press('Control+Enter');
    await expect(mention.getByRole('button')).toHaveCount(0);
    await expect(bell(page)).toHaveText('6');
  });

  await test.step('a new plot is shown, which reads it', async () => {
    await line(page, '1 новый под запрос «Склад у М-4»').getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(`/land/property/${fit.id}`);
    await expect(news(page)).toBeHidden();
    await expect(bell(page)).toHaveText('5');
  });

  await test.step('what is done on today leaves the bell, in which both areas are overdue', async () => {
    await page.goto('/');
    await expect(bell(page)).toHaveAccessibleName('Уведомления: 5. Просроченные объекты: 1. Просроченные комплексы: 1');
    await page.getByRole('main').getByRole('button', { name: 'Продлить' }).click();
    await expect(bell(page)).toHaveText('4');
    await page.getByRole('main').getByRole('button', { name: 'Актуально' }).first().click();
    await expect(bell(page)).toHaveAccessibleName('Уведомления: 4. Просроченные объекты: 0. Просроченные комплексы: 1');
  });

  await test.step('all are read and given back', async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Все уведомления' })).toBeVisible();
    await page.getByRole('radio', { name: 'Непрочитанные 4' }).check({ force: true });
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await page.getByRole('button', { name: 'Прочитать все' }).click();
    await expect(page.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible();
    // When all are read, the badge shows the number of overdue objects.
    await expect(bell(page)).toHaveAccessibleName(/^Уведомления: 0\. /);
    await expect(bell(page)).toHaveText('1');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });

  await test.step('reminders go off and on', async () => {
    await page.getByRole('button', { name: 'Что присылать' }).click();
    const dialog = page.getByRole('dialog', { name: 'Что присылать' });
    await dialog.getByLabel('Звонки и напоминания').uncheck({ force: true });
    await expect(bell(page)).toHaveAccessibleName(/^Уведомления: 2\. /);
    await dialog.getByRole('button', { name: 'Готово' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  });
});

test('on a phone the panel has two tabs; an empty one says so, a failed one is tried again', async ({
  page,
  app,
  troubles,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  troubles.expect(/failed: GET .*notifications/);
  await page.route('**/api/notifications?*', (route) => route.abort());
  await page.goto('/land/property');
  await bell(page).click();
  await expect(news(page).getByText('Не удалось загрузить данные')).toBeVisible();
  await page.unroute('**/api/notifications?*');
  await news(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(news(page).getByRole('heading', { name: 'Новостей нет' })).toBeVisible();
  await page.getByRole('radio', { name: 'Просрочены' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Просроченные объекты' })).toContainText('объекты актуализированы');
  await expect(news(page)).toBeHidden();
  expect((await app.broker.call(countNotifications)).unreadCount).toBe(0);
});
