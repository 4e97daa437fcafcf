import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The map next to the cards. It is drawn on a canvas, so points and clusters are located by hovering cards, as a person
 * would.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Waits until the map shows all found objects and the URL has its position. */
export async function expectMapReady(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Карта объектов' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.has('at'));
}

/** The card of an object next to the map, by the object's first number. */
export const mapCard = (page: Page, number: string): Locator => page.getByRole('article', { name: number });

/** Position of a card's marker, which appears while the card is hovered. */
async function placeOfCard(page: Page, number: string): Promise<Place> {
  await mapCard(page, number).hover();
  const marker = page.locator('.maplibregl-marker');
  await expect(marker).toHaveCount(1);
  const box = await marker.boundingBox();
  if (box === null) throw new Error(`no marker is lit for ${number}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks the marker of a card, or the cluster in the middle of several, and repeats until the answer is visible. */
export async function clickOnMap(page: Page, numbers: readonly string[], answer: Locator): Promise<void> {
  await expect(async () => {
    // The previous click may have been answered late and have changed the cards.
    if (await answer.isVisible()) return;
    const places: Place[] = [];
    for (const number of numbers) places.push(await placeOfCard(page, number));
    const { x, y } = middleOf(places);
    await page.mouse.click(x, y);
    await expect(answer).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

function middleOf(places: readonly Place[]): Place {
  const mean = (axis: keyof Place) => places.reduce((total, place) => total + place[axis], 0) / places.length;
  return { x: mean('x'), y: mean('y') };
}
