import { getProperty, listPropertyRequests } from '@gektar/contract/land/properties/property-endpoints.ts';
import {
  actualizeRequest,
  copyRequest,
  countRequests,
  createRequest,
  deleteRequest,
  findRequests,
  getRequest,
  listRequestHistory,
  listRequestsForProperty,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenRequest } from '#testing/given-request.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const path = '/api/land/requests';
const nobody = '019a0000-0000-7000-8000-000000000000';

function moscowNow(): string {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 19);
}

async function actionsOf(entityId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('shared.audit')
    .select('action')
    .where('entity_id', '=', entityId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

/** Puts an object into the selection of a request. */
async function select(requestId: string, propertyId: string, isShown = true): Promise<void> {
  await sql`insert into land.request_selection_items (id, request_selection_id, property_id, status)
    select gen_random_uuid(), s.id, ${propertyId}::uuid, ${isShown} from land.request_selections s
    where s.request_id = ${requestId}`.execute(app.db);
}

test('one call puts a request into the archive and takes it back; the answer says the new state [LAND-REQ-035, LAND-REQ-043, LAND-REQ-052]', async () => {
  const { call } = app.broker;
  const made = await givenRequest(app.db);
  const params = { params: { id: made.id } };
  const archived = await call(toggleRequestArchive, params);
  expect(archived).toEqual({ ...made, isEnabled: false, rowVersion: 2 });
  expect(await call(getRequest, params)).toEqual(archived);
  expect(await call(countRequests, { body: { ids: [made.id], isEnabled: false } })).toBe(1);
  const back = await call(toggleRequestArchive, params);
  expect(back).toEqual({ ...made, rowVersion: 3 });
  expect(await actionsOf(made.id)).toEqual(['create', 'archive', 'unarchive']);
});

test('of two who toggle at once each sees a state of its own', async () => {
  const { id } = await givenRequest(app.db);
  const answers = await Promise.all([1, 2].map(() => app.broker.call(toggleRequestArchive, { params: { id } })));
  expect(answers.map(({ isEnabled, rowVersion }) => [isEnabled, rowVersion]).sort()).toEqual([
    [false, 2],
    [true, 3],
  ]);
});

test('of two who archive it both find it archived: the state that is named is set, and told of once', async () => {
  const { id } = await givenRequest(app.db);
  const archive = () => app.broker.call(toggleRequestArchive, { params: { id }, query: { isEnabled: 'false' } });
  for (const answer of [await archive(), await archive()]) {
    expect(answer).toMatchObject({ isEnabled: false, rowVersion: 2 });
  }
  expect(await actionsOf(id)).toEqual(['create', 'archive']);
});

test('actualizing sets the date to now, leaves open forms in date, and is never kept on the way [LAND-REQ-033, LAND-REQ-055]', async () => {
  const made = await givenRequest(app.db);
  const before = moscowNow();
  const answer = await ask(app, 'GET', `${path}/${made.id}/actualize`);
  const after = moscowNow();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.json).toEqual({ ...made, actualizeRequestDate: expect.any(String) });
  const { actualizeRequestDate } = answer.json as { actualizeRequestDate: string };
  expect(actualizeRequestDate >= before && actualizeRequestDate <= after).toBe(true);
  expect(await actionsOf(made.id)).toEqual(['create', 'actualize']);
  expect(refusalIn(await ask(app, 'GET', `${path}/${made.id}/actualize`, { token: null })).code).toBe('auth.required');
});

test('a deleted request is gone with its lists, its selection, the items and the link; the objects stay [LAND-REQ-050, REQ-007]', async () => {
  const { call, id: broker } = app.broker;
  const property = await givenProperty(app.db);
  const { id } = await call(createRequest, { body: wholeRequestFields(broker) });
  await select(id, property.id);
  await sql`insert into land.request_selection_links (id, request_selection_id, password, expiration_time)
    select gen_random_uuid(), s.id, 'x', now() from land.request_selections s where s.request_id = ${id}`.execute(
    app.db,
  );

  expect(await call(deleteRequest, { params: { id } })).toEqual({ id });
  expect(refusalIn(await ask(app, 'GET', `${path}/${id}`)).code).toBe('land_request.not_found');
  expect(await call(findRequests, { body: { ids: [id] } })).toEqual([]);
  expect(await call(listPropertyRequests, { params: { id: property.id } })).toEqual([]);
  const asking = await call(listRequestsForProperty, { params: { id: property.id } });
  expect(asking.map((one) => one.id)).not.toContain(id);
  expect(await call(getProperty, { params: { id: property.id } })).toEqual(property);
  for (const table of ['request_regions', 'request_okveds', 'request_selections'] as const) {
    const { rows } = await sql`select from ${sql.table(`land.${table}`)} where request_id = ${id}`.execute(app.db);
    expect(rows, table).toEqual([]);
  }
  expect(await actionsOf(id)).toEqual(['create', 'delete']);
});

test.each([
  ['GET', ''],
  ['DELETE', ''],
  ['DELETE', '/archive'],
  ['POST', '/copy'],
  ['GET', '/actualize'],
  ['GET', '/history'],
])('%s {id}%s: an unknown request is not found, an impossible id is refused [REQ-008]', async (method, rest) => {
  expect(refusalIn(await ask(app, method, `${path}/${nobody}${rest}`))).toMatchObject({
    code: 'land_request.not_found',
    message: 'Нет данных',
  });
  const wrong = refusalIn(await ask(app, method, `${path}/x${rest}`));
  expect(wrong.fields).toEqual({ id: 'Данные введены не корректно' });
});

test('a copy has the same wishes under today’s date, a marked name and an empty selection, and was never actualized [LAND-REQ-053]', async () => {
  const { call, id: broker } = app.broker;
  const original = await call(createRequest, { body: wholeRequestFields(broker) });
  const params = { params: { id: original.id } };
  await select(original.id, (await givenProperty(app.db)).id);
  await call(actualizeRequest, params);
  await call(toggleRequestArchive, params);

  const today = moscowNow().slice(0, 10);
  const copy = await call(copyRequest, params);
  expect(copy).toEqual({
    ...original,
    id: expect.not.stringMatching(original.id),
    name: 'ООО «Ёлка»: площадка под распределительный центр (копия)',
    requestDate: `${today}T00:00:00`,
    dateTimeCreated: expect.stringContaining(today),
    rowVersion: 1,
    isEnabled: true,
    actualizeRequestDate: null,
    countRequrestSelectionItems: 0,
  });
  expect(await call(getRequest, { params: { id: copy.id } })).toEqual(copy);
  const history = await call(listRequestHistory, { params: { id: copy.id } });
  expect(history.map(({ action, employeeId }) => [action, employeeId])).toEqual([['copy', broker]]);
  const { rows } = await sql`select from land.request_selections where request_id = ${copy.id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

test('the name of a copy gives way to its mark', async () => {
  const { id } = await givenRequest(app.db, { name: 'ы'.repeat(500) });
  const { name } = await app.broker.call(copyRequest, { params: { id } });
  expect(name).toBe(`${'ы'.repeat(492)} (копия)`);
  const again = (await ask(app, 'POST', `${path}/${id}/copy`)).status;
  expect(again).toBe(201);
});

test('a request is made together with its selection, or not at all (F-01)', async () => {
  const { id } = await givenRequest(app.db);
  const { rows } = await sql`select from land.request_selections where request_id = ${id}`.execute(app.db);
  expect(rows).toHaveLength(1);
});
