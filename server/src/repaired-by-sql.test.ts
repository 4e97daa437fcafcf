import { getFullComplex, updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Asked, expectSameAnswers, numbers, points, visits, ways, whole } from '#testing/cached-answers.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import { givenProperty } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import type { TestApp } from '#testing/test-app.ts';
import { findColumns, write } from '#testing/written-columns.ts';

// Repairs that an operator makes directly in SQL, without any call, must invalidate everything that a process has
// cached.

let app: TestApp;
let caching: TestApp;
let fresh: TestApp;
let asked: readonly Asked[];
beforeAll(async () => {
  app = await openDemoApp(inject('clusterUrl'));
  const globalDocumentId = await givenStoredFile(app.db, { kind: 'document' });
  const documents = [{ globalDocumentId, name: 'Выписка', date: '2026-11-03T00:00:00' }];
  const { id: propertyId } = await givenProperty(app.db, { documents });
  await app.broker.call(addFavorite, { body: { propertyId } });
  [caching, fresh] = (await Promise.all(
    [64, 0].map((rowCacheMb) => openAnotherServer(app, { rowCacheMb, checkAnswers: false })),
  )) as [TestApp, TestApp];
  const idsOf = async (table: string) =>
    (await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(app.db)).rows;
  asked = [
    ...whole,
    ...ways,
    ...numbers,
    ...points,
    ...(await visits(app.db)),
    ...(await idsOf('industrial.complexes')).map((params) => [getFullComplex, { params }] as const),
    ...[{ id: propertyId }, ...(await idsOf('land.properties')).slice(0, 4)].map(
      (params) => [getProperty, { params }] as const,
    ),
  ];
});
afterAll(async () => {
  await Promise.all([caching.close(), fresh.close()]);
  await app.close();
});

const objects = ['land.properties', 'industrial.complexes', 'industrial.buildings', 'industrial.vacancies'];

/**
 * Every column of the objects of both domains and of their related tables, except computed figures and sources of an
 * import.
 */
const ofObjects = `
  select t.id from (
    select unnest(array['${objects.join("', '")}']::regclass[]) as id
    union select c.conrelid from pg_constraint c
    where c.contype = 'f' and c.confrelid = any(array['${objects.join("', '")}']::regclass[])) t
  where t.id <> all (array['industrial.complex_figures', 'industrial.complex_sources', 'land.property_sources']::regclass[])`;

const first = (table: string) => `(select ctid from ${table} order by 1 limit 1)`;
const last = (table: string) => `(select ctid from ${table} order by 1 desc limit 1)`;

test('what SQL writes into any table of an object reaches every list, page and figure that was cached', async () => {
  const columns = await findColumns(app.db, ofObjects);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  await expectSameAnswers({ caching, fresh }, 'nothing', asked);
  const untouched: string[] = [];
  for (const [table, own] of byTable) {
    let written = 0;
    for (const { column, other } of own) {
      if (await write(app.db, `update ${table} set ${column} = ${other} where ctid = ${first(table)}`)) written += 1;
    }
    if (!objects.includes(table) && (await write(app.db, `delete from ${table} where ctid = ${last(table)}`)))
      written += 1;
    const domain = table.split('.', 1)[0] ?? '';
    await expectSameAnswers(
      { caching, fresh },
      table,
      asked.filter(([{ path }]) => path.includes(`/${domain}/`) || path === getToday.path),
    );
    // Recomputes every figure and returns the number of wrong ones.
    expect(await app.broker.call(updateSubAgglomerations, {}), `figures after ${table}`).toBe(0);
    if (written === 0) untouched.push(table);
  }
  expect(byTable.size).toBeGreaterThan(25);
  expect(untouched).toEqual([]);
}, 300_000);
