import { givenProperty } from '@gektar/server/testing/given.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const grid = (page: Page) => page.getByRole('grid');

/** The cell of the nth row under a head. */
export async function cell(page: Page, nth: number, head: string): Promise<Locator> {
  const column = await page.getByRole('columnheader', { name: head }).first().getAttribute('aria-colindex');
  return grid(page).locator(`tr[aria-rowindex="${nth + 1}"] > [aria-colindex="${column}"]`);
}

/** Opens a table and waits until its cells can be edited. */
export async function openTable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('columnheader').first().hover();
  await expect(grid(page).locator('[data-editable]').first()).toBeAttached();
}

export const plots = '/land/property?view=table&sort=Price&direction=asc';
export const price = 'Цена, руб.';
export const millions = (...all: number[]) => all.map((million) => million * 1_000_000);

export async function storedPrices({ db }: TestApp): Promise<(number | null)[]> {
  const rows = await db.selectFrom('land.properties').select('price').orderBy('price').execute();
  return rows.map((row) => row.price);
}

export async function givenPrices({ db }: TestApp, prices: readonly number[]): Promise<void> {
  for (const one of prices) await givenProperty(db, { price: one });
}

/** Puts a text into the clipboard of the page, as Excel would. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await grid(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
