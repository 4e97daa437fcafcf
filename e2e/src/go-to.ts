import { expect, type Page } from '@playwright/test';

/**
 * Goes to a page as a link does: the tab stays, with what it has read and compiled. By way of an empty page, so that nothing of the page
 * before is taken for it.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const go = (to: string) => page.evaluate((address) => history.pushState({}, '', address), to);
  const empty = page.getByRole('heading', { level: 1, name: 'Произошла ошибка' });
  await go('/error');
  await expect(empty).toBeVisible();
  await go(path);
  await expect(empty).toHaveCount(path === '/error' ? 1 : 0);
}
