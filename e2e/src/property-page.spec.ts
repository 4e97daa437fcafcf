import { archiveProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const number = '50:01:0000001:1';
const unknownId = '01998e5a-0000-7000-8000-000000000000';

test('an object is archived, restored, actualized and commented on its page [LAND-PROP-078, LAND-PROP-079, LAND-PROP-077]', async ({
  page,
  app,
}) => {
  await test.step('an object is archived and restored on its page', async () => {
    const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
    await page.goto(`/land/property/${id}`);
    await expect(page.getByRole('heading', { name: number })).toBeVisible();
    await page.getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Объект успешно архивирован')).toBeVisible();
    await expect(page.getByText('В архиве', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Разархивировать' }).click();
    await expect(page.getByText('Объект успешно разархивирован')).toBeVisible();
    await expect(page.getByText('В архиве', { exact: true })).toHaveCount(0);
  });
  await test.step('actualizing says so and stands in the history; a comment is added', async () => {
    await page.getByRole('button', { name: 'Актуализировать' }).click();
    await expect(page.getByText('Объект актуализирован')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Актуализировать' })).toBeFocused();
    await expect(page.getByText('Актуализирован', { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Комментарий' }).fill('Владелец готов к торгу');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Владелец готов к торгу').first()).toBeVisible();
  });
});

test('a refused archiving changes nothing and says so [ERR-007, ERR-008]', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*archive/);
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.route(/\/archive\?/, (route) => route.abort());
  await page.route(/\/unarchive\?/, (route) => route.abort());
  await page.goto(`/land/property/${id}`);
  await page.getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByText('Не удалось архивировать объект')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Архивировать' })).toBeVisible();

  await app.broker.call(archiveProperty, { params: { id } });
  await page.reload();
  await page.getByRole('button', { name: 'Разархивировать' }).click();
  await expect(page.getByText('Не удалось разархивировать объект')).toBeVisible();
});

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
}

test('deleting asks in the words of the specification, says when it failed or is forbidden, and leads back to the list [AUTH-014, ERR-006, SHELL-057, SHELL-058, SHELL-059, SHELL-040]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: DELETE/);
  troubles.expect(/403 DELETE/);
  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.goto(`/land/property/${id}`);
  await askToDelete(page);
  const question = page.getByRole('dialog', { name: 'Удаление объекта?' });
  const text = 'Данные об объекте и его настройки будут удалены.  Вы уверены, что хотите продолжить?';
  expect(await question.textContent()).toContain(text);
  await question.getByRole('button', { name: 'Отмена' }).click();
  await expect(page).toHaveURL(`/land/property/${id}`);

  await page.route(`**/properties/${id}*`, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await askToDelete(page);
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Не удалось удалить объект')).toBeVisible();

  await page.unroute(`**/properties/${id}*`);
  await page.route(`**/api/land/properties/${id}*`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403, body: 'Forbidden' }) : route.continue(),
  );
  await askToDelete(page);
  // The literal text, including its double space.
  expect(await question.getByText('Данные об объекте и его настройки').innerText()).toBe(text);
  await question.getByRole('button', { name: 'Удалить' }).click();
  const forbidden = page.getByRole('alert').filter({ hasText: 'У вас нет прав доступа на выполнение этого действия' });
  await expect(forbidden).toBeVisible();

  await page.unrouteAll();
  await askToDelete(page);
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Объект успешно удален')).toBeVisible();
  await expect(page).toHaveURL('/land/property');
});

test('an object that is not there says Нет данных, one that cannot be loaded says so [SHELL-034, ERR-004]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 GET/);
  troubles.expect(/failed: GET/);
  await page.goto(`/land/property/${unknownId}`);
  await expect(page.getByText('Нет данных')).toBeVisible();

  const { id } = await givenProperty(app.db, { cadastralNumbers: [number] });
  await page.route(`**/api/land/properties/${id}`, (route) => route.abort());
  await page.goto(`/land/property/${id}`);
  await expect(page.getByText('Не удалось получить объект')).toBeVisible();
  await page.unroute(`**/api/land/properties/${id}`);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});
