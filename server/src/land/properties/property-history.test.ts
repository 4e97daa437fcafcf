import {
  actualizeProperty,
  archiveProperty,
  getProperty,
  listPropertyHistory,
  unarchiveProperty,
  updateProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('the history tells who did what and when, newest first, with old and new values', async () => {
  const { broker } = app;
  const other = await app.anotherBroker();
  const made = (
    await ask(app, 'POST', '/api/land/properties', {
      body: { ...(await fieldsOf()), price: 100, comment: null, bestUses: [{ id: 1 }] },
    })
  ).json as { id: string };
  const params = { params: { id: made.id } };
  const before = await broker.call(getProperty, params);
  await other.call(updateProperty, {
    body: {
      ...before,
      price: 90.5,
      comment: 'Готов снизить',
      bestUses: [{ id: 2 }],
      cadastralNumbers: ['new', ...before.cadastralNumbers],
      onSale: true,
    },
  });
  await broker.call(archiveProperty, params);
  await broker.call(unarchiveProperty, params);
  await other.call(actualizeProperty, params);

  const history = await broker.call(listPropertyHistory, params);
  expect(history.map(({ action, employeeId }) => [action, employeeId])).toEqual([
    ['actualize', other.id],
    ['unarchive', broker.id],
    ['archive', broker.id],
    ['update', other.id],
    ['create', broker.id],
  ]);
  expect(history[3]?.changes).toEqual({
    price: [100, 90.5],
    comment: [null, 'Готов снизить'],
    bestUses: [[{ id: 1, name: 'Производство' }], [{ id: 2, name: 'Склад' }]],
    cadastralNumbers: [before.cadastralNumbers, ['new', ...before.cadastralNumbers]],
    onSale: [false, true],
  });
  expect(history[4]?.changes).toEqual({});
  for (const { dateTime } of history) expect(dateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  expect(await broker.call(listPropertyHistory, { ...params, query: { take: 2, skip: 1 } })).toEqual(
    history.slice(1, 3),
  );
});

async function fieldsOf() {
  const { id, rowVersion, cadastralNumbers, ...fields } = await givenProperty(app.db);
  return { ...fields, cadastralNumbers: [freshCadastralNumber()] };
}

test('the history of one object holds nothing of another, and a refused edit leaves none', async () => {
  const one = await givenProperty(app.db);
  const other = await givenProperty(app.db);
  const { call } = app.broker;
  await call(updateProperty, { body: { ...other, comment: 'x' } });
  await call(updateProperty, { body: { ...one, cadastralNumbers: other.cadastralNumbers } }).catch(() => undefined);
  await call(updateProperty, { body: { ...one, rowVersion: 7 } }).catch(() => undefined);
  const actions = (await call(listPropertyHistory, { params: { id: one.id } })).map(({ action }) => action);
  expect(actions).toEqual(['create']);
});
