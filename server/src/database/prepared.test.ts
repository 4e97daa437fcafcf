import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { prepared } from './prepared.ts';

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

test('other statements are sent without a name', async () => {
  await app.db.connection().execute(async (db) => {
    await sql`select ${1}::int`.execute(db);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
    expect(rows.filter((row) => (row as { name: string }).name !== 'sum-of-two')).toEqual([]);
  });
});
