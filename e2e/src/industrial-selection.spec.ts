import { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { givenCustomers } from './whole-property.ts';

test.use({ isNearFolded: true });

const [north, park, outskirts, poor] = [
  'Логопарк Север',
  'Индустриальный парк «Внуково Логистик»',
  'Обухово-Парк',
  'Старые ряды',
];
const DAY_MS = 86_400_000;

/**
 * A request for 9 000 - 18 000 m² of dry warehouse of the classes A+ and A with racks, and four vacancies: two that
 * fit, one of which needs checking, one too small and without racks, one of class B.
 */
async function givenSearch(app: TestApp) {
  await givenCustomers(app);
  const names: [name: string, area: number, buildingClass: number, about: object][] = [
    [north, 10_000, 2, {}],
    [park, 12_000, 1, { vacancyStatus: 5 }],
    [outskirts, 5_200, 2, { hasShelves: false, minimalRentalBlockArea: 2_600 }],
    [poor, 15_000, 4, {}],
  ];
  for (const [at, [name, area, buildingClass, about]] of names.entries()) {
    const complex = await givenComplex(app.db, {
      name,
      latitude: 55.4 + at / 5,
      longitude: 37 + at / 5,
      distanceFromRingRoad: 11.4 + at,
    });
    const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1', buildingClass });
    await givenVacancy(app.db, building.id, {
      name: '1-А',
      hasShelves: true,
      areaSetWithPrice: { warehouse: { areaValue: area, dry: { areaValue: area, leasePricePerSqm: 8_900 } } },
      ...about,
    });
  }
  const request = await givenIndustrialRequest(app.db, {
    name: 'Распределительный центр, север',
    responsibleEmployeeId: app.broker.id,
    companyId: 'c1',
    vacancyTypes: 1,
    vacancyAreaRange: { from: 9_000, to: 18_000 },
    buildingClasses: [1, 2],
    hasDryArea: true,
    hasShelving: true,
  });
  return { id: request.id, path: `/industrial/requests/${request.id}` };
}

const read = (app: TestApp, requestId: string) =>
  app.broker.call(industrialSelections.ofRequest, { params: { requestId } });
const kept = async (app: TestApp, requestId: string) =>
  (await read(app, requestId)).items.map(({ entity, status, comment }) => [entity.complexName, status, comment]);

const called = (complex: string) => `${complex}, Корпус 1, 1-А`;
const grid = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const row = (page: Page, complex: string) => grid(page).getByRole('row').filter({ hasText: complex });
/** Names of complexes from top to bottom. */
const shown = (page: Page) => grid(page).getByRole('row').getByRole('link');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('a broker widens the search of a request, reads why a vacancy misses, and adds vacancies one by one and many at once [IND-REQ-007, IND-REQ-021, IND-SEL-003, IND-SEL-013, IND-SEL-014, IND-SEL-015, IND-SEL-016, IND-VAC-009, IND-VAC-010, IND-VAC-011]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*add-items/);
  const { id, path } = await givenSearch(app);
  await page.goto(`${path}/search`);

  await test.step('the filter opens with what the request asks', async () => {
    await expect(shown(page)).toHaveText([park, north]);
    await expect(count(page)).toHaveText(/^2\sвакансии$/);
    await expect(page.getByText('по условиям запроса', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Поиск вакансий 2' })).toBeVisible();
    for (const name of ['Тип: Аренда (обязательно)', 'Класс: A+, A', 'Склад: сухой (обязательно)', 'Стеллажи: Да'])
      await expect(chip(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Площадь: 9\s000,00\s- 18\s000,00\sм²$/ })).toBeVisible();
    await expect(row(page, park).getByRole('img', { name: 'Требует проверки' })).toBeVisible();
    await expectAccessible(page.getByRole('main'));
  });

  await test.step('the rate, the name, the size, the date and the button are on the screen; names of complexes are whole', async () => {
    for (const name of [/^Вакансия/, /^Ставка, ср\./, /^Площадь/, /^От МКАД/, /^Доступна/, /^Подборка/])
      await expect(grid(page).getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
    await expect(row(page, park).getByRole('gridcell', { name: '12,40', exact: true })).toBeVisible();
    const cut = await shown(page).evaluateAll((links) =>
      links
        .map(({ parentElement: name, textContent }) => [name, textContent] as const)
        .filter(([name]) => name && (name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight))
        .map(([, text]) => text),
    );
    expect(cut).toEqual([]);
  });

  await test.step('on a narrower screen the button and the match are at its right edge, and leave it when their place comes', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const head = (name: RegExp) => grid(page).getByRole('columnheader', { name });
    for (const name of [/^Подборка/, /^Соответствие/]) await expect(head(name)).toBeInViewport({ ratio: 1 });
    await button(page, `Добавить в подборку ${called(park)}`).click({ trial: true });
    await grid(page).hover();
    await page.mouse.wheel(4000, 0);
    await expect(head(/^Подборка/)).not.toBeInViewport();
    await page.mouse.wheel(-4000, 0);
    await expect(head(/^Подборка/)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('widened, it says what was changed; what was dropped comes back when pressed', async () => {
    await button(page, 'Убрать фильтр: Площадь').click();
    await button(page, 'Убрать фильтр: Стеллажи').click();
    await expect(shown(page)).toHaveText([park, north, outskirts]);
    await expect(page.getByText(/по условиям запроса, изменены 2\sусловия/)).toBeVisible();
    await page.reload();
    await expect(shown(page)).toHaveCount(3);
    await page.getByRole('button', { name: /^Стеллажи: Да.*снято/ }).click();
    await expect(shown(page)).toHaveText([park, north]);
    await expect(page.getByText(/изменено 1\sусловие/)).toBeVisible();
    await chip(page, 'Класс: A+, A').click();
    await page.getByRole('option', { name: 'B', exact: true }).click();
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Класс: A\+, A и ещё 1.*изменено/ })).toBeVisible();
    await expect(shown(page)).toHaveText([park, north, poor]);
    await button(page, 'Вернуть как в запросе').click();
    await expect(shown(page)).toHaveText([park, north]);
  });

  await test.step('heads filter and sort', async () => {
    for (const funnel of await page.getByRole('button', { name: /^Фильтр: / }).all()) {
      const box = await funnel.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await button(page, 'Фильтр: Вся площадь вакансии').click();
    const panel = page.getByRole('dialog', { name: 'Вся площадь вакансии' });
    await panel.getByRole('textbox', { name: /от$/ }).fill('11000');
    await panel.getByRole('button', { name: 'Применить' }).click();
    await expect(shown(page)).toHaveText([park]);
    await button(page, 'Вернуть как в запросе').click();
    await grid(page)
      .getByRole('button', { name: /^Площадь/ })
      .click();
    await expect(shown(page)).toHaveText([north, park]);
  });

  await test.step('the share opens every condition', async () => {
    await button(page, 'Убрать фильтр: Площадь').click();
    await button(page, 'Убрать фильтр: Стеллажи').click();
    // Scrolls back from the sorted column, far to the right, to the share at the left.
    await grid(page).hover();
    await page.mouse.wheel(-4000, 0);
    const share = row(page, outskirts).getByRole('button', { name: /60/ });
    await expect(share).toHaveAttribute('title', 'Не подходит: площадь вакансии, стеллажи');
    await share.click();
    const reasons = page.getByRole('dialog', { name: `Соответствие запросу: ${called(outskirts)}, ` });
    await expect(reasons).toContainText('3 из 5 условий');
    const area = reasons.getByRole('row', { name: 'Площадь вакансии' });
    await expect(area.getByLabel('Не выполнено')).toBeVisible();
    await expect(area).toContainText(/2\s600,00\s- 5\s200,00\sм² нужно 9\s000,00\s- 18\s000,00\sм²/);
    await expect(reasons.getByRole('row', { name: 'Сухой склад' }).getByLabel('Выполнено')).toBeVisible();
    await expect(reasons).toContainText('Пустые условия запроса не считаются.');
    await expectAccessible(reasons);
    await page.keyboard.press('Space');
    await expect(reasons).toBeHidden();
    await expect(share).toBeFocused();
    await page.keyboard.press('Space');
    await expect(reasons).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reasons).toBeHidden();
    await expect(bar(page)).toBeHidden();
  });

  await test.step('one vacancy is added, hidden and shown again', async () => {
    await button(page, `Добавить в подборку ${called(north)}`).click();
    await expect(toast(page, 'Вакансия успешно добавлена')).toBeVisible();
    await button(page, `Убрать из подборки ${called(north)}`).click();
    await expect(toast(page, 'Вакансия успешно убрана')).toBeVisible();
    await expect.poll(() => kept(app, id)).toEqual([[north, false, null]]);
    await expect(row(page, north)).toContainText('Скрыта');
    await button(page, `Скрыта, вернуть в подборку ${called(north)}`).click();
    await expect.poll(() => kept(app, id)).toEqual([[north, true, null]]);
  });

  await test.step('many are added at once, after a failure that says so', async () => {
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    await expect(bar(page)).toContainText(/Выбраны 3\sвакансии.*27\s200,00\sм², уже в подборке 1/);
    const file = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
    expect((await file).suggestedFilename()).toMatch(/ - Вакансии \d\d\.\d\d\.\d{4}\.xlsx$/);
    await page.route('**/add-items', (route) => route.abort());
    await bar(page).getByRole('button', { name: 'Добавить в подборку' }).click();
    await expect(toast(page, 'Не удалось добавить в подборку')).toBeVisible();
    await page.unrouteAll();
    await bar(page).getByRole('button', { name: 'Добавить в подборку' }).click();
    await expect(toast(page, 'Успешно добавлено в подборку')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect((await kept(app, id)).map(([name]) => name).toSorted()).toEqual([park, north, outskirts].toSorted());
  });

  await test.step('cards and both maps show the same', async () => {
    for (const name of ['Список', 'Карта и список']) {
      await view(page, name);
      await expect(page.getByRole('article')).toHaveCount(3);
      await expect(button(page, `Убрать из подборки ${called(park)}`)).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Карта вакансий' })).toBeVisible();
    await view(page, 'Карта');
    await expect(page).toHaveURL(/view=wide-map/);
    // The map has no rows to sort.
    await expect(page.getByRole('button', { name: /^Сортировка/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Карта вакансий' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('a broker lays a selection out, comments it, sends its link and empties it [IND-REQ-006, IND-REQ-019, IND-REQ-020, IND-LINK-001, IND-LINK-002, IND-LINK-003, IND-LINK-004, IND-LINK-005, IND-LINK-006, IND-LINK-007, IND-LINK-008, IND-LINK-014, IND-LINK-015, IND-LINK-016, IND-REQ-057, EXP-011, LINK-004, LINK-005, LINK-006, LINK-007, LINK-012, IND-CPX-075, EXP-005, EXP-006]', async ({
  page,
  app,
  troubles,
}) => {
  const { id, path } = await givenSearch(app);
  await page.goto(`${path}/selection`);
  const tab = page.getByRole('navigation', { name: 'Разделы запроса' }).locator('[aria-current=page]');
  await expect(tab).toHaveText('Вакансии в подборке');
  await expect(page.getByText('Подборка пуста')).toBeVisible();
  await expectAccessible(page.getByRole('main'));
  const { id: selectionId } = await read(app, id);
  await page.getByRole('link', { name: 'Перейти к поиску' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/search`));
  await button(page, 'Убрать фильтр: Площадь').click();
  await button(page, 'Убрать фильтр: Стеллажи').click();
  await expect(shown(page)).toHaveText([park, north, outskirts]);
  await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
  await bar(page).getByRole('button', { name: 'Добавить в подборку' }).click();
  await expect(toast(page, 'Успешно добавлено в подборку')).toBeVisible();
  const [first, second, third] = (await kept(app, id)).map(([name]) => name as string) as [string, string, string];
  await page.goto(`${path}/selection`);
  const comment = (complex: string) => page.getByRole('textbox', { name: `Комментарий: ${called(complex)}` });

  await test.step('the order is laid by keys and by the mouse', async () => {
    await expect(shown(page)).toHaveText([first, second, third]);
    await expect(count(page)).toHaveText(/^3\sвакансии$/);
    await expect(page.getByText(/27\s200,00\sм²/)).toBeVisible();
    await expectAccessible(page.getByRole('main'));
    await button(page, 'Переместить вакансию 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Вакансия 1 взята')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText('Место 2 из 3')).toBeAttached({ timeout: 500 });
    }).toPass();
    const ordered = page.waitForResponse(/\/order$/);
    await page.keyboard.press('Space');
    await expect(shown(page)).toHaveText([second, first, third]);
    await ordered;
    const again = page.waitForResponse(/\/order$/);
    await drag(page, button(page, 'Переместить вакансию 1'), button(page, 'Переместить вакансию 3'));
    await again;
    await expect(shown(page)).toHaveText([first, third, second]);
    await page.reload();
    await expect(shown(page)).toHaveText([first, third, second]);
  });

  await test.step('heads narrow the rows that are looked at; the story stays whole', async () => {
    await button(page, 'Фильтр: Вся площадь вакансии').click();
    const panel = page.getByRole('dialog', { name: 'Вся площадь вакансии' });
    await panel.getByRole('textbox', { name: /от$/ }).fill('11000');
    await panel.getByRole('button', { name: 'Применить' }).click();
    await expect(shown(page)).toHaveText([park]);
    await expect(count(page)).toHaveText(/^3\sвакансии$/);
    await expectAccessible(page.getByRole('main'));
    await button(page, 'Убрать фильтр: Вся площадь').click();
    await expect(shown(page)).toHaveText([first, third, second]);
  });

  await test.step('a comment is saved when its field is left', async () => {
    await expect(comment(first)).toHaveAttribute('placeholder', 'Клиент не увидит');
    await comment(first).fill('Показ 24.11, пропуск заказан');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await kept(app, id)).find(([name]) => name === first))
      .toEqual([first, true, 'Показ 24.11, пропуск заказан']);
  });

  await test.step('one is hidden, restored and deleted after a question about its comment', async () => {
    await button(page, `Скрыть в подборке ${called(first)}`).click();
    await expect(toast(page, 'Вакансия успешно убрана')).toBeVisible();
    await expect(shown(page)).toHaveText([third, second]);
    await button(page, 'Скрытые: 1').click();
    await expect(shown(page)).toHaveText([first]);
    await button(page, 'Вернуть').click();
    await expect(shown(page)).toHaveText([first, third, second]);
    await button(page, `Удалить из подборки ${called(first)}`).click();
    const question = page.getByRole('dialog', { name: 'Удалить вакансию из подборки?' });
    await expect(question).toContainText('Вместе с ней пропадёт комментарий.');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(shown(page)).toHaveText([third, second]);
    expect((await kept(app, id)).map(([name]) => name)).toEqual([third, second]);
  });

  await test.step('the selection on a map', async () => {
    await view(page, 'Карта');
    await expect(page.getByRole('region', { name: 'Карта вакансий' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await view(page, 'Список');
  });

  await test.step('what is archived meanwhile says so, in its row and on its card', async () => {
    const gone = { params: { id: (await read(app, id)).items[0]?.entity.id ?? '' } };
    await app.broker.call(archiveVacancy, gone);
    await page.reload();
    await expect(row(page, third)).toContainText('В архиве');
    await expect(row(page, second)).not.toContainText('В архиве');
    await view(page, 'Карта');
    await expect(page.getByRole('article').filter({ hasText: third })).toContainText('В архиве');
    await expect(page.getByRole('article').filter({ hasText: second })).not.toContainText('В архиве');
    await view(page, 'Список');
    await app.broker.call(archiveVacancy, gone);
    await page.reload();
    await expect(shown(page)).toHaveText([third, second]);
    await expect(row(page, third)).not.toContainText('В архиве');
  });

  const dialog = page.getByRole('dialog', { name: 'Клиентская ссылка' });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await test.step('the link is created, prolonged and read by the client', async () => {
    await button(page, 'Создать клиентскую ссылку').click();
    await expect(toast(page, 'Ссылка успешно создана')).toBeVisible();
    const { requestSelectionLink: link } = await read(app, id);
    await expect(dialog).toContainText('ООО «Поле и Ко»');
    await expect(dialog).toContainText(/2\sвакансии/);
    const inactive = [third, second].includes(park) ? 1 : 0;
    await expect(dialog.getByText('Не активны: 1')).toHaveCount(inactive);
    await expect(dialog).toContainText(link?.password ?? '–');
    const address = `${app.url}/industrial-public/${selectionId}?password=${link?.password}`;
    await expect(dialog.getByText(address, { exact: true })).toBeAttached();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [name, copied] of [
      ['Скопировать код доступа', link?.password],
      ['Скопировать ссылку', address],
    ] as const) {
      await press(name);
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    }
    await expectAccessible(dialog);
    await dialog.getByRole('radio', { name: 'Месяц' }).check();
    await press('Обновить');
    await expect(toast(page, 'Ссылка успешно обновлена')).toBeVisible();
    const until = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(Date.now() + 30 * DAY_MS);
    await expect(dialog).toContainText(`Ссылка доступна до ${until}`);
    await press('Отменить');
    await expect(button(page, 'Обновить клиентскую ссылку')).toBeVisible();
    const [item] = (await read(app, id)).items;
    await app.broker.call(industrialPublic.markFavorite, {
      params: { id: item?.id ?? '' },
      query: { password: link?.password ?? '' },
    });
    await page.reload();
    await expect(row(page, third)).toContainText('В избранном');
  });

  await test.step('the selection is saved as a spreadsheet, as a presentation and as a PDF; a failure says so', async () => {
    // Each file is served at its path from 3§7.
    const fileAt = (address: string) =>
      page.waitForResponse(
        (response) =>
          new URL(response.url()).pathname === `/api/industrial/${address}/request/${id}` &&
          response.headers()['content-disposition']?.startsWith('attachment') === true,
      );
    const sheetAnswer = fileAt('ExcelExport');
    const sheet = page.waitForEvent('download');
    await button(page, 'XLS').click();
    await page.getByRole('menuitem', { name: 'Для клиента, без служебных столбцов' }).click();
    expect((await sheetAnswer).status()).toBe(200);
    expect((await sheet).suggestedFilename()).toMatch(/ - Подборка \d\d\.\d\d\.\d{4} для клиента\.xlsx$/);
    const slidesAnswer = fileAt('powerpoint-export');
    const slides = page.waitForEvent('download');
    await button(page, 'PPT').click();
    expect((await slidesAnswer).status()).toBe(200);
    expect((await slides).suggestedFilename()).toMatch(/ - Подборка \d\d\.\d\d\.\d{4}\.ppt$/);
    const pages = page.waitForEvent('download');
    await button(page, 'PDF').click();
    expect((await pages).suggestedFilename()).toMatch(/ - Подборка \d\d\.\d\d\.\d{4}\.pdf$/);
    troubles.expect(/failed: GET .*powerpoint-export/);
    await page.route('**/powerpoint-export/**', (route) => route.abort());
    await button(page, 'PPT').click();
    await expect(toast(page, 'Не удалось выгрузить файл')).toBeVisible();
    await page.unrouteAll();
    // The export is never answered: the bar shows its progress, and cancelling ends it.
    await page.route('**/powerpoint-export/**', () => undefined);
    await page.route('**/export-progress/**', (route) =>
      route.fulfill({ json: { progress: { stage: 'photos', done: 45, total: 180 } } }),
    );
    await button(page, 'PPT').click();
    await expect(page.getByText('PPT, фотографии: 45 из 180')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'PPT, фотографии' })).toHaveAttribute('aria-valuenow', '25');
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('powerpoint-export'));
    await button(page, 'Отменить').click();
    await ended;
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(button(page, 'PPT')).toBeEnabled();
    await page.unrouteAll();
  });

  await test.step('an expired link is not copied, a past day is refused without a call, and the link is deleted', async () => {
    await app.db
      .updateTable('industrial.request_selection_links')
      .set({ expiration_time: new Date(Date.now() - DAY_MS).toISOString() })
      .execute();
    await page.reload();
    await expect(page.getByText('Действие ссылки истекло')).toBeVisible();
    await button(page, 'Обновить клиентскую ссылку').click();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('requestSelectionLink')) asked.push(request.url());
    });
    await press('Обновить');
    await expect(page.getByText('Необходимо обновить дату, ссылка не валидная').last()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Доступна до' })).toHaveAttribute('aria-invalid', 'true');
    expect(asked).toEqual([]);
    await press('Удалить ссылку');
    await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: 'Удалить' }).click();
    await expect(toast(page, 'Ссылка успешно удалена')).toBeVisible();
    await expect(button(page, 'Создать клиентскую ссылку')).toBeVisible();
    expect((await read(app, id)).requestSelectionLink).toBeNull();
  });

  await test.step('emptied, the selection says so', async () => {
    await button(page, 'Действия с подборкой').click();
    await page.getByRole('menuitem', { name: 'Очистить подборку' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Очистить' }).click();
    await expect(toast(page, 'Подборка успешно удалена')).toBeVisible();
    await expect(page.getByText('Подборка пуста')).toBeVisible();
    expect(await kept(app, id)).toEqual([]);
  });
});

test('a vacancy and the open vacancies of a building are saved as presentations and as PDF', async ({ page, app }) => {
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  await givenVacancy(app.db, building.id, { name: '1-А', vacancyTypes: 1 });
  await page.goto(`/industrial/complex/${complex.id}`);
  for (const [menu, item] of [
    ['Действия с вакансией 1-А', 'Выгрузить PPT'],
    ['Действия с вакансией 1-А', 'Выгрузить PDF'],
    ['Действия со зданием Корпус 1', 'Выгрузить PPT: аренда'],
    ['Действия со зданием Корпус 1', 'Выгрузить PDF: аренда'],
  ] as const) {
    const slides = page.waitForEvent('download');
    await page.getByRole('button', { name: menu }).first().click();
    await expect(page.getByRole('menuitem', { name: /: продажа$/ })).toHaveCount(0);
    // By keyboard: a menu that is still being positioned may move away from the mouse.
    await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    const extension = item.includes('PDF') ? 'pdf' : 'ppt';
    expect((await slides).suggestedFilename()).toMatch(
      new RegExp(` - Подборка \\d\\d\\.\\d\\d\\.\\d{4}\\.${extension}$`),
    );
  }
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [grip, target] = [await from.boundingBox(), await to.boundingBox()];
  if (!grip || !target) throw new Error('there is nothing to drag');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2 + 20, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
}
