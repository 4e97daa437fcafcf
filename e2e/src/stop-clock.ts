import { expect, type Page } from '@playwright/test';

/**
 * Time stands still from now on; it goes by `page.clock.runFor`. A little of it is passed over, never so much that something which is on
 * its way would be given up.
 * @param page whose clock is installed
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 2_000);
  }).toPass();
}
