import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Db } from '#database/db.ts';
import { ask } from '#testing/ask.ts';
import { deadlocks } from '#testing/deadlocks.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterAll(() => app.close());

interface Row {
  readonly id: string;
  readonly rowVersion: number;
}

interface PastedList {
  readonly name: string;
  readonly path: string;
  readonly field: string;
  readonly table: string;
  readonly column: string;
  /** Number of rows in the first test. */
  readonly many: number;
  readonly given: (db: Db, count: number) => Promise<Row[]>;
}

const lists: readonly PastedList[] = [
  {
    name: 'plots',
    path: '/api/land/properties/changes',
    field: 'price',
    table: 'land.properties',
    column: 'price',
    many: MAX_CHANGES,
    async given(db, count) {
      const rows: Row[] = [];
      for (let at = 0; at < count; at += 1) rows.push(await givenProperty(db, { price: 1_000 + at }));
      return rows;
    },
  },
  {
    name: 'vacancies of seven complexes in turn',
    path: '/api/industrial/vacancies/changes',
    field: 'opexPerSqm',
    table: 'industrial.vacancies',
    column: 'opex_per_sqm',
    many: 60,
    async given(db, count) {
      const buildings: string[] = [];
      for (let at = 0; at < 7; at += 1) buildings.push((await givenBuilding(db, (await givenComplex(db)).id)).id);
      const rows: Row[] = [];
      for (let at = 0; at < count; at += 1) {
        const about = { name: `${at}-А`, opexPerSqm: 1_000 + at };
        rows.push(await givenVacancy(db, buildings[at % buildings.length] ?? '', about));
      }
      return rows;
    },
  },
];

describe.each(lists)('$name', ({ path, field, table, column, many, given }) => {
  async function paste(person: Person, rows: readonly Row[], value: number, dryRun = false): Promise<OperationResult> {
    const changes = rows.map(({ id, rowVersion }) => ({ id, rowVersion, fields: { [field]: value } }));
    const body = { operationId: uuidv7(), dryRun, way: 'paste', changes };
    const answer = await ask(app, 'POST', path, { token: person.token, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.json as OperationResult;
  }

  async function storedValues(): Promise<Map<string, number | null>> {
    const { rows } = await sql<{ id: string; value: number | null }>`
      select id, ${sql.ref(column)} as value from ${sql.table(table)}`.execute(app.db);
    return new Map(rows.map(({ id, value }) => [id, value]));
  }

  test('two people paste the same column at once: each row has the value of one, the other is told whose', async () => {
    const rows = await given(app.db, many);
    const before = await deadlocks(app.db);
    // In opposite orders, so that each call waits for rows that the other one has locked.
    const [mine, theirs] = await Promise.all([
      paste(app.broker, rows, 7_000),
      paste(colleague, rows.toReversed(), 8_000),
      // A dry run at the same time.
      paste(colleague, rows, 9_000, true),
    ]);
    const stateOf = ({ outcomes }: OperationResult) => new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const [ofMine, ofTheirs] = [stateOf(mine), stateOf(theirs)];
    const values = await storedValues();
    for (const { id } of rows) {
      const [one, other] = [ofMine.get(id), ofTheirs.get(id)];
      expect([one?.state, other?.state].toSorted()).toEqual(['done', 'stale']);
      expect(values.get(id)).toBe(one?.state === 'done' ? 7_000 : 8_000);
      const [stale, writer] = one?.state === 'stale' ? [one, colleague.id] : [other, app.broker.id];
      expect(stale?.left).toMatchObject([{ field, employeeId: writer }]);
    }
    expect(mine.operation.doneCount + theirs.operation.doneCount).toBe(rows.length);
    expect(await deadlocks(app.db)).toBe(before);
  });

  test('of many rows those that are refused or gone are named in their places, and all others are written', async () => {
    const rows = await given(app.db, 35);
    const [stale, tooMuch, gone] = [rows[3], rows[17], rows[34]];
    if (!stale || !tooMuch || !gone) throw new Error('too few rows');
    await sql`delete from ${sql.table(table)} where id = ${gone.id}`.execute(app.db);
    const changes = rows.map(({ id, rowVersion }, at) => ({
      id,
      rowVersion: id === stale.id ? rowVersion + 1 : rowVersion,
      fields: { [field]: id === tooMuch.id ? -1 : 2_000 + at },
    }));
    const answer = await ask(app, 'POST', path, { body: { operationId: uuidv7(), changes } });
    const { operation, outcomes } = answer.json as OperationResult;
    expect(outcomes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const special = new Map([
      [stale.id, 'stale'],
      [tooMuch.id, 'refused'],
      [gone.id, 'gone'],
    ]);
    expect(outcomes.map(({ state }) => state)).toEqual(rows.map(({ id }) => special.get(id) ?? 'done'));
    expect(operation).toMatchObject({ totalCount: 35, doneCount: 32, refusedCount: 3, waitingCount: 0 });
    const values = await storedValues();
    for (const [at, { id }] of rows.entries()) if (!special.has(id)) expect(values.get(id)).toBe(2_000 + at);
    const { rows: audits } = await sql<{ count: number }>`
      select count(*)::int as count from shared.audit where operation_id = ${operation.id}`.execute(app.db);
    expect(audits[0]?.count).toBe(32);
  });
});
