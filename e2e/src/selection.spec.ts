import { readFile } from 'node:fs/promises';
import { archiveProperty, deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import {
  clearSelection,
  deleteSelectionItem,
  getSelection,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { type GivenSelection, givenSelection } from '@gektar/server/testing/given-selection.ts';
import { differences } from '@gektar/server/testing/pages-of-deck.ts';
import { readDeck } from '@gektar/server/testing/read-deck.ts';
import { readPdf } from '@gektar/server/testing/read-pdf.ts';
import { readSheet } from '@gektar/server/testing/read-sheet.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

const [first, second, third] = [1, 2, 3].map((n) => `50:01:0000001:${n}`) as [string, string, string];
const list = (page: Page) => page.getByRole('list', { name: 'Объекты подборки' });
const cards = (page: Page) => list(page).getByRole('article');
const item = (page: Page, number: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('article', { name: number }) });
const comment = (page: Page, number: string) => item(page, number).getByRole('textbox', { name: 'Комментарий' });
const names = (page: Page) => cards(page).evaluateAll((shown) => shown.map((one) => one.getAttribute('aria-label')));

async function givenThree(app: TestApp): Promise<GivenSelection & { path: string }> {
  const propertyIds: string[] = [];
  for (const number of [first, second, third]) {
    const about = { responsibleEmployeeId: app.broker.id, cadastralNumbers: [number] };
    propertyIds.push((await givenProperty(app.db, about)).id);
  }
  const given = await givenSelection(app.db, { name: 'Склад', propertyIds });
  return { ...given, path: `/land/request/${given.requestId}/selections` };
}

const now = (app: TestApp, { selectionId }: GivenSelection) =>
  app.broker.call(getSelection, { params: { id: selectionId } });

/** Moves the first visible object down by keyboard. */
async function moveDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Переместить объект 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Объект 1 взят')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Место 2 из')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
}

async function save(page: Page, button: string): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return waiting;
}

const BROKER = 'Для работы, все столбцы';
const CLIENT = 'Для клиента, без служебных столбцов';
async function saveSheet(page: Page, whose = BROKER): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLS', exact: true }).click();
  await page.getByRole('menuitem', { name: whose }).click();
  return waiting;
}

/** First cadastral numbers in a saved spreadsheet. */
async function numbersIn(download: Download): Promise<unknown[]> {
  const { cell } = readSheet(await readFile(await download.path()), 'Подборка');
  const numbers: unknown[] = [];
  for (let row = 1; cell('Кадастровый номер', row) !== undefined; row += 1)
    numbers.push(cell('Кадастровый номер', row)?.v);
  return numbers;
}

