import { domains } from '@gektar/contract/domain.ts';
import { findRequests as findIndustrial } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { findRequests as findLand } from '@gektar/contract/land/requests/request-endpoints.ts';
import { createOwnContact, findCustomers } from '@gektar/contract/people/own-customer-endpoints.ts';
import { listReminders } from '@gektar/contract/reminders/reminder-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { nextMorning } from './next-morning.ts';

/** Maximum number of actions from the incoming call to the saved request. */
const MOST_ACTIONS = 12;
/** Assumed typing speed (characters/s), and the maximum time for all typing (s). */
const TYPED_A_SECOND = 5;
const MOST_SECONDS = 60;

/** Counts presses, clicks and runs of typing as a person makes them. */
class Counted {
  readonly #page: Page;
  actions = 0;
  characters = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string) {
    this.actions += 1;
    await this.#page.keyboard.press(key);
  }

  async click(element: Locator) {
    this.actions += 1;
    await element.click();
  }

  /** Types into the field that has the focus. */
  async type(text: string) {
    this.actions += 1;
    this.characters += text.length;
    await this.#page.keyboard.type(text);
  }
}

const areas = {
  land: {
    type: 'Под склад',
    note: 'нужен участок 3-7 га до 150 млн по ленинградке',
    offers: [/^Площадь 3/, /^Бюджет до 150/, 'Ленинградское шоссе'],
    asked: {
      area: { from: 3, to: 7 },
      budget: { from: null, to: 150_000_000 },
      requestType: [{ name: 'Покупка' }],
      landHighways: [{ name: 'Ленинградское шоссе' }],
    },
    leftOut: 'Дополните: 3 поля',
    field: { role: 'textbox', name: 'Ссылка на диск' },
  },
  industrial: {
    type: 'Сухой',
    note: 'нужно 5-8 тыс метров класса А до 9000 по ленинградке и дмитровке',
    offers: [/^Площадь 5/, /^Ставка до 9/, 'Класс A', 'Ленинградское шоссе', 'Дмитровское шоссе'],
    asked: {
      vacancyAreaRange: { from: 5000, to: 8000 },
      netRentalRateTo: 9000,
      vacancyTypes: 1,
      hasDryArea: true,
      buildingClasses: [2],
      highways: [{ name: 'Дмитровское шоссе' }, { name: 'Ленинградское шоссе' }],
    },
    leftOut: 'Дополните: 1 поле',
    field: { role: 'combobox', name: 'Компания' },
  },
} as const;

for (const domain of domains) {
  const { type, note, offers, asked, leftOut, field } = areas[domain];

  test(`${domain}: a caller nobody knows is a request within twelve actions and a minute of typing`, async ({
    page,
    app,
  }) => {
    await givenProperty(app.db, { area: 5, price: 90_000_000 });
    const building = await givenBuilding(app.db, (await givenComplex(app.db, { name: 'Логопарк Север' })).id);
    await givenVacancy(app.db, building.id);
    await page.goto(domain === 'land' ? '/land/request' : '/industrial/requests');
    await expect(page.getByRole('button', { name: 'Запрос за минуту' }).first()).toBeVisible();

    const person = new Counted(page);
    await person.press('Control+KeyK');
    await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
    await person.type('8 900 000-03-18');
    await expect(page.getByRole('option', { name: /Запрос за минуту/ })).toBeVisible();
    await person.press('Alt+3');
    const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
    await expect(dialog.getByRole('textbox', { name: 'Имя' })).toBeFocused();
    await person.type('Антон Рябинин');
    await person.click(dialog.getByRole('button', { name: type, exact: true }));
    await person.click(dialog.getByRole('button', { name: nextMorning }));
    await person.click(dialog.getByRole('textbox', { name: 'Заметка' }));
    await person.type(note);
    for (const offer of offers) await expect(dialog.getByRole('button', { name: offer })).toBeVisible();
    await person.click(dialog.getByRole('button', { name: offers[0] }));
    await person.click(dialog.getByRole('button', { name: 'Подставить всё' }));
    await expect(dialog.getByRole('group', { name: 'Из заметки' })).toBeHidden();
    await expectAccessible(dialog);
    await person.press('Control+Enter');
    await expect(page.getByText('Запрос создан')).toBeVisible();
    expect(person.actions).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(person.characters / TYPED_A_SECOND).toBeLessThanOrEqual(MOST_SECONDS);

    await expect(dialog).toBeHidden();
    const { call } = app.broker;
    const [request] = await call(domain === 'land' ? findLand : findIndustrial, { body: {} });
    expect(request).toMatchObject({ ...asked, responsibleEmployeeId: app.broker.id });
    expect(request?.contact).toMatchObject({ firstName: 'Антон', lastName: 'Рябинин' });
    const { rows } = await call(findCustomers, { query: { searchText: '79000000318' } });
    expect(rows.map(({ id }) => id)).toEqual([request?.contactId]);
    const about = { kind: `${domain}_request`, id: request?.id ?? '' } as const;
    expect(await call(listReminders, { query: about })).toMatchObject([{ kind: 'call' }]);

    await page.getByRole('button', { name: 'Открыть', exact: true }).click();
    await expect(page.getByText(leftOut)).toBeVisible();
    await page.getByRole('region', { name: 'Дополнить' }).getByRole('link').first().click();
    await expect(page.getByRole(field.role, { name: field.name, exact: true })).toBeFocused();
  });
}

