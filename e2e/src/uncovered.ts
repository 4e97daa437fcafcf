import { expect, type Locator } from '@playwright/test';

/**
 * What a person sees where it stands: its middle is on the screen and nothing clips or covers it. A press of the
 * journeys proves less, since it first scrolls whatever hides its target.
 */
export async function expectUncovered(part: Locator): Promise<void> {
  const isUncovered = () =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
}
