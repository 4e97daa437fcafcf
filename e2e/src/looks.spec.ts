import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItem, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './house.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

// Dark and small: the other journeys look at the light screens in a large window.
test.use({ colorScheme: 'dark', viewport: { width: 1024, height: 768 } });

const longWord = 'Сельскохозяйственнопроизводственнаяплощадка'.repeat(6);

/**
 * What is pushed aside: a frame of the page that would scroll sideways, or a control whose right end lies beyond its frame or
 * under something else. What a table scrolls sideways, and what is scrolled away above or below, is left alone.
 */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frames = [document.documentElement, document.body, ...document.querySelectorAll('#root, #root > *, main')];
    const wide = frames
      .filter((frame) => frame.scrollWidth > frame.clientWidth)
      .map((frame) => `${frame.tagName} ${frame.className}: ${frame.scrollWidth} > ${frame.clientWidth}`);
    const isScrolledAway = (control: Element, middle: number): boolean => {
      for (let above = control.parentElement; above !== null; above = above.parentElement) {
        const { top, bottom } = above.getBoundingClientRect();
        if (getComputedStyle(above).overflowY !== 'visible' && (middle < top || middle > bottom)) return true;
      }
      return false;
    };
    const isCut = (control: Element): boolean => {
      const { right, width, top, height } = control.getBoundingClientRect();
      const middle = top + height / 2;
      if (width === 0 || isScrolledAway(control, middle)) return false;
      const seen = document.elementFromPoint(right - 3, middle);
      return seen === null || !control.contains(seen);
    };
    const cut = [...document.querySelectorAll('a[href], button, label:has(input)')]
      .filter((control) => control.closest('[role=grid]') === null && isCut(control))
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent} is cut off`);
    return [...wide, ...cut];
  });
}

/** A screen, and what is there once it has come to rest. */
const openScreens: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/', 'Гектар'],
  ['/nowhere', 'Страница не найдена'],
  ['/error', 'Произошла ошибка'],
  ['/land/property', /^\d+ объект/],
  ['/land/property?view=list', /^\d+ объект/],
  ['/land/property?view=grid', /^\d+ объект/],
  ['/land/property?view=map', /^\d+ объект/],
  ['/land/property?area=%7B"from":99999%7D', '0 объектов'],
  ['/land/property/new', 'Новый объект'],
  ['/land/request', /^\d+ запрос/],
  ['/land/request?view=list', /^\d+ запрос/],
  ['/land/request?view=map', /^\d+ запрос/],
  ['/land/dictionary', /./],
  ['/land/favorite', /./],
  ['/land/contacts', 'Контакты'],
];

for (const [path, heading] of openScreens) {
  test(`axe finds nothing in the dark on ${path}, and nothing is pushed aside at 1024 px`, async ({ page, house }) => {
    await givenManyProperties(house.db, house.broker.id, 6);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
  });
}

/** Names that have no Russian: who drew the map, the key of the palette, kinds of files, the trade's own two terms. */
const foreign = /^(Natural|Earth|Ctrl|JPEG|PNG|WebP|Built-to-suit|Built-to-lease)$/;

test('whatever is written on the screens is Russian [SHELL-002]', async ({ page, house }) => {
  await givenManyProperties(house.db, house.broker.id, 3);
  for (const [path, heading] of openScreens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    const words = (await page.locator('body').innerText()).match(/[A-Za-z][A-Za-z-]{2,}/g) ?? [];
    expect(
      words.filter((word) => !foreign.test(word)),
      path,
    ).toEqual([]);
  }
});

test('axe finds nothing in the dark on an object and its form, and the longest names push nothing aside', async ({
  page,
  house,
}) => {
  const { id } = await givenProperty(house.db, {
    ...wholeProperty(`50:01:0000001:1-${'9'.repeat(80)}`),
    ...(await givenCustomers(house)),
    address: longWord,
    comment: longWord,
    responsibleEmployeeId: house.broker.id,
  });
  for (const path of [`/land/property/${id}`, `/land/property/${id}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowing(page), path).toEqual([]);
  }
});

test('axe finds nothing in the dark on the tabs of a request, and the longest names push nothing aside', async ({
  page,
  house,
}) => {
  const { companyId, contactId, referralContactId } = await givenCustomers(house);
  const wanted = { name: longWord, comment: longWord, companyId, contactId, referralContactId };
  const request = await house.broker.call(createRequest, { body: wholeRequestFields(house.broker.id, wanted) });
  const { id } = await givenProperty(house.db, {
    ...wholeProperty(`50:01:0000001:1-${'9'.repeat(80)}`),
    address: longWord,
  });
  await house.broker.call(addSelectionItem, { body: { entityId: id, requestId: request.id } });
  const selection = await house.broker.call(getSelectionOfRequest, { params: { requestId: request.id } });
  await givenLink(house.db, selection.id);
  for (const tab of [
    'info',
    'search?own=true',
    'search?own=true&view=list',
    'selections',
    'selections?view=table',
    'reports',
    'favorite',
  ]) {
    await page.goto(`/land/request/${request.id}/${tab}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(
      page
        .getByText('50:01:0000001:1', { exact: false })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await overflowing(page), tab).toEqual([]);
  }
});

test.describe('for a stranger', () => {
  test.use({ isSignedIn: false });

  test('axe finds nothing in the dark on the sign-in page', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowing(page)).toEqual([]);
  });
});
