import type { Page } from '@playwright/test';

/** Opens a view of the list of objects and waits for content. */
export async function showList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await contentOf(page, address).first().waitFor({ timeout: 120_000 });
}

function contentOf(page: Page, address: string) {
  const view = new URL(address, 'http://list').searchParams.get('view') ?? 'table';
  if (view === 'map') return page.locator('canvas');
  return view === 'table' ? page.getByRole('row').nth(10) : page.getByRole('article');
}
