import type { Locator } from '@playwright/test';

/**
 * A double click whose second half hits the same page as the first, however slow the machine is: answers to calls made
 * meanwhile wait until the double click is over.
 * @param path path of the call that a click makes
 */
export async function clickTwice(button: Locator, path: RegExp): Promise<void> {
  const page = button.page();
  const isOver = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await isOver.promise;
    await route.fallback();
  });
  await button.dblclick();
  isOver.resolve();
}
