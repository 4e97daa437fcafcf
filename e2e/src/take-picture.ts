import type { Page } from '@playwright/test';
import sharp from 'sharp';

const MOST_TRIES = 30;
/** Enough for a screen with a map and photos; half the size of all colours. */
const COLOURS = 128;

/** A small PNG of what is seen once nothing moves any more: maps and photos arrive late. @throws if it never comes to rest */
export async function takePicture(page: Page, path: string, fullPage: boolean): Promise<void> {
  let before = await page.screenshot({ fullPage });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Two frames: what a worker has drawn meanwhile is then on the screen.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    const now = await page.screenshot({ fullPage });
    if (now.equals(before)) {
      await sharp(now).png({ palette: true, colours: COLOURS, effort: 10, compressionLevel: 9 }).toFile(path);
      return;
    }
    before = now;
  }
  throw new Error(`${page.url()} does not come to rest`);
}
