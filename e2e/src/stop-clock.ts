import { expect, type Page } from '@playwright/test';

/**
 * Stops time; from now on it advances by `page.clock.runFor`. Skips a little time, but less than any pending timeout.
 * @param page with an installed clock
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 2_000);
  }).toPass();
}
