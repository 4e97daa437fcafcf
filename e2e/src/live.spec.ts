import { showPresence } from '@gektar/contract/events/event-endpoints.ts';
import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { Person } from '@gektar/server/testing/test-app.ts';
import { expect, test } from './journey.ts';

const change = (by: Person, { dateTimeCreated: _, ...property }: Property, fields: object) =>
  by.call(updateProperty, { body: { ...property, ...fields } as never });
const presence = (by: Person, id: string, isEditing: boolean) =>
  by.call(showPresence, {
    body: {
      tabId: '019a0000-0000-4000-8000-00000000aaaa',
      at: { kind: 'property', id, within: null },
      isEditing,
    },
  });

test('a list follows colleagues: a changed row flashes where it is, a new one announces itself, one stream for all tabs', async ({
  page,
  app,
  context,
}) => {
  const colleague = await app.anotherBroker();
  const first = await givenProperty(app.db, { price: 10_000_000 });
  await givenProperty(app.db, { price: 20_000_000 });
  let streams = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams += 1;
  });
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/land/property');
  const row = page.getByRole('row').filter({ hasText: first.cadastralNumbers[0] ?? '' });
  await expect(row).toContainText('10 000 000');
  await stream;
  const saved = await change(colleague, first, { price: 12_500_000 });
  await expect(row).toContainText('12 500 000');
  await expect(row.getByRole('status')).toContainText('сейчасЦена10 000 000,0012 500 000,00');
  await expect(page.getByRole('heading', { name: '2 объекта' })).toBeVisible();

  const added = await givenProperty(app.db, { price: 30_000_000 });
  await expect(page.getByRole('heading', { name: '3 объекта' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: added.cadastralNumbers[0] ?? '' })).toBeHidden();
  await page.getByRole('button', { name: '1 новый' }).click();
  await expect(page.getByRole('row').filter({ hasText: added.cadastralNumbers[0] ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 новый' })).toBeHidden();

  const second = await context.newPage();
  await second.goto('/land/property');
  const there = second.getByRole('row').filter({ hasText: first.cadastralNumbers[0] ?? '' });
  await expect(there).toContainText('12 500 000');
  await change(colleague, saved, { price: 13_000_000 });
  await expect(there).toContainText('13 000 000');
  await page.bringToFront();
  await expect(row).toContainText('13 000 000');
  expect(streams).toBe(1);
  // Closes the tab that holds the stream; another tab takes over.
  await page.close();
  await change(colleague, { ...saved, rowVersion: saved.rowVersion + 1 }, { price: 14_000_000 });
  await expect(there).toContainText('14 000 000');
});

test('an object shows who else has it open; its form says at the field what a colleague has saved', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const plot = await givenProperty(app.db, { price: 10_000_000 });
  await page.goto(`/land/property/${plot.id}`);
  await presence(colleague, plot.id, false);
  const people = page.getByRole('status').filter({ hasText: 'смотрит' });
  await expect(people).toBeVisible();
  await presence(colleague, plot.id, true);
  await expect(page.getByRole('status').filter({ hasText: 'правит' })).toBeVisible();

  await page.goto(`/land/property/${plot.id}/edit`);
  await page.getByLabel('Цена', { exact: true }).first().fill('11 000 000');
  await change(colleague, plot, { price: 12_000_000, comment: 'Торг' });
  await expect(page.getByText('сейчас 12 000 000')).toBeVisible();
});

test('the page of a complex follows a colleague: the vacancy flashes, its figures are those of the base', async ({
  page,
  app,
}) => {
  const colleague = await app.anotherBroker();
  const complex = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complex.id);
  const vacancy = await givenVacancy(app.db, building.id, { availabilityDate: '2027-03-01T00:00:00' });
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto(`/industrial/complex/${complex.id}`);
  const row = page.getByRole('row').filter({ hasText: vacancy.name });
  await expect(row).toContainText('01.03.2027');
  await stream;
  const saves = async (availabilityDate: string) => {
    const stored = await colleague.call(getVacancy, { params: { id: vacancy.id } });
    await colleague.call(updateVacancy, { body: { ...stored, availabilityDate } as never });
  };
  // A page that has just connected reads everything again, which may bring the first change without an event.
  await saves('2027-04-02T00:00:00');
  await expect(row).toContainText('02.04.2027');
  await saves('2027-05-06T00:00:00');
  await expect(row).toContainText('06.05.2027');
  await expect(row.getByRole('status')).toContainText(/(01\.03|02\.04)\.202706\.05\.2027/);
});

test('an employee added after the page was loaded has a name in what the page follows', async ({ page, app }) => {
  const plot = await givenProperty(app.db, { price: 10_000_000 });
  const employees: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/employees') employees.push(request.method());
  });
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto('/land/property');
  await expect(page.getByRole('heading', { name: '1 объект' })).toBeVisible();
  await stream;
  const added = await app.anotherBroker();
  const row = page.getByRole('row').filter({ hasText: plot.cadastralNumbers[0] ?? '' });
  const saved = await change(added, plot, { price: 12_500_000 });
  await expect(row.getByRole('status')).toContainText('Лугова, сейчасЦена10 000 000,0012 500 000,00');
  await change(added, saved, { price: 13_500_000 });
  await expect(row).toContainText('13 500 000');
  expect(employees).toEqual(['GET', 'GET']);
});
