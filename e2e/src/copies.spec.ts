import { OWN_IN_COPY } from '@gektar/contract/copies.ts';
import { getFullBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { getFullComplex, getOneComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { findProperties, getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { givenPhotos } from './given-photos.ts';
import { create, heading } from './industrial-form.ts';
import { expect, test } from './journey.ts';
import { adder, field, list, numbers } from './property-form.ts';
import { expectReflow } from './reflow.ts';

const office = (areaValue: number) => ({ office: { areaValue, leasePricePerSqm: 12_000 } });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Копия вакансии/ });
const area = (page: Page) => dialog(page).getByRole('textbox', { name: 'Офис' });
const marks = (page: Page) => page.getByRole('form').getByText(OWN_IN_COPY);

/** Counts a person's actions: each key press, and each text as one action. */
function counted(page: Page) {
  let count = 0;
  return {
    actions: () => count,
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      count += 1;
      await page.keyboard.type(text);
    },
  };
}

async function givenOffice(app: TestApp) {
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  const about = { name: 'Офис 1', areaSetWithPrice: office(900), opexPerSqm: 1_800, dockNumber: 4 };
  const vacancy = await givenVacancy(app.db, building.id, about);
  const areas = async () => {
    const { vacancies } = await app.broker.call(getFullBuilding, { params: { id: building.id } });
    return vacancies.map(({ name, areaSize, averageNetRentalRate, opexPerSqm, dockNumber }) => [
      ...[name, areaSize, averageNetRentalRate, opexPerSqm, dockNumber],
    ]);
  };
  return { complex, building, vacancy, areas };
}

const areasOfCopies = [320, 450.5, 75, 1_200, 610];
const copies = [
  ['Офис 1', 900, 12_000, 1_800, 4],
  ...areasOfCopies.map((size, index) => [`Офис ${index + 2}`, size, 12_000, 1_800, 4]),
];

test('a vacancy is copied five times with other areas in fifteen actions, each copy from the one before', async ({
  page,
  app,
}) => {
  const { complex, building, vacancy, areas } = await givenOffice(app);
  await page.goto(`/industrial/complex/${complex.id}?building=${building.id}&vacancy=${vacancy.id}`);
  await expect(page.getByRole('grid', { name: 'Вакансии' }).getByRole('row', { name: /Офис 1/ })).toBeVisible();
  const person = counted(page);
  for (const [index, size] of areasOfCopies.entries()) {
    await person.press('Control+Shift+D');
    await expect(area(page)).toBeFocused();
    await expect(dialog(page)).toHaveAccessibleName(`Копия вакансии Офис ${index + 1}, корпус 1`);
    await person.type(String(size).replace('.', ','));
    await person.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).not.toHaveURL(new RegExp(vacancy.id));
  }
  expect(person.actions()).toBe(15);
  await expect(page.getByRole('row', { name: /Офис 6/ })).toContainText('610,00');
  expect(await areas()).toEqual(copies);
});

test('in the list of vacancies the current row is copied, and then its copy', async ({ page, app }) => {
  const { areas } = await givenOffice(app);
  await page.goto('/industrial/vacancy?view=table');
  await expect(page.getByRole('grid', { name: 'Вакансии' }).getByRole('row', { name: /Офис 1/ })).toBeVisible();
  await page.keyboard.press('Control+Shift+D');
  await page.getByRole('grid', { name: 'Вакансии' }).focus();
  await page.keyboard.press('ArrowDown');
  for (const size of areasOfCopies.slice(0, 2)) {
    await page.keyboard.press('Control+Shift+D');
    await expect(area(page)).toBeFocused();
    await page.keyboard.type(String(size).replace('.', ','));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
  }
  await expect(page.getByRole('row', { name: /Офис 3/ })).toBeVisible();
  expect(await areas()).toEqual(copies.slice(0, 3));
});

test('what differs in the copy of a vacancy is empty and marked; a failed save keeps it, and pressed again makes one copy', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/api\/industrial\/vacancies|ERR_FAILED/);
  const { complex, building, areas } = await givenOffice(app);
  await page.goto(`/industrial/complex/${complex.id}?building=${building.id}`);
  await page.getByRole('row', { name: /Офис 1/ }).hover();
  await page.getByRole('button', { name: 'Действия с вакансией Офис 1' }).click();
  await page.getByRole('menuitem', { name: 'Копировать' }).click();
  await expect(area(page)).toBeFocused();
  await expect(area(page)).toHaveValue('');
  await expect(dialog(page).getByText(OWN_IN_COPY)).toBeVisible();
  await expect(dialog(page).getByLabel('Название')).toHaveValue('Офис 2');
  await expectAccessible(dialog(page));
  await expectReflow(page, 'copy of a vacancy');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(OWN_IN_COPY);
  await expect(area(page)).toBeFocused();

  await area(page).fill('320');
  await dialog(page).getByLabel('Название').fill('Офис у входа');
  await page.route(/api\/industrial\/vacancies$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Не удалось создать вакансию')).toBeVisible();
  await expect(area(page)).toHaveValue(/^320/);
  await expect(dialog(page).getByLabel('Название')).toHaveValue('Офис у входа');
  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Создать' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await areas()).toEqual([
    ['Офис 1', 900, 12_000, 1_800, 4],
    ['Офис у входа', 320, 12_000, 1_800, 4],
  ]);
});

