import { deleteComplex, updateComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import { updateRequest as updateIndustrialRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { createLandContact, updateLandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { deleteProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { updateRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenIndustrialRequest } from '@gektar/server/testing/given-industrial-request.ts';
import { givenManyProperties } from '@gektar/server/testing/given-many.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Locator, Page } from '@playwright/test';
import { goTo } from './go-to.ts';
import { expect, test } from './journey.ts';

// A tab that stays open all day: pages are left and opened again through links, without a reload.

/** A page, with its content before and after a change made elsewhere. */
interface Entered {
  readonly path: string;
  readonly shows: (page: Page) => Locator;
  readonly before: string;
  readonly after: string;
}

const main = (page: Page) => page.getByRole('main').first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => page.getByRole('textbox', { name: 'Название', exact: true });
const plotArea = (page: Page) => page.getByRole('textbox', { name: 'Площадь', exact: true });
const favoritesLink = (page: Page) => page.getByRole('link', { name: /^Избранное: / });
const bell = (page: Page) => page.getByRole('button', { name: /Просроченные объекты: / });

async function expectAll(page: Page, pages: readonly Entered[], state: 'before' | 'after'): Promise<void> {
  for (const { path, shows, [state]: text } of pages) {
    await goTo(page, path);
    const shown = shows(page);
    const isField = shows === plotArea || shows === name;
    if (isField) await expect(shown, `${path}, ${state}`).toHaveValue(text);
    else await expect(shown, `${path}, ${state}`).toContainText(text);
  }
}

async function givenLand(app: TestApp) {
  const { broker, db } = app;
  // `givenManyProperties` creates objects a year old, so these are overdue.
  await givenManyProperties(db, broker.id, 2);
  const property = await givenProperty(db, {
    cadastralNumbers: ['50:01:0000001:7'],
    address: 'Клин, Полевая улица, 1',
    area: 12.75,
    responsibleEmployeeId: broker.id,
  });
  const other = await givenProperty(db, { cadastralNumbers: ['50:01:0000001:8'], responsibleEmployeeId: broker.id });
  const request = await givenRequest(db, { name: 'Под теплицы', area: { from: 1, to: 99 } });
  const contact = await broker.call(createLandContact, { body: { firstName: 'Ида', lastName: 'Полевая' } });
  await broker.call(addFavorite, { body: { propertyId: property.id } });
  const [category] = await broker.call(landDictionaries['best-uses'].list, { query: {} });
  if (category === undefined) throw new Error('a dictionary begins with values');
  const path = `/land/request/${request.id}`;
  const pages: readonly Entered[] = [
    { path: '/land/property', shows: main, before: '12,75', after: '33,25' },
    { path: '/land/property?view=list', shows: heading, before: '4 объекта', after: '3 объекта' },
    { path: '/land/property?view=map', shows: main, before: '12,75', after: '33,25' },
    { path: `/land/property/${property.id}`, shows: main, before: 'Клин, Полевая', after: 'Дмитров, Луговая' },
    { path: `/land/property/${property.id}/edit`, shows: plotArea, before: '12,75', after: '33,25' },
    { path: '/land/favorite', shows: heading, before: '1 объект в', after: '2 объекта в' },
    { path: '/land/contacts', shows: main, before: 'Полевая', after: 'Луговая' },
    { path: '/land/request', shows: main, before: 'Под теплицы', after: 'Под конюшню' },
    { path: '/land/request?view=list', shows: main, before: 'Под теплицы', after: 'Под конюшню' },
    { path: `${path}/info`, shows: heading, before: 'Под теплицы', after: 'Под конюшню' },
    { path: `${path}/search`, shows: main, before: '12,75', after: '33,25' },
    { path: `${path}/selections`, shows: main, before: 'Подборка пуста', after: '50:01:0000001:7' },
    { path: '/land/trash', shows: main, before: 'Удалённого нет', after: '77:00:0000000:1' },
    { path: '/land/property', shows: favoritesLink, before: '1', after: '2' },
    { path: '/land/property', shows: bell, before: '2', after: '1' },
  ];
  return {
    pages,
    later: [{ path: '/land/dictionary?name=best-uses', shows: main, before: category.name, after: 'Автополигон' }],
    async change() {
      const draft = { ...property, address: 'Дмитров, Луговая улица, 2', area: 33.25 };
      await broker.call(updateProperty, { body: draft });
      await broker.call(addFavorite, { body: { propertyId: other.id } });
      await broker.call(updateLandContact, { body: { ...contact, lastName: 'Луговая' } });
      await broker.call(updateRequest, { body: { ...request, name: 'Под конюшню' } });
      await broker.call(addSelectionItem, { body: { entityId: property.id, requestId: request.id } });
      await broker.call(landDictionaries['best-uses'].update, { body: { ...category, name: 'Автополигон' } });
      const { id } = await db
        .selectFrom('land.property_cadastral_numbers')
        .select('property_id as id')
        .where('number', '=', '77:00:0000000:1')
        .executeTakeFirstOrThrow();
      await broker.call(deleteProperty, { params: { id } });
    },
  };
}

async function givenIndustrial(app: TestApp) {
  const { broker, db } = app;
  const complex = await givenComplex(db, { name: 'Логопарк Клин', responsibleUser: broker.id });
  const building = await givenBuilding(db, complex.id, { name: 'Корпус 1' });
  const vacancy = await givenVacancy(db, building.id, { name: '1-А' });
  const gone = await givenComplex(db, { name: 'Логопарк Юг', responsibleUser: broker.id });
  const about = { name: 'Склад под зерно', responsibleEmployeeId: broker.id };
  const request = await givenIndustrialRequest(db, about, broker.id);
  const [type] = await broker.call(industrialDictionaries['complex-types'].list, { query: {} });
  if (type === undefined) throw new Error('a dictionary begins with values');
  const path = `/industrial/requests/${request.id}`;
  const pages: readonly Entered[] = [
    { path: '/industrial', shows: main, before: 'Логопарк Клин', after: 'Логопарк Дмитров' },
    { path: '/industrial?view=grid', shows: heading, before: '2 объекта', after: '1 объект' },
    { path: '/industrial?view=map', shows: main, before: 'Логопарк Клин', after: 'Логопарк Дмитров' },
    { path: `/industrial/complex/${complex.id}`, shows: heading, before: 'Логопарк Клин', after: 'Логопарк Дмитров' },
    { path: `/industrial/complex/${complex.id}/edit`, shows: name, before: 'Логопарк Клин', after: 'Логопарк Дмитров' },
    {
      path: `/industrial/complex/${complex.id}/building/${building.id}/vacancy/${vacancy.id}/edit`,
      shows: name,
      before: '1-А',
      after: '7-Б',
    },
    { path: `/industrial/vacancy/${vacancy.id}`, shows: heading, before: 'Вакансия 1-А', after: 'Вакансия 7-Б' },
    { path: '/industrial/requests', shows: main, before: 'Склад под зерно', after: 'Склад под муку' },
    { path: '/industrial/requests?view=list', shows: main, before: 'Склад под зерно', after: 'Склад под муку' },
    { path, shows: heading, before: 'Склад под зерно', after: 'Склад под муку' },
    { path: `${path}/search`, shows: main, before: '1-А', after: '7-Б' },
    { path: `${path}/selection`, shows: main, before: 'Подборка пуста', after: '7-Б' },
    { path: '/industrial/trash', shows: main, before: 'Удалённого нет', after: 'Логопарк Юг' },
  ];
  return {
    pages,
    later: [{ path: '/industrial/dictionary?name=complex-types', shows: main, before: type.name, after: 'Ангары' }],
    async change() {
      await broker.call(updateComplex, { body: { ...complex, name: 'Логопарк Дмитров' } });
      const now = await broker.call(getVacancy, { params: { id: vacancy.id } });
      await broker.call(updateVacancy, { body: { ...now, name: '7-Б' } });
      await broker.call(updateIndustrialRequest, { body: { ...request, name: 'Склад под муку' } });
      await broker.call(industrialSelections.addItem, { body: { entityId: vacancy.id, requestId: request.id } });
      await broker.call(industrialDictionaries['complex-types'].update, { body: { ...type, name: 'Ангары' } });
      await broker.call(deleteComplex, { params: { id: gone.id } });
    },
  };
}

for (const [area, given] of Object.entries({ land: givenLand, industrial: givenIndustrial })) {
  test(`${area}: every page that is left and entered again shows what another session has changed meanwhile`, async ({
    page,
    app,
  }) => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    const { pages, later, change } = await given(app);
    await page.goto('/');
    await expectAll(page, [...pages, ...later], 'before');
    await goTo(page, '/about');
    await change();
    // Recently loaded data are shown from the cache; later they are requested again.
    await page.clock.setFixedTime(start + 16_000);
    await expectAll(page, pages, 'after');
    // Dictionaries change rarely: they are requested again only after five minutes.
    await page.clock.setFixedTime(start + 301_000);
    await expectAll(page, later, 'after');
  });
}

test('what one page changes shows on the pages that were seen a moment ago', async ({ page, app }) => {
  // With the clock stopped all loaded data stay fresh: nothing is requested only because time has passed.
  await page.clock.setFixedTime(Date.now());
  const [number, ...others] = [1, 2, 3].map((n) => `50:01:0000001:${n}`) as [string, ...string[]];
  const mine = { responsibleEmployeeId: app.broker.id };
  const { id } = await givenProperty(app.db, { ...mine, cadastralNumbers: [number], area: 12.75 });
  for (const other of others) await givenProperty(app.db, { ...mine, cadastralNumbers: [other] });
  await app.broker.call(addFavorite, { body: { propertyId: id } });
  await page.goto('/');
  await goTo(page, '/land/favorite');
  await expect(main(page)).toContainText('12,75');
  await goTo(page, '/land/trash');
  await expect(main(page)).toContainText('Удалённого нет');

  await test.step('a saved form: favorites show the new area', async () => {
    await goTo(page, `/land/property/${id}/edit`);
    await plotArea(page).fill('33,25');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Объект успешно обновлен')).toBeVisible();
    await goTo(page, '/land/favorite');
    await expect(main(page)).toContainText('33,25');
  });
  await test.step('many archived at once: the trash offers to return them', async () => {
    await goTo(page, '/land/property');
    for (const other of others) await page.getByRole('row', { name: other }).getByRole('checkbox').check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Архивировать' }).click();
    await expect(page.getByText('2 объекта в архиве')).toBeVisible();
    await goTo(page, '/land/trash');
    await expect(page.getByRole('list', { name: 'Архивировано разом' })).toContainText('2 объекта');
  });
  await test.step('a deleted object: it is in the trash, and no favorite any more', async () => {
    await goTo(page, `/land/property/${id}`);
    await page.getByRole('button', { name: 'Ещё', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('dialog', { name: 'Удаление объекта?' }).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Объект успешно удален')).toBeVisible();
    await goTo(page, '/land/trash');
    await expect(page.getByRole('row', { name: number })).toBeVisible();
    await goTo(page, '/land/favorite');
    await expect(main(page)).toContainText('Нет данных');
  });
});
