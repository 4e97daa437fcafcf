import { expectAccessible } from './accessible.ts';
import { startDevServer } from './dev-server.ts';
import { expect, test } from './journey.ts';
import { slowness } from './slowness.ts';

test('the shared pieces stand on one page, and axe finds nothing in them, light or dark; numbers end at their usual maximum [SHELL-046, DICT-009, VAL-024, VAL-025]', async ({
  browser,
  app,
}) => {
  test.slow();
  const dev = await startDevServer(app.url);
  const context = await browser.newContext({ baseURL: dev.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Hundreds of single modules, compiled on request.
  await page.goto('/dev/pieces', { timeout: 60_000 * slowness });
  await expect(page.getByRole('heading', { name: 'Детали интерфейса' })).toBeVisible({ timeout: 60_000 * slowness });
  const spinners = page.getByRole('status', { name: 'Загрузка', exact: true });
  await expect(spinners.first()).toBeVisible();
  await expect(page.getByText('Под завесой').getByRole('status', { name: 'Загрузка' })).toBeVisible();
  for (const scheme of ['Светлая', 'Тёмная']) {
    await page.getByRole('radio', { name: scheme }).check();
    await expectAccessible(page);
  }
  await page.getByRole('combobox', { name: 'Поиск', exact: true }).fill('50:20:001');
  await expect(page.getByRole('option', { name: 'Логистика юго-запад' })).toBeVisible();
  await expectAccessible(page.getByRole('listbox', { name: 'Шоссе' }));

  // These two have no maximum of their own.
  const [single, end] = [
    page.getByLabel('Заполненное'),
    page.getByRole('textbox', { name: 'Диапазон, до', exact: true }),
  ];
  await single.fill('');
  await single.pressSequentially('999999999');
  await expect(single).toHaveValue(/^99\s999\s999$/);
  await end.fill('');
  await end.pressSequentially('9999999');
  await expect(end).toHaveValue(/^999\s999$/);

  await page.getByRole('button', { name: 'Новое значение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заголовок' });
  await expect(dialog.getByRole('button', { name: 'Создать' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
  await context.close();
  await dev.close();
});