test('a building is copied with its open vacancies; its name is empty and marked', async ({ page, app }) => {
  const { complex, building } = await givenOffice(app);
  await givenVacancy(app.db, building.id, { name: 'Офис 7' });
  const archived = await givenVacancy(app.db, building.id, { name: 'Старый офис' });
  await app.broker.call(archiveVacancy, { params: { id: archived.id }, query: {} });
  await page.goto(`/industrial/complex/${complex.id}?building=${building.id}`);
  await page.getByRole('button', { name: 'Действия со зданием Корпус 1' }).click();
  await page.getByRole('menuitem', { name: 'Копировать с вакансиями' }).click();
  await expect(heading(page, 'Копия: Корпус 1, открытых вакансий: 2')).toBeVisible();
  await expect(field(page, 'Название')).toBeFocused();
  await expect(field(page, 'Название')).toHaveValue('');
  await expect(field(page, 'Название')).toHaveAccessibleDescription(OWN_IN_COPY);
  await expect(marks(page)).toHaveCount(2);
  await page.keyboard.type('Корпус 2');
  await create(page).click();
  await expect(page).toHaveURL(/\/building\/[0-9a-f-]{36}\/edit$/);
  const full = await app.broker.call(getFullComplex, { params: { id: complex.id } });
  const copy = full.buildings.find(({ name }) => name === 'Корпус 2');
  expect(copy?.totalArea).toBe(building.totalArea);
  expect(copy?.vacancies.map(({ name }) => name)).toEqual(['Офис 1', 'Офис 7']);
});

test('a complex is copied without its buildings; place, numbers and photos are its own, and typing survives a reload', async ({
  page,
  app,
}) => {
  const complex = await givenComplex(app.db, {
    name: 'Логопарк Север',
    cadastralNumbers: ['50:09:0060106:18'],
    electricitySupply: 6_400,
    distanceFromRingRoad: 35,
  });
  await givenBuilding(app.db, complex.id);
  await page.goto(`/industrial/complex/${complex.id}`);
  await page.getByRole('link', { name: 'Копировать' }).click();
  await expect(heading(page, 'Копия: Логопарк Север')).toBeVisible();
  await expect(field(page, 'Название')).toBeFocused();
  // Marked fields: name, address, coordinates, region, cadastral numbers and photos.
  await expect(marks(page)).toHaveCount(6);
  await expect(field(page, 'Расстояние от МКАД')).toHaveValue('');
  await expect(field(page, 'Электричество')).toHaveValue(/^6\s400/);
  await expect(list(page, 'Ответственный')).toHaveValue(/Степной/);
  await field(page, 'Название').fill('Логопарк Юг');
  await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Название')).toHaveValue('Логопарк Юг');
  await expect(marks(page)).toHaveCount(5);
  await field(page, 'Координаты: широта').fill('55.4102');
  await field(page, 'Координаты: долгота').fill('37.5617');
  // The coordinates fill in region and address.
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
  await create(page).click();
  await expect(page).toHaveURL(/\/industrial\/complex\/[0-9a-f-]{36}\/edit$/);
  const id = /complex\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const copy = await app.broker.call(getFullComplex, { params: { id } });
  expect(copy).toMatchObject({
    name: 'Логопарк Юг',
    electricitySupply: 6_400,
    cadastralNumbers: [],
    responsibleUser: app.broker.id,
    buildings: [],
  });
  expect(copy.logs.map(({ action }) => action)).toEqual(['copy']);
  expect((await app.broker.call(getOneComplex, { params: { id: complex.id } })).name).toBe('Логопарк Север');
});

test('a plot is copied by its key: numbers, place, conversation, links and photos are its own', async ({
  page,
  app,
}) => {
  const plot = await givenPhotos(app, 1, {
    price: 385_000_000,
    area: 12.5,
    address: 'Московская область, Ёлки',
    permittedUseTypes: [{ id: 3 }],
  });
  await page.goto(`/land/property/${plot.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Shift+D');
  await expect(heading(page, `Копия: ${plot.cadastralNumbers[0]}`)).toBeVisible();
  await expect(adder(page)).toBeFocused();
  await expect(numbers(page)).toHaveCount(0);
  await expect(field(page, 'Площадь')).toHaveValue(/^12,5/);
  // Marked fields: numbers, conversation, address, coordinates, outline, region, two links and photos.
  await expect(marks(page)).toHaveCount(9);
  await expectAccessible(page.getByRole('main'));
  await expectReflow(page, 'copy of a plot');
  await adder(page).fill('50:20:0010203:146');
  await page.keyboard.press('Enter');
  await field(page, 'Дата последнего разговора').fill('20.11.2026');
  await field(page, 'Координаты: широта').fill('55.68241');
  await field(page, 'Координаты: долгота').fill('37.104218');
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
  await field(page, 'Ссылка на документацию').fill('docs.example/50-20-146');
  await field(page, 'Ссылка на диск').fill('disk.example/50-20-146');
  await create(page).click();
  await expect(page).toHaveURL(/\/land\/property\/[0-9a-f-]{36}$/);
  const found = await app.broker.call(findProperties, {
    query: { take: 10 },
    body: { cadastralNumber: '50:20:0010203:146' },
  });
  const copy = await app.broker.call(getProperty, { params: { id: found[0]?.id ?? '' } });
  expect(copy).toMatchObject({ price: 385_000_000, area: 12.5, images: [], responsibleEmployeeId: app.broker.id });
});
