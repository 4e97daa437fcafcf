import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Request } from '@playwright/test';
import { expect, test } from './journey.ts';

test.use({ isFirstVisit: true });

test('what tells of a lost connection, and what asks, was fetched before it was lost', async ({
  page,
  context,
  app,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:1'] });
  const underWay = new Set<Request>();
  // Ignores the event stream, which never ends.
  page.on('request', (request) => void (request.url().includes('/api/events') || underWay.add(request)));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const tells = page.waitForResponse(/toast-view/);
  const asks = page.waitForResponse(/confirm-dialog/);
  await page.goto(`/land/property/${id}`);
  await Promise.all([tells, asks]);
  await expect(page.locator('canvas').first()).toBeVisible();
  // Scripts shared by these two may load after them.
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  // Hovering a link preloads its page, which fails offline.
  const ahead = page.waitForEvent('requestfailed');
  await page.getByRole('menuitem', { name: 'Копировать' }).hover();
  await ahead;
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось удалить объект' })).toContainText(
    'Нет связи с сервером',
  );
});

test('a page whose scripts did not come is tried again on the spot', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|failed to load|Unable to preload CSS|dynamically imported module/);
  await page.goto('/land/dictionary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Контакты', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await expect(page).toHaveURL('/land/contacts');
});
