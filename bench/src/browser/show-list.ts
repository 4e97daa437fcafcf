import type { Page } from '@playwright/test';

/** Opens a view of the list of objects and waits until there is something in it. */
export async function showList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const shown = address.includes('view=map') ? page.locator('canvas') : page.getByRole('row').nth(10);
  await shown.first().waitFor({ timeout: 120_000 });
}
