import { expect, type Page } from '@playwright/test';

/**
 * Words without a Russian form: map sources, keys, file types, programs, services, terms of the trade ('Light
 * Industrial' is given, M-09).
 */
const foreign =
  /^(Natural|Earth|Ctrl|Alt|JPEG|PNG|WebP|XLS|Excel|xlsx?|csv|tsv|txt|PPT|PDF|Built-to-suit|Built-to-lease|Light|[Ii]ndustrial|Ind|OPEX|BTS|Street|hunt|PostgreSQL|CRM)$/;

/** Web and e-mail addresses. */
const addresses = /\S+@\S+|\S+\.example\S*/g;

/** Expects all text on a screen to be Russian. */
export async function expectRussian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const text = (await page.locator('body').innerText()).replaceAll(addresses, '');
  const latin = text.match(/[A-Za-z][A-Za-z-]{2,}/g) ?? [];
  expect(
    latin.filter((word) => !foreign.test(word)),
    page.url(),
  ).toEqual([]);
}
