import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

test('one’s own comment is changed in its place and deleted, a colleague’s is only read; the history tells of both', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db);
  const colleague = await app.anotherBroker();
  await colleague.call(landComments.add, { params: { id }, body: { text: 'Владелец в отпуске' } });
  await app.broker.call(landComments.add, { params: { id }, body: { text: 'Звонил' } });
  await page.goto(`/land/property/${id}`);
  await page.getByRole('tab', { name: /Комментарии/ }).click();
  const panel = page.getByRole('tabpanel', { name: /Комментарии/ });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Удалить комментарий' })).toHaveCount(1);

  const editor = panel.getByRole('textbox', { name: 'Изменить комментарий' });
  await panel.getByRole('button', { name: 'Изменить комментарий' }).click();
  await expect(editor).toBeFocused();
  await editor.fill('Передумал');
  await page.keyboard.press('Escape');
  await expect(panel.getByText('Звонил', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Изменить комментарий' }).click();
  await expectAccessible(panel);
  await editor.fill('Звонил дважды');
  await page.getByRole('tab', { name: 'История' }).click();
  await page.getByRole('tab', { name: /Комментарии/ }).click();
  await expect(editor).toHaveValue('Звонил дважды');
  await editor.focus();
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Звонил дважды')).toBeVisible();
  await panel.getByRole('button', { name: 'Удалить комментарий' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);

  const writer = page.getByRole('textbox', { name: 'Комментарий', exact: true });
  await writer.fill('Не отправлено');
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  const question = page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });
  await question.getByRole('button', { name: 'Отменить' }).click();
  await expect(writer).toHaveValue('Не отправлено');
  await writer.fill('');
  await page.getByRole('tab', { name: 'История' }).click();
  const history = page.getByRole('tabpanel', { name: 'История' });
  await expect(history.getByText('Комментарий «Звонил дважды» удалён')).toBeVisible();
  await expect(history.getByText('Комментарий «Звонил дважды», был «Звонил»')).toBeVisible();
  // Every comment appears once.
  await expect(history.getByText('Звонил', { exact: true })).toHaveCount(1);
  await expect(history.getByText('Владелец в отпуске')).toHaveCount(1);
});
