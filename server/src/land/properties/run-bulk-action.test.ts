import {
  chooseOverdueProperties,
  chooseProperties,
  runBulkAction,
} from '@gektar/contract/land/properties/property-bulk.ts';
import {
  archiveProperty,
  countOverdueProperties,
  deleteProperty,
  findProperties,
  getProperty,
  listOverdueProperties,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import { getOperation, listOperations, undoOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { givenEmployee, givenProperty } from '#testing/given.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const nobody = '019a0000-0000-7000-8000-000000000000';
const several = async (count: number) =>
  Promise.all(Array.from({ length: count }, () => givenProperty(app.db))).then((all) => all.map(({ id }) => id));

async function auditOf(ids: readonly string[]): Promise<string[]> {
  const rows = await app.db
    .selectFrom('shared.audit')
    .select(['action', 'employee_id'])
    .where('entity_id', 'in', ids)
    .where('action', '!=', 'create')
    .execute();
  expect(rows.every((row) => row.employee_id === app.broker.id)).toBe(true);
  return rows.map(({ action }) => action).sort();
}

test('several go into the archive and back: done, already so and gone are told apart, and a repeat does nothing', async () => {
  const { call } = app.broker;
  const [first = '', second = '', asleep = '', deleted = ''] = await several(4);
  await call(archiveProperty, { params: { id: asleep } });
  await call(deleteProperty, { params: { id: deleted } });
  const ids = [second, deleted, asleep, first, second];
  expect(await call(runBulkAction, { body: { action: 'archive', ids } })).toEqual({
    done: [second, first],
    unchanged: [asleep],
    gone: [deleted],
  });
  expect(await call(getProperty, { params: { id: first } })).toMatchObject({ isEnabled: false, rowVersion: 2 });
  expect(await auditOf([first, second])).toEqual(['archive', 'archive']);

  expect(await call(runBulkAction, { body: { action: 'archive', ids } })).toMatchObject({
    done: [],
    unchanged: [second, asleep, first],
  });
  expect(await call(runBulkAction, { body: { action: 'unarchive', ids: [first, second] } })).toMatchObject({
    done: [first, second],
  });
  expect(await call(getProperty, { params: { id: first } })).toMatchObject({ isEnabled: true, rowVersion: 3 });
  expect(await auditOf([first, second])).toEqual(['archive', 'archive', 'unarchive', 'unarchive']);
});

test('several are actualized: the date is set, open forms stay in date, the one that is gone is told', async () => {
  const { call } = app.broker;
  const ids = await several(2);
  expect(await call(runBulkAction, { body: { action: 'actualize', ids: [...ids, nobody] } })).toEqual({
    done: ids,
    unchanged: [],
    gone: [nobody],
  });
  for (const id of ids) {
    expect(await call(getProperty, { params: { id } })).toMatchObject({
      actualizationDateTime: expect.stringMatching(/^\d{4}-/),
      rowVersion: 1,
    });
  }
  expect(await auditOf(ids)).toEqual(['actualize', 'actualize']);
});

test('two who archive the same objects in opposite order both succeed, and each object changes once', async () => {
  const ids = await several(40);
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids].map((order) =>
      app.broker.call(runBulkAction, { body: { action: 'archive', ids: order } }),
    ),
  );
  expect(answers.flatMap(({ done }) => done).sort()).toEqual([...ids].sort());
  expect(await auditOf(ids)).toEqual(ids.map(() => 'archive'));
});

test.each([
  ['no objects', { action: 'archive', ids: [] }],
  ['more than one call takes', { action: 'archive', ids: Array.from({ length: 201 }, () => nobody) }],
  ['what is no id', { action: 'archive', ids: ['1; drop table'] }],
  ['an action that there is not', { action: 'delete', ids: [nobody] }],
])('%s is refused', async (_, body) => {
  expect((await ask(app, 'POST', '/api/land/properties/bulk', { body })).status).toBe(400);
});

test('of the overdue objects who asks gets their own, never those of colleagues', async () => {
  const { call } = app.broker;
  const { id: colleague } = await givenEmployee(app.db);
  await app.db.deleteFrom('land.properties').execute();
  const mine = await givenProperty(app.db, { responsibleEmployeeId: app.broker.id });
  const others = await givenProperty(app.db, { responsibleEmployeeId: colleague });
  await app.db.updateTable('land.properties').set({ date_time_created: '2024-05-06T07:08:09' }).execute();
  expect((await call(listOverdueProperties, { query: { take: 10 } })).map(({ id }) => id).sort()).toEqual(
    [mine.id, others.id].sort(),
  );
  expect(await call(countOverdueProperties)).toBe(2);
  const own = { query: { isOwn: 'true' } } as const;
  expect((await call(listOverdueProperties, own)).map(({ id }) => id)).toEqual([mine.id]);
  expect(await call(countOverdueProperties, own)).toBe(1);
  expect(await call(chooseOverdueProperties)).toEqual([mine.id]);
});

