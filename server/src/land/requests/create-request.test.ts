import { createRequest, getRequest, listRequestHistory } from '@gektar/contract/land/requests/request-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenRequest, requestFields } from '#testing/given-request.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a request sent again, because its answer was lost, is one request with one selection', async () => {
  const { call } = app.broker;
  const body = { ...wholeRequestFields(app.broker.id), newId: uuidv7() };
  const first = await call(createRequest, { body });
  expect(first.id).toBe(body.newId);
  expect(await call(createRequest, { body })).toEqual(first);
  expect(await call(listRequestHistory, { params: { id: first.id }, query: {} })).toHaveLength(1);
  const selections = await app.db
    .selectFrom('land.request_selections')
    .select('id')
    .where('request_id', '=', first.id)
    .execute();
  expect(selections).toHaveLength(1);
});

test('a double click that reaches the server twice is one request', async () => {
  const body = { ...requestFields(), newId: uuidv7() };
  const answers = await Promise.all([1, 2, 3].map(() => app.broker.call(createRequest, { body })));
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([body.newId]));
});

test('what was typed after the lost answer does not overwrite the request; the present state is handed over', async () => {
  const body = { ...requestFields(), newId: uuidv7() };
  const first = await app.broker.call(createRequest, { body });
  for (const changed of [{ name: 'Другое' }, { infrastructure: [{ id: 1, type: 2 as const }] }]) {
    const again = app.broker.call(createRequest, { body: { ...body, ...changed } });
    await expect(again).rejects.toMatchObject({ code: 'land_request.changed', current: first });
  }
  expect(await app.broker.call(getRequest, { params: { id: first.id } })).toEqual(first);
});

test('the id of an entity that is sent as it came is not its own: it becomes another request', async () => {
  const entity = await givenRequest(app.db);
  expect((await app.broker.call(createRequest, { body: entity })).id).not.toBe(entity.id);
});
