import type { EntityName } from '@gektar/contract/history.ts';
import { MAX_CHANGES_BY_FILTER } from '@gektar/contract/operations/change-limits.ts';
import type { ChangeOutcome, Operation, OperationResult } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, type EntityKind, type EntityWire, entityKinds, historyOf, read } from '#testing/entity-kinds.ts';
import { eventually } from '#testing/eventually.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let other: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  other = await app.anotherBroker();
});
afterAll(() => app.close());

interface Change {
  readonly id: string;
  readonly rowVersion?: number | null;
  readonly fields: object;
}

async function send(
  { path }: EntityKind,
  changes: readonly Change[],
  about: { by?: Person; operationId?: string; dryRun?: boolean } = {},
): Promise<OperationResult> {
  const { by = app.broker, operationId = uuidv7(), dryRun = false } = about;
  const answer = await ask(app, 'POST', `${path}/changes`, { token: by.token, body: { operationId, dryRun, changes } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

async function undo(id: string, about: { by?: Person; operationId?: string; dryRun?: boolean } = {}) {
  const { by = app.broker, operationId = uuidv7(), dryRun = false } = about;
  const answer = await ask(app, 'POST', `/api/operations/${id}/undo`, {
    token: by.token,
    body: { operationId, dryRun },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

async function stored(kind: EntityKind, id: string): Promise<EntityWire> {
  return (await read(app, kind, id)).json as EntityWire;
}

const statesOf = (outcomes: readonly ChangeOutcome[]) => outcomes.map(({ state }) => state);

describe.each(entityKinds)('$name', (kind) => {
  const [field, first, second, third] = kind.edited;

  test('several are changed at once, each with its version and one row of the history', async () => {
    const [one, two] = [await created(app, kind), await created(app, kind)];
    const operationId = uuidv7();
    const { operation, outcomes } = await send(
      kind,
      [
        { id: one.id, rowVersion: one.rowVersion, fields: { [field]: first } },
        { id: two.id, rowVersion: two.rowVersion, fields: { [field]: second } },
      ],
      { operationId },
    );
    expect(operation).toMatchObject({ id: operationId, entity: kind.entity, domain: kind.domain, kind: 'change' });
    expect(operation).toMatchObject({ totalCount: 2, doneCount: 2, refusedCount: 0, waitingCount: 0, fields: [field] });
    expect(outcomes).toMatchObject([
      { id: one.id, state: 'done', rowVersion: one.rowVersion + 1, changes: { [field]: [one[field], first] } },
      { id: two.id, state: 'done', rowVersion: two.rowVersion + 1, changes: { [field]: [two[field], second] } },
    ]);
    expect((await stored(kind, one.id))[field]).toBe(first);
    expect((await stored(kind, two.id))[field]).toBe(second);
    const [event, ...before] = await historyOf(app, kind, two.id);
    expect(event).toMatchObject({
      action: 'update',
      employeeId: app.broker.id,
      changes: { [field]: [two[field], second] },
    });
    expect(before).toHaveLength(1);
  });

  test('what was changed meanwhile is not overwritten: the present state is the answer', async () => {
    const one = await created(app, kind);
    await send(kind, [{ id: one.id, fields: { [field]: first } }], {
      by: kind.entity === 'industrial_request' ? app.broker : other,
    });
    const { outcomes } = await send(kind, [{ id: one.id, rowVersion: one.rowVersion, fields: { [field]: second } }]);
    const by = kind.entity === 'industrial_request' ? app.broker : other;
    expect(outcomes).toMatchObject([
      {
        state: 'stale',
        code: kind.changed,
        current: { id: one.id, [field]: first },
        left: [{ field, now: first, employeeId: by.id, dateTime: expect.stringMatching(/^\d{4}-/) }],
      },
    ]);
    expect((await stored(kind, one.id))[field]).toBe(first);
  });

  test('the same operation sent twice, also at the same time, is one', async () => {
    const one = await created(app, kind);
    const operationId = uuidv7();
    const change = { id: one.id, rowVersion: one.rowVersion, fields: { [field]: first } };
    const [left, right] = await Promise.all([
      send(kind, [change], { operationId }),
      send(kind, [change], { operationId }),
    ]);
    const again = await send(kind, [change], { operationId });
    for (const { outcomes } of [left, right, again])
      expect(outcomes).toMatchObject([{ state: 'done', rowVersion: one.rowVersion + 1 }]);
    expect(await historyOf(app, kind, one.id)).toHaveLength(2);
  });

  test('a refused field is named, the others of the operation are written; what is gone is told apart', async () => {
    const [one, two, gone] = [await created(app, kind), await created(app, kind), await created(app, kind)];
    await ask(app, 'DELETE', `${kind.path}/${gone.id}`);
    const { operation, outcomes } = await send(kind, [
      { id: one.id, fields: { [field]: 'я'.repeat(20_001) } },
      { id: two.id, fields: { nobody: 1 } },
      { id: gone.id, fields: { [field]: first } },
    ]);
    expect(statesOf(outcomes)).toEqual(['refused', 'refused', 'gone']);
    expect(outcomes[0]).toMatchObject({ code: 'request.invalid', fields: { [field]: expect.stringMatching(/[а-я]/) } });
    expect(outcomes[1]).toMatchObject({ fields: { nobody: 'Такого поля нет' } });
    expect(operation).toMatchObject({ totalCount: 3, doneCount: 0, refusedCount: 3 });
    expect(await stored(kind, one.id)).toMatchObject({ rowVersion: one.rowVersion, [field]: one[field] });
  });

  test('a dry run computes the same and writes nothing', async () => {
    const one = await created(app, kind);
    const operationId = uuidv7();
    const { outcomes } = await send(kind, [{ id: one.id, fields: { [field]: first } }], { operationId, dryRun: true });
    expect(outcomes).toMatchObject([{ state: 'done', changes: { [field]: [one[field], first] } }]);
    expect(await stored(kind, one.id)).toMatchObject({ rowVersion: one.rowVersion, [field]: one[field] });
    expect(await historyOf(app, kind, one.id)).toHaveLength(1);
    refusalIn(await ask(app, 'GET', `/api/operations/${operationId}`));
  });

  test('an undo gives back what nobody has changed since, and names the rest with who did', async () => {
    const [one, two] = [await created(app, kind), await created(app, kind)];
    const { operation } = await send(kind, [
      { id: one.id, fields: { [field]: first } },
      { id: two.id, fields: { [field]: second } },
    ]);
    const by = kind.entity === 'industrial_request' ? app.broker : other;
    await send(kind, [{ id: two.id, fields: { [field]: third } }], { by });

    const preview = await undo(operation.id, { dryRun: true });
    expect(statesOf(preview.outcomes)).toEqual(['done', 'left']);
    expect((await stored(kind, one.id))[field]).toBe(first);

    const undone = await undo(operation.id);
    expect(undone.operation).toMatchObject({ kind: 'undo', undoes: operation.id, doneCount: 1, refusedCount: 1 });
    expect(undone.outcomes).toMatchObject([
      { id: one.id, state: 'done', changes: { [field]: [first, one[field] ?? null] }, left: [] },
      { id: two.id, state: 'left', changes: {}, left: [{ field, now: third, employeeId: by.id }] },
    ]);
    expect((await stored(kind, one.id))[field]).toBe(one[field]);
    expect((await stored(kind, two.id))[field]).toBe(third);

    const redone = await undo(undone.operation.id);
    expect(statesOf(redone.outcomes)).toEqual(['done']);
    expect((await stored(kind, one.id))[field]).toBe(first);
    const [latest] = (await ask(app, 'GET', '/api/operations?take=1')).json as Operation[];
    expect(latest).toMatchObject({ id: redone.operation.id, undoes: undone.operation.id });
  });

  test('all that a filter finds get a value, also those beyond a page', async () => {
    const all = await Promise.all(Array.from({ length: 3 }, () => created(app, kind)));
    const operationId = uuidv7();
    const body = { operationId, filter: filterOf(kind, all), fields: { [field]: third } };
    const answer = await ask(app, 'POST', `${kind.path}/changes/by-filter`, { body });
    expect(answer.status, answer.text).toBe(200);
    const ended = await eventually(async () => {
      const operation = (await ask(app, 'GET', `/api/operations/${operationId}`)).json as Operation;
      expect(operation.waitingCount).toBe(0);
      return operation;
    });
    expect(ended).toMatchObject({ totalCount: 3, doneCount: 3, refusedCount: 0 });
    for (const { id } of all) expect((await stored(kind, id))[field]).toBe(third);
    const outcomes = (await ask(app, 'GET', `/api/operations/${operationId}/outcomes`)).json as ChangeOutcome[];
    expect(outcomes.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test('named objects are changed in the background, each once; one that is not there is told, the others are done', async () => {
    const [one, two, spared] = [await created(app, kind), await created(app, kind), await created(app, kind)];
    const operationId = uuidv7();
    const missing = uuidv7();
    const body = { operationId, ids: [one.id, missing, two.id, one.id], fields: { [field]: second } };
    const answer = await ask(app, 'POST', `${kind.path}/changes/by-filter`, { body });
    expect(answer.status, answer.text).toBe(200);
    await eventually(async () => {
      const operation = (await ask(app, 'GET', `/api/operations/${operationId}`)).json as Operation;
      expect(operation).toMatchObject({ totalCount: 3, doneCount: 2, refusedCount: 1, waitingCount: 0 });
    });
    const outcomes = (await ask(app, 'GET', `/api/operations/${operationId}/outcomes`)).json as ChangeOutcome[];
    expect(outcomes.map(({ id, state }) => [id, state])).toEqual([
      [one.id, 'done'],
      [missing, 'gone'],
      [two.id, 'done'],
    ]);
    const refusedAlone = await ask(app, 'GET', `/api/operations/${operationId}/outcomes?refused=true`);
    expect((refusedAlone.json as ChangeOutcome[]).map(({ id }) => id)).toEqual([missing]);
    expect((await ask(app, 'GET', `/api/operations/${operationId}/outcomes?refused=perhaps`)).status).toBe(400);
    expect((await stored(kind, spared.id))[field]).toBe(spared[field]);
    // A repeated call does not begin another operation.
    expect((await ask(app, 'POST', `${kind.path}/changes/by-filter`, { body })).json).toMatchObject({ doneCount: 2 });
    for (const wrong of [{}, { ids: [] }, { ids: [one.id], filter: {} }]) {
      const refused = await ask(app, 'POST', `${kind.path}/changes/by-filter`, {
        body: { operationId: uuidv7(), fields: { [field]: third }, ...wrong },
      });
      expect(refused.status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('a filter of a column is that of the list, of its count and of a change: other rows stay as they are', async () => {
    const [about, filter] = headFilters[kind.entity] ?? [];
    if (filter === undefined) throw new Error(`No column of ${kind.name} is filtered`);
    const [met, other] = [await created(app, kind, about), await created(app, kind)];
    if (kind.list) {
      const { find, count, bodyOf = (body) => body } = kind.list;
      const body = bodyOf(filter);
      const found = (await ask(app, 'POST', `${find}?take=10`, { body })).json as EntityWire[];
      expect(found.map(({ id }) => id)).toEqual([met.id]);
      expect((await ask(app, 'POST', count, { body })).json).toBe(1);
    }
    const operationId = uuidv7();
    const body = { operationId, filter, fields: { [field]: second } };
    const answer = await ask(app, 'POST', `${kind.path}/changes/by-filter`, { body });
    expect(answer.status, answer.text).toBe(200);
    await eventually(async () => {
      const operation = (await ask(app, 'GET', `/api/operations/${operationId}`)).json as Operation;
      expect(operation).toMatchObject({ totalCount: 1, doneCount: 1, waitingCount: 0 });
    });
    expect((await stored(kind, met.id))[field]).toBe(second);
    expect((await stored(kind, other.id))[field]).toBe(other[field]);
  });

  test('a field of any kind changed in two objects at once, and emptied again, has the value as in one', async () => {
    const whole = await created(app, kind, await kind.whole(app));
    const [one, two, three] = [await created(app, kind), await created(app, kind), await created(app, kind)];
    const changed: string[] = [];
    for (const [name, value] of Object.entries(whole)) {
      const [alone] = (await send(kind, [{ id: three.id, fields: { [name]: value } }])).outcomes;
      if (alone?.state !== 'done') continue;
      changed.push(name);
      const both = [one, two].map(({ id }) => ({ id, fields: { [name]: value } }));
      const { outcomes } = await send(kind, both);
      expect(statesOf(outcomes)).toEqual(['done', 'done']);
    }
    expect(changed.length).toBeGreaterThan(5);
    const stateOf = async (id: string) => {
      const state = await stored(kind, id);
      return Object.fromEntries(changed.map((name) => [name, state[name]]));
    };
    expect(await stateOf(one.id)).toEqual(await stateOf(three.id));
    expect(await stateOf(two.id)).toEqual(await stateOf(three.id));
    for (const name of changed.toReversed()) {
      await send(
        kind,
        [one, two].map(({ id }) => ({ id, fields: { [name]: three[name] ?? null } })),
      );
      await send(kind, [{ id: three.id, fields: { [name]: three[name] ?? null } }]);
    }
    expect(await stateOf(one.id)).toEqual(await stateOf(three.id));
    expect(await stateOf(two.id)).toEqual(await stateOf(three.id));
  });
});

test('more objects than one operation may change are refused, and none is changed', async () => {
  await givenManyProperties(app.db, app.broker.id, MAX_CHANGES_BY_FILTER + 1);
  const body = { operationId: uuidv7(), fields: { price: 7 } };
  const path = '/api/land/properties/changes/by-filter';
  const filter = { responsibleEmployeeIds: [app.broker.id] };
  const refused = await ask(app, 'POST', path, { body: { ...body, filter } });
  expect(refusalIn(refused)).toMatchObject({ code: 'operation.too_many' });
  expect((await ask(app, 'GET', `/api/operations/${body.operationId}`)).status).toBe(404);
  const ids = Array.from({ length: MAX_CHANGES_BY_FILTER + 1 }, () => uuidv7());
  expect((await ask(app, 'POST', path, { body: { ...body, ids } })).status).toBe(400);
  const { rows } = await sql<{ count: number }>`select count(*)::int from land.properties where price = 7`.execute(
    app.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

/** A value for one field of each entity, and the filter of the table header that matches it. */
const MET = 777.77;
const range = { from: MET, to: MET };
const headFilters: Partial<Readonly<Record<EntityName, readonly [met: object, filter: object]>>> = {
  property: [{ area: MET }, { area: range }],
  land_request: [{ area: range }, { area: range }],
  complex: [{ complexArea: MET }, { complex: { complexArea: range } }],
  building: [{ floorLoad: MET }, { building: { floorLoad: range } }],
  vacancy: [{ minimalRentalBlockArea: MET }, { vacancy: { minimalRentalBlockArea: range } }],
  industrial_request: [{ vacancyAreaRange: range }, { vacancyAreaRange: range }],
};

/** A filter that matches only these rows. */
function filterOf({ entity }: EntityKind, all: readonly EntityWire[]): object {
  const ids = all.map(({ id }) => id);
  if (entity === 'vacancy') return { vacancy: { ids } };
  if (entity === 'complex') return { complex: { ids } };
  if (entity === 'building') return { complex: { ids: all.map((one) => one['complexId']) } };
  return { ids };
}
