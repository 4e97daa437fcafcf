import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { foldChanges } from '#cache/scope-changes.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { ColumnCache, type TableAbout } from './column-cache.ts';
import { is, isWithin } from './predicate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  for (let made = 0; made < 3; made += 1) await givenProperty(app.db, { price: 777 });
});
afterAll(() => app.close());

const about: Readonly<Record<'plots', TableAbout>> = {
  plots: {
    table: 'land.properties',
    alias: 'p',
    columns: [
      { name: 'price', holds: 'numbers', sql: 'p.price' },
      { name: 'region', holds: 'values', sql: 'p.region_id' },
    ],
  },
};
const state = `(select concat_ws(' ', sum(ch.number), max(ch.transaction)) from versions.changes ch where ch.area = 'land.properties')`;

const failed: unknown[] = [];
afterEach(() => expect(failed).toEqual([]));

function columns({ mostBytes = 2 ** 30, staleSeconds = 600, firstPauseMs = 60_000 } = {}) {
  const report = (error: unknown) => failed.push(error);
  const cache = new ColumnCache(about, state, { mostBytes, staleSeconds, firstPauseMs, report });
  /** Counts plots by price, with a version other than that of the columns: the cache must read the changes first. */
  const priced = (price: number) =>
    cache.query(app.db, 'another', ({ plots }) => plots.find(isWithin('price', { from: price, to: price })).length);
  return { cache, priced };
}

async function given(price: number): Promise<string> {
  return (await givenProperty(app.db, { price })).id;
}

test('there is no result before the columns are there', async () => {
  const { cache, priced } = columns();
  expect(await priced(777)).toBeUndefined();
  await cache.loaded(app.db);
  expect((await priced(777))?.value).toBe(3);
  expect(cache.bytes).toBeGreaterThan(0);
});

test('results follow what was written, changed and deleted, with its version', async () => {
  const { cache, priced } = columns();
  await cache.loaded(app.db);
  const before = await priced(1_001);
  const id = await given(1_001);
  const after = await priced(1_001);
  expect([before?.value, after?.value]).toEqual([0, 1]);
  expect(after?.version).not.toBe(before?.version);
  await sql`update land.properties set price = 1002 where id = ${id}`.execute(app.db);
  expect([(await priced(1_001))?.value, (await priced(1_002))?.value]).toEqual([0, 1]);
  await sql`delete from land.properties where id = ${id}`.execute(app.db);
  expect((await priced(1_002))?.value).toBe(0);
  const regions = await cache.query(app.db, '', ({ plots }) => plots.find(is('region', 50)).length);
  const { rows } = await sql<{ count: number }>`select count(*) from land.properties where region_id = 50`.execute(
    app.db,
  );
  expect(regions?.value).toBe(rows[0]?.count);
});

test('a transaction that commits after a later one is not passed over', async () => {
  const { cache, priced } = columns();
  await cache.loaded(app.db);
  const id = await given(2_001);
  const slow = await app.db.startTransaction().execute();
  await sql`update land.properties set price = 2002 where id = ${id}`.execute(slow);
  await given(2_001);
  expect((await priced(2_001))?.value).toBe(2);
  await slow.commit().execute();
  expect((await priced(2_001))?.value).toBe(1);
  expect((await priced(2_002))?.value).toBe(1);
});

test('what was rolled back is in no result', async () => {
  const { cache, priced } = columns();
  await cache.loaded(app.db);
  const undone = await app.db.startTransaction().execute();
  await sql`update land.properties set price = 3001`.execute(undone);
  await undone.rollback().execute();
  expect((await priced(3_001))?.value).toBe(0);
});

test('queries at once share few statements and get the same', async () => {
  const { cache, priced } = columns();
  await cache.loaded(app.db);
  await given(4_001);
  const results = await Promise.all(Array.from({ length: 50 }, () => priced(4_001)));
  expect(new Set(results.map((one) => one?.value))).toEqual(new Set([1]));
});

test('columns beyond the memory for them are given up, once and for all', async () => {
  const { cache, priced } = columns({ mostBytes: 1 });
  await cache.loaded(app.db);
  expect(await priced(777)).toBeUndefined();
  await cache.loaded(app.db);
  expect(cache.bytes).toBe(0);
  expect(failed.splice(0).map(String)).toEqual([expect.stringContaining('more than the 1 that they may')]);
});

