import { getRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { landLinks } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { readDeck } from '@gektar/server/testing/read-deck.ts';
import { readSheet } from '@gektar/server/testing/read-sheet.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { openPhone, saveFile } from './client-phone.ts';
import { givenPhotos } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { shownNumbers } from './properties-list.ts';
import { create, field } from './property-form.ts';
import { answer, from, name, takeFirst, to } from './request-form.ts';
import { watchTroubles } from './troubles.ts';
import { wholeProperty } from './whole-property.ts';

test.use({ isNearFolded: true });

const [near, far, dear] = [1, 2, 3].map((n) => `50:20:0010203:14${n}`) as [string, string, string];
const tab = (page: Page, words: string) =>
  page.getByRole('navigation', { name: 'Разделы запроса' }).getByRole('link', { name: words });
const article = (page: Page, order: number) => page.getByRole('article', { name: new RegExp(`^Объект ${order}:`) });
const heart = (page: Page, order: number) => article(page, order).getByRole('button', { name: /понравился$/ });
const invalid = (page: Page) => page.getByRole('heading', { name: 'Ссылка недействительна' });

async function givenPlots(app: TestApp): Promise<void> {
  const about = { responsibleEmployeeId: app.broker.id, isConfidentially: false, propertyType: { id: 1 } };
  const images = await givenPhotos(app, 2);
  await givenProperty(app.db, { ...wholeProperty(near), ...about, area: 12.5, price: 90_000_000, images });
  await givenProperty(app.db, { ...about, cadastralNumbers: [far], area: 18, price: null, kmFromCity: 60 });
  await givenProperty(app.db, { ...about, cadastralNumbers: [dear], area: 11, price: 900_000_000 });
}

test('a call comes in, and the day goes on to the archive: request, search, selection, link, the client on a phone, both files [SHELL-005, REQ-002, LINK-002, LINK-007, LAND-PUB-001, LAND-PUB-002, LAND-PUB-003, LAND-PUB-005, EXP-001, EXP-002, LAND-REQ-002, LAND-REQ-009]', async ({
  page,
  context,
  browser,
  app,
}) => {
  await givenPlots(app);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = await openPhone(browser, app);
  const troubles = watchTroubles(phone, app.url);
  const client = await phone.newPage();

  await test.step('the request is written down while the client speaks', async () => {
    await page.goto('/land/request/new');
    await name(page).fill('Склад у трассы');
    await takeFirst(page, 'Типы объектов', 'Промышленный');
    await from(page, 'Площадь').fill('10');
    await to(page, 'Площадь').fill('20');
    await to(page, 'Бюджет').fill('100000000');
    await answer(page, 'Built-to-suit', 'Нет');
    await answer(page, 'Built-to-lease', 'Нет');
    await field(page, 'Ссылка на диск').fill('disk.example/request');
    await create(page).click();
    await expect(page.getByText('Успешно создана новая подборка')).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
  });
  const requestId = /request\/([^/]+)/.exec(page.url())?.[1] ?? '';

  await test.step('fitting plots are found; the search is widened and one more is taken', async () => {
    await expect(shownNumbers(page)).toHaveText([near]);
    await page.getByRole('button', { name: 'Убрать фильтр: Цена' }).click();
    await expect(shownNumbers(page)).toHaveText([near, far, dear]);
    for (const number of [near, far]) {
      await page.getByRole('button', { name: `Добавить в подборку ${number}`, exact: true }).click();
      await expect(page.getByRole('button', { name: `Убрать из подборки ${number}`, exact: true })).toBeVisible();
    }
    await expect(tab(page, 'Подборка')).toContainText('2');
  });

  await test.step('the selection is commented and a link is made', async () => {
    await tab(page, 'Подборка').click();
    const comment = page.getByRole('textbox', { name: 'Комментарий' }).first();
    const saved = page.waitForResponse(/update-item/);
    await comment.fill('Собственник торопится');
    await comment.blur();
    expect((await saved).status()).toBe(200);
    await page.getByRole('button', { name: 'Создать клиентскую ссылку' }).click();
    const dialog = page.getByRole('dialog', { name: 'Клиентская ссылка' });
    await dialog.getByRole('button', { name: 'Скопировать код доступа' }).click();
    await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
  });
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('dialog').getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByText('Ссылка успешно скопирована')).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();

  await test.step('the client opens it on a phone with the code, looks, marks, reads the report', async () => {
    await client.goto(address.pathname);
    await client.getByRole('textbox', { name: 'Код доступа' }).fill(code);
    await client.getByRole('button', { name: 'Войти' }).click();
    await expect(client.getByRole('article')).toHaveCount(2);
    await article(client, 1).getByRole('link').click();
    await expect(client.getByRole('heading', { level: 1, name: /12,50\sга$/ })).toBeVisible();
    await expect(client.getByText('Собственник торопится')).toBeHidden();
    await client.getByRole('button', { name: 'К списку' }).click();
    const kept = client.waitForResponse(/request-selection-item/);
    await heart(client, 2).click();
    await expect(heart(client, 2)).toHaveAttribute('aria-pressed', 'true');
    expect((await kept).status()).toBe(200);
    await client.getByRole('link', { name: 'Отчет' }).click();
    await expect(client).toHaveURL(/\/report/);
    await expect(client.getByRole('main').getByRole('region')).toHaveCount(3);
    await expect(client.getByText(near).first()).toBeVisible();
  });

  await test.step('the broker sees the mark', async () => {
    await tab(page, 'Избранное').click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: far })).toBeVisible();
    await tab(page, 'Подборка').click();
    const marked = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: far }) });
    await expect(marked.getByText('В избранном')).toBeVisible();
  });

  await test.step('both files are saved', async () => {
    const sheet = await saveFile(page, 'XLS', 'Для клиента, без служебных столбцов');
    expect(sheet.fileName).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4} для клиента\.xlsx$/);
    const { cell } = readSheet(sheet.bytes, 'Подборка');
    expect([1, 2, 3].map((row) => cell('№', row)?.v)).toEqual([1, 2, undefined]);
    const slides = await saveFile(page, 'PPT');
    expect(slides.fileName).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4}\.ppt$/);
    const deck = await readDeck(slides.bytes);
    expect(deck.faults).toEqual([]);
    expect(deck.slides.flatMap(({ texts }) => texts).join(' ')).toContain(near);
  });

  await test.step('the request is done and goes to the archive', async () => {
    await page.getByRole('button', { name: 'Архивировать', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Запрос успешно архивирован')).toBeVisible();
    expect(await app.broker.call(getRequest, { params: { id: requestId } })).toMatchObject({ isEnabled: false });
    await page.getByRole('navigation', { name: 'Путь' }).getByRole('link', { name: 'Запросы' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 запросов');
  });
  await phone.close();
  expect(troubles.unexpected()).toEqual([]);
});

test('a link that is deleted while the client looks shows nothing more, neither to the client nor to the broker [LINK-003]', async ({
  page,
  browser,
  app,
}) => {
  const { requestId, selectionId } = await givenSelection(app.db, { count: 2 });
  const link = await app.broker.call(landLinks.create, { body: { requestSelectionId: selectionId } });
  const phone = await openPhone(browser, app);
  const troubles = watchTroubles(phone, app.url);
  troubles.expect(/refused: 403 .*request-selections-for-clients/);
  const client = await phone.newPage();
  await client.goto(`/public/${selectionId}?password=${link.password}`);
  await expect(client.getByRole('article')).toHaveCount(2);
  await page.goto(`/land/request/${requestId}/selections`);
  await expect(page.getByText(/Ссылка доступна до/)).toBeVisible();

  await app.broker.call(landLinks.remove, { params: { id: link.id } });
  await heart(client, 1).click();
  await expect(invalid(client)).toBeVisible();
  await client.reload();
  await expect(invalid(client)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Создать клиентскую ссылку' })).toBeVisible();
  await expect(page.getByText('В избранном')).toBeHidden();
  await phone.close();
  expect(troubles.unexpected()).toEqual([]);
});
