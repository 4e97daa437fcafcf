import { readFile } from 'node:fs/promises';
import { read, type WorkSheet } from '@e965/xlsx';
import { actualizeComplex, archiveComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { clickOnMap } from './objects-map.ts';
import { chip, listTitle } from './properties-list.ts';
import { stopClock } from './stop-clock.ts';
import { givenCustomers } from './whole-property.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Комплексы' });
const names = (page: Page) => table(page).getByRole('link');
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Действия с выбранным' });
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Фильтры' });
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Фильтры/ }).click();
const apply = (page: Page) => drawer(page).getByRole('button', { name: 'Применить', exact: true });

/**
 * 'Логопарк Север' with an available dry warehouse and an office; 'Логопарк Юг', farther from Moscow, with nothing
 * available; 'Ангар', archived.
 */
async function givenThree({ db, broker }: TestApp) {
  const about = { responsibleUser: broker.id, highway: await anyValue(db, 'highways') };
  const operator = { operatorId: 'c1', roles: 2, appointmentDate: '2020-01-01T00:00:00' };
  const north = await givenComplex(db, {
    ...about,
    name: 'Логопарк Север',
    fullAddress: 'Московская область, Солнечногорск, трасса А-107',
    latitude: 56.185102,
    longitude: 36.977631,
    complexArea: 110_000,
    distanceFromRingRoad: 35,
    operatorWithRoles: [operator],
  });
  const building = await givenBuilding(db, north.id, { name: 'Корпус 1', buildingClass: 1 });
  const vacancy = await givenVacancy(db, building.id, {
    areaSetWithPrice: {
      warehouse: { areaValue: 9_600, dry: { areaValue: 9_600, leasePricePerSqm: 8_900 } },
      office: { areaValue: 400, leasePricePerSqm: 12_000 },
    },
  });
  await broker.call(actualizeComplex, { params: { id: north.id } });
  const south = await givenComplex(db, {
    ...about,
    name: 'Логопарк Юг',
    complexArea: 64_000,
    distanceFromRingRoad: 52,
    latitude: 55.2,
    longitude: 37.9,
    fullAddress: 'Московская область, Чехов',
  });
  const archived = await givenComplex(db, { ...about, name: 'Ангар' });
  await broker.call(archiveComplex, { params: { id: archived.id } });
  return { north, south, vacancy };
}

