import { landLinks } from '@gektar/contract/land/selections/selection.ts';
import { createReminder, finishReminder } from '@gektar/contract/reminders/reminder-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { reminderDraft } from '@gektar/server/testing/writing-calls/today-calls.ts';
import type { Page } from '@playwright/test';
import { openPhone } from './client-phone.ts';
import { givenColleague, openDesk } from './colleague-desk.ts';
import { expect, test } from './journey.ts';
import { watchTroubles } from './troubles.ts';

const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test('a client marks a plot, the broker sees it on today; a colleague asks in a comment and is answered from there', async ({
  page,
  browser,
  app,
}) => {
  const { id, cadastralNumbers } = await givenProperty(app.db);
  const number = cadastralNumbers[0] ?? '';
  const { requestId, selectionId } = await givenSelection(app.db, { name: 'Склад у М-4', propertyIds: [id] });
  await app.db
    .updateTable('land.requests')
    .set({ responsible_employee_id: app.broker.id })
    .where('id', '=', requestId)
    .execute();
  const { password } = await app.broker.call(landLinks.create, { body: { requestSelectionId: selectionId } });
  const phone = await openPhone(browser, app);
  const troubles = [watchTroubles(phone, app.url)];
  const client = await phone.newPage();
  const colleague = await openDesk(browser, app, await givenColleague(app));
  troubles.push(colleague.troubles);

  await test.step('the client marks the plot', async () => {
    await client.goto(`/public/${selectionId}?password=${password}`);
    const marked = client.waitForResponse(/request-selection-item/);
    await client
      .getByRole('article')
      .getByRole('button', { name: /понравился$/ })
      .click();
    expect((await marked).status()).toBe(200);
  });

  await test.step('the broker sees and accepts the mark', async () => {
    await page.goto('/');
    const mark = line(page, `отмечено «${number}»`);
    await expect(mark).toContainText('Склад у М-4');
    await mark.getByRole('button', { name: 'Принято' }).click();
    await expect(mark).toBeHidden();
  });

  await test.step('the colleague asks the broker on the page of the plot', async () => {
    await colleague.page.goto(`/land/property/${id}`);
    const field = colleague.page.getByRole('textbox', { name: 'Комментарий' });
    await field.pressSequentially('@сте');
    await colleague.page.getByRole('option', { name: 'Егор Степной' }).click();
    await field.pressSequentially('кому это показывали?');
    await field.press('Control+Enter');
    await expect(field).toHaveValue('');
  });

  await test.step('the broker answers from today', async () => {
    await page.reload();
    const mention = line(page, 'кому это показывали?');
    await expect(mention).toContainText(`Ида Полевая · ${number}`);
    await mention.getByRole('button', { name: 'Ответить' }).click();
    await mention.getByLabel('Ответ').pressSequentially('сегодня отметил клиент');
    await mention.getByRole('button', { name: 'Отправить' }).click();
    await expect(mention).toBeHidden();
  });

  await test.step('the colleague has the answer on today and on the page of the plot', async () => {
    await colleague.page.goto('/');
    const answer = line(colleague.page, '@Ида Полевая сегодня отметил клиент');
    await answer.getByRole('link', { name: number }).click();
    await colleague.page.getByRole('tab', { name: 'Комментарии' }).click();
    await expect(colleague.page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
      /сегодня отметил клиент/,
      /кому это показывали/,
    ]);
  });
  await phone.close();
  await colleague.desk.close();
  expect(troubles.flatMap((each) => each.unexpected())).toEqual([]);
});

test('a reminder that a colleague finishes while it is being moved is set again instead of being lost', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/^refused: 409/);
  const colleague = await givenColleague(app);
  const draft = reminderDraft(app, { text: 'Выписка ЕГРН', dueDateTime: '2026-11-20T10:00:00' });
  const { id } = await colleague.call(createReminder, { body: draft });
  await page.goto('/');
  const reminder = line(page, 'Выписка ЕГРН');
  await reminder.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Перенести' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Что напомнить').fill('Выписка ЕГРН по двум участкам');
  await colleague.call(finishReminder, { params: { id }, body: { note: 'взяла сама', next: null } });
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Напоминание уже отметили сделанным')).toBeVisible();
  await dialog.getByRole('button', { name: 'Напомнить' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page, 'Выписка ЕГРН по двум участкам')).toHaveCount(1);
  await expect(line(page, 'Выписка ЕГРН')).toHaveCount(1);
});