test('a selection is put in order by keys and by the mouse; what is hidden keeps its place, and of two quick moves the last one stands [LAND-REQ-006, LAND-SEL-001]', async ({
  page,
  app,
}) => {
  const given = await givenThree(app);
  await test.step('a selection is put in order by keys and by the mouse', async () => {
    await page.goto(given.path);
    await expect.poll(() => names(page)).toEqual([first, second, third]);
    await expect(page.getByRole('status').filter({ hasText: '3 объекта' })).toBeVisible();

    await page.getByRole('button', { name: 'Переместить объект 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Объект 1 взят')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Место 2 из 3')).toBeAttached({ timeout: 500 });
    }).toPass();
    const ordered = page.waitForResponse(/\/order$/);
    await page.keyboard.press('Space');
    await expect.poll(() => names(page)).toEqual([second, first, third]);
    await ordered;

    const grip = await page.getByRole('button', { name: 'Переместить объект 1' }).boundingBox();
    const target = await page.getByRole('button', { name: 'Переместить объект 2' }).boundingBox();
    if (!grip || !target) throw new Error('there is nothing to drag');
    const again = page.waitForResponse(/\/order$/);
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2 + 20, { steps: 4 });
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2 + 20, { steps: 8 });
    await page.mouse.up();
    await again;
    await expect.poll(() => names(page)).toEqual([first, second, third]);
    await page.reload();
    await expect.poll(() => names(page)).toEqual([first, second, third]);
  });
  await test.step('hidden objects keep their place while others are moved; of two quick moves the last one stands', async () => {
    const [, hiddenId = ''] = given.itemIds;
    await app.broker.call(updateSelectionItem, { body: { id: hiddenId, status: false } });
    await page.goto(given.path);
    await expect.poll(() => names(page)).toEqual([first, third]);
    const places = async () =>
      (await now(app, given)).items.map(({ property }) => property.cadastralNumbers[0]).join(' ');
    const answer = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/order', async (route) => {
      asked += 1;
      if (asked === 1) await answer.promise;
      await route.continue();
    });
    await moveDown(page);
    await expect.poll(() => names(page)).toEqual([third, first]);
    await moveDown(page);
    await expect.poll(() => names(page)).toEqual([first, third]);
    const last = page.waitForResponse((response) => response.url().endsWith('/order') && asked === 2);
    answer.resolve();
    await last;
    await expect.poll(() => names(page)).toEqual([first, third]);
    // Hiding does not move an object to the end.
    await expect.poll(places).toBe([second, first, third].join(' '));

    await page.getByRole('button', { name: 'Скрытые: 1' }).click();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect.poll(() => names(page)).toEqual([second, first, third]);
  });
});

test('an order that the server refuses goes back', async ({ page, app, troubles }) => {
  troubles.expect(/failed: POST .*order/);
  const given = await givenThree(app);
  await page.goto(given.path);
  await page.route('**/order', (route) => route.abort());
  await page.getByRole('button', { name: 'Переместить объект 3' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Объект 3 взят')).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Место 2 из 3')).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await expect.poll(() => names(page)).toEqual([first, second, third]);
});

test('a comment is kept when the field is left; of two windows the later one is told, and keeps what it typed [LAND-SEL-006]', async ({
  page,
  context,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 409 POST .*update-item/);
  const given = await givenThree(app);
  await page.goto(given.path);
  const other = await context.newPage();
  await other.goto(given.path);
  await expect(cards(other)).toHaveCount(3);

  const saved = page.waitForResponse(/update-item/);
  await comment(page, first).fill('Показать первым');
  await comment(page, first).blur();
  await saved;
  await comment(other, first).fill('Показать последним');
  await comment(other, first).blur();
  await expect(other.getByText('Строка подборки изменена другим сотрудником')).toBeVisible();
  await expect(comment(other, first)).toHaveValue('Показать последним');
  expect((await now(app, given)).items[0]?.comment).toBe('Показать первым');

  const over = other.waitForResponse(/update-item/);
  await comment(other, first).focus();
  await comment(other, first).blur();
  expect((await over).status()).toBe(200);
  await page.reload();
  await expect(comment(page, first)).toHaveValue('Показать последним');

  // Goes back while the comment still has the focus.
  await page.getByRole('navigation', { name: 'Разделы запроса' }).getByRole('link', { name: 'Запрос' }).click();
  await page.getByRole('navigation', { name: 'Разделы запроса' }).getByRole('link', { name: 'Подборка' }).click();
  await comment(page, first).fill('Показать вторым');
  await page.goBack();
  await expect.poll(async () => (await now(app, given)).items[0]?.comment).toBe('Показать вторым');
});

