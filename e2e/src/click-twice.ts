import type { Locator } from '@playwright/test';

/**
 * A double click of which the second half still meets the page of the first, however slow the machine is: nothing that
 * is sent meanwhile is answered before it is over.
 * @param path of the call that the click makes
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
