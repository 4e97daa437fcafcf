import { listFavorites } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import { clickTwice } from './click-twice.ts';
import { expect, test } from './journey.ts';

/**
 * A double click or a repeated key saves once. For objects see property-new and property-edit, for contacts contacts.
 */

/** Write requests to this address from now on. */
function writesTo(page: Page, path: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('saved once: a comment, a value of a dictionary, the note of a favorite and its state changed in one moment [LAND-FAV-004, LAND-FAV-005]', async ({
  page,
  app,
}) => {
  await test.step('a comment is sent once by a double click and by Ctrl+Enter pressed twice', async () => {
    const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'] });
    await page.goto(`/land/property/${id}`);
    await page.getByRole('tab', { name: /Комментарии/ }).click();
    const sent = writesTo(page, /\/land\/comments/);
    const line = page.getByRole('textbox', { name: 'Комментарий' });
    await line.fill('Созвонились');
    await clickTwice(page.getByRole('button', { name: 'Отправить комментарий (Ctrl+Enter)' }), /\/land\/comments/);
    await expect(line).toHaveValue('');
    await line.fill('Ждём план');
    await line.press('Control+Enter');
    await line.press('Control+Enter');
    await expect(line).toHaveValue('');
    expect(sent).toHaveLength(2);
    const { comments } = await app.broker.call(getProperty, { params: { id } });
    expect(comments.map(({ text }) => text)).toEqual(['Созвонились', 'Ждём план']);
  });
  await test.step('a value of a dictionary is created once by a double click', async () => {
    await page.goto('/land/dictionary?name=best-uses');
    await page.getByRole('button', { name: 'Добавить значение' }).click();
    const dialog = page.getByRole('dialog', { name: 'Добавить новое значение' });
    await dialog.getByLabel('Название').fill('Автодром');
    await clickTwice(dialog.getByRole('button', { name: 'Создать' }), /\/best-uses/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: 'Автодром' })).toHaveCount(1);
    const rows = await app.db.selectFrom('land.best_uses').select('id').where('name', '=', 'Автодром').execute();
    expect(rows).toHaveLength(1);
  });
  await test.step('the note of a favorite and its state, changed in one moment, are both kept', async () => {
    await page.goto('/land/property?view=list');
    await page.getByRole('button', { name: 'В избранное' }).click();
    await expect(page.getByRole('link', { name: 'Избранное: 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Избранное: 1' }).click();
    const sent = writesTo(page, /favorites\/update$/);
    await page.getByRole('textbox', { name: 'Комментарий' }).fill('Позвонить в марте');
    // Leaving the field saves the note, pressing the state saves the state; each twice.
    await clickTwice(page.getByRole('radio', { name: 'Отложен' }), /favorites\/update$/);
    await expect
      .poll(() => app.broker.call(listFavorites, { query: {} }))
      .toMatchObject([{ comment: 'Позвонить в марте', status: false }]);
    await expect(page.getByRole('radio', { name: 'Отложен' })).toBeChecked();
    expect(sent).toHaveLength(2);
  });
});
