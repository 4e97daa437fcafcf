import { givenProperty } from '@gektar/server/testing/given.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { goTo } from './go-to.ts';
import { expect, test } from './journey.ts';

test.use({ isMapDrawn: true });

type Colour = readonly number[];

/** Pixels of an object's map. */
async function drawnMap(page: Page): Promise<Buffer> {
  const shot = await page.locator('canvas').first().screenshot();
  return await sharp(shot).removeAlpha().raw().toBuffer();
}

/** Current value of a colour token of the page. */
function token(page: Page, name: string): Promise<Colour> {
  return page.evaluate((property) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    probe.remove();
    return channels.slice(0, 3).map(Number);
  }, name);
}

/** Share of the pixels with one colour. */
function shareOf(drawn: Buffer, [red, green, blue]: Colour): number {
  let count = 0;
  for (let at = 0; at < drawn.length; at += 3) {
    if (drawn[at] === red && drawn[at + 1] === green && drawn[at + 2] === blue) count += 1;
  }
  return (3 * count) / drawn.length;
}

/** Share of the pixels that differ; 1 when the sizes differ. */
function differenceOf(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return 1;
  let count = 0;
  for (let at = 0; at < a.length; at += 3) if (a.compare(b, at, at + 3, at, at + 3) !== 0) count += 1;
  return (3 * count) / a.length;
}

/** Pixels of the map once two readings are equal: layers are drawn one after another. */
async function stillMap(page: Page): Promise<Buffer> {
  let last = await drawnMap(page);
  const change = async () => {
    const before = last;
    last = await drawnMap(page);
    return differenceOf(last, before);
  };
  await expect.poll(change).toBe(0);
  return last;
}

test('the map of an object is drawn in the colours of the scheme, and nothing of the object before stays on it', async ({
  page,
  app,
}) => {
  const corners: [number, number][] = [
    [55.681, 37.102],
    [55.684, 37.102],
    [55.684, 37.107],
    [55.681, 37.107],
  ];
  const outlined = await givenProperty(app.db, { polygons: [{ coordinates: corners }] });
  const plain = await givenProperty(app.db);
  const land = async (scheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    return token(page, '--map-land');
  };
  await page.goto(`/land/property/${plain.id}`);
  const light = await land('light');
  await expect.poll(async () => shareOf(await drawnMap(page), light)).toBeGreaterThan(0.3);

  await test.step('in the dark the map that is open is drawn anew', async () => {
    const dark = await land('dark');
    expect(dark).not.toEqual(light);
    await expect.poll(async () => shareOf(await drawnMap(page), dark)).toBeGreaterThan(0.3);
    expect(shareOf(await drawnMap(page), light)).toBe(0);
    await land('light');
    await expect.poll(async () => shareOf(await drawnMap(page), light)).toBeGreaterThan(0.3);
  });
  await test.step('the outline of one object is not on the map of the next', async () => {
    const alone = await stillMap(page);
    await goTo(page, `/land/property/${outlined.id}`);
    await expect.poll(async () => differenceOf(await drawnMap(page), alone)).toBeGreaterThan(0.02);
    await goTo(page, `/land/property/${plain.id}`);
    await expect.poll(async () => differenceOf(await drawnMap(page), alone)).toBeLessThan(0.001);
  });
});
