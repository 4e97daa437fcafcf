import type { ChangeOutcome, OperationResult } from '@gektar/contract/operations/operation.ts';
import { getOperation, listOutcomes } from '@gektar/contract/operations/operation-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, type EntityKind, type EntityWire, entityKinds, historyOf, read } from '#testing/entity-kinds.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { trashOf } from '#testing/trash-of.ts';

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

    // Another action unarchived and archived this object since: undoing the operation leaves it as it is.
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

const remove = async ({ path }: EntityKind, id: string, runId?: string) => {
  const answer = await ask(app, 'DELETE', `${path}/${id}${runId === undefined ? '' : `?runId=${runId}`}`);
  expect(answer.status, answer.text).toBe(200);
};
const isThere = async (kind: EntityKind, id: string) => (await read(app, kind, id)).status === 200;

describe.each(entityKinds)('$name', (kind) => {
  test('deleting several is one operation: its undo restores them from the trash, a second one finds them there', async () => {
    const [one, two] = [await created(app, kind), await created(app, kind)];
    const runId = uuidv7();
    for (const { id } of [one, two]) await remove(kind, id, runId);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      employeeId: app.broker.id,
      entity: kind.entity,
      kind: 'delete',
      fields: [],
      totalCount: 2,
      doneCount: 2,
      undoneBy: null,
    });
    const listed = await app.broker.call(listOutcomes, { params: { id: runId }, query: {} });
    expect(listed).toMatchObject([one, two].map(({ id }) => ({ id, state: 'done', object: { id, state: 'trashed' } })));

    expect(statesOf((await undo(runId, { dryRun: true })).outcomes)).toEqual(['done', 'done']);
    expect(await isThere(kind, one.id)).toBe(false);
    const operationId = uuidv7();
    const { operation, outcomes } = await undo(runId, { operationId });
    expect(operation).toMatchObject({
      kind: 'undo',
      undoes: runId,
      undoneKind: 'delete',
      doneCount: 2,
      refusedCount: 0,
    });
    expect(outcomes).toMatchObject(
      [one, two].map(({ id }) => ({ id, state: 'done', notes: [], object: { state: 'active' } })),
    );
    expect(outcomes[0]?.object?.path).toContain(`/${kind.domain}/`);
    for (const { id } of [one, two]) {
      expect(await isThere(kind, id)).toBe(true);
      const [latest] = await historyOf(app, kind, id);
      expect(latest).toMatchObject({ action: 'restore', operation: { id: operationId, kind: 'undo' } });
    }
    expect(statesOf((await undo(runId)).outcomes)).toEqual(['same', 'same']);
  });

  test('the undo of a deletion leaves what was restored or deleted once more since, and names what is gone for good', async () => {
    const all = [await created(app, kind), await created(app, kind), await created(app, kind)];
    const [back, again, destroyed] = all;
    if (back === undefined || again === undefined || destroyed === undefined) throw new Error('three are created');
    const runId = uuidv7();
    for (const { id } of all) await remove(kind, id, runId);
    const inTrash = async ({ id }: EntityWire) =>
      `/api/${kind.domain}/trash/${(await trashOf(app, kind.domain, id)).id}`;
    for (const one of [back, again]) {
      expect((await ask(app, 'POST', `${await inTrash(one)}/restore`)).status).toBe(200);
    }
    await remove(kind, again.id);
    expect((await ask(app, 'DELETE', await inTrash(destroyed))).status).toBe(200);

    const { operation, outcomes } = await undo(runId);
    expect(statesOf(outcomes)).toEqual(['same', 'left', 'gone']);
    expect(outcomes[2]).toMatchObject({ code: 'trash.not_found', message: 'Этого уже нет в корзине', object: null });
    expect(operation).toMatchObject({ doneCount: 0, refusedCount: 2 });
    expect(await isThere(kind, back.id)).toBe(true);
    expect(await isThere(kind, again.id)).toBe(false);
  });

  test('a deletion that was refused, or comes again with its id, is no operation of its own', async () => {
    const { id } = await created(app, kind);
    const runId = uuidv7();
    await remove(kind, id, runId);
    expect((await ask(app, 'DELETE', `${kind.path}/${id}?runId=${runId}`)).status).toBe(404);
    const other = uuidv7();
    expect((await ask(app, 'DELETE', `${kind.path}/${id}?runId=${other}`)).status).toBe(404);
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      totalCount: 1,
      doneCount: 1,
    });
    expect(refusalIn(await ask(app, 'GET', `/api/operations/${other}`))).toMatchObject({ code: 'operation.not_found' });
  });

  test('a colleague reads an operation with its objects by name, but neither stops nor undoes it', async () => {
    const { id } = await created(app, kind);
    const runId = uuidv7();
    await kind.archive(app, id, false, runId);
    const { token } = await app.anotherBroker();
    const operation = await ask(app, 'GET', `/api/operations/${runId}`, { token });
    expect(operation.json).toMatchObject({ id: runId, employeeId: app.broker.id, doneCount: 1 });
    const outcomes = await ask(app, 'GET', `/api/operations/${runId}/outcomes`, { token });
    expect(outcomes.json).toMatchObject([
      { id, state: 'done', object: { id, state: 'archived', title: expect.any(String) } },
    ]);
    for (const act of ['stop', 'undo']) {
      const refused = await ask(app, 'POST', `/api/operations/${runId}/${act}`, {
        token,
        body: { operationId: uuidv7() },
      });
      expect(refusalIn(refused)).toMatchObject({ code: 'operation.not_found' });
    }
    expect(await isEnabled(kind, id)).toBe(false);
    expect((await ask(app, 'GET', '/api/operations', { token })).json).toEqual([]);
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

test('a deletion that cannot be undone yet says why in the words of the trash, and can be undone later', async () => {
  const kind = entityKinds.find(({ entity }) => entity === 'vacancy');
  const above = entityKinds.find(({ entity }) => entity === 'building');
  if (kind === undefined || above === undefined) throw new Error('vacancies lie in buildings');
  const { id, ...vacancy } = await created(app, kind);
  const [runId, later] = [uuidv7(), uuidv7()];
  await remove(kind, id, runId);
  await remove(above, String(vacancy['buildingId']), later);
  const { outcomes } = await undo(runId);
  expect(outcomes).toMatchObject([
    {
      state: 'refused',
      code: 'trash.parent_gone',
      fields: { entry: expect.stringMatching(/^Сначала восстановите из корзины: здание «/) },
      object: { id, state: 'trashed' },
    },
  ]);
  expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({ undoneBy: null });
  for (const one of [later, runId]) expect(statesOf((await undo(one)).outcomes)).toEqual(['done']);
  expect(await isThere(kind, id)).toBe(true);
});
