import { industrialSelections } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { landSelections } from '@gektar/contract/land/selections/selection.ts';
import { givenEmployee, givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenManyCompanies } from '@gektar/server/testing/given-customers.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';

/** Names of the requests: all conditions met, one almost, one unknown, one below the limit. */
const MET = 'Промплощадка у ЦКАД';
const NEAR = 'Завод ЖБИ';
const UNKNOWN = 'Дата-центр, 20 МВт';
const FAR = 'Далёкий склад';

interface Area {
  readonly name: string;
  /** Makes an object and the requests; `NEAR` is led by a colleague. @returns the page of the object */
  readonly given: (app: TestApp, colleagueId: string) => Promise<string>;
  readonly open: (page: Page) => Promise<void>;
  /** The line of a request. */
  readonly line: (page: Page, name: string) => Locator;
  readonly names: (page: Page) => Locator;
  readonly order: readonly string[];
  readonly sentences: readonly [met: RegExp, near: RegExp, unknown: RegExp];
  readonly verdict: RegExp;
  readonly itemsOf: (app: TestApp, name: string) => Promise<number>;
}

async function requestIdOf({ db }: TestApp, domain: 'land' | 'industrial', name: string): Promise<string> {
  const { id } = await db
    .selectFrom(`${domain}.requests`)
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

export const land: Area = {
  name: 'land',
  async given(app, colleagueId) {
    const mine = { responsibleEmployeeId: app.broker.id };
    const area = { from: 5, to: 20 };
    await givenRequest(app.db, { ...mine, name: MET, area, distanceFromNearestCity: 60 });
    await givenRequest(app.db, {
      responsibleEmployeeId: colleagueId,
      name: NEAR,
      area: { from: 7.5, to: 20 },
      distanceFromNearestCity: 70,
    });
    await givenRequest(app.db, { ...mine, name: UNKNOWN, area, utilities: [{ id: 2, value: 100 }] });
    await givenRequest(app.db, { ...mine, name: FAR, area: { from: 50, to: 80 } });
    const { id } = await givenProperty(app.db, {
      ...mine,
      cadastralNumbers: ['50:20:0996541:1245'],
      propertyType: { id: 3 },
      area: 6.99,
      kmFromCity: 31.9,
      electricitySupply: { type: 1, value: null, from: null, to: null },
    });
    return `/land/property/${id}`;
  },
  open: (page) => page.getByRole('tab', { name: /^Кому подходит/ }).click(),
  line: (page, name) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name }),
  names: (page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('link'),
  order: [MET, UNKNOWN, NEAR],
  sentences: [/Все 3 условия выполнены/, /Подходит, кроме площади: не хватает 0,51\sга/, /мощность не указана/],
  verdict: /не хватает 0,51\sга/,
  itemsOf: async (app, name) => {
    const requestId = await requestIdOf(app, 'land', name);
    return (await app.broker.call(landSelections.ofRequest, { params: { requestId } })).items.length;
  },
};

export const industrial: Area = {
  name: 'industrial',
  async given(app, colleagueId) {
    const building = await givenBuilding(app.db, (await givenComplex(app.db, { name: 'Парк Соколово' })).id, {
      name: 'Корпус 2',
      workingHeight: 9.2,
    });
    const vacancy = await givenVacancy(app.db, building.id, {
      name: '2-А',
      hasShelves: null,
      areaSetWithPrice: { warehouse: { areaValue: 11_400, dry: { areaValue: 11_400 } } },
    });
    const mine = { responsibleEmployeeId: app.broker.id };
    const vacancyAreaRange = { from: 9_000, to: 18_000 };
    const dry = { vacancyAreaRange, hasDryArea: true };
    await givenIndustrialRequest(app.db, { ...mine, ...dry, name: MET });
    const workingHeightRange = { from: 10, to: null };
    await givenIndustrialRequest(app.db, {
      responsibleEmployeeId: colleagueId,
      name: NEAR,
      vacancyAreaRange,
      workingHeightRange,
    });
    await givenIndustrialRequest(app.db, { ...mine, name: UNKNOWN, ...dry, hasShelving: true });
    await givenIndustrialRequest(app.db, { ...mine, name: FAR, vacancyAreaRange: { from: 40_000, to: 50_000 } });
    return `/industrial/vacancy/${vacancy.id}`;
  },
  open: (page) =>
    page
      .getByRole('navigation', { name: 'Разделы вакансии' })
      .getByRole('link', { name: /^Кому подходит/ })
      .click(),
  line: (page, name) =>
    page.getByRole('grid', { name: 'Запросы, которым подходит вакансия' }).getByRole('row').filter({ hasText: name }),
  names: (page) =>
    page
      .getByRole('grid', { name: 'Запросы, которым подходит вакансия' })
      .getByRole('row')
      .getByRole('link')
      .filter({ hasText: /^[А-Я]/ }),
  order: [MET, UNKNOWN, NEAR],
  sentences: [/Все 2 условия выполнены/, /Подходит, кроме высоты: не хватает 0,80\sм/, /Подходит, если есть стеллажи/],
  verdict: /не хватает 0,80\sм/,
  itemsOf: async (app, name) => {
    const requestId = await requestIdOf(app, 'industrial', name);
    return (await app.broker.call(industrialSelections.ofRequest, { params: { requestId } })).items.length;
  },
};

