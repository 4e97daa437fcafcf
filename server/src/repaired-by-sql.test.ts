import { getFullComplex, updateSubAgglomerations } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { addFavorite } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { getProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Asked, expectSameAnswers, numbers, points, visits, ways, whole } from '#testing/cached-answers.ts';
import { openDemoApp } from '#testing/demo-app.ts';
import { givenProperty } from '#testing/given.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import type { TestApp } from '#testing/test-app.ts';

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

interface Written {
  readonly table: string;
  readonly column: string;
  /** SQL expression for a different value of the column. */
  readonly other: string;
}

/** SQL expression for a different value, by column type. Types without an entry (arrays, JSON) are not written. */
const others: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `${column} || '.'`,
  bool: (column) => `not ${column}`,
  int2: (column) => `${column} + 1`,
  int4: (column) => `${column} + 1`,
  numeric: (column) => `${column} + 1`,
  float8: (column) => `${column} + 0.01`,
  date: (column) => `${column} + 1`,
  timestamp: (column) => `${column} + interval '1 day'`,
  timestamptz: (column) => `${column} + interval '1 day'`,
};

/** Every column of the objects of both domains and of the tables that refer to them, from the database catalogue. */
async function columnsOfObjects(): Promise<Written[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    with objects as (
      select unnest(${objects}::regclass[]) as id
    ), tables as (
      select id from objects
      union select c.conrelid from pg_constraint c join objects o on o.id = c.confrelid where c.contype = 'f'
    )
    select a.attrelid::regclass::text as table, quote_ident(a.attname) as column, t.typname as type
    from tables join pg_attribute a on a.attrelid = tables.id join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      -- Figures are computed; sources of an import are in no answer.
      and tables.id <> all (array['industrial.complex_figures', 'industrial.complex_sources', 'land.property_sources']::regclass[])
    order by 1, a.attnum`.execute(app.db);
  return rows.flatMap(({ table, column, type }) => {
    const other = others[type];
    return other ? [{ table, column, other: other(column) }] : [];
  });
}

/** @returns whether a row was written: false when no row matched or a constraint refused the value */
async function write(statement: string): Promise<boolean> {
  try {
    const { numAffectedRows = 0n } = await sql.raw(statement).execute(app.db);
    return numAffectedRows > 0n;
  } catch (error) {
    // A foreign key, check or unique constraint: not every column accepts a different value.
    if (/^23/.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

const first = (table: string) => `(select ctid from ${table} order by 1 limit 1)`;
const last = (table: string) => `(select ctid from ${table} order by 1 desc limit 1)`;

test('what SQL writes into any table of an object reaches every list, page and figure that was cached', async () => {
  const columns = await columnsOfObjects();
  const byTable = Map.groupBy(columns, ({ table }) => table);
  await expectSameAnswers({ caching, fresh }, 'nothing', asked);
  const untouched: string[] = [];
  for (const [table, own] of byTable) {
    let written = 0;
    for (const { column, other } of own) {
      if (await write(`update ${table} set ${column} = ${other} where ctid = ${first(table)}`)) written += 1;
    }
    if (!objects.includes(table) && (await write(`delete from ${table} where ctid = ${last(table)}`))) written += 1;
    const domain = table.split('.', 1)[0] ?? '';
    await expectSameAnswers(
      { caching, fresh },
      table,
      asked.filter(([{ path }]) => path.includes(`/${domain}/`)),
    );
    // Recomputes every figure and returns the number of wrong ones.
    expect(await app.broker.call(updateSubAgglomerations, {}), `figures after ${table}`).toBe(0);
    if (written === 0) untouched.push(table);
  }
  expect(byTable.size).toBeGreaterThan(25);
  expect(untouched).toEqual([]);
}, 300_000);