test('complexes are counted in Russian, shown with vacancies alone, active or archived, as a table and as cards, in eight orders [IND-CPX-003, IND-CPX-004, IND-CPX-008, IND-CPX-009, IND-CPX-010, IND-CPX-011, IND-CPX-012, IND-CPX-075]', async ({
  page,
  app,
}) => {
  await givenCustomers(app);
  const { north, vacancy } = await givenThree(app);
  await page.goto('/');
  await page.getByRole('link', { name: 'Склады' }).first().click();
  await expect(page).toHaveURL('/industrial');
  await expect(listTitle(page)).toHaveText('2 объекта');
  await expect(page).toHaveTitle('Склады | Комплексы');
  await expect(names(page)).toHaveText(['Логопарк Север', 'Логопарк Юг']);
  const row = table(page).getByRole('row', { name: 'Логопарк Север' });
  await expect(row).toContainText(/10\s000,00/);
  await expect(row).toContainText(/9\s024,00/);
  const views = page.getByRole('radiogroup', { name: 'Вид списка' });
  for (const name of ['Таблица', 'Плитка', 'Карта', 'Карта и список']) {
    await expect(views.getByRole('radio', { name, exact: true })).toBeAttached();
  }
  await expect(views.getByRole('radio')).toHaveCount(4);
  await expect(views.locator('svg')).toHaveCount(4);

  // Print has the criteria that are set, but no controls.
  const paper = page.getByRole('main');
  const toPress = paper.getByRole('button', { name: /Применить|Фильтры|Столбцы|Сбросить/ });
  await expect(toPress.filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText('Только с вакансиями')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Название или адрес' })).toBeHidden();
  await expect(toPress.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Только с вакансиями', exact: true }).check();
  await expect(listTitle(page)).toHaveText('1 объект');
  await expect(names(page)).toHaveText(['Логопарк Север']);
  await expect(page).toHaveURL('/industrial?onlyWithVacancies=true');
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText('Только с вакансиями')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Только с вакансиями', exact: true }).uncheck();
  await expect(page.getByRole('radiogroup', { name: 'Архив' }).getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Только архивные' }).check();
  await expect(names(page)).toHaveText(['Ангар']);
  await expect(table(page).getByRole('row', { name: 'Ангар' })).toContainText('В архиве');
  await page.getByRole('radio', { name: 'Только активные' }).check();
  await page.getByRole('searchbox', { name: 'Название или адрес' }).fill('такого нет');
  await page.keyboard.press('Enter');
  await expect(listTitle(page)).toHaveText('0 объектов');
  await expect(page.getByRole('heading', { name: 'Нет данных' })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();

  const head = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
  await head('Площадь').first().click();
  await expect(names(page)).toHaveText(['Логопарк Юг', 'Логопарк Север']);
  await head('Площадь').first().click();
  await expect(page).toHaveURL('/industrial?sort=Area&direction=desc');
  await expect(names(page)).toHaveText(['Логопарк Север', 'Логопарк Юг']);

  await view(page, 'Плитка');
  const card = page.getByRole('article', { name: 'Логопарк Север' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(card).toContainText(/1\sздание, 1\sвакансия/);
  await card.getByRole('button', { name: 'Подробнее' }).click();
  await expect(card.getByRole('link', { name: `корпус 1, ${vacancy.name}` })).toHaveAttribute(
    'href',
    new RegExp(vacancy.id),
  );
  await expect(card).toContainText(/10\s000,00.*9\s024,00/);
  await expectAccessible(card);
  await page.getByRole('button', { name: 'Сортировка: По площади комплекса, по убыванию' }).click();
  await expect(page.getByRole('menuitem', { name: /^По / })).toHaveCount(8);
  await page.getByRole('menuitem', { name: 'По адресу' }).click();
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Логопарк Юг');
  await card.getByRole('link', { name: 'Логопарк Север' }).click();
  await expect(page).toHaveURL(`/industrial/complex/${north.id}`);
});

test('the bar and its drawer of three groups filter, say what is set and refuse what is wrong [IND-CPX-013, IND-CPX-014, IND-CPX-015, IND-CPX-016, IND-CPX-017, VAL-029, VAL-036]', async ({
  page,
  app,
}) => {
  await givenCustomers(app);
  await givenThree(app);
  await page.goto('/industrial');
  await test.step('the text of the bar is applied while it is typed, as in every list', async () => {
    const typed = page.getByRole('searchbox', { name: 'Название или адрес' });
    await expect(names(page)).toHaveCount(2);
    await typed.fill('чехов');
    await expect(names(page)).toHaveText(['Логопарк Юг']);
    await typed.fill('север');
    await expect(names(page)).toHaveText(['Логопарк Север']);
    await typed.press('Escape');
    await expect(names(page)).toHaveCount(2);
    // Typed letters add no entries to the browser history.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/industrial/);
    await page.goForward();
  });
  await test.step("'Применить' of the bar waits for something unapplied, and applies it without the pause", async () => {
    const applyTyped = page.getByRole('button', { name: 'Применить', exact: true });
    const typed = page.getByRole('searchbox', { name: 'Название или адрес' });
    await page.clock.install();
    await expect(names(page)).toHaveCount(2);
    await expect(applyTyped).toBeDisabled();
    await stopClock(page);
    await typed.fill('чехов');
    await expect(applyTyped).toBeEnabled();
    await expect(names(page)).toHaveCount(2);
    await applyTyped.click();
    await expect(applyTyped).toBeDisabled();
    await page.clock.resume();
    await expect(names(page)).toHaveText(['Логопарк Юг']);
    const reset = page.getByRole('button', { name: 'Сбросить все фильтры' });
    await expect(reset).toHaveAttribute('title', 'Сбросить все фильтры');
    await reset.click();
    await expect(names(page)).toHaveCount(2);
    await expect(typed).toHaveValue('');
    await expect(page).toHaveURL('/industrial');
    await expect(reset).toBeDisabled();
  });
  await test.step('a chip sets its range at once', async () => {
    await chip(page, 'От МКАД').click();
    await page.getByRole('textbox', { name: /, до$/ }).fill('40');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['Логопарк Север']);
    await expect(chip(page, 'От МКАД: до 40,00 км')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Фильтры/ })).toHaveText(/^Фильтры\s*1 задано$/);
  });
  await test.step('fields of all groups; a maximum takes no more; an error closes the way', async () => {
    await openDrawer(page);
    const groups = drawer(page).getByRole('navigation', { name: 'Разделы фильтра' });
    await expect(groups.getByRole('button')).toHaveText([/^Комплекс1/, 'Здание', 'Вакансия']);
    await expectAccessible(drawer(page));
    const end = (name: string) => drawer(page).getByRole('textbox', { name, exact: true });
    for (const [name, tooMuch, taken] of [
      ['Площадь комплекса, до', '1234567', /^123\s456/],
      ['Этажность, до', '9999', /^999(,00)?$/],
      ['Площадь вакансии, до', '12345678901', /^123\s456\s789/],
      ['Цена продажи, до', '12345678901', /^123\s456\s789/],
    ] as const) {
      await end(name).pressSequentially(tooMuch);
      await expect(end(name)).toHaveValue(taken);
      await end(name).fill('');
    }
    await drawer(page).getByRole('checkbox', { name: 'A+', exact: true }).check({ force: true });
    await end('Общая площадь здания, от').fill('9000');
    await end('Общая площадь здания, до').fill('4000');
    await expect(drawer(page).getByRole('group', { name: 'Общая площадь здания' })).toHaveAccessibleDescription(
      "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'",
    );
    await expect(apply(page)).toBeDisabled();
    await end('Дата ввода, от').fill('02.01.2026');
    await end('Дата ввода, до').fill('01.01.2026');
    await expect(drawer(page).getByRole('group', { name: 'Дата ввода', exact: true })).toHaveAccessibleDescription(
      "Значение в поле 'От' должно быть меньше или равно значению в поле 'До'",
    );
    await expect(
      drawer(page).getByText(/^1\sошибка в разделе «Комплекс», 1\sошибка в разделе «Здание»$/),
    ).toBeVisible();
    for (const one of ['Дата ввода, от', 'Дата ввода, до']) await end(one).fill('');
    await expect(drawer(page).getByText('1 ошибка в разделе «Здание»')).toBeVisible();
    await end('Общая площадь здания, до').fill('90000');
    await apply(page).click();
    await expect(drawer(page)).toBeHidden();
    await expect(names(page)).toHaveText(['Логопарк Север']);
    await expect(chip(page, 'Класс: A+')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Фильтры/ })).toHaveText(/^Фильтры\s*3 задано$/);
    await expect(page).toHaveURL(/buildingClasses/);
  });
  await test.step("'Отменить' changes nothing, 'Сбросить фильтры' empties all groups", async () => {
    const address = page.url();
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Сбросить фильтры', exact: true }).click();
    await drawer(page).getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(page).toHaveURL(address);
    await openDrawer(page);
    await drawer(page).getByRole('button', { name: 'Сбросить фильтры', exact: true }).click();
    await apply(page).click();
    await expect(page).toHaveURL('/industrial');
    await expect(names(page)).toHaveCount(2);
  });
});

test('rows are chosen by one and all together, exported in the nine columns, archived; they stay chosen while a complex is open [IND-CPX-018, IND-CPX-073]', async ({
  page,
  app,
  context,
}) => {
  await givenCustomers(app);
  const { north } = await givenThree(app);
  await page.goto('/industrial');
  const all = page.getByRole('checkbox', { name: 'Выбрать все' });
  await expect(names(page)).toHaveCount(2);
  await all.click();
  await expect(bar(page)).toContainText('Выбрано 2 комплекса');
  await expect(bar(page)).toContainText(/1\sвакансия · 10\s000,00\sм² свободно/);
  await expectAccessible(bar(page));
  await all.click();
  await expect(bar(page)).toBeHidden();
  const ofNorth = page.getByRole('checkbox', { name: 'Выбрать: Логопарк Север' });
  await ofNorth.check();
  await ofNorth.uncheck();
  await expect(bar(page)).toBeHidden();
  await ofNorth.check();
  await expect(all).toHaveJSProperty('indeterminate', true);

  await test.step('the wheel opens a tab, a click the page, and Back has the same rows chosen', async () => {
    const opening = context.waitForEvent('page');
    await names(page).first().click({ button: 'middle' });
    const other = await opening;
    await other.waitForURL(`/industrial/complex/${north.id}`, { waitUntil: 'commit' });
    await other.close();
    await names(page).first().click();
    await expect(page).toHaveURL(`/industrial/complex/${north.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Север' })).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toContainText('Выбран 1 комплекс');
  });
  await test.step('the nine columns, whichever the table shows', async () => {
    const waiting = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Экспорт выбранного в XLS' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^Гектар - Комплексы \d{2}\.\d{2}\.\d{4}\.xlsx$/);
    const workbook = read(await readFile(await download.path()), { cellDates: true, UTC: true });
    const sheet: WorkSheet = workbook.Sheets['Комплексы'] ?? {};
    // Nine columns, and two hidden ones with the marks of the export.
    expect(sheet['!ref']).toBe('A1:K2');
    const cells = [...'ABCDEFGHI'].map((letter) => [sheet[`${letter}1`]?.v, sheet[`${letter}2`]?.v]);
    expect(cells).toEqual([
      ['Статус строительства', 'Действующий'],
      ['Комплекс актуален', expect.any(Date)],
      ['Шоссе', north.highway?.name],
      ['Адрес', 'Московская область, Солнечногорск, трасса А-107'],
      ['Классы зданий', 'A+'],
      ['Типы площадей', 'Склад; Офис'],
      ['Подтипы площадей', 'Сухой'],
      ['Собственники', 'ООО «Поле и Ко»'],
      ['Тип комплекса', north.complexType.name],
    ]);
  });
  await bar(page).getByRole('button', { name: 'Архивировать' }).click();
  await expect(page.getByText('Комплекс успешно архивирован', { exact: true })).toBeVisible();
  await expect(names(page)).toHaveText(['Логопарк Юг']);
  // The bar with the pressed button has disappeared, so the table gets the focus.
  await expect(page.getByRole('grid')).toBeFocused();

  await test.step('twenty are archived after a question with their number, and the trash returns them', async () => {
    for (let at = 1; at < 20; at++) await givenComplex(app.db, { name: `Логопарк ${at}` });
    await page.reload();
    await expect(names(page).first()).toBeVisible();
    await all.click();
    await expect(bar(page)).toContainText('Выбрано 20 комплексов');
    await bar(page).getByRole('button', { name: 'Архивировать' }).click();
    const question = page.getByRole('dialog', { name: 'Архивировать 20 комплексов?' });
    await question.getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('20 комплексов в архиве')).toBeVisible();
    await page.goto('/industrial/trash');
    const entries = page.getByRole('list', { name: 'Архивировано разом' });
    await expect(entries).toContainText('В архив: 20 комплексов');
    await entries.getByRole('button', { name: 'Вернуть В архив: 20 комплексов' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Из архива: 20 комплексов' })).toBeVisible();
    await expect(entries).toContainText('В архив: 1 комплекс');
    const back = app.db.selectFrom('industrial.complexes').select('id').where('name', 'like', 'Логопарк 1%');
    // 'Логопарк 1' and 'Логопарк 10' to 'Логопарк 19'.
    expect(await back.where('is_enabled', '=', true).execute()).toHaveLength(11);
  });
});

/** While one card loads its details, only that card shows progress; details of other cards and the links remain. */
async function unfoldOneByOne(page: Page): Promise<void> {
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  const unfold = (name: string) => card(name).getByRole('button', { name: 'Подробнее' }).click();
  const details = (name: string) => card(name).getByRole('link', { name: 'Открыть комплекс' });
  const waiting = (name: string) => card(name).getByRole('status');
  await unfold('Корпус А');
  await expect(details('Корпус А')).toBeVisible();
  const { promise: isFree, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/full-model/get-full-vacancies**', async (route) => {
    await isFree;
    await route.continue();
  });
  await unfold('Корпус Б');
  await expect(waiting('Корпус Б')).toBeVisible();
  await expect(details('Корпус А')).toBeVisible();
  await expect(waiting('Корпус А')).toHaveCount(0);
  await expect(page.getByTitle(/^Московская область/)).toHaveCount(4);
  letThrough();
  await expect(details('Корпус Б')).toBeVisible();
  await expect(details('Корпус А')).toBeVisible();
  await page.unrouteAll();
}

test.describe('on a smaller screen', () => {
  // Software rendering: a smaller window makes the map faster.
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the map alone and beside its cards: a cluster opens its own, a point its flag; each card loads its own details [IND-CPX-003, IND-CPX-008, IND-CPX-012, IND-CPX-082, IND-CPX-083]', async ({
    page,
    app,
  }) => {
    await givenCustomers(app);
    await givenThree(app);
    const position = { latitude: 56.185102, longitude: 36.977631 };
    for (const name of ['Корпус А', 'Корпус Б']) await givenComplex(app.db, { name, ...position });
    await page.goto('/industrial?view=map');
    const map = page.getByRole('region', { name: 'Карта комплексов' });
    await expect(map).toBeVisible();
    await expect(page).toHaveURL((url) => url.searchParams.has('at'));
    const flag = page.locator('.maplibregl-popup');
    await clickOnMap(page, ['Логопарк Юг'], flag);
    await expect(flag).toContainText(/0,00\sм² свободно/);
    await flag.getByRole('button', { name: 'Закрыть' }).click();
    const opened = page.getByRole('status').filter({ hasText: /3\sобъекта в этом месте/ });
    await clickOnMap(page, ['Логопарк Север'], opened);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article', { name: 'Логопарк Юг' })).toBeHidden();
    await opened.getByRole('button', { name: 'Показать все' }).click();
    await expect(page.getByRole('article')).toHaveCount(4);
    await unfoldOneByOne(page);

    await view(page, 'Карта');
    await expect(page).toHaveURL(/view=wide-map/);
    await expect(map).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    // The wide map has no rows to sort.
    await expect(page.getByRole('button', { name: /^Сортировка/ })).toHaveCount(0);
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x, width]).toEqual([0, 1024]);
    expect(y + height).toBeGreaterThan(700);

    await test.step('arrows move on from view to view, into a map and out of it', async () => {
      const views = page.getByRole('radiogroup', { name: 'Вид списка' });
      const radio = (name: string) => views.getByRole('radio', { name, exact: true });
      await radio('Карта').focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/view=map/);
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(radio('Карта и список')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(names(page)).toHaveCount(4);
      await expect(radio('Таблица')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('article')).toHaveCount(4);
      await expect(radio('Карта и список')).toBeFocused();
      await expectAccessible(page.getByRole('main'));
    });
  });
});