for (const area of [land, industrial]) {
  test(`'Кому подходит' explains each request, adds to a colleague's selection, remembers what is hidden: ${area.name} (N-12)`, async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 5\d\d GET .*matches/);
    const colleague = await givenEmployee(app.db, { firstName: 'Марк', lastName: 'Озёрный' });
    const path = await area.given(app, colleague.id);
    const { line, names } = area;
    const button = (name: RegExp | string) => page.getByRole('button', { name });
    await page.goto(path);

    await test.step('the best first, each with its leader and one sentence', async () => {
      await area.open(page);
      await expect(names(page)).toHaveText([...area.order]);
      const [met, near, unknown] = area.sentences;
      await expect(line(page, MET)).toContainText(met);
      await expect(line(page, MET)).toContainText(/100\s%/);
      await expect(line(page, NEAR)).toContainText(near);
      await expect(line(page, NEAR)).toContainText('Марк Озёрный');
      await expect(line(page, NEAR).getByRole('img', { name: 'рядом' })).toBeVisible();
      await expect(line(page, UNKNOWN)).toContainText(unknown);
      await expect(page.getByText(/соответствие от 60\s%/)).toBeVisible();
      await expect(page.getByText(FAR)).toBeHidden();
      await expectAccessible(page.getByRole('main'));
    });

    await test.step('mine alone', async () => {
      await page.getByRole('radio', { name: 'Мои 2' }).check();
      await expect(names(page)).toHaveText(area.order.filter((name) => name !== NEAR));
      await page.getByRole('radio', { name: 'Все 3' }).check();
      await expect(names(page)).toHaveCount(3);
    });

    await test.step('the matrix opens and folds', async () => {
      await button(new RegExp(`^(Почему|Соответствие): ${NEAR}`)).click();
      const reason = page.getByRole('region', { name: `Соответствие: ${NEAR}` });
      await expect(reason.getByRole('row').filter({ hasText: area.verdict })).toHaveCount(1);
      await expect(reason.getByRole('link', { name: 'Открыть запрос' })).toBeVisible();
      await expectAccessible(reason);
      await button('Свернуть').click();
      await expect(reason).toBeHidden();
    });

    await test.step('a colleague sees what is added to their selection; it can be undone', async () => {
      await button(`В подборку запроса ${NEAR}`).click();
      await expect(page.getByText(`Добавлено в подборку «${NEAR}», Марк Озёрный увидит`)).toBeVisible();
      await expect(line(page, NEAR).getByText('В подборке')).toBeVisible();
      expect(await area.itemsOf(app, NEAR)).toBe(1);
      await button('Отменить').click();
      await expect(button(`В подборку запроса ${NEAR}`)).toBeVisible();
      expect(await area.itemsOf(app, NEAR)).toBe(0);
    });

    await test.step('what is not to be offered stays, marked, and returns', async () => {
      await button(new RegExp(`^(Почему|Соответствие): ${MET}`)).click();
      await button('Не предлагать').click();
      await expect(page.getByText('Больше не предлагаем')).toBeVisible();
      const reason = page.getByRole('region', { name: `Соответствие: ${MET}` });
      await expect(reason.getByText('Скрыто вами')).toBeVisible();
      await button(`Вернуть: ${MET}`).click();
      await expect(reason.getByRole('button', { name: `В подборку запроса ${MET}` })).toBeVisible();
      await button('Свернуть').click();
    });

    await test.step('a failure says so and is repeated; without requests there is a hint', async () => {
      // Events of the changes above would read the requests again before the press.
      await app.db.deleteFrom('versions.events').execute();
      await page.route(/matches/, (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
      if (area === land) await area.open(page);
      await expect(page.getByText('Не удалось загрузить данные')).toBeVisible();
      await page.unrouteAll();
      await button('Повторить').click();
      await expect(names(page)).toHaveCount(3);
      await app.db
        .updateTable(`${area.name as 'land'}.requests`)
        .set({ is_enabled: false })
        .execute();
      await app.db.deleteFrom('versions.events').execute();
      await page.reload();
      if (area === land) await area.open(page);
      await expect(page.getByText('Пока никому')).toBeVisible();
      await expect(page.getByText('Покажем, когда появится запрос')).toBeVisible();
    });
  });
}