test('a dialog closed by mistake goes on where it was; a saved request is taken back with its reminder', async ({
  page,
  app,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Запрос за минуту' }).click();
  const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
  await dialog.getByRole('radio', { name: 'Склады' }).check();
  await dialog.getByRole('textbox', { name: 'Заметка' }).fill('половину блока можно');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Сегодня', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+3');
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Заметка' })).toHaveValue('половину блока можно');
  await dialog.getByRole('combobox', { name: 'Кто звонит' }).fill('Вера');
  await page.getByRole('option', { name: 'Добавить «Вера»' }).click();
  await dialog.getByRole('button', { name: nextMorning }).click();
  await dialog.getByRole('textbox', { name: 'Заметка' }).press('Enter');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect.poll(() => app.db.selectFrom('industrial.requests').select('id').execute()).toEqual([]);
  await expect.poll(() => app.db.selectFrom('shared.trash').select('title').execute()).toHaveLength(1);
});

test('Alt+3 on a number of which nobody has been found yet takes the number', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/api\/.*callers/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/land/request');
  await expect(page.getByRole('button', { name: 'Запрос за минуту' }).first()).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
  await page.keyboard.type('8 900 000-03-18');
  await expect(page.locator('[data-wide] [aria-busy="true"]')).toBeAttached();
  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeHidden();
  release.resolve();
  const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
  await expect(dialog.getByRole('textbox', { name: 'Имя' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/900.*000.*03.*18/);
});

test('what is typed right after Alt+3 reaches the dialog however late it is loaded; Escape cancels', async ({
  page,
  app,
}) => {
  await givenProperty(app.db, { area: 7, price: 30_000_000 });
  const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/openers-.*\.js/, async (route) => {
    asked.resolve();
    await release.promise;
    await route.continue();
  });
  await page.goto('/land/property');
  const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
  const caller = dialog.getByRole('combobox', { name: 'Кто звонит' });
  await asked.promise;
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Alt+3');
  await page.keyboard.type('495');
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.press('Alt+3');
  await page.keyboard.type('8 900 0009');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('-04');
  release.resolve();
  await expect(caller).toHaveValue('8 900 000-04');
  await expect(search).toHaveValue('');
  await page.keyboard.type('-19');
  await expect(caller).toHaveValue('8 900 000-04-19');
  await expect(page.getByRole('option', { name: 'Добавить «8 900 000-04-19»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/land\/property$/);
});

test('over the open dialog the palette finds a caller; Escape leads back to what was typed, a page closes both', async ({
  page,
  app,
}) => {
  const contact = { firstName: 'Антон', lastName: 'Рябинин', companyId: null, phones: ['8 900 000-03-18'] };
  await app.broker.call(createOwnContact, { body: { ...contact, emails: [], note: null } });
  await page.goto('/land/request');
  await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible();
  await page.keyboard.press('Alt+3');
  const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
  const note = dialog.getByRole('textbox', { name: 'Заметка' });
  const palette = page.getByRole('combobox', { name: 'Поиск' });
  await note.fill('половину блока можно');

  await page.keyboard.press('Control+KeyK');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Control+KeyS');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('половину блока можно');
  // Ctrl+S did not press 'Сохранить запрос' below.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0);

  await page.keyboard.press('Control+KeyK');
  await palette.fill('8 900 000-03-18');
  await expect(page.getByRole('option', { name: /Рябинин/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /Запрос за минуту/ })).toBeVisible();
  await page.keyboard.press('Alt+3');
  await expect(palette).toBeHidden();
  await expect(dialog.getByText('Антон Рябинин')).toBeVisible();
  await expect(note).toHaveValue('половину блока можно');

  await page.keyboard.press('Control+KeyK');
  await palette.fill('Отдел за неделю');
  await page
    .getByRole('option', { name: /Отдел за неделю/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Отдел за неделю' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+3');
  await dialog.getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog.getByText('Антон Рябинин')).toBeVisible();
  await expect(note).toHaveValue('половину блока можно');
});

test('on a phone the foot has the number of what fits, which opens the objects from below; saving leads to the search', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await givenProperty(app.db, { area: 7, cadastralNumbers: ['50:20:0010203:145'] });
  await givenProperty(app.db, { area: 70 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Запрос за минуту' }).click();
  const dialog = page.getByRole('dialog', { name: 'Запрос за минуту' });
  await dialog.getByRole('textbox', { name: 'Площадь, до' }).fill('10');
  await dialog.getByRole('button', { name: /^Подходит\s1$/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Что подходит' });
  await expect(sheet.getByRole('link', { name: '50:20:0010203:145' })).toHaveAttribute('href', `/land/property/${id}`);
  await expectAccessible(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Площадь, до' })).toHaveValue('10');

  await dialog.getByRole('combobox', { name: 'Кто звонит' }).fill('Антон Рябинин');
  await page.getByRole('option', { name: 'Добавить «Антон Рябинин»' }).click();
  await dialog.getByRole('button', { name: 'Под склад', exact: true }).click();
  await dialog.getByRole('button', { name: 'Сохранить и открыть поиск' }).click();
  await expect(page).toHaveURL(/\/land\/request\/[\da-f-]+\/search/);
});
