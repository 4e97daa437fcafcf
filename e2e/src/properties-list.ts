import type { Locator, Page } from '@playwright/test';

/** The list of objects, as a user finds it. */

/** '5 объектов' */
export const listTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const table = (page: Page): Locator => page.getByRole('grid', { name: 'Объекты' });

/** First cadastral numbers from top to bottom. */
export const shownNumbers = (page: Page): Locator => table(page).getByRole('link');

/** The chip of a criterion: 'Площадь: от 5,00 га' when set, 'Площадь' when only offered. */
export const chip = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Фильтры' }).getByRole('button', { name: words, exact: true });
