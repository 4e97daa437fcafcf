import type { Page } from '@playwright/test';

/** About five rows per step, like a mouse wheel. */
const STEP_PX = 280;
/** Near the end of the loaded rows the list requests the next page, which is measured separately. */
const LAST_SHARE = 0.9;

/** Scrolls through the loaded rows with the wheel, one step per frame. */
export async function scrollThrough(page: Page): Promise<void> {
  await overList(page);
  while ((await shareScrolled(page)) < LAST_SHARE) {
    for (let step = 0; step < 10; step += 1) {
      await page.mouse.wheel(0, STEP_PX);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
  }
}

/** Scrolls to the last row and waits for the next page of rows. */
export async function awaitNextPage(page: Page): Promise<void> {
  await overList(page);
  const before = await scrollHeight(page);
  const arrived = page.waitForFunction(
    (height) => {
      const heights = [...document.querySelectorAll('*')].map((element) => element.scrollHeight);
      return Math.max(...heights) > height * 1.2;
    },
    before,
    { timeout: 120_000 },
  );
  await page.mouse.wheel(0, before);
  await arrived;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function overList(page: Page): Promise<void> {
  const box = await page.getByRole('row').nth(5).boundingBox();
  if (!box) throw new Error('there are no rows to scroll over');
  await page.mouse.move(box.x + 400, box.y + box.height / 2);
}

function shareScrolled(page: Page): Promise<number> {
  return page.evaluate(() => {
    const scrolled = [...document.querySelectorAll('*')].map(
      ({ scrollTop, clientHeight, scrollHeight }) => [scrollHeight, (scrollTop + clientHeight) / scrollHeight] as const,
    );
    const [, share] = scrolled.reduce((tallest, one) => (one[0] > tallest[0] ? one : tallest), [0, 1]);
    return share;
  });
}

function scrollHeight(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(...[...document.querySelectorAll('*')].map((element) => element.scrollHeight)));
}