test('a saved plot says whom it fits and what the change of its price did; it is closed, shown, and gone once left', async ({
  page,
  app,
}) => {
  const about = { area: { from: 5, to: 20 } };
  await givenRequest(app.db, { ...about, name: MET });
  await givenRequest(app.db, { name: NEAR, budget: { from: null, to: 120_000_000 } });
  const { id } = await givenProperty(app.db, { propertyType: { id: 3 }, area: 6.99, price: 128_000_000 });
  const banner = page.getByRole('status', { name: 'Кому подходит сохранённое' });
  const savePrice = async (price: string) => {
    await page.goto(`/land/property/${id}`);
    await page.getByRole('link', { name: 'Изменить' }).first().click();
    const counted = page.waitForResponse(/\/matches/);
    await page.getByRole('textbox', { name: 'Цена', exact: true }).fill(price);
    await counted;
    await page.getByRole('button', { name: /^Сохранить/ }).click();
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
  };
  await savePrice('116000000');
  await expect(banner).toContainText('Сохранено. Подходит 2 запросам');
  await expect(banner).toContainText(new RegExp(`«${MET}» 100\\s%`));
  await expect(banner).toContainText('— до снижения цены одному');
  await expectAccessible(page.getByRole('main'));
  await banner.getByRole('button', { name: 'Показать' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'История', exact: true }).click();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Закрыть: кому подходит' }).click();
  await expect(banner).toBeHidden();
  await savePrice('500000000');
  await expect(banner).toContainText(/Подходит 1\sзапросу.*— до повышения цены двум/);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Запросы' }).click();
  await expect(page.getByRole('grid', { name: 'Запросы' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Кому подходит/ })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the form of a plot says whom it will fit while it is typed; a failed count says nothing, and no field moves', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/refused: 500 POST .*unsaved-matches/);
  await givenManyCompanies(app.db, 1);
  await givenRequest(app.db, {
    area: { from: 5, to: 20 },
    name: MET,
    companyId: 'supply-1',
    requestDate: '2026-11-09T00:00:00',
  });
  const earlier = { requestDate: '2026-11-08T00:00:00' };
  await givenRequest(app.db, { ...earlier, name: NEAR, budget: { from: null, to: 120_000_000 } });
  const { id } = await givenProperty(app.db, { propertyType: { id: 3 }, area: 6.99, price: 128_000_000 });
  await page.goto(`/land/property/${id}/edit`);
  const line = page.getByRole('region', { name: 'Сохранение' }).getByRole('button', { name: /^Подойдёт/ });
  const price = page.getByRole('textbox', { name: 'Цена', exact: true });
  await expect(line).toHaveText(/^Подойдёт 1\sзапросу$/);
  await price.fill('116000000');
  const place = await price.boundingBox();
  await expect(line).toHaveText(/^Подойдёт 2\sзапросам$/);
  await line.click();
  const list = page.getByRole('dialog', { name: /^Подойдёт 2/ });
  await expect(list.getByRole('listitem')).toHaveText([
    /^ООО «Поставка 1»100\s%Промплощадка у ЦКАД$/,
    /^Завод ЖБИ100\s%$/,
  ]);
  await expectAccessible(list);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(line).toBeFocused();

  await page.route(/unsaved-matches/, (route) => route.fulfill({ status: 500, json: {} }));
  await price.fill('500000000');
  await expect(line).toBeHidden();
  expect(await price.boundingBox()).toEqual(place);
  await page.unrouteAll();
  await price.fill('500000001');
  await expect(line).toHaveText(/^Подойдёт 1\sзапросу$/);
  await page.getByRole('textbox', { name: 'Площадь', exact: true }).fill('1');
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: /^Сохранить/ }).click();
  await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
});

test('a saved vacancy says whom it fits, and shows them', async ({ page, app }) => {
  const path = await industrial.given(app, app.broker.id);
  await page.goto(path);
  await page.getByRole('link', { name: 'Изменить' }).first().click();
  await page.getByRole('textbox', { name: 'Название' }).fill('2-Б');
  await page.getByRole('button', { name: 'Сохранить Ctrl S' }).click();
  const banner = page.getByRole('status', { name: 'Кому подходит сохранённое' });
  await expect(banner).toContainText('Сохранено. Подходит 3 запросам');
  await banner.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL(`${path}?tab=requests`);
  await expect(industrial.names(page)).toHaveCount(3);
});

test('the unknown wish of a reason opens its one field in place, and the score follows', async ({ page, app }) => {
  const path = await industrial.given(app, app.broker.id);
  await page.goto(`${path}?tab=requests`);
  await industrial
    .line(page, UNKNOWN)
    .getByRole('button', { name: /^Соответствие/ })
    .click();
  await page.getByRole('button', { name: 'Указать стеллажи' }).click();
  const sheet = page.getByRole('dialog', { name: 'Парк Соколово, 2-А' });
  await expect(sheet).toBeVisible();
  await expectAccessible(sheet);
  await page.getByRole('option', { name: 'Да' }).click();
  // Nothing is unknown any more, so the field disappears with its reason.
  await expect(sheet).toBeHidden();
  await expect(industrial.line(page, UNKNOWN)).toContainText(/100\s%/);
});
