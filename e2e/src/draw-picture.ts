import type { Page } from '@playwright/test';
import { drawnScreen, watchWaiting } from './drawn-screen.ts';
import { expect } from './journey.ts';
import type { Picture } from './picture-list.ts';
import type { Troubles } from './troubles.ts';

/** Current time on all pictures: a Friday, noon in Moscow. */
export const AT = '2026-11-20T09:00:00Z';

/** Height of a window that fits the longest form (CSS px). */
const TALL = 4_000;
const desk = { width: 1440, height: 900 };
const small = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

/** Playwright options for a picture. */
export function optionsOf({
  isStranger = false,
  colorScheme,
  isPhone = false,
  isTall = false,
  isSmall = false,
}: Picture) {
  const size = isPhone ? phone : isSmall ? small : desk;
  const viewport = isTall ? { ...size, height: TALL } : size;
  return { fixedTime: AT, isSignedIn: !isStranger, viewport, colorScheme: colorScheme ?? ('light' as const) };
}

/** Opens a screen, does what the picture needs, and compares what is drawn with `pictures/NAME.txt`. */
export async function expectPicture(page: Page, picture: Picture, troubles: Troubles): Promise<void> {
  if (picture.name.startsWith('missing')) troubles.expect(/refused: 404 GET/);
  if (picture.troubles) troubles.expect(picture.troubles);
  const waiting = watchWaiting(page);
  if (picture.unanswered) await page.route(picture.unanswered, () => undefined);
  if (picture.failed) await page.route(picture.failed, (route) => route.abort());
  await page.goto(picture.path);
  if (!picture.unanswered && !picture.failed)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  else await expect(page.getByRole('banner').first()).toBeVisible();
  await picture.prepare?.(page);
  if (picture.shows) await expect(picture.shows(page)).toBeVisible();
  const drawn = await drawnScreen(page, picture.unanswered ? undefined : waiting, picture.within);
  expect(drawn).toMatchSnapshot([`${picture.name}.txt`]);
}
