import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CODE, givenVisit } from './given-visit.ts';
import { expect, test } from './journey.ts';

test.use({ isSignedIn: false });

const point = { latitude: 55.9, longitude: 37.1 };
/** Objects 2 and 5 are at one point; 4 is so near that its marker overlaps theirs until the map is zoomed in. */
const plots = [
  { latitude: 55.7, longitude: 37.9, area: 1 },
  { ...point, area: 2 },
  { latitude: 55.5, longitude: 37.3, area: 3 },
  { latitude: 55.901, longitude: 37.101, area: 4 },
  { ...point, area: 5 },
].map((plot) => ({ ...plot, propertyType: { id: 1 } }));
const pile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: /рядом$/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two objects at one point share a marker with both numbers, on the drawing and on the map; it opens their list', async ({
    page,
    app,
  }) => {
    const { link } = await givenVisit(app, plots);
    const { promise: landMayCome, resolve: sendLand } = Promise.withResolvers<void>();
    await page.route('**/map/world.geojson*', async (route) => {
      await landMayCome;
      await route.continue();
    });
    await page.goto(link);
    await test.step('the drawing above the cards', async () => {
      await pile(page, 'Объекты 2, 4, 5').click();
      await expect(list(page).getByRole('button', { name: /га/ })).toHaveCount(3);
      await expectAccessible(page);
      await list(page).getByRole('button', { name: 'Закрыть' }).click();
      await expect(list(page)).toBeHidden();
      // A click on the preview next to a marker opens the map.
      await page.getByRole('link', { name: 'Показать объекты на карте' }).click({ position: { x: 195, y: 8 } });
    });
    await test.step('the map, moved before its land has come, stays where it was put', async () => {
      await expect(pile(page, 'Объект 1: Промышленный участок, 1,00 га')).toBeVisible();
      await pile(page, 'Объекты 2, 4, 5').click();
      await expectAccessible(page);
      await list(page).getByRole('button', { name: 'Показать ближе' }).click();
      await expect(pile(page, 'Объект 4: Промышленный участок, 4,00 га')).toBeVisible();
      sendLand();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await expect(pile(page, 'Объекты 2, 5')).toHaveText('2, 5');
      await pile(page, 'Объекты 2, 5').press('Enter');
      await expect(list(page).getByRole('heading')).toHaveText(/^2\sобъекта рядом$/);
      // Objects at one point cannot be separated by zooming in.
      await expect(list(page).getByRole('button', { name: 'Показать ближе' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(pile(page, 'Объекты 2, 5')).toBeFocused();
      await pile(page, 'Объекты 2, 5').click();
      await list(page).getByRole('button', { name: /5,00/ }).click();
      await expect(page.getByRole('main', { name: 'Объект 5' })).toBeVisible();
    });
  });
});

test('the drawing of the report names both and leads to the sheet of each', async ({ page, app }) => {
  const { path } = await givenVisit(app, plots);
  await page.goto(`${path}/report?password=${CODE}`);
  await expect(page.getByRole('region', { name: 'Объект 5' })).toBeAttached();
  await pile(page, 'Объекты 2, 4, 5').focus();
  await page.keyboard.press('Enter');
  await list(page).getByRole('button', { name: /5,00/ }).click();
  await expect(list(page)).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Объект 5' }).getByRole('heading', { level: 2 }).first(),
  ).toBeInViewport();
  await expectAccessible(page);
});
