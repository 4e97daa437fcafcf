import type { LoadOutcome, RawRow } from '@gektar/contract/loads/load.ts';
import type { StartedLoad } from '@gektar/contract/loads/load-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { acceptLoad, getLoad, givenLoad, type LoadedRow, loadAreas, readLoad, sendFile } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { whileLocked } from '#testing/while-locked.ts';

const parts = { ready: true, drafts: true, updates: true };

describe.each(loadAreas)('stages of loads of the area %s', (_, area) => {
  let app: TestApp;
  let csvOf: (rows: readonly LoadedRow[]) => string;
  beforeAll(async () => {
    app = await openTestApp(inject('clusterUrl'));
    csvOf = await area.prepare(app);
  });
  afterAll(() => app.close());

  let lastArea = 800;
  const rowsOf = (count: number): LoadedRow[] =>
    Array.from({ length: count }, () => {
      lastArea = Math.ceil(lastArea * 1.011);
      return { mark: area.freshMark(), area: lastArea, amount: 2_000 + lastArea };
    });

  /** Runs something while nobody else reads or writes the objects of the area. */
  const whileObjectsAreLocked = <Result>(run: (tx: TestApp['db']) => Promise<Result>) =>
    whileLocked(app.db, area.table, run);

  test('the columns and the rows are answered before the objects are compared with the database', async () => {
    const id = await whileObjectsAreLocked(async () => {
      const started = await sendFile(app, area, csvOf(rowsOf(3)));
      const { load } = started.json as StartedLoad;
      const opened = await eventually(async () => {
        const present = await getLoad(app, area, load?.id ?? '');
        expect(present.tables).toHaveLength(1);
        return present;
      });
      expect(opened).toMatchObject({ state: 'reading', objects: null, questions: [], sheets: [{ rowCount: 4 }] });
      const [table] = opened.tables;
      expect(table?.columns.map(({ valueCount, readCount }) => [valueCount, readCount])).toEqual(
        table?.columns.map(() => [3, null]),
      );
      const path = `${area.path}/${opened.id}`;
      const name = opened.sheets[0]?.name;
      const { json } = await ask(app, 'GET', `${path}/rows?sheet=${name}&skip=0&take=2`);
      const { count, rows } = json as { count: number; rows: RawRow[] };
      expect([count, ...rows.map(({ row, meaning }) => [row, meaning])]).toEqual([4, [1, 'head'], [2, null]]);
      const objects = await ask(app, 'GET', `${path}/objects`);
      expect(objects.json).toEqual({ count: 0, objects: [] });
      return opened.id;
    });
    const read = await readLoad(app, area, id);
    expect(read).toMatchObject({ state: 'questions', objects: { all: 3 } });
    expect(read.tables[0]?.columns.map(({ readCount }) => readCount)).toEqual(read.tables[0]?.columns.map(() => 3));
  });

  test('while objects are written, the load is answered as it was accepted: nothing is compared again', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(4)));
    const path = `${area.path}/${load.id}`;
    const body = { rowVersion: load.rowVersion, operationId: uuidv7(), parts };
    await whileObjectsAreLocked(async () => {
      const accepted = await ask(app, 'POST', `${path}/accept`, { body });
      expect(accepted.json).toMatchObject({ state: 'accepting', objects: { all: 4, ready: 4 } });
      expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'accepting', objects: { all: 4, ready: 4 } });
      const { json } = await ask(app, 'GET', `${path}/objects`);
      expect(json).toMatchObject({ count: 4 });
    });
    await eventually(async () =>
      expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'done', outcome: { created: 4, failed: 0 } }),
    );
  });

  test('of a hundred objects written together one is refused: it alone, the others in the same operation', async () => {
    const rows = rowsOf(100);
    const created = await acceptLoad(app, area, await givenLoad(app, area, csvOf(rows)));
    await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
    const others = rows.map((row) => ({ ...row, amount: Number(row.amount) + 3_000 }));
    const load = await givenLoad(app, area, csvOf(others));
    expect(load).toMatchObject({ acceptable: { updates: 100 } });
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${created.id}/outcomes`)).json as {
      outcomes: LoadOutcome[];
    };
    const changed = outcomes.find(({ row }) => row === 38)?.objectId;
    const operationId = uuidv7();
    await whileObjectsAreLocked(async (tx) => {
      const body = { rowVersion: load.rowVersion, operationId, parts };
      const accepted = await ask(app, 'POST', `${area.path}/${load.id}/accept`, { body });
      expect(accepted.json).toMatchObject({ state: 'accepting', outcome: { total: 100 } });
      // Somebody saves one of the objects before it is written.
      await sql`update ${sql.table(area.table)} set row_version = row_version + 1 where id = ${changed}`.execute(tx);
    });
    const done = await eventually(async () => {
      const present = await getLoad(app, area, load.id);
      expect(present.state).toBe('done');
      return present;
    });
    expect(done).toMatchObject({ operationId, outcome: { total: 100, updated: 99, failed: 1, waiting: 0 } });
    const failed = await ask(app, 'GET', `${area.path}/${load.id}/outcomes?result=failed`);
    expect(failed.json).toMatchObject({
      outcomes: [{ row: 38, message: expect.stringContaining('другим сотрудником') }],
    });
    const { rows: audited } = await sql<{ operation: string; count: number }>`
      select operation_id as operation, count(distinct entity_id)::int as count from shared.audit
      where at > '2026-02-01' group by 1`.execute(app.db);
    expect(audited).toEqual([{ operation: operationId, count: 99 }]);
    // The refused object still has its earlier amount; every other one has that of the file.
    const amounts = await area.amounts(app);
    expect(amounts.filter((amount) => amount > area.stored(5_000))).toEqual(
      others.flatMap(({ amount }, index) => (index === 36 ? [] : [area.stored(amount)])),
    );
    expect(amounts).toContain(area.stored(Number(rows[36]?.amount)));
  });
});
