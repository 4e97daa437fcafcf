import type { ChangeOutcome, OperationResult } from '@gektar/contract/operations/operation.ts';
import { getOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, type EntityKind, type EntityWire, entityKinds, read } from '#testing/entity-kinds.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function undo(id: string, about: { operationId?: string; dryRun?: boolean } = {}): Promise<OperationResult> {
  const { operationId = uuidv7(), dryRun = false } = about;
  const answer = await ask(app, 'POST', `/api/operations/${id}/undo`, { body: { operationId, dryRun } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

const statesOf = (outcomes: readonly ChangeOutcome[]) => outcomes.map(({ state }) => state);
const stored = async (kind: EntityKind, id: string) => (await read(app, kind, id)).json as EntityWire;
const isEnabled = async (kind: EntityKind, id: string) => (await stored(kind, id)).isEnabled;

describe.each(entityKinds)('$name', (kind) => {
  test('archiving several is one operation: undone, undone again, and what a later action archived stays', async () => {
    const [one, two] = [await created(app, kind), await created(app, kind)];
    const runId = uuidv7();
    for (const { id } of [one, two]) expect((await kind.archive(app, id, false, runId)).status).toBe(200);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      entity: kind.entity,
      kind: 'archive',
      fields: [],
      totalCount: 2,
      doneCount: 2,
    });

    // Restored and archived once more by another action: no longer that of the operation.
    await kind.archive(app, two.id, true);
    await kind.archive(app, two.id, false);
    expect(statesOf((await undo(runId, { dryRun: true })).outcomes)).toEqual(['done', 'left']);
    expect(await isEnabled(kind, one.id)).toBe(false);
    const undoId = uuidv7();
    expect(statesOf((await undo(runId, { operationId: undoId })).outcomes)).toEqual(['done', 'left']);
    expect([await isEnabled(kind, one.id), await isEnabled(kind, two.id)]).toEqual([true, false]);

    expect(statesOf((await undo(undoId)).outcomes)).toEqual(['done']);
    expect(await isEnabled(kind, one.id)).toBe(false);
  });

  test('restoring is undone, a repeat of the same call changes nothing, and a taken id is refused', async () => {
    const { id } = await created(app, kind);
    await kind.archive(app, id, false);
    const runId = uuidv7();
    await kind.archive(app, id, true, runId);
    await kind.archive(app, id, true, runId);
    expect(refusalIn(await kind.archive(app, id, false, runId))).toMatchObject({ code: 'operation.id_taken' });
    expect(await isEnabled(kind, id)).toBe(true);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      kind: 'unarchive',
      totalCount: 1,
    });
    expect(statesOf((await undo(runId)).outcomes)).toEqual(['done']);
    expect(await isEnabled(kind, id)).toBe(false);
  });
});

describe.each(entityKinds)('$name', (kind) => {
  test('what an action finds as it would leave it is not counted as done, and its undo leaves it', async () => {
    const [changed, same] = [await created(app, kind), await created(app, kind)];
    await kind.archive(app, same.id, false);
    const runId = uuidv7();
    for (const { id } of [changed, same]) expect((await kind.archive(app, id, false, runId)).status).toBe(200);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      totalCount: 2,
      doneCount: 1,
      refusedCount: 0,
    });
    const outcomes = (await ask(app, 'GET', `/api/operations/${runId}/outcomes`)).json as ChangeOutcome[];
    expect(new Map(outcomes.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [changed.id, 'done'],
        [same.id, 'same'],
      ]),
    );
    await undo(runId);
    expect([await isEnabled(kind, changed.id), await isEnabled(kind, same.id)]).toEqual([true, false]);
  });
});

describe.each(entityKinds.filter(({ actualize }) => actualize))('$name', (kind) => {
  const { method, date, column } = kind.actualize ?? { method: 'GET', date: '', column: '' };
  const confirm = async (id: string, runId?: string) => {
    const path = `${kind.path}/${id}/actualize${runId === undefined ? '' : `?runId=${runId}`}`;
    expect((await ask(app, method, path)).status).toBe(200);
  };

  const setTime = (id: string, time: string) =>
    sql`update ${sql.table(kind.table)} set ${sql.ref(column)} = ${time} where id = ${id}`.execute(app.db);

  test('confirming several is one operation: its undo gives the earlier time back, unless one was confirmed later', async () => {
    const [one, two, never] = [await created(app, kind), await created(app, kind), await created(app, kind)];
    const before = ['2026-03-04T05:06:07', '2026-02-03T04:05:06'];
    for (const [index, { id }] of [one, two].entries()) {
      await setTime(id, before[index] ?? '');
    }
    const runId = uuidv7();
    for (const { id } of [one, two, never]) await confirm(id, runId);
    expect((await stored(kind, one.id))[date]).not.toBe(before[0]);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      kind: 'actualize',
      fields: [date],
      doneCount: 3,
    });
    await setTime(two.id, '2026-11-01T01:02:03');
    const undoId = uuidv7();
    const { outcomes } = await undo(runId, { operationId: undoId });
    expect(statesOf(outcomes)).toEqual(['done', 'left', 'done']);
    expect((await stored(kind, one.id))[date]).toBe(before[0]);
    expect((await stored(kind, two.id))[date]).toBe('2026-11-01T01:02:03');
    expect((await stored(kind, never.id))[date] ?? null).toBe(never[date] ?? null);
  });
});
