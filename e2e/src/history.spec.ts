import { getVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { propertyChanges } from '@gektar/contract/land/properties/property-calls.ts';
import { getProperty, updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { freshCadastralNumber, givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { Person, TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';

const lines = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const line = (page: Page, text: string | RegExp) => lines(page).filter({ hasText: text });
const filters = (page: Page) => page.getByRole('region', { name: 'Фильтры истории' });

/** Inserts a change in the past. */
async function givenChange(
  { db }: TestApp,
  at: string,
  { by, entity, id, changes }: { by: Person; entity: string; id: string; changes: object },
): Promise<void> {
  const event = {
    entity,
    entity_id: id,
    employee_id: by.id,
    action: 'update',
    changes: JSON.stringify(changes),
  } as const;
  await db
    .insertInto('shared.audit')
    .values({ ...event, at })
    .execute();
}

/** A plot that was created in March 2025 and became dearer in June and in November 2026. */
async function givenPricedPlot(app: TestApp, other: Person) {
  const plot = await givenProperty(app.db, {
    cadastralNumbers: [freshCadastralNumber()],
    price: 128_000_000,
    area: 10,
  });
  const { id } = plot;
  await app.db.deleteFrom('shared.audit').where('entity_id', '=', id).execute();
  const made = {
    entity: 'property',
    entity_id: id,
    employee_id: app.broker.id,
    action: 'create',
    at: '2025-03-02T09:00:00Z',
  };
  await app.db
    .insertInto('shared.audit')
    .values({ ...made, changes: '{}' } as never)
    .execute();
  const of = { entity: 'property', id };
  await givenChange(app, '2025-07-04T08:00:00Z', { ...of, by: other, changes: { price: [112_000_000, 124_000_000] } });
  await givenChange(app, '2026-02-03T12:02:00Z', { ...of, by: other, changes: { onSale: [false, true] } });
  await givenChange(app, '2026-06-12T08:31:00Z', {
    ...of,
    by: app.broker,
    changes: { price: [124_000_000, 128_000_000], area: [9.5, 10] },
  });
  return plot;
}

test('a price comes back by two presses from the page of the plot, with an undo; the line has the figures of the table', async ({
  page,
  app,
}) => {
  const other = await app.anotherBroker();
  const plot = await givenPricedPlot(app, other);
  const { call } = app.broker;
  const price = async () => (await call(getProperty, { params: { id: plot.id } })).price;
  const stored = await call(getProperty, { params: { id: plot.id } });
  await call(updateProperty, { body: { ...stored, price: 90_000_000 } });
  await page.goto(`/land/property/${plot.id}`);

  await page.getByRole('navigation', { name: 'Разделы объекта' }).getByRole('link', { name: 'История' }).click();
  await expect(page).toHaveTitle(/История/);
  const newest = line(page, '90 000 000,00');
  await expect(newest).toContainText('сейчас');
  const drawing = page.getByRole('img', { name: /^Цена: 112\s000\s000,00 с марта 2025, сейчас 90\s000\s000,00/ });
  await expect(drawing).toBeVisible();
  // Every label of the drawing is a value in the table.
  const labels = await drawing.locator('text').filter({ hasText: /,00$/ }).allTextContents();
  const values = await lines(page).filter({ hasText: 'Цена' }).allTextContents();
  expect(labels.length).toBeGreaterThan(2);
  for (const label of labels) expect(values.some((text) => text.includes(label))).toBe(true);
  await drawing.locator('[data-event]').last().hover();
  await expect(newest).toHaveAttribute('data-lit');
  await page.getByRole('radio', { name: 'Цена за га' }).check({ force: true });
  await expect(page.getByRole('img', { name: /^Цена за га: / })).toBeVisible();

  await newest.getByRole('button', { name: 'Вернуть 128 000 000,00' }).click();
  await expect(page.getByText('Возвращено: Цена 128 000 000,00')).toBeVisible();
  expect(await price()).toBe(128_000_000);
  await expect(line(page, 'возврат значения от 12.06.2026')).toContainText('сейчас');
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(line(page, 'отмена действия')).toContainText('90 000 000,00');
  expect(await price()).toBe(90_000_000);

  await test.step('filters by field, amounts and person', async () => {
    await filters(page).getByRole('button', { name: 'Цена 5' }).click();
    await expect(lines(page)).toHaveCount(5);
    await filters(page).getByRole('button', { name: 'Все 8' }).click();
    await expect(lines(page)).toHaveCount(8);
    await filters(page).getByRole('button', { name: 'Кто', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Анна Лугова' }).click();
    await expect(lines(page)).toHaveCount(2);
  });
  await expectAccessible(page.getByRole('main'));
  await expectReflow(page);
});

test('a value that a colleague has written meanwhile is shown and stays until it is overridden', async ({
  page,
  app,
}) => {
  const other = await app.anotherBroker();
  const plot = await givenPricedPlot(app, other);
  const { call } = app.broker;
  const now = async () => call(getProperty, { params: { id: plot.id } });
  // Without the event stream the page does not learn of the colleague's change.
  await page.context().route('**/api/events*', (route) => route.abort());
  await page.goto(`/land/property/${plot.id}/history`);
  await expect(line(page, '128 000 000,00')).toContainText('сейчас');
  const changes = [{ id: plot.id, rowVersion: null, fields: { price: 131_000_000 } }];
  await other.call(propertyChanges.changes, { body: { operationId: crypto.randomUUID(), changes } } as never);

  await line(page, '128 000 000,00').getByRole('button', { name: 'Вернуть 124 000 000,00' }).click();
  const card = page.getByRole('region', { name: 'Не возвращено' });
  await expect(card).toContainText('131 000 000,00');
  await expect(card).toContainText('Анна Лугова');
  expect((await now()).price).toBe(131_000_000);
  await card.getByRole('button', { name: 'Вернуть 124 000 000,00' }).click();
  await expect(page.getByText('Возвращено: Цена 124 000 000,00')).toBeVisible();
  expect((await now()).price).toBe(124_000_000);

  // A colleague's change of another field is no conflict.
  const comment = [{ id: plot.id, rowVersion: null, fields: { comment: 'Торг' } }];
  await other.call(propertyChanges.changes, { body: { operationId: crypto.randomUUID(), changes: comment } } as never);
  await line(page, 'возврат значения').getByRole('button', { name: 'Вернуть 131 000 000,00' }).click();
  await expect(page.getByText('Возвращено: Цена 131 000 000,00')).toBeVisible();
  expect((await now()).price).toBe(131_000_000);
});

test('the history of a complex has its parts: many new vacancies are one line, the rate of one comes back', async ({
  page,
  app,
}) => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  const areaSetWithPrice = { warehouse: { areaValue: 5_280, dry: { areaValue: 5_280, leasePricePerSqm: 12_800 } } };
  const made = [];
  for (const number of [1, 2, 3, 4]) {
    made.push(await givenVacancy(app.db, building.id, { name: `1-${number}`, areaSetWithPrice }));
  }
  const [{ id } = { id: '' }] = made;
  const before = await call(getVacancy, { params: { id } });
  const dearer = { warehouse: { areaValue: 5_280, dry: { areaValue: 5_280, leasePricePerSqm: 13_500 } } };
  await call(updateVacancy, { body: { ...before, areaSetWithPrice: dearer } });
  const rate = async () => (await call(getVacancy, { params: { id } })).averageNetRentalRate;
  await page.goto(`/industrial/complex/${complex.id}?tab=history`);

  await expect(lines(page)).toHaveCount(4);
  const all = line(page, 'Вакансия создана');
  await expect(all).toContainText('и ещё 1');
  await all.getByRole('button', { name: '4', exact: true }).click();
  await expect(line(page, 'Вакансия создана')).toHaveCount(5);
  const changed = line(page, 'Вакансия 1-1').filter({ hasText: 'Ставка' });
  await changed.getByRole('button', { name: 'Вернуть 12 800,00' }).click();
  await expect(page.getByText('Возвращено: Ставка 12 800,00')).toBeVisible();
  expect(await rate()).toBe(12_800);
  await expectAccessible(page.getByRole('main'));
});
