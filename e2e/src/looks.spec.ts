import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { deleteProperty, findProperties } from '@gektar/contract/land/properties/property-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItem, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenComplex } from '@gektar/server/testing/given-complex.ts';
import { givenManyLandContacts } from '@gektar/server/testing/given-customers.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenManyRequests } from '@gektar/server/testing/given-many-requests.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible.ts';
import { expect, test } from './journey.ts';
import { findLayoutTroubles } from './reflow.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

// Every screen once, dark and small, and then its colours in the light: other journeys look at the parts that they
// bring into another state.
test.use({ colorScheme: 'dark', viewport: { width: 1024, height: 768 } });

const longWord = 'Сельскохозяйственнопроизводственнаяплощадка'.repeat(6);

/**
 * A screen that has come to rest: axe finds nothing in the dark, nor its colours in the light, and nothing is pushed
 * aside.
 */
async function expectGoodLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await findLayoutTroubles(page), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'dark' });
}

/** Words without a Russian form: map sources, keys, file types, services, terms of the trade ('Light Industrial' is given, M-09). */
const foreign =
  /^(Natural|Earth|Ctrl|Alt|JPEG|PNG|WebP|XLS|PPT|PDF|Built-to-suit|Built-to-lease|Light|[Ii]ndustrial|Ind|OPEX|BTS|Street|hunt|PostgreSQL|CRM)$/;

async function expectRussian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const text = (await page.locator('body').innerText()).replaceAll(/\S+@\S+/g, '');
  const words = text.match(/[A-Za-z][A-Za-z-]{2,}/g) ?? [];
  expect(
    words.filter((word) => !foreign.test(word)),
    page.url(),
  ).toEqual([]);
}

/** Screens of one journey, what is there once each has come to rest, and what its tab is called. */
const openScreens: Record<string, readonly (readonly [path: string, heading: string | RegExp, title?: string])[]> = {
  'outside of the areas': [
    ['/', 'Гектар'],
    ['/nowhere', 'Страница не найдена'],
    ['/error', 'Произошла ошибка'],
    ['/about', 'О системе'],
  ],
  'with objects': [
    ['/land/property', '6 объектов', 'Земля | Объекты'],
    ['/land/property?view=list', '6 объектов'],
    ['/land/property?view=grid', '6 объектов'],
    ['/land/property?view=map', '6 объектов'],
    ['/land/property?area=%7B"from":99999%7D', '0 объектов'],
    ['/land/property/new', 'Новый объект', 'Земля | Новый объект'],
    ['/land/favorite', '1 объект в избранном', 'Земля | Избранное'],
  ],
  'with requests': [
    ['/land/request', '6 запросов', 'Земля | Запросы'],
    ['/land/request?view=list', '6 запросов'],
    ['/land/request?view=map', '6 запросов'],
    ['/land/request?searchText=дворец', '0 запросов'],
    ['/land/request/new', 'Новый запрос', 'Земля | Новый запрос'],
  ],
  'with dictionaries and contacts': [
    ['/land/dictionary', /./, 'Земля | Словари'],
    ['/industrial/dictionary', 'Типы комплексов', 'Склады | Словари'],
    ['/land/contacts', '6 контактов', 'Земля | Контакты'],
    ['/land/trash', 'Корзина', 'Земля | Корзина'],
    ['/industrial/trash', 'Корзина', 'Склады | Корзина'],
  ],
};

for (const [which, screens] of Object.entries(openScreens)) {
  test(`screens ${which} look good in both schemes and at 1024 px, and whatever is written on them and on their tabs is Russian [SHELL-002, SHELL-020]`, async ({
    page,
    app,
  }) => {
    await givenManyProperties(app.db, app.broker.id, 6);
    await givenManyRequests(app.db, 6);
    await givenManyLandContacts(app.db, 6);
    const [favorite] = await app.broker.call(findProperties, { query: { take: 1 }, body: {} });
    await app.broker.call(addFavorite, { body: { propertyId: favorite?.id ?? '' } });
    const [, deleted] = await app.broker.call(findProperties, { query: { take: 2 }, body: {} });
    if (which.includes('dictionaries')) await app.broker.call(deleteProperty, { params: { id: deleted?.id ?? '' } });
    for (const [path, heading, title] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (title !== undefined) await expect(page).toHaveTitle(title);
      await expectRussian(page);
      await expectGoodLooks(page);
    }
  });
}

