import { vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import {
  addOperatorToComplex,
  getFullComplex,
  getOneComplex,
  updateComplex,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { createComplexDocument } from '@gektar/contract/industrial/complexes/document-endpoints.ts';
import { createContact } from '@gektar/contract/industrial/people/people-endpoints.ts';
import { anyValue, givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenEvents } from '@gektar/server/testing/given-events.ts';
import { givenStoredFile } from '@gektar/server/testing/given-stored-file.ts';
import { readPdf } from '@gektar/server/testing/read-pdf.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectUncovered } from './uncovered.ts';
import { givenImages } from './whole-complex.ts';
import { givenCustomers } from './whole-property.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const side = (page: Page) => page.getByRole('complementary', { name: 'Действия и журнал' });
const tree = (page: Page) => page.getByRole('tree', { name: 'Здания и вакансии' });
const vacancies = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const log = (page: Page) => page.getByRole('tabpanel', { name: 'Журнал' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();
const stored = (app: TestApp, id: string) => app.broker.call(getFullComplex, { params: { id } });

/** An owner from the companies of `givenCustomers`. */
const owner = { operatorId: 'c1', roles: 2, appointmentDate: '2020-01-01T00:00:00' };

/** A complex with two buildings, the first with a vacancy of 9 600 m² of dry warehouse and 400 m² of office. */
async function givenPark({ db }: TestApp) {
  const complex = await givenComplex(db, { name: 'Логопарк Север' });
  const building = await givenBuilding(db, complex.id, { name: 'Корпус 1' });
  await givenBuilding(db, complex.id, { name: 'Корпус 2' });
  const vacancy = await givenVacancy(db, building.id, {
    name: '1-А',
    areaSetWithPrice: {
      warehouse: { areaValue: 9_600, dry: { areaValue: 9_600, leasePricePerSqm: 8_900 } },
      office: { areaValue: 400, leasePricePerSqm: 12_000 },
    },
  });
  return { id: complex.id, path: `/industrial/complex/${complex.id}`, buildingId: building.id, vacancyId: vacancy.id };
}

/** Expects this number of elements, all with the same top edge. */
async function expectOneLine(all: Locator, count: number): Promise<void> {
  await expect(all).toHaveCount(count);
  expect(await all.evaluateAll((found) => new Set(found.map((one) => one.getBoundingClientRect().top)).size)).toBe(1);
}

async function chooseAction(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: of }).click();
  await expectUncovered(page.getByRole('menuitem').last());
  await page.getByRole('menuitem', { name: action }).click();
}

test('the complex and its vacancies are confirmed each by its button; tabs have addresses [IND-CPX-006, IND-CPX-019, IND-CPX-030, IND-CPX-031, IND-CPX-034, IND-CPX-037, IND-CPX-107, IND-CPX-108]', async ({
  page,
  app,
}) => {
  const { id, path } = await givenPark(app);
  await givenCustomers(app);
  const globalDocumentId = await givenStoredFile(app.db, { kind: 'document', name: 'Генплан.pdf' });
  await app.broker.call(createComplexDocument, {
    body: { complexId: id, globalDocumentId, name: 'Генплан', date: '2026-11-01T00:00:00' },
  });
  await app.broker.call(addOperatorToComplex, { params: { id }, body: owner });
  const linked = await givenComplex(app.db, { name: 'Радумля', operatorWithRoles: [owner] });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Север' })).toBeVisible();
  await expect(page).toHaveTitle('Склады | Комплекс Логопарк Север');
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 2' })).toBeVisible();

  await side(page).getByRole('button', { name: 'Актуализировать комплекс' }).click();
  await expect(toast(page, 'Комплекс успешно актуализирован')).toBeVisible();
  await side(page).getByRole('button', { name: 'Актуализировать вакансии' }).click();
  await expect(toast(page, 'Вакансии успешно актуализированы')).toBeVisible();
  await expect(side(page)).toContainText('Вакансии: Егор Степной, раз в 30 дней');
  await expect(side(page).getByRole('button', { name: 'Актуализировать вакансии' })).toBeFocused();
  await expect(log(page)).toContainText('Вакансии актуализированы');
  // Repeated events are folded below the first one.
  await side(page).getByRole('button', { name: 'Актуализировать вакансии' }).click();
  const again = log(page).getByRole('group').filter({ hasText: '… ещё 1\u00a0раз' });
  await expect(again.getByText('Вакансии актуализированы')).toBeHidden();
  await again.getByText('… ещё').click();
  await expect(again.getByText('Вакансии актуализированы')).toBeVisible();
  expect(await stored(app, id)).toMatchObject({ actualizeVacancyEmployee: app.broker.id });

  const tabs = page.getByRole('navigation', { name: 'Разделы комплекса' });
  // The key figures take one line, the tabs another.
  await expectOneLine(page.locator('main header dl > div'), 6);
  await expectOneLine(tabs.getByRole('link'), 9);
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  // On a telephone the tabs scroll sideways in one line, and the current tab is visible.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOneLine(tabs.getByRole('link'), 9);
  await page.goto(`${path}?tab=history`);
  await expect(tabs.getByRole('link', { name: 'История' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Здания и вакансии' })).not.toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  for (const [name, tab, sight] of [
    ['Паспорт', 'passport', 'Земельный участок'],
    ['Фотографии', 'photos', 'Фотографий нет'],
    ['Документы', 'documents', 'Логопарк Север'],
    ['Закрытые сделки', 'deals', 'Закрытых сделок нет'],
    ['История', 'history', 'Изменения'],
    ['Связанные', 'linked', 'Связанные комплексы'],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${path}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: sight }).last()).toBeVisible();
    // After its name a tab may show a count.
    await expect(tabs.locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}\\d*$`));
    if (tab === 'documents') {
      const documents = page.getByRole('list', { name: 'Документы: Логопарк Север' }).getByRole('listitem');
      await expect(documents).toHaveText(/Генплан.*01\.11\.2026/);
    }
  }
  await expect(page.getByText('общий собственник: ООО «Поле и Ко»')).toBeVisible();
  const other = page.getByRole('main').getByRole('link', { name: 'Радумля' });
  await expect(other).toHaveAttribute('href', `/industrial/complex/${linked.id}`);
  await tabs.getByRole('link', { name: 'Здания и вакансии' }).click();
  await expect(page).toHaveURL(path);
  // Fields that the key figures omit are readable on the page, without opening a form.
  await page.getByText('Все данные здания Корпус 1').click();
  await expect(page.getByRole('term').filter({ hasText: 'Системы пожаротушения' })).toBeVisible();
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 1' })).toContainText('Производственное');
  await expect(vacancies(page).getByRole('gridcell', { name: 'аренда' })).toBeVisible();
  await tree(page)
    .getByRole('treeitem', { name: /^1-А, склад аренда/ })
    .click();
  await expect(page).toHaveTitle('Склады | Комплекс Логопарк Север · Здание Корпус 1 · Вакансия 1-А');
  await page.getByText('Все данные вакансии 1-А').click();
  const vacancy = page.locator('details').filter({ hasText: 'Все данные вакансии 1-А' });
  await expect(vacancy).toContainText(/Сухой9\s600,00\sм² · 8\s900,00\sруб\.\/м²/);
  await expect(vacancy).toContainText(/Агенты аренды\s*Не указано/);
  // Print has every section, whichever tab is open, and no controls.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Запросы', exact: true })).toContainText(
    /Вакансия 1-А, корпус 1.*Весь комплекс/,
  );
  const words = (await readPdf(await page.pdf({ format: 'A4' }))).pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join('');
  for (const sight of [
    'Корпус 2',
    '1-А',
    'Земельный участок',
    'Фотографии',
    'Генплан',
    'Закрытые сделки',
    'Радумля',
    'Подходящие запросы',
    'ООО «Поле и Ко»',
    'Комментарии',
    'Комплекс актуализирован',
    'Вакансии актуализированы',
  ]) {
    expect(words).toContain(sight);
  }
  for (const control of ['Актуализировать вакансии', 'Добавить вакансию', 'Все данные'])
    expect(words).not.toContain(control);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('region', { name: 'Запросы', exact: true })).toBeHidden();
  // With an empty search, recently opened pages come first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText(/^Логопарк Север.*Комплекс$/);
});

test('Ctrl+P prints a complex of many parts once its log and photos have come', async ({ page, app }) => {
  const complex = await givenComplex(app.db, { name: 'Логопарк Север', images: await givenImages(app, 2) });
  const shown = await givenBuilding(app.db, complex.id, { name: 'Корпус 1', images: await givenImages(app, 1) });
  const other = await givenBuilding(app.db, complex.id, {
    name: 'Холодильник',
    areaSet: { warehouse: { freezer: { areaValue: 7_000, temperatureFrom: -22, temperatureTo: -18 } } },
  });
  await Promise.all(
    Array.from({ length: 61 }, (_, n) => {
      const building = n % 2 === 0 ? other : shown;
      return givenVacancy(app.db, building.id, { name: `Секция-${n + 1}` });
    }),
  );
  await givenEvents(app.db, { entity: 'complex', id: complex.id, employeeId: app.broker.id }, 450);
  await page.goto(`/industrial/complex/${complex.id}`);
  // The table has rows of the chosen building only, and draws only those that fit.
  const table = page.getByRole('treegrid', { name: 'Здания и вакансии комплекса' });
  await expect(table.getByRole('row', { name: 'Корпус 1' })).toHaveAttribute('aria-expanded', 'true');
  await expect(table).toHaveAttribute('aria-rowcount', '33');
  await expect(table.getByText('Секция-2', { exact: true })).toBeVisible();
  await expect(table.getByText('Секция-1', { exact: true })).toHaveCount(0);

  // Delays the answers, to see that the page does not print without them.
  const held: (() => void)[] = [];
  for (const calls of ['**/logs?**', '**/global-image/**']) {
    await page.route(calls, (route) => void held.push(() => void route.continue()));
  }
  await page.evaluate(() => {
    const sights: string[][] = [];
    Object.assign(window, { sights });
    window.print = () => {
      const photos = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).map(({ alt }) => alt);
      sights.push([...photos, ...(document.body.textContent.includes('«Имя 0»') ? ['first event'] : [])]);
    };
  });
  const sights = () => page.evaluate(() => (window as unknown as { sights: string[][] }).sights);
  await page.keyboard.press('Control+p');
  // After each answer the page requests further data.
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const answer of held.splice(0)) answer();
      return (await sights()).length;
    })
    .toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  const photos = [
    'Логопарк Север · Фасад · в презентации',
    'Логопарк Север · Фасад',
    'Корпус 1 · Фасад · в презентации',
  ];
  expect(await sights()).toEqual([[...photos, 'first event']]);

  const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
  const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
  const numbers = [...words.matchAll(/Секция-(\d+) аренда/g)].map(([, number]) => Number(number));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 61 }, (_, n) => n + 1));
  expect(words).toContain('Морозильный от −22 до −18');
  expect(pages.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(3);
});

test('a part of a vacancy is closed by a deal, the rest stays open; deleting the deal opens the part again [IND-CPX-029, IND-CPX-036, IND-DEAL-001, IND-DEAL-002, IND-DEAL-008, IND-VAC-063]', async ({
  page,
  app,
}) => {
  const { id, path, vacancyId } = await givenPark(app);
  await givenCustomers(app);
  await page.goto(path);
  await page.getByRole('button', { name: 'Закрыть сделкой: 1-А' }).click();
  await expect(dialog(page)).toContainText('Закрытие вакансии 1-А, корпус 1');
  await dialog(page).getByRole('radio', { name: 'Часть' }).check();
  await dialog(page).getByRole('button', { name: 'Закрыть вакансию' }).click();
  await expect(dialog(page).getByText('Укажите площадь части')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Сухой' })).toBeFocused();
  await dialog(page).getByRole('textbox', { name: 'Сухой' }).fill('4600');
  await dialog(page).getByRole('textbox', { name: 'Дата закрытия' }).fill('21.11.2026');
  await dialog(page).getByRole('textbox', { name: 'Срок аренды' }).fill('60');
  await expect(dialog(page).getByRole('textbox', { name: 'Окончание договора' })).toHaveValue('20.11.2031');
  await dialog(page).getByRole('textbox', { name: 'Арендатор' }).fill('Поле');
  await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).click();
  await expect(dialog(page).getByText('из списка компаний')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Доп. информация' }).fill('Въезд с июня');
  await expectAccessible(dialog(page));
  await dialog(page).getByRole('button', { name: 'Закрыть вакансию' }).click();
  await expect(toast(page, 'Вакансия успешно закрыта')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(vacancies(page).getByRole('link')).toHaveText(['1-А (остаток)']);
  // The row that the dialog was opened from no longer exists, so the table gets the focus.
  await expect(vacancies(page)).toBeFocused();
  await expect(log(page)).toContainText(/Вакансия 1-А закрыта сделкой: аренда, 4\s600,00\sм²/);
  const [building] = (await stored(app, id)).buildings;
  expect(building?.vacancies.find((one) => one.id === vacancyId)).toMatchObject({
    vacancyStatus: 2,
    areaSize: 4_600,
    deal: {
      tenantBitrixId: 'c1',
      rentalPeriod: 60,
      endDateOfTheContract: '2031-11-20T00:00:00',
      additionalInformation: 'Въезд с июня',
    },
  });

  await page.getByRole('link', { name: 'Закрытые сделки' }).click();
  const card = page.getByRole('region', { name: 'Сделка по вакансии 1-А, корпус 1' });
  await expect(card).toContainText('ООО «Поле и Ко»');
  await card.getByRole('button', { name: 'Изменить сделку' }).click();
  await dialog(page).getByRole('textbox', { name: 'Откуда переехал' }).fill('ЛП «Ольховый»');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(card).toContainText('ЛП «Ольховый»');
  await expect(card).toContainText('Въезд с июня');
  await card.getByRole('button', { name: 'Удалить сделку' }).click();
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('heading', { name: 'Закрытых сделок нет' })).toBeVisible();
  await expect(log(page)).toContainText('Вакансия 1-А снова открыта: сделка удалена');
  await page.getByRole('link', { name: 'Здания и вакансии' }).click();
  await expect(vacancies(page).getByRole('link')).toHaveText(['1-А', '1-А (остаток)']);
});

test('the log goes on to its first event while it is read', async ({ page, app, troubles }) => {
  troubles.expect(/failed: GET .*logs/);
  const { path, id } = await givenPark(app);
  await givenEvents(app.db, { entity: 'complex', id, employeeId: app.broker.id }, 230);
  await page.route('**/logs?**', (route) => route.abort());
  await page.goto(path);
  const event = (name: string) =>
    log(page)
      .getByRole('listitem')
      .filter({ hasText: `«${name}»` });
  await expect(event('Имя 230')).toBeVisible();
  // This button is loaded after the events and increases their height.
  await expect(event('Имя 230').getByRole('button', { name: 'Вернуть' })).toBeVisible();
  const failed = log(page).getByText('Не удалось загрузить данные');
  // Events above may still grow and push the end off the screen.
  await expect(async () => {
    await log(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    expect(await failed.isVisible()).toBe(true);
  }).toPass();
  await page.unrouteAll();
  await log(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(event('Имя 0')).toBeAttached();
  await expect(log(page).getByText('Не удалось загрузить данные')).toBeHidden();
});

test('parts leave the page for the archive and come back; a complex takes all of them along [IND-CPX-035, IND-CPX-075, IND-CPX-076, IND-CPX-077, IND-CPX-109, IND-BLD-048, IND-BLD-049, IND-VAC-043]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*archive/);
  const { path, buildingId } = await givenPark(app);
  await page.goto(path);
  await chooseAction(page, 'Действия с вакансией 1-А', 'Архивировать');
  await expect(toast(page, 'Вакансия успешно архивирована')).toBeVisible();
  await expect(page.getByText('Открытых вакансий нет')).toBeVisible();
  await page.getByRole('radio', { name: 'В архиве 1' }).check();
  await expect(tree(page).getByRole('treeitem', { name: '1-А' })).toContainText('В архиве');
  await chooseAction(page, 'Действия с вакансией 1-А', 'Разархивировать');
  await expect(toast(page, 'Вакансия успешно разархивирована')).toBeVisible();
  // Without archived vacancies the choice between active and archived ones is hidden.
  await page.getByRole('radio', { name: 'Активные' }).click();
  await expect(page.getByRole('radio', { name: 'Активные' })).toHaveCount(0);
  await chooseAction(page, 'Действия с вакансией 1-А', 'Архивировать');
  await expect(page.getByText('Открытых вакансий нет')).toBeVisible();

  await page.route('**/buildings/*/archive*', (route) => route.abort());
  await chooseAction(page, 'Действия со зданием Корпус 1', 'Архивировать');
  // This failure is a toast with the role `status`, not an alert.
  const failure = page.getByRole('status').filter({ hasText: 'Не удалось архивировать объект' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 1' })).toBeVisible();
  await page.unrouteAll();
  await chooseAction(page, 'Действия со зданием Корпус 1', 'Архивировать');
  await expect(toast(page, 'Здание успешно архивировано')).toBeVisible();
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 1' })).toBeHidden();

  await page.getByRole('radio', { name: 'В архиве 1' }).check();
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 1' })).toContainText('В архиве');
  await chooseAction(page, 'Действия со зданием Корпус 1', 'Разархивировать');
  await expect(toast(page, 'Здание успешно разархивировано')).toBeVisible();
  await expect(tree(page).getByRole('treeitem', { name: 'Корпус 1' })).toBeVisible();

  await side(page).getByRole('button', { name: 'Архивировать' }).click();
  await dialog(page).getByRole('button', { name: 'Архивировать' }).click();
  await expect(toast(page, 'Комплекс успешно архивирован')).toBeVisible();
  await expect(page.getByText('Комплекс в архиве.')).toBeVisible();
  await expect(log(page)).toContainText('Комплекс архивирован вместе с 2 зданиями');
  await side(page).getByRole('button', { name: 'Разархивировать' }).click();
  await expect(dialog(page)).toContainText('также те, что были архивированы отдельно');
  await dialog(page).getByRole('button', { name: 'Разархивировать' }).click();
  await expect(toast(page, 'Комплекс успешно разархивирован')).toBeVisible();
  await page.goto(`${path}?building=${buildingId}`);
  await expect(vacancies(page).getByRole('link')).toHaveText(['1-А']);
});

test('comments of all levels say their place; contacts are added, changed and deleted [IND-CPX-032, IND-CPX-033, IND-CPX-081, IND-CPX-121, IND-CONT-023, IND-CONT-024, IND-CONT-025, IND-CONT-026]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: (POST|DELETE) .*contacts/);
  const { id, path, vacancyId } = await givenPark(app);
  await givenCustomers(app);
  await app.broker.call(vacancyComments.create, { body: { vacancyId, text: 'Ворота чинят' } });
  const contactRole = await anyValue(app.db, 'contact_role');
  const contact = { complexId: id, companyId: 'c1', contactId: 'p1', contactRole };
  await app.broker.call(createContact, { body: contact });
  await app.broker.call(addOperatorToComplex, { params: { id }, body: owner });
  /** A colleague's change: the page shows it only after it reloads the whole complex. */
  const rename = async (name: string) => {
    const complex = await app.broker.call(getOneComplex, { params: { id } });
    await app.broker.call(updateComplex, { body: { ...complex, name } });
  };
  await page.goto(path);

  await page.getByRole('tab', { name: /Комментарии/ }).click();
  const comments = page.getByRole('tabpanel', { name: /Комментарии/ });
  await expect(comments.getByRole('listitem')).toContainText(['1-А']);
  // While it is being written, a comment shows which entity it belongs to.
  await expect(side(page).getByText('Комментарий к комплексу Логопарк Север', { exact: true })).toBeVisible();
  await side(page).getByRole('radio', { name: 'Здание' }).check();
  await expect(side(page).getByText('Комментарий к зданию Корпус 1', { exact: true })).toBeVisible();
  await side(page).getByRole('textbox', { name: 'Комментарий к зданию Корпус 1', exact: true }).fill('Крышу починили');
  await rename('Логопарк Юг');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Юг' })).toBeVisible();
  await expect(comments.getByRole('listitem').first()).toContainText('Корпус 1');
  await expect(comments.getByRole('listitem').first()).toContainText('Крышу починили');
  await comments.getByRole('button', { name: 'Удалить комментарий' }).first().click();
  await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(comments.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('tab', { name: /Люди/ }).click();
  const people = page.getByRole('tabpanel', { name: /Люди/ });
  await expect(people).toContainText('Ида Полевая');
  await expect(people.getByRole('heading', { name: 'Собственники и операторы' })).toBeVisible();
  await expect(people.getByRole('listitem').first()).toContainText(/ООО «Поле и Ко».*Собственник, главный/);
  await expectAccessible(side(page));
  const edit = async (comment: string) => {
    await chooseAction(page, 'Действия: Ида Полевая', 'Изменить');
    await dialog(page).getByRole('textbox', { name: 'Комментарий' }).fill(comment);
    await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  };
  await page.route('**/contacts/update', (route) => route.abort());
  await edit('Звонить утром');
  await expect(page.getByText('Не удалось обновить контакт', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await rename('Логопарк Запад');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(toast(page, 'Контакт обновлен')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Запад' })).toBeVisible();
  await expect(people).toContainText('Звонить утром');

  const remove = async () => {
    await chooseAction(page, 'Действия: Ида Полевая', 'Удалить');
    await dialog(page).getByRole('button', { name: 'Удалить' }).click();
  };
  await page.route('**/contacts/*', (route) => route.abort());
  await remove();
  await expect(page.getByText('Не удалось удалить контакт', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await remove();
  await expect(toast(page, 'Контакт удален')).toBeVisible();
  await expect(people.getByText('Ида Полевая')).toBeHidden();
});

test('an unknown complex says so inside the page; a failed load can be tried again; deleting asks first', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/full-complex/);
  const { path } = await givenPark(app);
  for (const id of ['nothing', '01900000-0000-7000-8000-000000000000']) {
    await page.goto(`/industrial/complex/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Нет данных' })).toBeVisible();
  }
  await page.route('**/full-complex', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Не удалось загрузить данные' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Север' })).toBeVisible();
  await side(page).getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog(page)).toContainText('Удаление объекта?');
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(page).toHaveURL(path);
});
