import { findRequests } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenOpenVacancy, givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import { givenLinkIn } from '@gektar/server/testing/selection-domains.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { listTitle } from './properties-list.ts';
import { field, list } from './property-form.ts';
import { card, from, takeFirst, to } from './request-form.ts';
import { givenCustomers } from './whole-property.ts';

// The columns of the plain search.
test.use({ isNearFolded: true });

async function takeOne(page: Page, label: string, words: string): Promise<void> {
  await list(page, label).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

/** A day of the open calendar by its name, '5 декабря 2026': this many days from today in Moscow. */
function calendarDay(page: Page, days: number): Locator {
  const name = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'long' })
    .format(Date.now() + days * 86_400_000)
    .replace(/\sг\.$/, '');
  return page.getByRole('button', { name, exact: true });
}

test('every field of the form reaches the request and the drawer of its data; a creation that fails keeps what was typed [IND-REQ-008, IND-REQ-009, IND-REQ-010, IND-REQ-011, IND-REQ-012, IND-REQ-013, IND-REQ-014, IND-REQ-018, IND-REQ-055]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/503 POST .*\/api\/industrial\/requests$/);
  await givenCustomers(app);
  const colleague = await app.anotherBroker();
  await app.db.updateTable('shared.employees').set({ last_name: 'Озимая' }).where('id', '=', colleague.id).execute();
  const another = await app.anotherBroker();
  await givenOpenVacancy(app.db);
  await page.goto('/industrial/requests/new');
  await expect(card(page)).toContainText(/Подходит\s1\sвакансия/);
  await field(page, 'Название').fill('Центр на севере');
  await takeOne(page, 'Компания', 'ООО «Поле и Ко»');
  await takeOne(page, 'Контактное лицо', 'Полевая');
  await field(page, 'Дата запроса').fill('12.11.2026');
  await takeOne(page, 'Ответственный', 'Озимая');
  await takeFirst(page, 'Типы запроса', 'Аренда');
  await takeOne(page, 'Компания рекомендовавшего', 'ООО «Поле и Ко»');
  await takeOne(page, 'Кто рекомендовал', 'Межевой');
  await field(page, 'Встреча по рекомендации: дата').fill('26.11.2026');
  await field(page, 'Встреча по рекомендации: время').fill('15:30');
  await field(page, 'Комментарий к рекомендации').fill('Через знакомых');
  await takeFirst(page, 'Тип вакансии', 'Продажа');
  await takeOne(page, 'Основной тип', 'Производство');
  await from(page, 'Площадь вакансии').fill('1000');
  await to(page, 'Площадь вакансии').fill('2500,5');
  await from(page, 'Дата доступа').fill('01.12.2026');
  await to(page, 'Дата доступа').fill('01.04.2027');
  const ticks = [
    'Сухой склад',
    'Склад с температурным режимом',
    'Морозильный склад',
    'Неотапливаемый склад',
    'Built-to-suit',
    'Только целиком',
    'Стеллажи',
  ];
  for (const name of ticks) await page.getByRole('checkbox', { name, exact: true }).check();
  await takeFirst(page, 'Города и регионы', 'Московская область');
  await takeFirst(page, 'Классы зданий', 'B+');
  await takeFirst(page, 'Типы зданий', 'Складское');
  // The list has the statuses of a building, whose words differ from those of a complex.
  await takeFirst(page, 'Статусы строительства', 'Строящееся');
  await from(page, 'Рабочая высота').fill('10');
  await to(page, 'Общая площадь здания').fill('50000');
  await field(page, 'Ссылка на диск').fill('https://disk.example/request');
  await field(page, 'Комментарий').fill('Звонить после обеда');
  await takeFirst(page, 'Доступ коллегам', 'Лугова');

  await expect(card(page)).toContainText('Подходящих вакансий нет');
  await test.step('a server that is away', async () => {
    const path = '**/api/industrial/requests';
    await page.route(path, (route) => route.fulfill({ status: 503, json: { error: { code: 'database.away' } } }));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Не удалось создать новую подборку')).toBeVisible();
    await page.unroute(path);
    await expect(field(page, 'Название')).toHaveValue('Центр на севере');
  });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/industrial\/requests\/[0-9a-f-]{36}\/search$/);
  const [made] = await app.broker.call(findRequests, { body: {} });
  expect(made).toMatchObject({
    name: 'Центр на севере',
    companyId: 'c1',
    contactId: 'p1',
    requestDate: '2026-11-12T00:00:00',
    responsibleEmployeeId: colleague.id,
    requestTypes: expect.any(Number),
    referralContactId: 'p2',
    referralAppointmentDateTime: '2026-11-26T15:30:00',
    referralComment: 'Через знакомых',
    vacancyTypes: 2,
    mainAreaTypesCalc: [6],
    vacancyAreaRange: { from: 1_000, to: 2_500.5 },
    accessDate: { from: '2026-12-01T00:00:00', to: '2027-04-01T00:00:00' },
    hasDryArea: true,
    hasTemperatureArea: true,
    hasFreezerArea: true,
    hasUnheatedArea: true,
    bts: true,
    isWholeForRent: true,
    hasShelving: true,
    cityRegions: [{ regionId: 50, cityId: null }],
    buildingClasses: [3],
    buildingTypes: [{ name: 'Складское' }],
    constructionStatuses: [2],
    workingHeightRange: { from: 10, to: null },
    totalArea: { from: null, to: 50_000 },
    linkToDisk: 'https://disk.example/request',
    comment: 'Звонить после обеда',
    additionalAccessEmployees: [another.id],
  });

  await page.getByRole('button', { name: 'Данные запроса', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Данные запроса' });
  const shown: Record<string, string | RegExp> = {
    Название: 'Центр на севере',
    'Типы запроса': /Аренда/,
    'Дата запроса': '12.11.2026',
    'Дата создания': /^\d\d\.\d\d\.\d{4}$/,
    Ответственный: /Озимая/,
    'Доступ коллегам': /Лугова/,
    'Ссылка на диск': 'disk.example/request',
    Комментарий: 'Звонить после обеда',
    Компания: 'ООО «Поле и Ко»',
    'Контактное лицо': /Полевая/,
    'Кто рекомендовал': /Межевой/,
    'Встреча по рекомендации': '26.11.2026 15:30',
    'Комментарий к рекомендации': 'Через знакомых',
    'Тип вакансии': 'Продажа',
    'Основной тип': 'Производство',
    'Площадь вакансии': '1 000,00 - 2 500,50 м²',
    'Дата доступа': '01.12.2026 - 01.04.2027',
    ...Object.fromEntries(ticks.map((name) => [name, 'Да'])),
    'Города и регионы': 'Московская область',
    Шоссе: 'Не указано',
    Комплекс: 'Не указано',
    'Классы зданий': 'B+',
    'Тип здания': 'Складское',
    'Статусы строительства': 'Строящееся',
    'Рабочая высота': 'от 10,00 м',
    'Общая площадь здания': 'до 50 000,00 м²',
  };
  for (const [label, value] of Object.entries(shown)) {
    const term = drawer.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
    await expect.soft(term.locator('xpath=following-sibling::dd[1]'), label).toHaveText(value);
  }
});

