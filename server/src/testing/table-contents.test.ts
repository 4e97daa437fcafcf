import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from './given.ts';
import { changedTables, contentsOfTables, type WatchedTables, watchTables } from './table-contents.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let watched: WatchedTables;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  watched = await watchTables(app.db);
});
afterAll(() => app.close());

/** Tables that `watchTables` reports as changed; its contents must equal a full reading. */
async function changedBy(write: () => Promise<unknown>): Promise<string[]> {
  const before = await watched.contents();
  await write();
  const after = await watched.contents();
  expect(after).toEqual(await contentsOfTables(app.db));
  return changedTables(before, after);
}

test('a watch sees what was committed, by cascades and by emptying a table, too; what was rolled back it does not', async () => {
  const { id } = await givenProperty(app.db, { bestUses: [{ id: 1 }] });
  const where = sql`where id = ${id}`;
  expect(await changedBy(async () => sql`update land.properties set area = area + 1 ${where}`.execute(app.db))).toEqual(
    ['land.properties'],
  );
  const rollBack = () =>
    app.db.transaction().execute(async (tx) => {
      await sql`delete from land.properties ${where}`.execute(tx);
      throw new Error('on second thoughts');
    });
  expect(await changedBy(() => expect(rollBack()).rejects.toThrow('on second thoughts'))).toEqual([]);
  expect(await changedBy(() => sql`delete from land.properties ${where}`.execute(app.db))).toContain(
    'land.property_best_uses',
  );
  await givenProperty(app.db, { bestUses: [{ id: 1 }] });
  expect(await changedBy(() => sql`truncate land.property_best_uses`.execute(app.db))).toEqual([
    'land.property_best_uses',
  ]);
});
