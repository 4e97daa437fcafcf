import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const MOST_TRIES = 60;
/** The picture counts as complete after this many equal ones: a map is drawn in steps, with pauses. */
const EQUAL_IN_A_ROW = 6;
/** Number of colours: enough for maps and photos, and half the file size of full colour. */
const COLOURS = 128;

/**
 * Takes a small PNG once nothing changes any more: maps and photos arrive late. @throws when the page does not settle
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  let last = await page.screenshot();
  let equal = 1;
  for (let tries = 0; tries < MOST_TRIES && equal < EQUAL_IN_A_ROW; tries += 1) {
    // The worker's drawing is on the screen after two frames.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    const now = await page.screenshot();
    equal = now.equals(last) ? equal + 1 : 1;
    last = now;
  }
  if (equal < EQUAL_IN_A_ROW) throw new Error(`${page.url()} does not come to rest`);
  await sharp(last).png({ palette: true, colours: COLOURS, effort: 10, compressionLevel: 9 }).toFile(path);
}

/**
 * Minimum deviation of grey levels in a drawn map: below 3 with only the ground and its lines, above 7 on the emptiest
 * map.
 */
const LEAST_DEVIATION = 5;

/** Waits until a map is drawn: before that, its picture does not change either. */
export async function expectMapDrawn(canvas: Locator): Promise<void> {
  await expect(async () => {
    const { channels } = await sharp(await canvas.screenshot())
      .greyscale()
      .stats();
    expect(channels[0]?.stdev).toBeGreaterThan(LEAST_DEVIATION);
  }).toPass({ timeout: 120_000 });
}

/** Makes the window as high as its page, which scrolls in its own frame. */
export async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    const frames = [...document.querySelectorAll('#root > *')];
    return Math.max(...frames.map((frame) => frame.scrollHeight));
  });
  await page.setViewportSize({ width, height });
}
