import { expect, type Locator, type Page } from '@playwright/test';

/** Locators and actions for the form of a new or edited object. */

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const list = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });
/** The input for another cadastral number. */
export const adder = (page: Page): Locator => page.getByRole('textbox', { name: 'Кадастровые номера: добавить' });
export const numbers = (page: Page): Locator =>
  page.getByRole('group', { name: 'Кадастровые номера' }).getByRole('listitem');
export const create = (page: Page): Locator => page.getByRole('button', { name: /^Создать/ });
export const save = (page: Page): Locator => page.getByRole('button', { name: /^Сохранить/ });

/** File inputs for photos. */
export const photoInput = (page: Page): Locator => page.locator('input[type=file][aria-label="Добавить фотографии"]');
export const documentInput = (page: Page): Locator => page.locator('input[type=file][aria-label="Добавить документы"]');
/** Uploaded photos. */
export const tiles = (page: Page): Locator =>
  page.getByRole('form').getByRole('list', { name: 'Фотографии' }).getByRole('listitem');
/** Files that are being uploaded, or were refused. */
export const underWay = (page: Page): Locator =>
  page.getByRole('list', { name: 'Загружаемые файлы' }).getByRole('listitem');

export async function openNewForm(page: Page): Promise<void> {
  await page.goto('/land/property/new');
  await expect(adder(page)).toBeFocused();
}

/** Chooses the first option for this text. */
export async function choose(page: Page, name: string, words: string): Promise<void> {
  // Opens the list by a click first, as a user does: it has to be scrolled into view.
  await list(page, name).click();
  await list(page, name).fill(words);
  await pickFirst(page);
  await expect(list(page, name)).toHaveValue(new RegExp(words));
}

/** Presses Enter to choose the first option for the typed text. */
export async function pickFirst(page: Page): Promise<void> {
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Fills in all required fields of a new object. */
export async function fillRequired(page: Page, cadastralNumber: string): Promise<void> {
  await adder(page).fill(cadastralNumber);
  await page.keyboard.press('Enter');
  await expect(numbers(page)).toHaveText([cadastralNumber]);
  await choose(page, 'Тип', 'Логистика');
  await field(page, 'Дата последнего разговора').fill('20.11.2026');
  await field(page, 'Координаты: широта').fill('55.68241');
  await field(page, 'Координаты: долгота').fill('37.104218');
  await field(page, 'Площадь').fill('12,5 га');
  await field(page, 'Цена').fill('385000000');
  await field(page, 'Расстояние от города').fill('24');
  await choose(page, 'Категория', 'промышленности');
  await choose(page, 'Собственность', 'Частная');
  // The region was filled in from the coordinates.
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
  await field(page, 'Ссылка на документацию').fill('docs.example/50-20-145');
  await field(page, 'Ссылка на диск').fill('disk.example/50-20-145');
  await choosePermittedUse(page);
}

/** Chooses the first permitted use of the dictionary. */
export async function choosePermittedUse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Виды разрешённого использования', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Chooses the type of a photo by its index; returns its name. */
export async function choosePhotoType(page: Page, tile: Locator, option: number): Promise<string> {
  await tile.getByRole('combobox', { name: /Тип/ }).click();
  const chosen = page.getByRole('option').nth(option);
  const name = await chosen.innerText();
  await chosen.click();
  return name;
}