test('what is chosen comes in the order of the list with what the bar adds up; above 20 000 the filter has to be narrowed', async () => {
  const big = await openTestApp(inject('clusterUrl'));
  onTestFinished(() => big.close());
  const { call } = big.broker;
  const query = { sort: 'PricePerHa', direction: 'desc' } as const;
  await givenManyProperties(big.db, big.broker.id, 1_205);
  const page = await call(findProperties, { query: { ...query, take: 1_000 }, body: {} });
  const chosen = await call(chooseProperties, { query, body: {} });
  expect(chosen).toHaveLength(1_205);
  expect(chosen.slice(0, 1_000)).toEqual(page.map((row) => [row.id, row.area, row.price, row.isEnabled]));

  const overdue = await call(listOverdueProperties, { query: { take: 1_000 } });
  const overdueIds = await call(chooseOverdueProperties);
  expect(overdueIds).toHaveLength(1_205);
  expect(overdueIds.slice(0, 1_000)).toEqual(overdue.map(({ id }) => id));

  await big.db.deleteFrom('land.properties').execute();
  await givenManyProperties(big.db, big.broker.id, 20_001);
  const answer = await ask(big, 'POST', '/api/land/properties/choose', { body: {} });
  expect(refusalIn(answer)).toMatchObject({ code: 'property.too_many' });
  expect(await call(chooseProperties, { body: { area: { to: 20_000 } } })).toHaveLength(20_000);
  expect(refusalIn(await ask(big, 'GET', '/api/land/properties/overdue-ids'))).toMatchObject({
    code: 'property.too_many',
  });
});

test('bulk calls with one id are one operation of one person, newest first; without an id each stands alone', async () => {
  const { call } = app.broker;
  const plots = await Promise.all(Array.from({ length: 3 }, () => givenProperty(app.db)));
  const [first = '', second = '', third = ''] = plots.map(({ id }) => id);
  const runId = uuidv7();
  await call(runBulkAction, { body: { action: 'archive', ids: [first], runId } });
  await call(runBulkAction, { body: { action: 'archive', ids: [second, first], runId } });
  await call(runBulkAction, { body: { action: 'archive', ids: [third] } });
  const [alone, together] = await call(listOperations, { query: { take: 2 } });
  expect(together).toMatchObject({ id: runId, kind: 'archive', totalCount: 2, doneCount: 2 });
  expect(alone).toMatchObject({ kind: 'archive', totalCount: 1, doneCount: 1 });
  await call(undoOperation, { params: { id: runId }, body: { operationId: uuidv7() } });
  const states = await Promise.all([first, second, third].map((id) => call(getProperty, { params: { id } })));
  expect(states.map((plot) => plot.isEnabled)).toEqual([true, true, false]);
});

test('the undo of more objects than one call changes goes on after its answer', async () => {
  const big = await openTestApp(inject('clusterUrl'));
  onTestFinished(() => big.close());
  const { call } = big.broker;
  await givenManyProperties(big.db, big.broker.id, 230);
  const ids = (await call(chooseProperties, { body: {} })).map(([id]) => id);
  const runId = uuidv7();
  for (const part of [ids.slice(0, 200), ids.slice(200)]) {
    await call(runBulkAction, { body: { action: 'archive', ids: part, runId } });
  }
  const operationId = uuidv7();
  const send = () => call(undoOperation, { params: { id: runId }, body: { operationId } });
  const { operation, outcomes } = await send();
  expect(outcomes).toEqual([]);
  expect(operation).toMatchObject({ id: operationId, kind: 'undo', undoes: runId, totalCount: 230 });
  // Repeats the call, as a client does when the answer is lost.
  await send();
  await eventually(async () => {
    expect(await call(getOperation, { params: { id: operationId } })).toMatchObject({
      waitingCount: 0,
      doneCount: 230,
    });
  });
  expect(await call(chooseProperties, { body: { isEnabled: true } })).toHaveLength(230);
});
