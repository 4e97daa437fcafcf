import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { expect, test } from './journey.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenWhole, longName } from './whole-request.ts';

test.use({ viewport: { width: 1024, height: 768 } });

interface Cut {
  readonly text: string;
  readonly hasTitle: boolean;
}

/**
 * Texts cut by an ellipsis, including breadcrumbs and column heads. For each: whether a `title` of the element, its
 * parents or its children has the whole text.
 */
function cutTexts(page: Page): Promise<Cut[]> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    return [...document.querySelectorAll<HTMLElement>('#root *')].flatMap((element) => {
      const { textOverflow, whiteSpace } = getComputedStyle(element);
      const text = plain(element.textContent);
      const isCut = textOverflow === 'ellipsis' && whiteSpace !== 'normal' && element.scrollWidth > element.clientWidth;
      if (!isCut || text === '') return [];
      const titled = [element.closest('[title]'), ...element.querySelectorAll('[title]')];
      const hasTitle = titled.some((one) => plain(one?.getAttribute('title')).includes(text));
      return [{ text, hasTitle }];
    });
  });
}

test('a name that is cut can be read whole', async ({ page, app }) => {
  const { property } = await givenWhole(app);
  await app.broker.call(addFavorite, { body: { propertyId: property.id } });
  const request = await givenRequest(app.db, { name: longName });
  await app.db.deleteFrom('shared.contacts').execute();
  await app.db.deleteFrom('shared.companies').execute();
  const { complexPath, vacancyPath } = await givenWholePark(app, longName);
  const paths = [
    '/land/property?view=grid',
    '/land/property?view=list',
    '/land/favorite',
    '/land/request',
    `/land/request/${request.id}/search`,
    '/industrial',
    '/industrial?view=grid',
    complexPath,
    `${complexPath}/edit`,
    `${vacancyPath}/edit`,
  ];
  const untold: Record<string, string[]> = {};
  let cuts = 0;
  await page.goto('/');
  for (const path of paths) {
    await goTo(page, path);
    await expect(page.getByRole('main').first()).toContainText(/Овсяная|Производственно/);
    const found = await cutTexts(page);
    cuts += found.length;
    const bare = found.filter(({ hasTitle }) => !hasTitle).map(({ text }) => text);
    if (bare.length > 0) untold[path] = [...new Set(bare)];
  }
  expect(cuts).toBeGreaterThan(5);
  expect(untold).toEqual({});
});
