import type { ViewDraft } from '@gektar/contract/views/view.ts';
import * as endpoints from '@gektar/contract/views/view-endpoints.ts';
import { deleteView } from '@gektar/contract/views/view-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { viewDraft } from '@gektar/server/testing/writing-calls/view-calls.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { chip, listTitle } from './properties-list.ts';
import { expectReflow } from './reflow.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Виды' });
const tab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const item = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });

async function openMenu(page: Page, name: string): Promise<void> {
  await tabs(page)
    .getByRole('button', { name: `Действия с видом «${name}»` })
    .click();
}

async function expectTabs(page: Page, names: readonly string[]): Promise<void> {
  await expect(tabs(page).getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
}

/** Whether a URL has the same path and parameters, in any order. */
function sameAddress(address: string): (url: URL) => boolean {
  const parts = ({ pathname, searchParams }: URL) => JSON.stringify([pathname, [...searchParams].toSorted()]);
  const expected = parts(new URL(address));
  return (url) => parts(url) === expected;
}

/** Draft of a view without filter, order, columns or kind. */
const plain = (about: Partial<ViewDraft>): ViewDraft =>
  viewDraft({ filter: {}, order: null, columns: null, kind: null, ...about });

test('a list as I like it: saved from its filter, opened tomorrow in one action, and by a colleague to whom it is open', async ({
  page,
  app,
  troubles,
}) => {
  // The refusal of a name that is already taken.
  troubles.expect(/409/);
  for (const area of [2, 8, 12]) await givenProperty(app.db, { area });
  await page.goto('/land/property?area=%7B"from"%3A5%7D&sort=Area&direction=desc');
  await expect(listTitle(page)).toHaveText('2 объекта');

  await test.step('a name is required', async () => {
    await tabs(page).getByRole('button', { name: 'Вид' }).click();
    await expect(dialog(page)).toContainText('Площадь: от 5');
    await expect(dialog(page)).toContainText('сейчас 2 объекта');
    await dialog(page).getByRole('button', { name: 'Создать вид' }).click();
    await expect(dialog(page).getByText('Обязательное поле')).toBeVisible();
    await expectAccessible(dialog(page));
    await expectReflow(page, 'new view');
  });
  await test.step('it is saved and open', async () => {
    await dialog(page).getByLabel('Название').fill('От 5 га');
    await dialog(page).getByRole('button', { name: 'Создать вид' }).click();
    await expect(tab(page, /^От 5 га/)).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, /^От 5 га/)).toHaveText('От 5 га2');
    await expect(tab(page, /^Все/)).toHaveText('Все3');
  });
  await test.step('a name is taken once', async () => {
    await tabs(page).getByRole('button', { name: 'Вид', exact: true }).click();
    await dialog(page).getByLabel('Название').fill('от 5 ГА');
    await dialog(page).getByRole('button', { name: 'Создать вид' }).click();
    await expect(dialog(page).getByText('Вид с таким названием уже есть')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Отменить' }).click();
  });
  const address = page.url();
  await test.step('tomorrow: one action', async () => {
    await page.goto('/land/property');
    await expect(listTitle(page)).toHaveText('3 объекта');
    await tab(page, /^От 5 га/).click(); // 1
    await expect(page).toHaveURL(sameAddress(address));
    await expect(listTitle(page)).toHaveText('2 объекта');
    await expect(page.getByRole('columnheader', { name: 'Площадь' }).first()).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
  await test.step('opened without an address, once it is what the list opens with', async () => {
    await openMenu(page, 'От 5 га');
    await item(page, 'Открывать список с него').click();
    await expect(page.getByText('Список открывается этим видом')).toBeVisible();
    await page.goto('/land/request');
    await page.goto('/land/property');
    await expect(page).toHaveURL(sameAddress(address));
    await tab(page, /^Все/).click();
    await expect(page).toHaveURL('/land/property?tab=all');
    await expect(listTitle(page)).toHaveText('3 объекта');
    await page.reload();
    await expect(listTitle(page)).toHaveText('3 объекта');
  });
  await test.step('a colleague sees it when it is open to the office', async () => {
    const colleague = await app.anotherBroker();
    const seen = async () =>
      (await colleague.call(endpoints.listViews, { query: { list: 'land-properties' } })).views.map(({ name }) => name);
    expect(await seen()).toEqual([]);
    await tab(page, /^От 5 га/).click();
    await openMenu(page, 'От 5 га');
    await item(page, 'Открыть для отдела').click();
    await expect(tab(page, /^открыт отделу: От 5 га/)).toBeVisible();
    expect(await seen()).toEqual(['От 5 га']);
  });
});

test('a changed view says so; it is given back, saved, or saved under another name', async ({ page, app }) => {
  for (const area of [2, 8, 12]) await givenProperty(app.db, { area });
  const filter = { area: { from: 5, to: null } };
  await app.broker.call(endpoints.createView, { body: plain({ name: 'Большие', filter }) });
  await page.goto('/land/property');
  await tab(page, /^Большие/).click();
  await expect(listTitle(page)).toHaveText('2 объекта');
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeHidden();

  const widen = async (from: string) => {
    await chip(page, /^Площадь: от/.source)
      .or(page.locator('[data-chip="Площадь"] button').first())
      .first()
      .click();
    await page.getByRole('textbox', { name: 'От' }).fill(from);
    await page.getByRole('textbox', { name: 'От' }).press('Enter');
  };
  await widen('10');
  await expect(listTitle(page)).toHaveText('1 объект');
  await expect(tab(page, /^Большие.*изменён/)).toHaveText('Большие2изменён');
  await expect(page.locator('[data-chip="Площадь"]')).toHaveAttribute('data-changed', 'true');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(listTitle(page)).toHaveText('2 объекта');
  await expect(tab(page, /изменён/)).toBeHidden();

  await widen('10');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(tab(page, /^Большие/)).toHaveText('Большие1');
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeHidden();

  await widen('1');
  await expect(listTitle(page)).toHaveText('3 объекта');
  await page.getByRole('button', { name: 'Сохранить как…' }).click();
  await dialog(page).getByLabel('Название').fill('Любые');
  await page.keyboard.press('Enter');
  await expectTabs(page, ['Все3', 'Большие1', 'Любые3']);
  await expect(tab(page, /^Любые/)).toHaveAttribute('aria-current', 'page');
});

test('views of vacancies are renamed by F2, moved by Alt and an arrow, deleted and given back', async ({
  page,
  app,
}) => {
  const complex = await givenComplex(app.db);
  await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  for (const name of ['А', 'Б', 'В']) {
    await app.broker.call(endpoints.createView, { body: plain({ list: 'industrial-vacancies', name }) });
  }
  await page.goto('/industrial/vacancy');
  await expectTabs(page, ['Все1', 'А1', 'Б1', 'В1']);
  await tab(page, /^Б/).click();
  await tab(page, /^Б/).press('Alt+ArrowRight');
  await expectTabs(page, ['Все1', 'А1', 'В1', 'Б1']);
  await expect(page).toHaveURL(/vacancy\?tab=/);
  await openMenu(page, 'Б');
  await expectAccessible(page.getByRole('menu'));
  await item(page, 'Сдвинуть влево').click();
  await expectTabs(page, ['Все1', 'А1', 'Б1', 'В1']);

  await tab(page, /^Б/).press('F2');
  await dialog(page).getByLabel('Название').fill('Бронь');
  await page.keyboard.press('Enter');
  await expectTabs(page, ['Все1', 'А1', 'Бронь1', 'В1']);

  await openMenu(page, 'Бронь');
  await item(page, 'Удалить вид').click();
  await expectTabs(page, ['Все1', 'А1', 'В1']);
  await expect(page).toHaveURL('/industrial/vacancy');
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expectTabs(page, ['Все1', 'А1', 'Бронь1', 'В1']);
  await page.reload();
  await expectTabs(page, ['Все1', 'А1', 'Бронь1', 'В1']);
});

test('a view of a colleague is copied, not changed; deleted while it is open, it can be saved', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const complex = await givenComplex(app.db, { distanceFromRingRoad: 10 });
  await givenComplex(app.db, { distanceFromRingRoad: 40 });
  const filter = { distanceFromRingRoad: { from: null, to: 20 } };
  const view = await colleague.call(endpoints.createView, {
    body: plain({ list: 'industrial-complexes', name: 'Близко', isShared: true, filter }),
  });
  await page.goto('/industrial');
  await tab(page, /Близко/).click();
  await expect(listTitle(page)).toHaveText('1 объект');
  await expect(page.getByRole('grid')).toContainText(complex.name);
  await openMenu(page, 'Близко');
  await expect(page.getByRole('menu')).toContainText('Вид: Анна Лугова, виден отделу с');
  for (const name of ['Переименовать', 'Открыть для отдела', 'Удалить вид']) {
    await expect(item(page, name)).toBeHidden();
  }
  await item(page, 'Копировать').click();
  await expectTabs(page, ['Все2', 'Близко1', 'открыт отделу: Близко1']);
  await expect(tab(page, /^Близко/)).toHaveAttribute('aria-current', 'page');

  await tab(page, /^открыт/).click();
  await expect(tab(page, /^открыт/)).toHaveAttribute('aria-current', 'page');
  await colleague.call(deleteView, { params: { id: view.id } });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.goBack();
  await page.goForward();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(tabs(page)).toContainText('Вид удалён, сохранить себе?', { timeout: 1_000 });
  }).toPass();
  await expect(listTitle(page)).toHaveText('1 объект');
  await tabs(page).getByRole('button', { name: 'Сохранить как…' }).click();
  await dialog(page).getByLabel('Название').fill('До 20 км');
  await page.keyboard.press('Enter');
  await expectTabs(page, ['Все2', 'Близко1', 'До 20 км1']);
});

test('a list that was never sorted has the order of the specification; a sorted one opens in the last order', async ({
  page,
  app,
}) => {
  for (const area of [8, 2, 12]) await givenProperty(app.db, { area });
  const head = page.getByRole('columnheader', { name: /^Площадь/ }).first();
  await page.goto('/land/property');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  const saved = page.waitForResponse(/views\/habits/);
  await head.getByRole('button').first().click();
  await expect(head).toHaveAttribute('aria-sort', /cending/);
  await saved;
  const { search } = new URL(page.url());
  expect(search).toContain('sort=Area');
  await page.goto('/land/request');
  await page.goto('/land/property');
  await expect(page).toHaveURL(`/land/property${search}`);
});
