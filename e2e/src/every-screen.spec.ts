import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { deleteProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex } from '@gektar/server/testing/given-complex.ts';
import { givenManyLandContacts } from '@gektar/server/testing/given-customers.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenManyRequests } from '@gektar/server/testing/given-many-requests.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessible.ts';
import { goTo } from './go-to.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';
import { expectRussian } from './russian.ts';
import { slowness } from './slowness.ts';
import { givenWholePark } from './whole-complex.ts';
import { givenCustomers } from './whole-property.ts';
import { givenWhole, givenWholeRequest, longName } from './whole-request.ts';

// Opens every screen of the back-office once: axe in one colour scheme, contrast in the other, Russian words, and
// reflow from a telephone to a desk. A journey covers several screens, since starting a server costs most.

// A journey has up to ten screens, each at six sizes.
test.describe.configure({ timeout: 240_000 * slowness });

const desk = { width: 1024, height: 768 };
test.use({ colorScheme: 'dark', viewport: desk });

type Screen = readonly [path: string, ready: (page: Page) => Promise<void>, title?: string];

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};
const seen = (text: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};

const otherScheme = { dark: 'light', light: 'dark' } as const;

/** Checks screens in sequence; the colour scheme alternates, so that each screen changes it only once. */
async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  let scheme: keyof typeof otherScheme = 'dark';
  await page.emulateMedia({ colorScheme: scheme });
  for (const [index, [path, ready, title]] of screens.entries()) {
    await (index === 0 ? page.goto(path) : goTo(page, path));
    await ready(page);
    if (title !== undefined) await expect(page).toHaveTitle(title);
    await expectRussian(page);
    await expectAccessible(page);
    scheme = otherScheme[scheme];
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expectContrast(page);
    await expectReflow(page, path, ready);
    await page.setViewportSize(desk);
  }
}

/** Part of all titles: the checks of each journey on its screens. */
const well = 'axe finds nothing in both schemes, the words are Russian, and it reflows from a telephone to a desk';

test(`home, refusals, contacts, dictionaries and trash: ${well} [SHELL-002, SHELL-020]`, async ({ page, app }) => {
  await givenManyLandContacts(app.db, 6);
  const deleted = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:99'], address: longName });
  await app.broker.call(deleteProperty, { params: { id: deleted.id } });
  await walk(page, [
    ['/', heading('Сегодня')],
    ['/nowhere', heading('Страница не найдена')],
    ['/error', heading('Произошла ошибка')],
    ['/about', seen('Резервная копия'), 'О системе'],
    ['/week', heading('Отдел за неделю'), 'Отдел за неделю'],
    ['/land/contacts', heading('6 контактов'), 'Земля | Контакты'],
    ['/land/trash', seen('50:01:0000001:99'), 'Земля | Корзина'],
    ['/industrial/trash', heading('Корзина'), 'Склады | Корзина'],
    ['/land/load', heading('Загрузка таблицы'), 'Земля | Загрузка таблицы'],
    ['/industrial/load', heading('Загрузка таблицы'), 'Склады | Загрузка таблицы'],
    ['/land/load/message', heading('Из сообщения'), 'Земля | Из сообщения'],
    ['/industrial/load/message', heading('Из сообщения'), 'Склады | Из сообщения'],
    ['/land/drafts', heading('0 черновиков'), 'Земля | Черновики'],
    ['/industrial/drafts', heading('0 черновиков'), 'Склады | Черновики'],
    ['/land/dictionary', heading(/./), 'Земля | Словари'],
    ['/industrial/dictionary', heading('Типы комплексов'), 'Склады | Словари'],
  ]);
});

test(`the lists of objects and the favorites: ${well} [SHELL-002, SHELL-020]`, async ({ page, app }) => {
  const { property } = await givenWhole(app);
  await givenManyProperties(app.db, app.broker.id, 12);
  await app.broker.call(addFavorite, { body: { propertyId: property.id } });
  await walk(page, [
    ['/land/property', heading(/^13 объектов/), 'Земля | Объекты'],
    ['/land/property?view=table', heading(/^13 объектов/)],
    ['/land/property?view=list', heading(/^13 объектов/)],
    ['/land/property?view=grid&area=%7B"from":1,"to":5000%7D&cadastralNumber=0', heading(/^13 объектов/)],
    ['/land/property?view=map', heading(/^13 объектов/)],
    ['/land/property?area=%7B"from":99999%7D', heading('0 объектов')],
    ['/land/favorite', heading('1 объект в избранном'), 'Земля | Избранное'],
  ]);
});

test(`an object, its form and a new one: ${well} [SHELL-002, SHELL-020]`, async ({ page, app, troubles }) => {
  troubles.expect(/refused: 404 GET/);
  const number = `50:01:0000001:1-${'9'.repeat(80)}`;
  const { property } = await givenWhole(app, number);
  await walk(page, [
    [`/land/property/${property.id}`, heading(number)],
    [`/land/property/${property.id}/history`, seen('Изменения')],
    [`/land/property/${property.id}/edit`, heading('Редактирование')],
    ['/land/property/new', heading('Новый объект'), 'Земля | Новый объект'],
    ['/land/property/00000000-0000-4000-8000-000000000000', seen('Такого объекта нет')],
  ]);
});

