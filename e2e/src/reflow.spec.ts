import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItem, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { givenPhotos } from './given-visit.ts';
import { expect, test } from './journey.ts';
import { expectReflow, findLayoutTroubles } from './reflow.ts';
import { slowness } from './slowness.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

// Every screen of the back-office at the widths of `reflow.ts`. Several screens a journey: what costs is the server
// behind it.

// Up to nine screens at six sizes.
test.describe.configure({ timeout: 240_000 * slowness });

const longName = 'Производственно-логистический комплекс с собственной железнодорожной веткой и очистными сооружениями';

async function givenWhole(app: TestApp) {
  const customers = await givenCustomers(app);
  const property = await givenProperty(app.db, {
    ...wholeProperty('50:01:0000001:12345'),
    ...customers,
    address: `г. о. Подольск, деревня Овсяная, ${longName}`,
    comment: longName,
    responsibleEmployeeId: app.broker.id,
    images: await givenPhotos(app, 7),
  });
  return { customers, property };
}

async function givenRequest(app: TestApp) {
  const { customers, property } = await givenWhole(app);
  const { companyId = null, contactId = null, referralContactId = null } = customers;
  const wanted = { name: longName, comment: longName, companyId, contactId, referralContactId };
  const request = await app.broker.call(createRequest, { body: wholeRequestFields(app.broker.id, wanted) });
  await app.broker.call(addSelectionItem, { body: { entityId: property.id, requestId: request.id } });
  const selection = await app.broker.call(getSelectionOfRequest, { params: { requestId: request.id } });
  await givenLink(app.db, selection.id);
  return { request, property };
}

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const seen = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};

async function walk(page: Page, screens: readonly (readonly [path: string, ready: (page: Page) => Promise<void>])[]) {
  for (const [path, ready] of screens) {
    await page.goto(path);
    await ready(page);
    await expectReflow(page, path, ready);
  }
}

test('the lists of objects reflow from a telephone to a desk', async ({ page, app }) => {
  await givenWhole(app);
  await givenManyProperties(app.db, app.broker.id, 12);
  await walk(page, [
    ['/land/property', heading(/^13 объектов/)],
    ['/land/property?view=table', heading(/^13 объектов/)],
    ['/land/property?view=list', heading(/^13 объектов/)],
    ['/land/property?view=grid&area=%7B"from":1,"to":5000%7D&cadastralNumber=0', heading(/^13 объектов/)],
    ['/land/property?view=map', heading(/^13 объектов/)],
    ['/land/property?area=%7B"from":99999%7D', heading('0 объектов')],
  ]);
});

test('an object, its form and a new one reflow', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 404 GET/);
  const { property } = await givenWhole(app);
  await walk(page, [
    [`/land/property/${property.id}`, heading('50:01:0000001:12345')],
    [`/land/property/${property.id}/edit`, heading('Редактирование')],
    ['/land/property/new', heading('Новый объект')],
    ['/land/property/00000000-0000-4000-8000-000000000000', seen('Такого объекта нет')],
  ]);
});

test('the lists of requests and their forms reflow', async ({ page, app }) => {
  const { request } = await givenRequest(app);
  await walk(page, [
    ['/land/request?archive=all', heading(/^1 запрос/)],
    ['/land/request?archive=all&view=table', heading(/^1 запрос/)],
    ['/land/request?archive=all&view=list', heading(/^1 запрос/)],
    ['/land/request?archive=all&view=map', heading(/^1 запрос/)],
    [`/land/request/${request.id}/edit`, heading('Редактирование')],
    ['/land/request/new', heading('Новый запрос')],
  ]);
});

test('the tabs of a request reflow', async ({ page, app }) => {
  const { request } = await givenRequest(app);
  const path = `/land/request/${request.id}`;
  const number = seen('50:01:0000001:12345');
  await walk(page, [
    [`${path}/info`, seen('Что ищет')],
    [`${path}/search?own=true`, number],
    [`${path}/search?own=true&view=table`, number],
    [`${path}/search?own=true&view=map`, number],
    [`${path}/selections`, number],
    [`${path}/selections?view=table`, number],
    [`${path}/selections?view=map`, number],
    [`${path}/reports`, heading(longName)],
    [`${path}/favorite`, heading(longName)],
  ]);
});

test('the list of complexes reflows', async ({ page, app }) => {
  await givenWholePark(app, longName);
  for (const name of ['Логопарк Север', 'Логопарк Юг']) await givenComplex(app.db, { name });
  await walk(page, [
    ['/industrial?view=table', heading(/^3 объекта/)],
    ['/industrial?view=grid&complexArea=%7B"from":1,"to":500000%7D', heading(/^1 объект/)],
    ['/industrial?view=map', heading(/^3 объекта/)],
    ['/industrial?view=wide-map', heading(/^3 объекта/)],
    ['/industrial?archive=archived', heading('0 объектов')],
  ]);
});

test('a complex with each of its tabs reflows', async ({ page, app, troubles }) => {
  troubles.expect(/refused: 404 GET/);
  const { complexPath, vacancy } = await givenWholePark(app, longName);
  await app.broker.call(closeVacancy, {
    params: { id: vacancy.id },
    body: { vacancyType: 1, closeDate: '2026-11-20T00:00:00', tenantName: longName },
  });
  await givenBuilding(app.db, vacancy.complexId, { name: 'Корпус 2' });
  await walk(page, [
    [complexPath, heading(longName)],
    [`${complexPath}?tab=passport`, seen('Земельный участок')],
    [`${complexPath}?tab=photos`, heading(longName)],
    [`${complexPath}?tab=documents`, heading(longName)],
    [`${complexPath}?tab=deals`, seen('Удалить сделку')],
    [`${complexPath}?tab=linked`, heading(longName)],
    ['/industrial/complex/00000000-0000-4000-8000-000000000000', heading('Нет данных')],
  ]);
});

