import { expect, type Page } from '@playwright/test';

/**
 * Opens a page like a link does, without a reload: loaded data and compiled scripts remain. Shows an empty page in
 * between, so that a check cannot match the previous page.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const go = (to: string) => page.evaluate((address) => history.pushState({}, '', address), to);
  const empty = page.getByRole('heading', { level: 1, name: 'Произошла ошибка' });
  await go('/error');
  await expect(empty).toBeVisible();
  await go(path);
  await expect(empty).toHaveCount(path === '/error' ? 1 : 0);
}
