import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { findLayoutTroubles } from './reflow.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const sheet = (page: Page) => page.getByRole('dialog');
const TARGET_PX = 44;

/** A list with one object, opened on a telephone; one per domain. */
interface PhoneList {
  readonly area: string;
  readonly path: string;
  readonly given: (app: TestApp) => Promise<{ readonly id: string }>;
  /** URL of the object's page. */
  readonly page: RegExp;
  /** Name of the link from the card to that page. */
  readonly link: RegExp;
  /** Name of the button that shows the value, before and after the edit; label of its field in the sheet. */
  readonly before: RegExp;
  readonly after: RegExp;
  readonly field: string;
  readonly typed: string;
  /** Head of the value's column in the table, and the typed value as a cell shows it. */
  readonly head: string;
  readonly shown: string;
  /** Another field, whose value is refused when it is empty or too large. */
  readonly other: {
    readonly name: string;
    readonly line: string;
    readonly wrong: string;
    readonly message: string;
    readonly right: string;
  };
  readonly stored: (app: TestApp, id: string) => Promise<readonly unknown[]>;
  readonly storedAfter: readonly unknown[];
}

const lists: readonly PhoneList[] = [
  {
    area: 'plots',
    path: '/land/property',
    given: ({ db }) => givenProperty(db, { price: 10_000_000, area: 3.5, address: 'деревня Ивановка' }),
    page: /\/land\/property\/[0-9a-f-]{36}$/,
    link: /деревня Ивановка/,
    before: /^Изменить: Цена 10\s000\s000,00/,
    after: /^Изменить: Цена 12\s000\s000,00/,
    field: 'Цена',
    typed: '12000000',
    head: 'Цена, руб.',
    shown: '12 000 000,00',
    other: { name: 'Площадь', line: 'Площадь, га', wrong: '', message: 'Обязательное поле', right: '4' },
    stored: async (app, id) => {
      const { price, area } = await app.broker.call(getProperty, { params: { id } });
      return [price, area];
    },
    storedAfter: [12_000_000, 4],
  },
  {
    area: 'vacancies',
    path: '/industrial/vacancy',
    given: async ({ db }) => {
      const complex = await givenComplex(db, { name: 'Логопарк Север' });
      const building = await givenBuilding(db, complex.id);
      const areaSetWithPrice = { office: { areaValue: 100, leasePricePerSqm: 8_000 } };
      return givenVacancy(db, building.id, { areaSetWithPrice });
    },
    page: /vacancy/,
    link: /Логопарк Север/,
    before: /^Изменить: Ставка, ср\. 8\s000,00/,
    after: /^Изменить: Ставка, ср\. 9\s500,00/,
    field: 'Средняя ставка',
    typed: '9500',
    head: 'Ставка',
    shown: '9 500,00',
    other: {
      name: 'Название',
      line: 'Название',
      wrong: '',
      message: 'Обязательное поле',
      right: '7-Б',
    },
    stored: async (app, id) => {
      const vacancy = await app.broker.call(getVacancy, { params: { id } });
      return [vacancy.averageNetRentalRate, vacancy.name];
    },
    storedAfter: [9_500, '7-Б'],
  },
];

for (const list of lists) {
  test(`on a telephone a tap on a value opens its field, written as a cell: ${list.area}`, async ({ page, app }) => {
    const { id } = await list.given(app);
    await page.goto(list.path);
    const card = page.getByRole('article');
    const value = card.getByRole('button', { name: list.before });
    const box = await value.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET_PX);
    expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
    await expectAccessible(card);

    await value.tap();
    const input = sheet(page).getByRole('textbox', { name: list.field });
    await expect(input).toBeFocused();
    await expectAccessible(sheet(page));
    expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
    await input.fill(list.typed);
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByLabel('Записано')).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: new RegExp(`^Изменить: ${list.field}`) })).toBeFocused();

    const { name, line, wrong, message, right } = list.other;
    await sheet(page)
      .getByRole('button', { name: new RegExp(`^Изменить: ${line}`) })
      .tap();
    await sheet(page).getByRole('textbox', { name, exact: true }).fill(wrong);
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByText(message)).toBeVisible();
    expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
    if (!(await sheet(page).getByRole('textbox', { name, exact: true }).isVisible()))
      await sheet(page).getByText(message).tap();
    await sheet(page).getByRole('textbox', { name, exact: true }).fill(right);
    await page.keyboard.press('Enter');
    await expect.poll(() => list.stored(app, id)).toEqual(list.storedAfter);

    await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
    await expect(sheet(page)).toBeHidden();
    await expect(card.getByRole('button', { name: list.after })).toBeVisible();
    await page.getByRole('button', { name: 'Отменить' }).first().tap();
    await expect.poll(() => list.stored(app, id)).not.toEqual(list.storedAfter);
    await card.getByRole('link', { name: list.link }).tap();
    await expect(page).toHaveURL(list.page);
  });
}

for (const list of lists) {
  test(`on a telephone a tap on a value of the table opens its field: ${list.area}`, async ({ page, app }) => {
    await list.given(app);
    await page.goto(`${list.path}?view=table`);
    const grid = page.getByRole('grid');
    await expect(grid.locator('[data-editable]').first()).toBeAttached();
    const head = page.getByRole('columnheader', { name: list.head }).first();
    await head.scrollIntoViewIfNeeded();
    const column = await head.getAttribute('aria-colindex');
    await grid.locator(`tr[aria-rowindex="2"] > [aria-colindex="${column}"]`).tap();
    const input = sheet(page).getByRole('textbox', { name: list.field });
    await expect(input).toBeFocused();
    await input.fill(list.typed);
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByLabel('Записано')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
    await expect(grid).toContainText(list.shown);
  });
}

test('on a telephone two people in one field: both values with who, in the sheet; a card marks what is not written', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const { id } = await givenProperty(app.db, { price: 10_000_000 });
  await page.goto('/land/property');
  await page.getByRole('button', { name: /^Изменить: Цена/ }).tap();
  await expect(sheet(page).getByRole('textbox', { name: 'Цена' })).toBeFocused();
  const stored = await colleague.call(getProperty, { params: { id } });
  await colleague.call(updateProperty, { body: { ...stored, price: 15_000_000 } });
  await sheet(page).getByRole('textbox', { name: 'Цена' }).fill('11000000');
  await page.keyboard.press('Enter');
  const both = sheet(page).getByRole('region', { name: 'Два значения' });
  await expect(both).toContainText(/Лугова.* изменено раньше вас/);
  for (const value of ['10 000 000,00', '15 000 000,00', '11 000 000,00']) await expect(both).toContainText(value);
  await expectAccessible(sheet(page));
  expect(await findLayoutTroubles(page, TARGET_PX)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Закрыть' }).tap();
  await expect(page.getByRole('article').getByRole('img', { name: 'Не записано' })).toBeVisible();
  await page.getByRole('button', { name: /^Изменить: Цена/ }).tap();
  await both.getByRole('button', { name: 'Записать моё' }).tap();
  await expect(sheet(page).getByLabel('Записано')).toBeVisible();
  expect((await app.broker.call(getProperty, { params: { id } })).price).toBe(11_000_000);
});