test('columns that grow beyond it are given up, too', async () => {
  const fits = columns();
  await fits.cache.loaded(app.db);
  const { cache, priced } = columns({ mostBytes: fits.cache.bytes });
  await cache.loaded(app.db);
  expect((await priced(777))?.value).toBe(3);
  await sql`insert into land.properties (id, ${sql.raw(copied)}) select gen_random_uuid(), ${sql.raw(copied)}
    from land.properties, generate_series(1, 1500) where id = (select id from land.properties limit 1)`.execute(app.db);
  expect(await priced(777)).toBeUndefined();
  await cache.loaded(app.db);
  expect(await priced(777)).toBeUndefined();
  expect(cache.bytes).toBe(0);
  expect(failed.splice(0).map(String)).toEqual([expect.stringContaining('bytes of memory, more than the')]);
});

/** Columns to copy into new plots, required ones among them. */
const copied =
  'latitude, longitude, address, area, last_conversation_date, category_id, property_type_id, ownership_type_id, region_id, responsible_employee_id, km_from_city, link_to_disk, link_to_documentation';

test('columns without a query for longer than notes live are read again', async () => {
  const { cache, priced } = columns({ staleSeconds: 0 });
  await cache.loaded(app.db);
  await given(6_001);
  await sql`update versions.changed_rows set visible_at = clock_timestamp() - interval '31 minutes'`.execute(app.db);
  await foldChanges(app.db);
  const { rows } = await sql<{ notes: number }>`select count(*) as notes from versions.changed_rows`.execute(app.db);
  expect(rows[0]?.notes).toBe(0);
  expect(await priced(6_001)).toBeUndefined();
  await cache.loaded(app.db);
  await sql`truncate versions.changed_rows`.execute(app.db);
  expect(cache.bytes).toBeGreaterThan(0);
  const fresh = columns();
  await fresh.cache.loaded(app.db);
  expect((await fresh.priced(6_001))?.value).toBe(1);
});

test('more changes than are worth it are read with everything else', async () => {
  const { cache, priced } = columns();
  await cache.loaded(app.db);
  await sql`insert into land.properties (id, ${sql.raw(copied)}) select gen_random_uuid(), ${sql.raw(copied)}
    from land.properties, generate_series(1, 2000) where id = (select id from land.properties limit 1)`.execute(app.db);
  expect(await priced(7_001)).toBeUndefined();
  await cache.loaded(app.db);
  expect((await cache.query(app.db, '', ({ plots }) => plots.find([]).length))?.value).toBeGreaterThan(2_000);
  await sql`truncate land.properties cascade`.execute(app.db);
  expect(await priced(777)).toBeUndefined();
  await cache.loaded(app.db);
  expect((await priced(777))?.value).toBe(0);
});

test('a failure is reported, the database is asked meanwhile, and a later question begins anew', async () => {
  const { cache, priced } = columns({ firstPauseMs: 0 });
  await sql`alter table land.properties rename column price to cost`.execute(app.db);
  await cache.loaded(app.db);
  await sql`alter table land.properties rename column cost to price`.execute(app.db);
  await cache.loaded(app.db);
  expect(failed.splice(0)).toHaveLength(1);
  expect((await priced(777))?.value).toBe(0);

  await sql`alter table land.properties rename column price to cost`.execute(app.db);
  expect(await priced(777)).toBeUndefined();
  await sql`alter table land.properties rename column cost to price`.execute(app.db);
  await cache.loaded(app.db);
  expect((await priced(777))?.value).toBe(0);
  expect(failed.splice(0)).toHaveLength(1);
});

test('failures come after pauses, not with every question', async () => {
  const { cache, priced } = columns();
  await sql`alter table land.properties rename column price to cost`.execute(app.db);
  for (let asked = 0; asked < 5; asked += 1) await cache.loaded(app.db);
  await sql`alter table land.properties rename column cost to price`.execute(app.db);
  expect(await priced(777)).toBeUndefined();
  expect(failed.splice(0)).toHaveLength(1);
});

test('a note of a transaction that stayed open for long is not forgotten before it was seen', async () => {
  const { cache, priced } = columns();
  const id = await given(8_001);
  await cache.loaded(app.db);
  const slow = await app.db.startTransaction().execute();
  await sql`update land.properties set price = 8002 where id = ${id}`.execute(slow);
  await foldChanges(app.db);
  await slow.commit().execute();
  await foldChanges(app.db);
  expect([(await priced(8_001))?.value, (await priced(8_002))?.value]).toEqual([0, 1]);
});

test('stopped columns are not read on', async () => {
  const { cache, priced } = columns();
  const loading = cache.loaded(app.db);
  cache.stop();
  await loading;
  expect(await priced(777)).toBeUndefined();
});
