import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenDay } from '@gektar/server/testing/given-day.ts';
import type { Page } from '@playwright/test';
import { credentials, expect, test } from './journey.ts';
import { nextMorning } from './next-morning.ts';
import { signInByForm } from './sign-in-form.ts';

const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const drafts = (page: Page) => page.getByRole('region', { name: 'Черновики', exact: true });

/** Ends the session, as if overnight: the next call is refused. */
const endSession = (page: Page) =>
  page.evaluate((key) => {
    localStorage.setItem(key, 'expired');
    localStorage.removeItem('authRefreshToken');
  }, TOKEN_KEY);

async function signInAgain(page: Page) {
  await expect(page).toHaveURL(/\/auth(?:\?|$)/);
  await signInByForm(page, credentials);
  await expect(page).toHaveURL('/');
}

test('what is typed on today is there after a sign-in that expired: a call, an answer, a reminder', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 401/);
  // Blocks the event stream, which would detect the ended session before anything is pressed.
  await page.context().route('**/api/events*', (route) => route.abort());
  await givenDay(app);
  const colleague = await app.anotherBroker();
  const { id } = await givenProperty(app.db);
  await colleague.call(landComments.add, { params: { id }, body: { text: '@Егор Степной, отдаст за 12 900' } });
  await page.goto('/');

  const call = line(page, 'Имя1 Фамилия1');
  await call.getByRole('button', { name: 'Отзвонился' }).click();
  await call.getByLabel('Что сказали').fill('согласен на показ');
  await call.getByRole('button', { name: nextMorning }).click();
  const mention = line(page, 'отдаст за 12 900');
  await mention.getByRole('button', { name: 'Ответить' }).click();
  await mention.getByLabel('Ответ').pressSequentially('беру');
  const dialog = page.getByRole('dialog', { name: 'Напоминание' });
  await page.getByRole('navigation', { name: 'Области' }).getByRole('button', { name: 'Напомнить' }).click();
  await dialog.getByLabel('Что напомнить').fill('Выписка по соседнему участку');
  await dialog.getByRole('button', { name: nextMorning }).click();
  await endSession(page);
  await dialog.getByRole('button', { name: 'Напомнить' }).click();

  await signInAgain(page);
  await expect(dialog.getByLabel('Что напомнить')).toHaveValue('Выписка по соседнему участку');
  await dialog.getByRole('button', { name: 'Напомнить' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page, 'Выписка по соседнему участку')).toBeVisible();
  await expect(mention.getByLabel('Ответ')).toHaveValue(/ беру$/);
  await expect(call.getByLabel('Что сказали')).toHaveValue('согласен на показ');
  await expect(call.getByRole('button', { name: nextMorning })).toHaveAttribute('aria-pressed', 'true');

  await endSession(page);
  await mention.getByRole('button', { name: 'Отправить' }).click();
  await signInAgain(page);
  await mention.getByRole('button', { name: 'Отправить' }).click();
  await expect(mention).toBeHidden();
  await call.getByRole('button', { name: 'Отметить' }).click();
  await expect(call.getByLabel('Что сказали')).toBeHidden();
  await page.reload();
  await expect(line(page, 'просил перезвонить')).toBeVisible();
  await expect(page.getByLabel('Что сказали')).toBeHidden();
});

test('drafts that were left are listed on today, continued, and discarded with an undo', async ({ page, app }) => {
  const { id, cadastralNumbers } = await givenProperty(app.db);
  await page.goto(`/land/property/${id}`);
  await page.getByRole('textbox', { name: 'Комментарий' }).fill('собственник отдаст дешевле');
  await page.goto('/land/request/new');
  await page.getByLabel('Название').first().fill('Склад у М-4');
  await page.goto('/');
  await expect(drafts(page).getByRole('listitem')).toHaveCount(2);

  const comment = drafts(page).getByRole('listitem').filter({ hasText: 'собственник отдаст дешевле' });
  await expect(comment).toContainText(cadastralNumbers[0] ?? '');
  await comment.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Выбросить' }).click();
  await expect(comment).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Отменить' }).click();
  await comment.getByRole('button', { name: 'Продолжить' }).click();
  const field = page.getByRole('textbox', { name: 'Комментарий' });
  await expect(field).toHaveValue('собственник отдаст дешевле');
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');

  await page.getByRole('link', { name: 'Гектар' }).first().click();
  await expect(drafts(page).getByRole('listitem')).toHaveCount(1);
  await drafts(page).getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL('/land/request/new');
  await expect(page.getByText('Восстановлен черновик')).toBeVisible();
  await expect(page.getByLabel('Название').first()).toHaveValue('Склад у М-4');
});
