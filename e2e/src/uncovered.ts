import { expect, type Locator } from '@playwright/test';

/**
 * Expects an element to be visible where it is: its middle is on the screen, not clipped and not covered. A click in a
 * journey proves less, because it first scrolls the element into view.
 */
export async function expectUncovered(part: Locator): Promise<void> {
  const isUncovered = () =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
}
