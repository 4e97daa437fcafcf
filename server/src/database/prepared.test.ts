import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { prepared, runPrepared, unseen } from './prepared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const sum = prepared<{ sum: number }>('sum-of-two', 'select $1::int + $2::int as sum');

test('a connection plans the statement once and keeps it by its name, in and out of a transaction', async () => {
  await app.db.connection().execute(async (db) => {
    expect(await sum(db, [1, 2])).toEqual([{ sum: 3 }]);
    await db.transaction().execute(async (tx) => expect(await sum(tx, [3, 4])).toEqual([{ sum: 7 }]));
    const { rows } = await sql`select name, calls from (
      select name, generic_plans + custom_plans as calls from pg_prepared_statements) kept`.execute(db);
    expect(rows).toEqual([{ name: 'sum-of-two', calls: 2 }]);
  });
});

test('a statement whose values are unseen is planned once for all of them', async () => {
  await app.db.connection().execute(async (db) => {
    const named = (part: string) =>
      runPrepared<{ name: string }>(
        db,
        'regions by name',
        sql`select name from shared.regions where name like ${unseen(part, 'text')} order by id`,
      );
    for (let times = 0; times < 6; times += 1) expect(await named('Тул%')).toEqual([{ name: 'Тульская область' }]);
    expect(await named('Рост%')).toEqual([{ name: 'Ростовская область' }]);
    const { rows } = await sql<{ once: boolean; calls: number }>`
      select generic_plans > 0 as once, generic_plans + custom_plans as calls
      from pg_prepared_statements where name like 'regions by name%'`.execute(db);
    expect(rows).toEqual([{ once: true, calls: 7 }]);
  });
});

test('other statements are sent without a name', async () => {
  await app.db.connection().execute(async (db) => {
    await sql`select ${1}::int`.execute(db);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    expect(rows.filter((row) => !/^(sum-of-two|regions by name)/.test((row as { name: string }).name))).toEqual([]);
  });
});
