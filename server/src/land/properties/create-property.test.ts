import {
  createProperty,
  getProperty,
  listPropertyHistory,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty, propertyFields } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const everything = {
  address: 'дер. Луговая',
  price: 385_000_000,
  bestUses: [{ id: 2 }, { id: 1 }],
  okveds: [],
  electricitySupply: { type: 1 as const, value: 1250 },
  lastConversationDate: '2026-11-12T15:30:00',
  hasPond: true,
};

test('an object sent again, because its answer was lost, is one object', async () => {
  const body = { ...propertyFields(app.broker.id, everything), newId: uuidv7() };
  const first = await app.broker.call(createProperty, { body });
  expect(first.id).toBe(body.newId);
  expect(await app.broker.call(createProperty, { body })).toEqual(first);
  const history = await app.broker.call(listPropertyHistory, { params: { id: first.id }, query: {} });
  expect(history).toHaveLength(1);
});

test('a double click that reaches the server twice is one object', async () => {
  const body = { ...propertyFields(app.broker.id), newId: uuidv7() };
  const answers = await Promise.all([1, 2, 3].map(() => app.broker.call(createProperty, { body })));
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([body.newId]));
});

test('what was typed after the lost answer does not overwrite the object; the present state is handed over', async () => {
  const body = { ...propertyFields(app.broker.id), newId: uuidv7() };
  const first = await app.broker.call(createProperty, { body });
  const again = app.broker.call(createProperty, { body: { ...body, area: 13 } });
  await expect(again).rejects.toMatchObject({ code: 'property.changed', current: { id: first.id, area: first.area } });
  expect(await app.broker.call(getProperty, { params: { id: first.id } })).toEqual(first);
});

test('the id of an entity that is sent as it came is not its own: a copy is another object', async () => {
  const {
    id,
    cadastralNumbers: _taken,
    ...entity
  } = await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
  });
  const copy = await app.broker.call(createProperty, {
    body: { ...propertyFields(app.broker.id), ...{ id }, comment: entity.comment },
  });
  expect(copy.id).not.toBe(id);
});

test('coordinates too small for any map are zero: no index of places is brought down by them', async () => {
  for (let n = 1; n <= 12; n += 1) {
    const place = { latitude: n * 5e-324, longitude: n * -3e-200 };
    const { latitude, longitude } = await app.broker.call(createProperty, {
      body: propertyFields(app.broker.id, { ...place, polygons: [] }),
    });
    expect([latitude, longitude]).toEqual([0, 0]);
  }
});