test('objects are hidden with their comments, shown again, deleted, and all of them cleared away on confirmation [SEL-003, SEL-004, LAND-SEL-007]', async ({
  page,
  app,
}) => {
  const given = await givenThree(app);
  await givenLink(app.db, given.selectionId);
  await page.goto(given.path);
  const saved = page.waitForResponse(/update-item/);
  await comment(page, second).fill('Дорого');
  await comment(page, second).blur();
  await saved;

  await test.step('hide and restore', async () => {
    await page.getByRole('button', { name: `Убрать из подборки ${second}` }).click();
    await expect(page.getByText('Объект успешно убран')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    // The focus moves to the object that takes the removed one's place.
    await expect(page.getByRole('button', { name: `Убрать из подборки ${third}` })).toBeFocused();
    await page.getByRole('button', { name: 'Скрытые: 1' }).click();
    await expect.poll(() => names(page)).toEqual([second]);
    await expect(comment(page, second)).toHaveValue('Дорого');
    await expectAccessible(page.getByRole('main'));
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText('Объект успешно добавлен')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([first, second, third]);
    await expect(page.getByText('Объект успешно убран')).toBeHidden();
  });
  await test.step('delete', async () => {
    await page.getByRole('button', { name: `Удалить из подборки ${second}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Вместе с ним пропадёт комментарий');
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Объект успешно убран')).toBeVisible();
    await expect.poll(() => names(page)).toEqual([first, third]);
    expect((await now(app, given)).items).toHaveLength(2);
  });
  await test.step('one without a comment goes without a question, and comes back to its place', async () => {
    await page.getByRole('button', { name: `Удалить из подборки ${first}` }).click();
    await expect.poll(() => names(page)).toEqual([third]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual([first, third]);
    expect((await now(app, given)).items).toHaveLength(2);
  });
  await test.step('several at once', async () => {
    await page.getByRole('radio', { name: 'Таблица' }).check();
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    await expectAccessible(page.getByRole('toolbar'));
    await page.getByRole('toolbar').getByRole('button', { name: 'Скрыть' }).click();
    await expect(page.getByText(/^Скрыто в подборке: 2\sобъекта$/)).toBeVisible();
    await expect(page.getByRole('toolbar')).toBeHidden();
    expect((await now(app, given)).items.map(({ status }) => status)).toEqual([false, false]);
    await page.getByRole('button', { name: 'Скрытые: 2' }).click();
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Вернуть в подборку' }).click();
    await expect(page.getByText(/^Возвращено в подборку: 2\sобъекта$/)).toBeVisible();
    await expect(page.getByRole('toolbar')).toBeHidden();
  });
  const whole = await now(app, given);
  await test.step('clear', async () => {
    await page.getByRole('button', { name: 'Действия с подборкой' }).click();
    await page.getByRole('menuitem', { name: 'Очистить подборку' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Очистить' }).click();
    await expect(page.getByText('Подборка успешно удалена')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Подборка пуста' })).toBeVisible();
    expect(await now(app, given)).toMatchObject({ items: [], requestSelectionLink: null });
  });
  await test.step('a cleared selection is called back, without its link', async () => {
    const cleared = page.getByRole('status').filter({ hasText: 'Подборка успешно удалена' });
    await cleared.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Подборка возвращена без клиентской ссылки')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Подборка пуста' })).toBeHidden();
    expect((await now(app, given)).items).toEqual(whole.items);
    expect((await now(app, given)).requestSelectionLink).toBeNull();
  });
});

test('a selection whose objects are all hidden has nothing to show in any view, and leads to them', async ({
  page,
  app,
}) => {
  const given = await givenThree(app);
  const outside = '50:01:0000001:9';
  await givenProperty(app.db, { responsibleEmployeeId: app.broker.id, cadastralNumbers: [outside] });
  for (const id of given.itemIds) await app.broker.call(updateSelectionItem, { body: { id, status: false } });
  await page.goto(given.path);
  for (const view of ['Карта', 'Таблица', 'Список']) {
    await page.getByRole('radio', { name: view }).check();
    await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
    await expect(page.getByText('Все объекты подборки скрыты')).toBeVisible();
    await expect(page.getByRole('region', { name: /Карта/ })).toBeHidden();
    await expect(page.getByText(outside)).toBeHidden();
  }
  await expectAccessible(page.getByRole('main'));
  await page.getByRole('button', { name: 'Показать скрытые' }).click();
  await expect.poll(() => names(page)).toEqual([first, second, third]);
});

test('several objects are deleted on a question that counts them and their comments; what is refused stays chosen [SEL-004]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 DELETE .*items/);
  troubles.expect(/failed: DELETE .*items/);
  const given = await givenThree(app);
  const [a = '', b = '', c = ''] = given.itemIds;
  for (const id of [a, c]) {
    await app.broker.call(updateSelectionItem, { body: { id, rowVersion: 1, comment: 'Дорого' } });
  }
  await page.goto(`${given.path}?view=table`);
  const actions = page.getByRole('toolbar');
  const remove = actions.getByRole('button', { name: 'Удалить' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await remove.click();
  await expect(dialog).toContainText(/Удалить из подборки 3\sобъекта\?/);
  await expect(dialog).toContainText('Вместе с ними пропадут комментарии: 2.');
  await expectAccessible(dialog);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
  expect((await now(app, given)).items).toHaveLength(3);

  // One item is already deleted; the deletion of another is refused.
  await app.broker.call(deleteSelectionItem, { params: { id: b } });
  await page.route(`**/items/${c}`, (route) => route.abort());
  await remove.click();
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Произошла ошибка')).toBeVisible();
  await expect(page.getByText(/^Удалено из подборки: 2\sобъекта$/)).toBeVisible();
  await expect(actions).toContainText(/1\sобъект/);
  expect((await now(app, given)).items.map(({ id }) => id)).toEqual([c]);

  await page.unrouteAll();
  await remove.click();
  await expect(dialog).toContainText('Удалить объект из подборки?');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Объект успешно убран')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Подборка пуста' })).toBeVisible();
  expect((await now(app, given)).items).toEqual([]);
});

test('of several that are hidden together one that is gone holds up no other [SEL-003]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 POST .*update-item/);
  const given = await givenThree(app);
  await page.goto(`${given.path}?view=table`);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await app.broker.call(deleteSelectionItem, { params: { id: given.itemIds[1] ?? '' } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Скрыть' }).click();
  await expect(page.getByText(/^Скрыто в подборке: 2\sобъекта$/)).toBeVisible();
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(page.getByText('Все объекты подборки скрыты')).toBeVisible();
  expect((await now(app, given)).items.map(({ id, status }) => [id, status])).toEqual([
    [given.itemIds[0], false],
    [given.itemIds[2], false],
  ]);
});

test('the tab of favourites shows what the client marked, with the comment, and what is hidden by now [LAND-REQ-009]', async ({
  page,
  app,
}) => {
  const given = await givenThree(app);
  const [a = '', b = ''] = given.itemIds;
  const { password } = await givenLink(app.db, given.selectionId);
  for (const id of [a, b]) await app.anonymous(landPublic.markFavorite, { params: { id }, query: { password } });
  const { items } = await now(app, given);
  const rowVersion = items[0]?.rowVersion ?? 0;
  await app.broker.call(updateSelectionItem, { body: { id: a, rowVersion, comment: 'Едем смотреть' } });
  await app.broker.call(updateSelectionItem, { body: { id: b, status: false } });
  await page.goto(`/land/request/${given.requestId}/favorite`);
  await expect.poll(() => names(page)).toEqual([first, second]);
  await expect(comment(page, first)).toHaveValue('Едем смотреть');
  await expect(comment(page, second)).toHaveValue('');
  for (const number of [first, second]) await expect(item(page, number).getByText('В избранном')).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  await item(page, second).getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Объект успешно добавлен')).toBeVisible();
  await expect(item(page, second).getByRole('button', { name: `Убрать из подборки ${second}` })).toBeVisible();
  expect((await now(app, given)).items.map(({ status }) => status)).toEqual([true, true, true]);
});

test('a plot that was archived meanwhile is marked, a deleted one is gone; neither is exported [EXP-001]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 404 POST .*update-item/);
  // Without events, which would take the removed object away before it is pressed.
  await page.context().route('**/api/events*', (route) => route.abort());
  const given = await givenThree(app);
  const [archived = '', deleted = ''] = given.propertyIds;
  await page.goto(given.path);
  await expect(cards(page)).toHaveCount(3);
  await app.broker.call(archiveProperty, { params: { id: archived } });
  await app.broker.call(deleteProperty, { params: { id: deleted } });
  // The page still shows the removed object.
  await page.getByRole('button', { name: `Убрать из подборки ${second}` }).click();
  await expect(page.getByText('Объекта уже нет в подборке')).toBeVisible();
  await expect.poll(() => names(page)).toEqual([first, third]);
  await expect(item(page, first).getByText('В архиве', { exact: true })).toBeVisible();
  await expect(item(page, first).getByTitle('Не подходит: в архиве')).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  expect(await numbersIn(await saveSheet(page))).toEqual([third]);
});

test('a selection is saved as a spreadsheet and a presentation under the given names [EXP-001, EXP-002, EXP-004, EXP-009]', async ({
  page,
  app,
}) => {
  const given = await givenThree(app);
  await page.goto(given.path);
  const sheet = await saveSheet(page);
  expect(sheet.suggestedFilename()).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4} рабочая\.xlsx$/);
  expect(await numbersIn(sheet)).toEqual([first, second, third]);
  const columnsOf = async (download: Download) => {
    return readSheet(await readFile(await download.path()), 'Подборка').titles;
  };
  expect(await columnsOf(sheet)).toEqual(expect.arrayContaining(['Клиент', 'Комментарий']));
  await page.getByRole('button', { name: 'XLS', exact: true }).click();
  await expectAccessible(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  const forClient = await saveSheet(page, CLIENT);
  expect(forClient.suggestedFilename()).toBe(sheet.suggestedFilename().replace('рабочая', 'для клиента'));
  expect(await numbersIn(forClient)).toEqual([first, second, third]);
  for (const own of ['Клиент', 'Комментарий', 'Ответственный', 'Диск']) {
    expect(await columnsOf(forClient)).not.toContain(own);
  }

  const slides = await save(page, 'PPT');
  expect(slides.suggestedFilename()).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4}\.ppt$/);
  const deck = await readDeck(await readFile(await slides.path()));
  expect(deck.faults).toEqual([]);
  const words = deck.slides.map(({ texts }) => texts.join(' '));
  for (const number of [first, second, third]) expect(words.filter((text) => text.includes(number)).length).toBe(1);

  const pages = await save(page, 'PDF');
  expect(pages.suggestedFilename()).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4}\.pdf$/);
  const pdf = await readPdf(await readFile(await pages.path()));
  expect(differences(deck, pdf)).toEqual([]);
});

test('an export tells what the selection is when it is made, and says when there is none [EXP-011]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: GET .*(ExcelExport|powerpoint-export|pdf-export)/);
  const given = await givenThree(app);
  // Without the event stream the page does not learn that the selection is cleared.
  await page.context().route('**/api/events*', (route) => route.abort());
  await page.goto(given.path);
  await page.route('**/ExcelExport/**', async (route) => {
    await app.broker.call(clearSelection, { params: { id: given.selectionId } });
    await route.continue();
  });
  expect(await numbersIn(await saveSheet(page))).toEqual([]);
  await page.unrouteAll();
  for (const button of ['XLS', 'PPT', 'PDF']) {
    await page.route('**/api/land/*xport/**', (route) => route.abort());
    await page.getByRole('button', { name: button, exact: true }).click();
    if (button === 'XLS') await page.getByRole('menuitem', { name: CLIENT }).click();
    await expect(page.getByText('Не удалось выгрузить файл').last()).toBeVisible();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
  }
});
