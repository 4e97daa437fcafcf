import { landSelections } from '@gektar/contract/land/selections/selection.ts';
import { expectAccessible } from './accessible.ts';
import { givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

test('a further link without rates goes to the client with a message; once it has ended, the client asks and the broker opens it again', async ({
  page,
  context,
  app,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visit = await givenVisit(app, [
    { area: 12.5, price: 87_654_321 },
    { area: 7.05, price: 76_543_210 },
  ]);
  const { requestId } = await app.broker.call(landSelections.one, { params: { id: visit.selectionId } });
  await app.db.updateTable('land.requests').set({ responsible_employee_id: app.broker.id }).execute();
  const dialog = page.getByRole('dialog', { name: 'Клиентская ссылка' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

  await test.step('the broker creates it and copies the message', async () => {
    await page.goto(`/land/request/${requestId}/answers`);
    await page.getByRole('button', { name: 'Новая ссылка' }).click();
    await dialog.getByRole('textbox', { name: 'Для кого' }).fill('Логистика');
    await dialog.getByRole('combobox', { name: 'Открытий' }).click();
    await page.getByRole('option', { name: '5', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Показывать ставки' }).uncheck();
    await expectAccessible(dialog);
    // Saves the link first.
    await press('Скопировать');
    await expect(page.getByText('Ссылка успешно создана')).toBeVisible();
    await expect(page.getByText('Ссылка успешно скопирована')).toBeVisible();
    await expect(dialog.getByText('Подборка, 2 участка')).toBeVisible();
    await expect(dialog.getByText('7,05 - 12,50 га, Московская область')).toBeVisible();
    await expectAccessible(dialog);
  });
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  const [text, address = '', term] = letter.split('\n');
  await test.step('the message greets, counts and has address, term and code', async () => {
    expect(text).toMatch(/^Добрый день! Подборка по вашему запросу: 2\sучастка\./);
    expect(term).toMatch(/^Доступна до \d\d\.\d\d\.\d{4}, код доступа [2-9A-Z]{6}$/);
    expect(new URL(address).origin).toBe(new URL(app.url).origin);
    expect(address).not.toContain(visit.selectionId);
    await dialog.getByRole('textbox', { name: 'Сообщение' }).fill('Здравствуйте! Вот 2 участка.');
    await press('Запомнить как мой текст');
    await expect(page.getByText('Текст запомнен')).toBeVisible();
    await press('Отменить');
    await page.getByRole('button', { name: 'Клиентская ссылка', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(/^Здравствуйте! Вот 2\sучастка\.$/);
    await press('Отменить');
  });

  await test.step('its client sees no rate, and answers', async () => {
    await page.goto(address);
    const like = page.getByRole('button', { name: /^Нравится, Объект 1/ });
    await expect(like).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/87|76\s?543/);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(
        async () =>
          (await app.broker.call(landSelections.one, { params: { id: visit.selectionId } })).items[0]?.isClientFavorite,
      )
      .toBe(true);
  });

  await test.step('the broker sees the answers of each link', async () => {
    await page.goto(`/land/request/${requestId}/answers`);
    const links = page.getByRole('complementary', { name: 'Ссылки' });
    await expect(links).toContainText('без ставок');
    await expect(links).toContainText('открыта 1 раз из 5');
    const rows = page.getByRole('region', { name: 'По объектам' }).getByRole('row');
    await page.getByRole('radio', { name: 'Логистика' }).check();
    await expect(rows.filter({ hasText: 'Нравится' })).toHaveCount(1);
    await page.getByRole('radio', { name: 'Клиентская ссылка' }).check();
    await expect(page.getByText('Ссылку ещё не открывали')).toBeVisible();
    await expectAccessible(page);
  });

  await app.db
    .updateTable('land.request_selection_links')
    .set({ expiration_time: '2026-11-05T23:59:59' })
    .where('is_first', '=', false)
    .execute();
  // The selection is refused; the page then asks how the link has ended.
  troubles.expect(/refused: 403 GET .*request-selections-for-clients/);
  await test.step('the ended link says so, and its client asks to open it again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Действие ссылки истекло' })).toBeVisible();
    await expect(
      page.getByText('Подборка была открыта до 05.11.2026. Ваши отметки и вопросы сохранились.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Попросить открыть снова' }).click();
    await expect(page.getByText('Просьба отправлена')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Просьба отправлена')).toBeVisible();
  });

  await test.step('the broker opens it from Сегодня', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByText('просят открыть снова')).toBeVisible();
    await page.getByRole('button', { name: 'Открыть снова' }).click();
    await expect(page.getByText('Ссылка продлена')).toBeVisible();
    await expect(page.getByText('просят открыть снова')).toBeHidden();
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Нравится, Объект 1/ })).toHaveAttribute('aria-pressed', 'true');
  });
});
