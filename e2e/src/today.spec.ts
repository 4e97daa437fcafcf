import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenDay } from '@gektar/server/testing/given-day.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { nextMorning } from './next-morning.ts';

const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('each line of today has its one action, leaves with it and comes back by its undo', async ({ page, app }) => {
  const { fit, overdue, complex } = await givenDay(app);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '7 дел' })).toBeVisible();

  const entries = page.getByRole('navigation', { name: 'Области' });
  await expect(entries.getByRole('link', { name: 'Земля 3 объекта' })).toBeVisible();
  await expect(entries.getByRole('link', { name: 'Склады 1 вакансия' })).toBeVisible();

  await test.step('a call asks what was said and when to call again; the client is called from the line', async () => {
    const call = line(page, 'Имя1 Фамилия1, ООО «Поставка 2»');
    await expect(call).toContainText('Склад у М-4 · просил перезвонить после совета');
    await expect(call.getByRole('link', { name: 'Позвонить: +7 (900) 000-00-01' })).toHaveAttribute(
      'href',
      'tel:+79000000001',
    );
    await call.getByRole('button', { name: 'Отзвонился' }).click();
    await call.getByLabel('Что сказали').fill('согласен на показ');
    await call.getByRole('button', { name: nextMorning }).click();
    await call.getByLabel('Что сказали').press('Enter');
    await expect(section(page, 'Звонки и напоминания').getByText('просил перезвонить')).toBeHidden();
    await expect(section(page, 'Дальше на неделе').getByText('просил перезвонить')).toBeVisible();
    await page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByRole('button', { name: 'Отменить' })
      .first()
      .click();
    await expect(section(page, 'Звонки и напоминания').getByText('просил перезвонить')).toBeVisible();
    await expect(section(page, 'Дальше на неделе')).toBeHidden();
  });

  await test.step('by keys: arrows from line to line, Space does it', async () => {
    await page.getByRole('link', { name: 'Имя1 Фамилия1' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(line(page, 'Выписка ЕГРН')).toBeHidden();
  });

  await test.step('a mark is accepted, a new plot goes into the selection', async () => {
    await line(page, 'отмечено').getByRole('button', { name: 'Принято' }).click();
    await expect(section(page, 'Ответы клиентов')).toBeHidden();
    await line(page, fit.cadastralNumbers[0] ?? '')
      .getByRole('button', { name: 'В подборку' })
      .click();
    await expect(section(page, 'Новое под мои запросы')).toBeHidden();
    const items = await app.db
      .selectFrom('land.request_selection_items')
      .select('status')
      .where('property_id', '=', fit.id)
      .execute();
    expect(items).toEqual([{ status: true }]);
  });

  await test.step('overdue ones of both areas are confirmed, the link is prolonged', async () => {
    await line(page, overdue.cadastralNumbers[0] ?? '')
      .getByRole('button', { name: 'Актуально' })
      .click();
    await expect(line(page, overdue.cadastralNumbers[0] ?? '')).toBeHidden();
    await line(page, complex.name).getByRole('button', { name: 'Актуально' }).click();
    await expect(section(page, 'Мои просроченные')).toBeHidden();
    await section(page, 'Ссылки кончаются').getByRole('button', { name: 'Продлить' }).click();
    await expect(section(page, 'Ссылки кончаются')).toBeHidden();
  });
  await expect(page.getByRole('status').filter({ hasText: 'сделано 2' })).toBeVisible();
  await expectAccessible(page);
});

test('an empty morning says so; a reminder is set on an object for later and opens from there', async ({
  page,
  app,
}) => {
  const { id, cadastralNumbers } = await givenProperty(app.db);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'На сегодня дел нет' })).toBeVisible();
  await page.goto(`/land/property/${id}`);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Напомнить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Напоминание' });
  await dialog.getByRole('button', { name: 'Напомнить' }).click();
  await expect(dialog.getByText('Обязательное поле')).toHaveCount(2);
  await dialog.getByLabel('Что напомнить').fill('Уточнить вторую линию 110 кВ');
  await dialog.getByRole('button', { name: nextMorning }).click();
  await dialog.getByRole('button', { name: 'Напомнить' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Гектар' }).first().click();
  const later = section(page, 'Дальше на неделе');
  await expect(later).toContainText('Уточнить вторую линию 110 кВ');
  await expect(later).toContainText(cadastralNumbers[0] ?? '');
  await later.getByRole('link', { name: 'Уточнить вторую линию 110 кВ' }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);
});

test("'@' in a comment names a colleague, who answers from today", async ({ page, app }) => {
  const { id } = await givenProperty(app.db);
  const colleague = await app.anotherBroker();
  await app.db
    .updateTable('shared.employees')
    .set({ first_name: 'Ида', last_name: 'Полевая' })
    .where('id', '=', colleague.id)
    .execute();
  await page.goto(`/land/property/${id}`);
  const field = page.getByRole('textbox', { name: 'Комментарий' });
  await field.pressSequentially('Вторая линия есть, @по');
  await expect(page.getByRole('option', { name: 'Ида Полевая' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Вторая линия есть, @Ида Полевая ');
  await field.pressSequentially('письмо приложила');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Вторая линия есть, @Ида Полевая письмо приложила')).toBeVisible();
  const mentions = await colleague.call(getToday);
  expect(mentions.mentions.lines).toMatchObject([{ object: { id }, employeeId: app.broker.id }]);
  // The colleague's answer mentions the employee who asked.
  await colleague.call(landComments.add, { params: { id }, body: { text: '@Егор Степной спасибо' } });
  await page.goto('/');
  const line = page.getByRole('listitem').filter({ hasText: '@Егор Степной спасибо' });
  await line.getByRole('button', { name: 'Ответить' }).click();
  await expect(line.getByLabel('Ответ')).toHaveValue('@Ида Полевая ');
  await line.getByLabel('Ответ').pressSequentially('сделано');
  await page.keyboard.press('Control+Enter');
  await expect(line).toBeHidden();
  const comments = await app.db
    .selectFrom('land.property_comments')
    .select('text')
    .where('property_id', '=', id)
    .execute();
  expect(comments.map(({ text }) => text)).toContain('@Ида Полевая сделано');
});

test('a reminder for a colleague says for whom it is set; its undo deletes it', async ({ page, app }) => {
  await app.anotherBroker();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Области' }).getByRole('button', { name: 'Напомнить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Напоминание' });
  await expect(dialog.getByLabel('Что напомнить')).toBeFocused();
  await page.keyboard.type('Выписка');
  await dialog.getByRole('button', { name: nextMorning }).click();
  await dialog.getByRole('combobox', { name: 'Кому' }).click();
  await page.getByRole('option', { name: /Лугова/ }).click();
  await dialog.getByLabel('Что напомнить').press('Control+Enter');
  const toast = page.getByRole('status').filter({ hasText: 'Напоминание поставлено' });
  await expect(toast).toContainText(/10:00\. Кому: Анна .*Лугова/);
  const stored = () => app.db.selectFrom('shared.reminders').select(['text', 'deleted_at']).execute();
  expect(await stored()).toEqual([{ text: 'Выписка', deleted_at: null }]);
  await toast.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Напоминание удалено')).toBeVisible();
  expect(await stored()).toEqual([{ text: 'Выписка', deleted_at: expect.anything() }]);
});