test('cards count their objects, archiving takes a card away, a failed load says so; a right that is gone is told when saving [IND-REQ-005, IND-REQ-017, IND-REQ-041, IND-REQ-053, AUTH-015, ERR-013, SHELL-055]', async ({
  page,
  app,
  troubles,
}) => {
  const { db, broker } = app;
  await givenCustomers(app);
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  for (const [name, count] of [
    ['Один', 1],
    ['Два', 2],
    ['Пять', 5],
  ] as const) {
    const { requestId } = await givenVacancySelection(db, { count });
    await db
      .updateTable('industrial.requests')
      .set({ name, author_id: broker.id })
      .where('id', '=', requestId)
      .execute();
  }
  await page.goto('/industrial/requests?view=list');
  await expect(card('Один')).toContainText(/В подборке 1\sобъект(?!а|ов)/);
  await expect(card('Два')).toContainText(/В подборке 2\sобъекта/);
  await expect(card('Пять')).toContainText(/В подборке 5\sобъектов/);

  await test.step('archived from its page, it is gone from the active ones', async () => {
    troubles.expect(/failed: POST .*\/archive/);
    await card('Два').getByRole('link', { name: 'Два' }).click();
    await page.route('**/requests/*/archive*', (route) => route.abort());
    await page.getByRole('button', { name: 'Архивировать', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Произошла ошибка', { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Архивировать', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('Запрос успешно архивирован')).toBeVisible();
    await page.goBack();
    await expect(listTitle(page)).toHaveText('2 запроса');
    await expect(card('Два')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(card('Два').getByText('В архиве', { exact: true })).toBeVisible();
  });
  await test.step('a right taken away while the form stands open', async () => {
    troubles.expect(/refused: 403 POST .*requests\/update/);
    const { id } = await givenIndustrialRequest(db, { name: 'Уступленный', companyId: 'c1' }, broker.id);
    await page.goto(`/industrial/requests/${id}/edit`);
    await field(page, 'Комментарий').fill('Напоследок');
    await db.updateTable('industrial.requests').set({ author_id: null }).where('id', '=', id).execute();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('У вас нет прав доступа на выполнение этого действия')).toBeVisible();
    await expect(field(page, 'Комментарий')).toHaveValue('Напоследок');
  });
  await test.step('a list that does not come', async () => {
    troubles.expect(/refused: 500 POST .*get-by-filter/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('/industrial/requests?view=list');
    await expect(card('Один')).toBeVisible();
    await page.route('**/requests/get-by-filter*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('radio', { name: 'Только архивные' }).check();
    await expect(page.getByText('Не удалось загрузить данные').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('the vacancy table hides ten columns at first, keeps what is chosen, its name stands still; a list is appended page by page and replaced by a new search [IND-VAC-006, IND-VAC-007, IND-VAC-008, SHELL-029, SHELL-050, SHELL-053, IND-LINK-009]', async ({
  page,
  app,
}) => {
  const { db, broker } = app;
  const { requestId, selectionId } = await givenVacancySelection(db, {
    name: 'Первый',
    count: 1,
    responsibleEmployeeId: broker.id,
  });
  await givenLinkIn(db, 'industrial', selectionId, { password: 'K7M4XC' });
  const head = (name: string) => page.getByRole('columnheader', { name });
  const columns = page.getByRole('button', { name: /^Столбцы/ });
  const panel = page.getByRole('dialog', { name: 'Столбцы' });

  await test.step('columns', async () => {
    await page.goto(`/industrial/requests/${requestId}/search`);
    await expect(head('Комплекс')).toHaveCSS('position', 'sticky');
    await columns.click();
    await expect(panel.getByRole('checkbox', { name: /^Комплекс/ })).toBeDisabled();
    const hidden = [
      'Целиком',
      'Ставка офис',
      'Ставка мезонин',
      'Блок продажи',
      'НДС продажи',
      'Паллетомест',
      'Ворота на 0',
      'Доки',
      'Кросс-док',
      'Лифт',
    ];
    for (const name of hidden) await expect(panel.getByRole('checkbox', { name: new RegExp(name) })).not.toBeChecked();
    await expect(panel.getByRole('checkbox', { checked: false })).toHaveCount(hidden.length);
    await panel.getByRole('checkbox', { name: 'Лифт' }).check();
    await panel.getByRole('checkbox', { name: 'Регион' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(head('Комплекс')).toBeVisible();
    await expect(head('Лифт')).toBeAttached();
    await expect(head('Регион')).toHaveCount(0);
    await columns.click();
    await expect(panel.getByRole('checkbox', { name: 'Лифт' })).toBeChecked();
    await expect(panel.getByRole('checkbox', { name: 'Регион' })).not.toBeChecked();
    await page.keyboard.press('Escape');
  });
  await test.step('the day of the link', async () => {
    await page.goto(`/industrial/requests/${requestId}/selection`);
    await page.getByRole('button', { name: 'Обновить клиентскую ссылку' }).click();
    const until = field(page, 'Доступна до');
    for (const typed of ['31.02.2030', '05.13.2030', '5.1.30']) {
      await until.fill(typed);
      await until.blur();
      await expect(until).toHaveAccessibleDescription('Некорректная дата');
    }
    await until.fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Открыть календарь' }).click();
    await expect(page.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
    // The calendar lacks yesterday when today is both a Monday and the first of a month.
    for (const yesterday of await calendarDay(page, -1).all()) await expect(yesterday).toBeDisabled();
    await expect(calendarDay(page, 0)).toBeEnabled();
    await page.keyboard.press('Escape');
    await until.fill('05.01.2030');
    await until.blur();
    await expect(until).not.toHaveAccessibleDescription('Некорректная дата');
    await page.getByRole('dialog').getByRole('button', { name: 'Обновить', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Ссылка доступна до 05.01.2030');
  });
  await test.step('the bar; pages of a list', async () => {
    for (let index = 1; index <= 14; index += 1) {
      await givenIndustrialRequest(db, { name: `Запрос ${index}` }, broker.id);
    }
    await page.goto('/industrial/requests?view=list');
    const bar = page.getByRole('navigation', { name: 'Разделы' });
    for (const [name, add, form] of [
      ['Объекты', 'Добавить комплекс', '/industrial/complex/new'],
      ['Запросы', 'Новый запрос', '/industrial/requests/new'],
    ] as const) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(bar.getByRole('link', { name: add })).toHaveAttribute('href', form);
    }
    const cards = page.getByRole('article');
    await expect(cards.first()).toHaveAccessibleName('Запрос 14');
    const firstMade = page.getByRole('article', { name: 'Первый', exact: true });
    await expect
      .poll(async () => {
        await cards.last().scrollIntoViewIfNeeded();
        return firstMade.count();
      })
      .toBe(1);
    // The oldest card is loaded below the others, which remain in the document.
    await expect(page.getByRole('article', { name: 'Запрос 2', exact: true })).toBeAttached();
    await page.getByRole('searchbox').first().fill('Первый');
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAccessibleName('Первый');
  });
});
