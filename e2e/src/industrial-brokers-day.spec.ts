import { getRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { readDeck } from '@gektar/server/testing/read-deck.ts';
import { readSheet } from '@gektar/server/testing/read-sheet.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { openPhone, saveFile } from './client-phone.ts';
import { expect, test } from './journey.ts';
import { field, list } from './property-form.ts';
import { from, takeFirst, to } from './request-form.ts';
import { watchTroubles } from './troubles.ts';
import { givenCustomers } from './whole-property.ts';

test.use({ isNearFolded: true });

const [north, park, far] = ['Логопарк Север', 'Внуково Логистик', 'Обухово-Парк'];
const called = (complex: string) => `${complex}, Корпус 1, 1-А`;
const shown = (page: Page) => page.getByRole('grid', { name: 'Вакансии' }).getByRole('row').getByRole('link');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();
const article = (page: Page, order: number) => page.getByRole('article', { name: new RegExp(`^Вакансия ${order}`) });

/** Two vacancies of dry warehouse that fit 9 000 - 18 000 m², and one that is too small. */
async function givenVacancies(app: TestApp): Promise<void> {
  const areas = [10_000, 12_000, 3_000];
  for (const [at, name] of [north, park, far].entries()) {
    const complex = await givenComplex(app.db, { name, latitude: 55.4 + at / 5, longitude: 37 + at / 5 });
    const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1', buildingClass: 1 });
    const areaValue = areas[at] ?? 0;
    await givenVacancy(app.db, building.id, {
      name: '1-А',
      areaSetWithPrice: { warehouse: { areaValue, dry: { areaValue, leasePricePerSqm: 8_900 } } },
    });
  }
}

test('a tenant calls, and the day goes on to the archive: request, search, selection, link, the client on a phone, a deal meanwhile, both files [SHELL-001, SHELL-004, IND-REQ-001]', async ({
  page,
  context,
  browser,
  app,
}) => {
  await givenCustomers(app);
  await givenVacancies(app);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = await openPhone(browser, app);
  const troubles = watchTroubles(phone, app.url);
  const client = await phone.newPage();

  await test.step('the request is written down while the client speaks', async () => {
    await page.goto('/industrial/requests/new');
    await field(page, 'Название').fill('Склад под маркетплейс');
    await list(page, 'Компания').fill('Поле');
    await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).first().click();
    await takeFirst(page, 'Тип вакансии', 'Аренда');
    await from(page, 'Площадь вакансии').fill('9000');
    await to(page, 'Площадь вакансии').fill('18000');
    await page.getByRole('checkbox', { name: 'Сухой склад', exact: true }).check();
    await takeFirst(page, 'Классы зданий', 'A+');
    await field(page, 'Ссылка на диск').fill('https://disk.example/request');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/industrial\/requests\/[0-9a-f-]{36}\/search$/);
  });
  const requestId = /requests\/([^/]+)/.exec(page.url())?.[1] ?? '';

  await test.step('fitting vacancies are found; the search is widened and one more is taken', async () => {
    await expect(shown(page)).toHaveText([park, north]);
    await button(page, 'Убрать фильтр: Площадь').click();
    await expect(shown(page)).toHaveText([park, north, far]);
    for (const name of [park, far]) {
      // The button changes before the answer arrives; leaving the page earlier would abort the call.
      const added = page.waitForResponse(/add-item/);
      await button(page, `Добавить в подборку ${called(name)}`).click();
      await expect(button(page, `Убрать из подборки ${called(name)}`)).toBeVisible();
      expect((await added).ok()).toBe(true);
    }
  });

  await test.step('the selection is commented and a link is made', async () => {
    await page.goto(`/industrial/requests/${requestId}/selection`);
    await expect(shown(page)).toHaveText([park, far]);
    const saved = page.waitForResponse(/update-item/);
    const comment = page.getByRole('textbox', { name: `Комментарий: ${called(far)}` });
    await comment.fill('Собственник уступит');
    await comment.blur();
    expect((await saved).status()).toBe(200);
    await button(page, 'Создать клиентскую ссылку').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Скопировать код доступа' }).click();
    await expect(page.getByText('Данные скопированы в буфер')).toBeVisible();
  });
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('dialog').getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByText('Ссылка успешно скопирована')).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();

  await test.step('the client opens it on a phone with the code, looks and marks', async () => {
    await client.goto(address.pathname);
    await client.getByRole('textbox', { name: 'Код доступа' }).fill(code);
    await client.getByRole('button', { name: 'Войти' }).click();
    await expect(client.getByRole('article')).toHaveCount(2);
    await article(client, 1).getByRole('link').click();
    await expect(client.getByRole('heading', { level: 1, name: /12\s000,00\sм²$/ })).toBeVisible();
    await client.getByRole('button', { name: 'К списку' }).click();
    await expect(client.getByText('Собственник уступит')).toBeHidden();
    const kept = client.waitForResponse(/request-selection-item/);
    await article(client, 2)
      .getByRole('button', { name: /понравил/ })
      .click();
    expect((await kept).status()).toBe(200);
  });

  await test.step('the broker sees the mark', async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: far })).toContainText('В избранном');
    await expect(page.getByRole('row').filter({ hasText: park })).not.toContainText('В избранном');
  });

  await test.step('both files are saved', async () => {
    const sheet = await saveFile(page, 'XLS', 'Для клиента, без служебных столбцов');
    expect(sheet.fileName).toMatch(/^Гектар - Подборка \d{2}\.\d{2}\.\d{4} для клиента\.xlsx$/);
    const { cell } = readSheet(sheet.bytes, 'Подборка');
    expect([1, 2, 3].map((row) => cell('№', row)?.v)).toEqual([1, 2, undefined]);
    const deck = await readDeck((await saveFile(page, 'PPT')).bytes);
    expect(deck.faults).toEqual([]);
    expect(deck.slides.flatMap(({ texts }) => texts).join(' ')).toContain(park);
  });

  await test.step('one is let to somebody else; the client finds the other alone', async () => {
    const { items } = await app.broker.call(industrialSelections.ofRequest, { params: { requestId } });
    await page.goto(`/industrial/complex/${items[1]?.entity.complexId}`);
    await page.getByRole('button', { name: 'Закрыть сделкой: 1-А' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Дата закрытия' }).fill('21.11.2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть вакансию' }).click();
    await expect(toast(page, 'Вакансия успешно закрыта')).toBeVisible();
    await client.reload();
    await expect(client.getByRole('article')).toHaveCount(1);
    await expect(article(client, 1)).toBeVisible();
  });

  await test.step('the request is done and goes to the archive', async () => {
    await page.goto(`/industrial/requests/${requestId}/selection`);
    await button(page, 'Архивировать').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Архивировать' }).click();
    await expect(toast(page, 'Запрос успешно архивирован')).toBeVisible();
    expect(await app.broker.call(getRequest, { params: { id: requestId } })).toMatchObject({ isEnabled: false });
  });
  await phone.close();
  expect(troubles.unexpected()).toEqual([]);
});
