import { MAX_CHANGES, MAX_CHANGES_BY_FILTER } from '@gektar/contract/operations/change-limits.ts';
import type { ChangeOutcome, Operation, OperationResult } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

/** Number of objects between two checks whether a change was stopped. */
const BATCH = 100;
/** A price that no given plot has. */
const PRICE = 777;
const path = '/api/land/properties/changes/by-filter';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterEach(() => app.close());

const found = async (id: string) => (await ask(app, 'GET', `/api/operations/${id}`)).json as Operation;
const stop = async (id: string) => (await ask(app, 'POST', `/api/operations/${id}/stop`)).json as Operation;
const undo = async (id: string) =>
  (await ask(app, 'POST', `/api/operations/${id}/undo`, { body: { operationId: uuidv7(), dryRun: false } }))
    .json as OperationResult;

async function begin(body: object): Promise<string> {
  const operationId = uuidv7();
  const answer = await ask(app, 'POST', path, { body: { operationId, fields: { price: PRICE }, ...body } });
  expect(answer.status, answer.text).toBe(200);
  return operationId;
}

/** Prices of all plots by id. */
async function prices(): Promise<Map<string, number | null>> {
  const rows = await app.db.selectFrom('land.properties').select(['id', 'price']).orderBy('id').execute();
  return new Map(rows.map(({ id, price }) => [id, price]));
}

const countWith = (all: ReadonlyMap<string, number | null>, price: number) =>
  [...all.values()].filter((one) => one === price).length;

test('a change of all that a filter finds, 20,000 plots, stops within a batch; the undo gives back exactly what it changed', async () => {
  await givenManyProperties(app.db, app.broker.id, MAX_CHANGES_BY_FILTER);
  const before = await prices();
  const id = await begin({ filter: { responsibleEmployeeIds: [app.broker.id] } });
  const seen = await eventually(async () => {
    const operation = await found(id);
    expect(operation.doneCount).toBeGreaterThan(MAX_CHANGES);
    return operation;
  });
  const stopped = await stop(id);
  expect(stopped).toMatchObject({ totalCount: MAX_CHANGES_BY_FILTER, isStopped: true, refusedCount: 0 });
  // Batches that ended between the last query and the stop, and the batch in progress.
  expect(stopped.doneCount).toBeGreaterThanOrEqual(seen.doneCount);
  expect(stopped.doneCount % BATCH).toBe(0);
  expect(stopped.waitingCount).toBe(MAX_CHANGES_BY_FILTER - stopped.doneCount);
  expect(stopped.waitingCount).toBeGreaterThan(0);
  expect(countWith(await prices(), PRICE)).toBe(stopped.doneCount);

  const undone = await undo(id);
  await eventually(async () =>
    expect(await found(undone.operation.id)).toMatchObject({ doneCount: stopped.doneCount, waitingCount: 0 }),
  );
  expect(await prices()).toEqual(before);
  // Nothing was written after the stop, and only the changed plots were written twice.
  const { rows } = await sql<{ writes: number; plots: number }>`
    select count(*)::int as plots, max(writes)::int as writes from (
      select count(*) as writes from shared.audit where action = 'update' group by entity_id) w`.execute(app.db);
  expect(rows).toEqual([{ plots: stopped.doneCount, writes: 2 }]);
  expect(await found(id)).toMatchObject({ doneCount: stopped.doneCount, waitingCount: stopped.waitingCount });
});

test('the answer of a stop, and an undo sent at once, know what the batch under way has still changed', async () => {
  await givenManyProperties(app.db, app.broker.id, 3 * BATCH);
  const before = await prices();
  const ids = [...before.keys()];
  const held = ids[BATCH + 50] ?? '';
  const release = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const holder = app.db.transaction().execute(async (tx) => {
    await sql`select from land.properties where id = ${held} for update`.execute(tx);
    holding.resolve();
    await release.promise;
  });
  await holding.promise;
  const id = await begin({ ids });
  // The second batch waits for the held plot.
  await eventually(async () => expect((await found(id)).doneCount).toBeGreaterThanOrEqual(BATCH));
  const stopping = stop(id);
  await eventually(async () => expect((await found(id)).isStopped).toBe(true));
  const undoing = undo(id);
  release.resolve();
  await holder;
  const stopped = await stopping;
  expect(stopped).toMatchObject({ doneCount: 2 * BATCH, waitingCount: BATCH, isStopped: true });
  const outcomes = (await ask(app, 'GET', `/api/operations/${id}/outcomes?take=1000`)).json as ChangeOutcome[];
  expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(2 * BATCH);
  expect((await undoing).operation).toMatchObject({ totalCount: 2 * BATCH, doneCount: 2 * BATCH });
  expect(await prices()).toEqual(before);
});
