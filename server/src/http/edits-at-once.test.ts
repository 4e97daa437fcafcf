import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Db } from '#database/db.ts';
import { refusalIn } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { tableNames } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { nameOf, type Prepare, send } from '#testing/writing-calls/writing-call.ts';
import { writingCalls } from '#testing/writing-calls/writing-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Endpoints that carry the `rowVersion` an edit was based on. */
const edits = writingCalls.flatMap(({ endpoint, prepare }) => {
  const changed = endpoint.failures.find((code) => code.endsWith('.changed'));
  // An updated presentation is a file; its state is that of the selection.
  const isEdit =
    endpoint.path.includes('update') &&
    !endpoint.path.includes('powerpoint') &&
    changed !== undefined &&
    typeof prepare === 'function';
  return isEdit ? [[nameOf(endpoint), endpoint, prepare as Prepare, changed] as const] : [];
});

/** Number of connections to this database that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.count ?? 0;
}

test('every kind of edit that names its state is looked at', () => {
  expect(edits.length).toBeGreaterThan(10);
});

test.each(edits)(
  '%s twice at once upon one state: one is kept, the other is told',
  async (_, endpoint, prepare, code) => {
    const sent = await prepare(app);
    const tables = (await tableNames(app.db)).map((name) => sql.table(name));
    // Blocks row locks and writes until both calls wait for them; reads continue.
    const answers = await app.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(tx);
      const both = [send(app, endpoint, sent), send(app, endpoint, sent)];
      await eventually(async () => expect(await countWaiting(app.db)).toBe(2));
      return both;
    });
    const [kept, refused] = (await Promise.all(answers)).toSorted((a, b) => a.status - b.status);
    expect(kept?.status, kept?.text).toBe(200);
    expect(refused && refusalIn(refused).code).toBe(code);
  },
);