test(`the lists of requests and their forms: ${well} [SHELL-002, SHELL-020]`, async ({ page, app }) => {
  await givenManyRequests(app.db, 5);
  const { request } = await givenWholeRequest(app);
  await walk(page, [
    ['/land/request?archive=all', heading(/^6 запросов/), 'Земля | Запросы'],
    ['/land/request?archive=all&view=table', heading(/^6 запросов/)],
    ['/land/request?archive=all&view=list', heading(/^6 запросов/)],
    ['/land/request?archive=all&view=map', heading(/^6 запросов/)],
    ['/land/request?searchText=дворец', heading('0 запросов')],
    [`/land/request/${request.id}/edit`, heading('Редактирование')],
    ['/land/request/new', heading('Новый запрос'), 'Земля | Новый запрос'],
  ]);
});

test(`the tabs of a request: ${well} [SHELL-002]`, async ({ page, app }) => {
  const { request } = await givenWholeRequest(app);
  const path = `/land/request/${request.id}`;
  const number = seen('50:01:0000001:12345');
  await walk(page, [
    [`${path}/info`, seen('Что ищет')],
    [`${path}/history`, seen('Изменения')],
    [`${path}/search?own=true`, number],
    [`${path}/search?own=true&view=table`, number],
    [`${path}/search?own=true&view=list`, number],
    [`${path}/search?own=true&view=map`, number],
    [`${path}/selections`, number],
    [`${path}/selections?view=table`, number],
    [`${path}/selections?view=map`, number],
    [`${path}/reports`, heading(longName)],
    [`${path}/favorite`, heading(longName)],
  ]);
});

test(`the list of complexes: ${well} [SHELL-002]`, async ({ page, app }) => {
  await walk(page, [['/industrial', heading('0 объектов')]]);
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

test(`the list of vacancies: ${well} [SHELL-002, SHELL-020]`, async ({ page, app }) => {
  await walk(page, [['/industrial/vacancy', heading('0 вакансий'), 'Склады | Вакансии']]);
  await givenWholePark(app, longName);
  await walk(page, [
    ['/industrial/vacancy?view=table', heading('1 вакансия')],
    ['/industrial/vacancy?view=list', heading('1 вакансия')],
    ['/industrial/vacancy?view=map', heading('1 вакансия')],
    ['/industrial/vacancy?view=wide-map', heading('1 вакансия')],
    ['/industrial/vacancy?notConfirmed=true&freeOn=%7B"to":"2040-01-01"%7D', heading('1 вакансия')],
    ['/industrial/vacancy?archive=archived', heading('0 вакансий')],
  ]);
});

test(`a complex with each of its tabs: ${well} [SHELL-002]`, async ({ page, app, troubles }) => {
  troubles.expect(/refused: 404 GET/);
  const { complexPath, vacancy } = await givenWholePark(app, longName);
  await app.broker.call(closeVacancy, {
    params: { id: vacancy.id },
    body: { vacancyType: 1, closeDate: '2026-11-20T00:00:00', tenantName: longName },
  });
  await givenBuilding(app.db, vacancy.complexId, { name: 'Корпус 2' });
  await walk(page, [
    [complexPath, heading(longName)],
    // On a telephone facts after the first ones are folded.
    [`${complexPath}?tab=passport`, heading(longName)],
    [`${complexPath}?tab=photos`, heading(longName)],
    [`${complexPath}?tab=documents`, heading(longName)],
    [`${complexPath}?tab=deals`, seen('Удалить сделку')],
    [`${complexPath}?tab=linked`, heading(longName)],
    ['/industrial/complex/00000000-0000-4000-8000-000000000000', heading('Нет данных')],
    ['/industrial/vacancy/00000000-0000-4000-8000-000000000000', heading('Нет данных')],
  ]);
});

test(`the forms of a complex, a building and a vacancy: ${well} [SHELL-002]`, async ({ page, app }) => {
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

test(`industrial requests, their form, search and selection: ${well} [SHELL-002]`, async ({ page, app }) => {
  await givenCustomers(app);
  const about = { name: 'Склад на севере', companyId: 'c1', count: 3, responsibleEmployeeId: app.broker.id };
  const { requestId } = await givenVacancySelection(app.db, about);
  const path = `/industrial/requests/${requestId}`;
  await walk(page, [
    ['/industrial/requests', heading('1 запрос')],
    ['/industrial/requests?view=list', heading('1 запрос')],
    ['/industrial/requests/new', heading('Новый запрос')],
    [`${path}/edit`, heading('Редактирование')],
    [`${path}/search`, heading('Склад на севере')],
    [`${path}/search?view=map`, heading('Склад на севере')],
    [`${path}/selection`, heading('Склад на севере')],
  ]);
});

test.describe('for an anonymous caller', () => {
  test.use({ isSignedIn: false });

  test(`the sign-in page: ${well} [SHELL-002]`, async ({ page }) => {
    await walk(page, [['/auth', heading('Вход')]]);
  });
});
