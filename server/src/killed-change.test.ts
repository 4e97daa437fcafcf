import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { Operation } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { goOnWithOperations } from '#testing/go-on-with-operations.ts';
import { startProduct } from '#testing/product.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const PLOTS = 1_500;
const RAISE = 7;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Number of plots whose price was raised, and of those as before; all prices are whole millions. */
async function countByPrice(): Promise<{ raised: number; asBefore: number; all: number }> {
  const { rows } = await sql<{ raised: number; asBefore: number; all: number }>`
    select count(*) filter (where price % 1000000 = ${RAISE})::int as raised,
      count(*) filter (where price % 1000000 = 0)::int as "asBefore", count(*)::int as all
    from land.properties`.execute(app.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('no counts');
  return counts;
}

test('a change by filter whose process is killed says what it has done, and goes on: each plot is changed once; its undo alike', async () => {
  await givenManyProperties(app.db, app.broker.id, PLOTS);
  await app.db.updateTable('land.properties').set({ price: 1_000_000 }).where('price', 'is', null).execute();
  const { DATABASE_URL, ...settings } = {
    DATABASE_URL: app.databaseUrl,
    TOKEN_SECRET: app.settings.tokenSecret,
    GEKTAR_DATA: app.settings.dataFolder,
    LOG_LEVEL: 'silent',
  };
  const found = async (id: string) => (await ask(app, 'GET', `/api/operations/${id}`)).json as Operation;

  /** Begins an operation in a process of the product, which is killed once it has changed some objects. */
  async function beginAndKill(path: string, body: object, operationId: string): Promise<Operation> {
    const product = startProduct({ DATABASE_URL, ...settings });
    const answer = await ask({ ...app, url: await product.url }, 'POST', path, { body });
    expect(answer.status, answer.text).toBe(200);
    await eventually(async () => expect((await found(operationId)).doneCount).toBeGreaterThan(MAX_CHANGES));
    product.kill('SIGKILL');
    await product.ended;
    // Transactions that were being committed have ended once the connections of the process are gone.
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())
        and pid in (select pid from pg_stat_activity where state <> 'idle' or query like '%operation%')`.execute(
        app.db,
      );
      expect(rows).toEqual([]);
    });
    return found(operationId);
  }

  const change = uuidv7();
  const fields = { price: { add: RAISE } };
  const left = await beginAndKill(
    '/api/land/properties/changes/by-filter',
    { operationId: change, filter: { responsibleEmployeeIds: [app.broker.id] }, fields },
    change,
  );
  expect(left).toMatchObject({ totalCount: PLOTS, refusedCount: 0, isStopped: false });
  expect(left.waitingCount).toBe(PLOTS - left.doneCount);
  expect(left.waitingCount).toBeGreaterThan(0);
  // The objects reported as done are changed, and no others.
  expect(await countByPrice()).toEqual({ raised: left.doneCount, asBefore: left.waitingCount, all: PLOTS });

  await goOnWithOperations(app.db);
  expect(await found(change)).toMatchObject({ doneCount: PLOTS, waitingCount: 0, refusedCount: 0 });
  expect(await countByPrice()).toEqual({ raised: PLOTS, asBefore: 0, all: PLOTS });

  const undo = uuidv7();
  const leftUndo = await beginAndKill(`/api/operations/${change}/undo`, { operationId: undo, dryRun: false }, undo);
  expect(leftUndo.waitingCount).toBeGreaterThan(0);
  expect(await countByPrice()).toEqual({ raised: leftUndo.waitingCount, asBefore: leftUndo.doneCount, all: PLOTS });
  await goOnWithOperations(app.db);
  expect(await countByPrice()).toEqual({ raised: 0, asBefore: PLOTS, all: PLOTS });
  const { rows } = await sql<{ writes: number }>`
    select distinct count(*)::int as writes from shared.audit where action = 'update' group by entity_id`.execute(
    app.db,
  );
  expect(rows).toEqual([{ writes: 2 }]);
});
