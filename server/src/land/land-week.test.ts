import { periodsUntil } from '@gektar/contract/week/week-periods.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { countedIn } from '#week/counted.ts';
import { countFigures } from '#week/week-queries.ts';
import { landWeek } from './land-week.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('figures of a week in a long journal read the rows of its days alone', async () => {
  await sql`
    insert into shared.audit (at, employee_id, entity, entity_id, action)
    select '2025-06-30T12:00:00+03:00'::timestamptz - make_interval(mins => n * 20), ${app.broker.id}, 'property',
      gen_random_uuid(), 'actualize'
    from generate_series(1, 60000) n`.execute(app.db);
  await sql`analyze shared.audit`.execute(app.db);
  const { rows, read } = await app.db.transaction().execute(async (tx) => {
    // The statistics below do not include rows read by parallel workers.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    const counted = await countFigures(tx, countedIn(landWeek), periodsUntil('week', '2025-06-18'));
    const read = await sql<{ sequential: number; fetched: number }>`
      select seq_tup_read as sequential, idx_tup_fetch as fetched from pg_stat_xact_user_tables
      where schemaname = 'shared' and relname = 'audit'`.execute(tx);
    return { rows: counted, read: read.rows };
  });
  // Only the rows of the eight weeks are read, 72 a day, out of 60,000; the planner may read a few more.
  const [{ sequential, fetched } = { sequential: -1, fetched: -1 }] = read;
  expect(sequential).toBe(0);
  expect(fetched).toBeGreaterThanOrEqual(8 * 7 * 72);
  expect(fetched).toBeLessThan(8 * 7 * 72 + 10);
  expect(rows.map(({ period, actualized }) => [period, actualized])).toEqual(
    Array.from({ length: 8 }, (_, period) => [period, 7 * 72]),
  );
});
