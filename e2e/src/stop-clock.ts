import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock; afterwards only `page.clock.runFor` advances it. Skips a short time, less than any pending timeout.
 * @param page page with an installed clock
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 2_000);
  }).toPass();
}
