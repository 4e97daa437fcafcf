import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './property-form.ts';

/** Locators and actions for the form of a new or edited request. */

export const name = (page: Page): Locator => field(page, 'Название');
/** The fields of both ends of a range. */
export const from = (page: Page, label: string): Locator => field(page, `${label}, от`);
export const to = (page: Page, label: string): Locator => field(page, `${label}, до`);
/** The button that opens a multi-select list. */
export const several = (page: Page, label: string): Locator => page.getByRole('button', { name: label, exact: true });
/** A question with its possible answers. */
export const question = (page: Page, label: string): Locator => page.getByRole('radiogroup', { name: label });
export const card = (page: Page): Locator => page.getByRole('complementary', { name: 'Карточка запроса' });

export async function openNewRequest(page: Page): Promise<void> {
  await page.goto('/land/request/new');
  await expect(name(page)).toBeFocused();
}

/** Chooses the first option of a multi-select list for this text, by keyboard only. */
export async function takeFirst(page: Page, label: string, words: string): Promise<void> {
  await several(page, label).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label, exact: true });
  // The search of a short list is invisible but focused.
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(dialog.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Answers a question by Tab and arrow keys. */
export async function answer(page: Page, label: string, word: 'Да' | 'Нет'): Promise<void> {
  const radio = question(page, label).getByRole('radio', { name: word });
  await radio.focus();
  await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Fills in all required fields of a new request. */
export async function fillRequest(page: Page, called = 'Земля под склад'): Promise<void> {
  await name(page).fill(called);
  await takeFirst(page, 'Типы объектов', 'Логистика');
  await answer(page, 'Built-to-suit', 'Нет');
  await answer(page, 'Built-to-lease', 'Да');
  await field(page, 'Ссылка на диск').fill('disk.example/request');
}