test('the list of complexes looks good in both schemes, empty and filled, and in Russian', async ({ page, app }) => {
  const good = async (path: string, heading: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectRussian(page);
    await expectGoodLooks(page);
  };
  await good('/industrial', '0 объектов');
  await givenWholePark(app, 'Логопарк Север');
  await givenComplex(app.db, { name: longWord });
  await good('/industrial', '2 объекта');
  await good('/industrial?view=grid', '2 объекта');
  await good('/industrial?view=map', '2 объекта');
  await good('/industrial?view=wide-map', '2 объекта');
  await page.goto('/industrial');
  await page.getByRole('checkbox', { name: 'Выбрать: Логопарк Север' }).check();
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
  await expectRussian(page);
  await expectGoodLooks(page);
});

test('industrial requests, their form, search and selection look good in both schemes and in Russian [SHELL-002]', async ({
  page,
  app,
}) => {
  await givenCustomers(app);
  const about = { name: 'Склад на севере', companyId: 'c1', count: 3, responsibleEmployeeId: app.broker.id };
  const { requestId } = await givenVacancySelection(app.db, about);
  const path = `/industrial/requests/${requestId}`;
  for (const [screen, heading] of [
    ['/industrial/requests', '1 запрос'],
    ['/industrial/requests?view=list', '1 запрос'],
    ['/industrial/requests/new', 'Новый запрос'],
    [`${path}/edit`, 'Редактирование'],
    [`${path}/search`, 'Склад на севере'],
    [`${path}/selection`, 'Склад на севере'],
  ] as const) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectRussian(page);
    await expectGoodLooks(page);
  }
});

test('a complex and its forms look good in both schemes, and the longest names push nothing aside', async ({
  page,
  app,
}) => {
  const { complexPath, buildingPath, vacancyPath, vacancy } = await givenWholePark(app, longWord);
  await app.broker.call(closeVacancy, {
    params: { id: vacancy.id },
    body: { vacancyType: 1, closeDate: '2026-11-20T00:00:00' },
  });
  for (const path of [
    complexPath,
    ...['passport', 'photos', 'documents', 'deals', 'linked'].map((tab) => `${complexPath}?tab=${tab}`),
    `${complexPath}/edit`,
    `${buildingPath}/edit`,
    `${vacancyPath}/edit`,
    `${buildingPath}/vacancy/new`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
});

test('the words of a complex and of its forms are Russian [SHELL-002]', async ({ page, app }) => {
  const { complexPath, buildingPath, vacancyPath } = await givenWholePark(app, 'Логопарк Север');
  for (const path of [complexPath, `${complexPath}/edit`, `${buildingPath}/edit`, `${vacancyPath}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Логопарк Север' })).toBeVisible();
    await expectRussian(page);
  }
  await page.goto(complexPath);
  await page.getByRole('button', { name: 'Закрыть сделкой' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRussian(page);
  await expectGoodLooks(page);
});

test('an object and its form look good in both schemes, and the longest names push nothing aside', async ({
  page,
  app,
}) => {
  const { id } = await givenProperty(app.db, {
    ...wholeProperty(`50:01:0000001:1-${'9'.repeat(80)}`),
    ...(await givenCustomers(app)),
    address: longWord,
    comment: longWord,
    responsibleEmployeeId: app.broker.id,
  });
  for (const path of [`/land/property/${id}`, `/land/property/${id}/edit`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
});

for (const [which, tabs] of Object.entries({
  'a request, its form and its search': ['info', 'edit', 'search?own=true', 'search?own=true&view=list'],
  'the selection of a request': [
    'search?own=true&view=grid',
    'selections',
    'selections?view=table',
    'reports',
    'favorite',
  ],
})) {
  test(`${which} look good in both schemes, and the longest names push nothing aside`, async ({ page, app }) => {
    const { companyId, contactId, referralContactId } = await givenCustomers(app);
    const wanted = { name: longWord, comment: longWord, companyId, contactId, referralContactId };
    const request = await app.broker.call(createRequest, { body: wholeRequestFields(app.broker.id, wanted) });
    const { id } = await givenProperty(app.db, {
      ...wholeProperty(`50:01:0000001:1-${'9'.repeat(80)}`),
      address: longWord,
    });
    await app.broker.call(addSelectionItem, { body: { entityId: id, requestId: request.id } });
    const selection = await app.broker.call(getSelectionOfRequest, { params: { requestId: request.id } });
    await givenLink(app.db, selection.id);
    for (const tab of tabs) {
      await page.goto(`/land/request/${request.id}/${tab}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(
        page
          .getByText('50:01:0000001:1', { exact: false })
          .or(page.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      await expectGoodLooks(page);
    }
  });
}

test.describe('for an anonymous caller', () => {
  test.use({ isSignedIn: false });

  test('the sign-in page looks good in both schemes', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
