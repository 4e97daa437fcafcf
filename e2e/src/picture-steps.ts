import type { Locator, Page } from '@playwright/test';

/** An action before a picture is drawn. */
export type Step = (page: Page) => Promise<unknown>;

export const inTurn =
  (...steps: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
/** Presses the first button of an element. */
export const pressIn =
  (found: (page: Page) => Locator): Step =>
  (page) =>
    found(page).first().getByRole('button').first().click();
/** Moves the pointer away, so that it highlights nothing. */
export const pointAway: Step = (page) => page.mouse.move(0, 0);
export const tab =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();
export const item =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click();
export const option =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('option', { name }).first().click();
export const radio =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name }).last().check({ force: true });
export const open =
  (list: string | RegExp): Step =>
  (page) =>
    page.getByRole('combobox', { name: list, exact: true }).first().click();
export const hover =
  (found: (page: Page) => Locator): Step =>
  (page) =>
    found(page).first().hover();
export const fill =
  (name: string | RegExp, value: string): Step =>
  (page) =>
    page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('searchbox', { name, exact: true }))
      .or(page.getByRole('combobox', { name, exact: true }))
      .last()
      .fill(value);
export const keys =
  (...all: readonly string[]): Step =>
  async (page) => {
    for (const key of all) await page.keyboard.press(key);
  };
export const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text);
export const waits =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

export const gone =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor({ state: 'hidden' });

/** Selects rows of a table by number, from 1. */
export const rows =
  (...all: readonly number[]): Step =>
  async (page) => {
    for (const row of all) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Действия с выбранным' }).waitFor();
  };

/** Moves the table's cursor to the first row's cell of a column. */
export const cell =
  (head: string | RegExp): Step =>
  async (page) => {
    const column = page.getByRole('columnheader', { name: head }).first();
    await column.hover();
    const grid = page.getByRole('grid');
    await grid.locator('[data-editable]').first().waitFor({ state: 'attached' });
    const at = await column.getAttribute('aria-colindex');
    await grid.locator(`tr[aria-rowindex="2"] > [aria-colindex="${at}"]`).click();
  };

/** Pastes a text into the table, as if copied from a spreadsheet. */
export const paste =
  (text: string): Step =>
  (page) =>
    page.getByRole('grid').evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', given);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);

export const dialog = { within: '[role=dialog]', shows: (page: Page) => page.getByRole('dialog').last() };
export const menu = { within: '[role=menu]', shows: (page: Page) => page.getByRole('menu') };
