import type { ChangeableEntity, Operation } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from './ask.ts';
import { created, type EntityKind, type EntityWire, entityKinds, read } from './entity-kinds.ts';
import { goOnWithOperations } from './go-on-with-operations.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface LeftOperation {
  readonly kind: 'change' | 'undo';
  readonly fields?: object;
  readonly undoes?: string;
}

/** Inserts an operation as left by a killed process: its first object is done, the others are waiting. */
async function givenLeft(
  { domain, entity }: EntityKind,
  rows: readonly EntityWire[],
  { kind, fields = {}, undoes }: LeftOperation,
): Promise<string> {
  const id = uuidv7();
  const name = entity as ChangeableEntity;
  await sql`
    insert into shared.operations (id, employee_id, domain, entity, kind, fields, field_names, undoes)
    values (${id}, ${app.broker.id}, ${domain}, ${name}, ${kind}, ${JSON.stringify(fields)}, ${Object.keys(fields)},
      ${undoes ?? null})`.execute(app.db);
  for (const [index, row] of rows.entries()) {
    await sql`
      insert into shared.operation_rows (operation_id, position, entity_id, state)
      values (${id}, ${index + 1}, ${row.id}, ${index === 0 ? 'done' : 'waiting'})`.execute(app.db);
  }
  return id;
}

const found = async (id: string) => (await ask(app, 'GET', `/api/operations/${id}`)).json as Operation;

test.each(entityKinds)(
  '$name: a change by a filter and an undo go on where a killed process left them',
  async (kind) => {
    const [field, first, second] = kind.edited;
    const rows = [await created(app, kind), await created(app, kind), await created(app, kind)];
    const shown = async ({ id }: EntityWire) => ((await read(app, kind, id)).json as EntityWire)[field];

    const change = await givenLeft(kind, rows, { kind: 'change', fields: { [field]: second } });
    await goOnWithOperations(app.db);
    expect(await found(change)).toMatchObject({ totalCount: 3, doneCount: 3, waitingCount: 0 });
    const [done, ...waited] = rows;
    for (const row of waited) expect(await shown(row)).toBe(second);
    // The object that was already done is not changed again.
    expect(done && (await shown(done))).toBe(done?.[field]);

    const operationId = uuidv7();
    const changes = rows.map(({ id }) => ({ id, fields: { [field]: first } }));
    await ask(app, 'POST', `${kind.path}/changes`, { body: { operationId, changes } });
    const undone = await givenLeft(kind, rows, { kind: 'undo', undoes: operationId });
    await goOnWithOperations(app.db);
    expect(await found(undone)).toMatchObject({ doneCount: 3, waitingCount: 0 });
    for (const row of waited) expect(await shown(row)).toBe(second);
    expect(done && (await shown(done))).toBe(first);
  },
);

test.each(entityKinds)('$name: the undo of a deletion goes on where a killed process left it', async (kind) => {
  const rows = [await created(app, kind), await created(app, kind)];
  const [, waited] = rows;
  const runId = uuidv7();
  for (const { id } of rows) await ask(app, 'DELETE', `${kind.path}/${id}?runId=${runId}`);
  const undone = await givenLeft(kind, rows, { kind: 'undo', undoes: runId });
  await goOnWithOperations(app.db);
  expect(await found(undone)).toMatchObject({ undoneKind: 'delete', doneCount: 2, waitingCount: 0 });
  expect((await read(app, kind, waited?.id ?? '')).status).toBe(200);
});

test('a stopped operation stays where it was', async () => {
  const [kind] = entityKinds;
  if (kind === undefined) throw new Error('no entity');
  const [field, , second] = kind.edited;
  const rows = [await created(app, kind), await created(app, kind)];
  const stopped = await givenLeft(kind, rows, { kind: 'change', fields: { [field]: second } });
  await sql`update shared.operations set stopped_at = now() where id = ${stopped}`.execute(app.db);
  await goOnWithOperations(app.db);
  expect(await found(stopped)).toMatchObject({ isStopped: true, waitingCount: 1 });
});

test('a stopped operation whose process was killed ends for the bell; one that cannot go on leaves the others alone', async () => {
  const [kind] = entityKinds;
  if (kind === undefined) throw new Error('no entity');
  const [field, , second, third] = kind.edited;
  const rows = [await created(app, kind), await created(app, kind)];
  const stopped = await givenLeft(kind, rows, { kind: 'change', fields: { [field]: second } });
  await sql`update shared.operations set stopped_at = now() where id = ${stopped}`.execute(app.db);
  // A field that a newer version of the program no longer has.
  const foreign = await givenLeft(kind, rows, { kind: 'change', fields: { ofAnotherVersion: 1 } });
  const later = await givenLeft(kind, rows, { kind: 'change', fields: { [field]: third } });
  await expect(goOnWithOperations(app.db)).rejects.toThrow();
  expect(await found(foreign)).toMatchObject({ waitingCount: 1 });
  expect(await found(later)).toMatchObject({ doneCount: 2, waitingCount: 0 });
  const { rows: ended } = await sql<{ id: string }>`
    select id from shared.operations where id = any(${[stopped, foreign, later]}::uuid[]) and finished_at is not null
    order by started_at`.execute(app.db);
  expect(ended.map(({ id }) => id)).toEqual([stopped, later]);
});