test('the forms of a complex, a building and a vacancy reflow', async ({ page, app }) => {
  const { complexPath, buildingPath, vacancyPath } = await givenWholePark(app, longName);
  await walk(page, [
    [`${complexPath}/edit`, heading(longName)],
    [`${buildingPath}/edit`, heading(longName)],
    [`${vacancyPath}/edit`, heading(longName)],
    ['/industrial/complex/new', heading('Новый комплекс')],
    [`${complexPath}/building/new`, heading('Новое здание')],
    [`${buildingPath}/vacancy/new`, heading('Новая вакансия')],
  ]);
});

test('home, favorites, contacts, dictionaries and refusals reflow', async ({ page, app }) => {
  const { property } = await givenWhole(app);
  await app.broker.call(addFavorite, { body: { propertyId: property.id } });
  const deleted = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:99'], address: longName });
  await app.broker.call(deleteProperty, { params: { id: deleted.id } });
  await walk(page, [
    ['/', heading('Гектар')],
    ['/nowhere', heading('Страница не найдена')],
    ['/error', heading('Произошла ошибка')],
    ['/about', seen('Резервная копия')],
    ['/land/favorite', heading(/1 объект/)],
    ['/land/contacts', heading('Контакты')],
    ['/land/trash', seen('50:01:0000001:99')],
    ['/industrial/trash', heading('Корзина')],
    ['/land/dictionary', heading(/./)],
    ['/industrial/dictionary', heading('Типы комплексов')],
  ]);
});

test('what opens over a screen reflows: filters, columns, palette, bell, photos, questions, the link', async ({
  page,
  app,
}) => {
  const { request, property } = await givenRequest(app);
  const dialog = (name?: string | RegExp) => async (shown: Page) => {
    await expect(shown.getByRole('dialog', name === undefined ? {} : { name })).toBeVisible();
  };
  const open: readonly (readonly [
    name: string,
    path: string,
    act: () => Promise<void>,
    ready: (page: Page) => Promise<void>,
  ])[] = [
    [
      'filters',
      '/land/property?view=grid',
      () => page.getByRole('button', { name: 'Все фильтры' }).click(),
      dialog('Все фильтры'),
    ],
    [
      'columns',
      '/land/property?view=table',
      () => page.getByRole('button', { name: /^Столбцы/ }).click(),
      async (shown) => expect(shown.getByRole('textbox', { name: 'Название набора' })).toBeVisible(),
    ],
    [
      'palette',
      '/land/property',
      async () => {
        await page.getByRole('button', { name: 'Поиск', exact: true }).click();
        await page.getByRole('combobox', { name: 'Поиск' }).fill('50:01');
      },
      seen('50:01:0000001:12345'),
    ],
    [
      'bell',
      '/land/property',
      () => page.getByRole('button', { name: /^Просроченные объекты/ }).click(),
      dialog('Просроченные объекты'),
    ],
    ['account', '/land/property', () => page.getByRole('button', { name: /Степной/ }).click(), seen('Тёмная тема')],
    [
      'photos',
      `/land/property/${property.id}`,
      () => page.getByRole('button', { name: 'Во весь экран' }).click(),
      dialog(),
    ],
    [
      'deletion',
      `/land/property/${property.id}`,
      async () => {
        await page.getByRole('button', { name: 'Ещё', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Удалить' }).click();
      },
      dialog('Удаление объекта?'),
    ],
    [
      'link',
      `/land/request/${request.id}/selections`,
      () => page.getByRole('button', { name: /клиентскую ссылку/ }).click(),
      dialog('Клиентская ссылка'),
    ],
    ['contact', '/land/contacts', () => page.getByRole('button', { name: 'Добавить контакт' }).click(), dialog()],
  ];
  for (const [name, path, act, ready] of open) {
    await page.goto(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await act();
    await ready(page);
    await expectReflow(page, name, ready);
  }
});

test('what opens over industrial screens reflows: filters, columns, deals, people, the tree', async ({ page, app }) => {
  const { complexPath, vacancyPath } = await givenWholePark(app, longName);
  const dialog = async (shown: Page) => {
    await expect(shown.getByRole('dialog').first()).toBeVisible();
  };
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click();
  const open: readonly (readonly [name: string, path: string, act: () => Promise<void>])[] = [
    ['filters', '/industrial', press(/^Фильтры/)],
    ['deal', complexPath, press('Закрыть сделкой')],
    [
      'part of a deal',
      complexPath,
      async () => {
        await press('Закрыть сделкой')();
        await page.getByRole('radio', { name: 'Часть' }).check();
      },
    ],
    ['deletion', complexPath, press('Удалить')],
  ];
  for (const [name, path, act] of open) {
    await page.goto(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await act();
    await dialog(page);
    await expectReflow(page, name, dialog);
  }
  // People stand in a pane of their own at each width, and it holds their dialogs.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const add of ['Добавить оператора', 'Добавить контакт']) {
      await page.goto(complexPath);
      await page.getByRole('tab', { name: /Люди/ }).click();
      await press(add)();
      await dialog(page);
      expect.soft(await findLayoutTroubles(page, width === 390 ? 44 : 0), `${add} at ${width}`).toEqual([]);
    }
  }
  // The tree is a drawer only where it has no room beside the form.
  await page.goto(`${vacancyPath}/edit`);
  for (const width of [390, 720, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Здания и вакансии' }).click();
    await dialog(page);
    expect.soft(await findLayoutTroubles(page), `tree at ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test.describe('for an anonymous caller', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page reflows', async ({ page }) => {
    await walk(page, [['/auth', heading('Вход')]]);
  });
});
