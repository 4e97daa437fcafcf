import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { openPool, toLocalDateTime } from './db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** The value that the database returns for an expression. */
async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(app.db);
  return rows[0]?.value;
}

test.each([
  ['a count', '(select count(*) from generate_series(1, 3))', 3],
  ['an int8', '9007199254740991::int8', Number.MAX_SAFE_INTEGER],
  ['a small number', '5::smallint', 5],
  ['money of twelve digits with kopecks', '999999999999.99::numeric(14, 2)', 999_999_999_999.99],
  ['hectares down to the square metre', '999999.0001::numeric(10, 4)', 999_999.0001],
  ['a numeric with closing zeros', '12.50::numeric(10, 2)', 12.5],
  ['a double', '37.104218::float8', 37.104218],
  ['a day', "'2026-11-20'::date", '2026-11-20'],
  ['a local time', "'2026-11-20 23:58:42'::timestamp(0)", '2026-11-20T23:58:42'],
  ['a moment, in Moscow', "'2026-11-20T20:58:42.123Z'::timestamptz", '2026-11-20T23:58:42'],
  ['a moment of the years when Moscow stood at +4', "'2013-07-01T00:00:00Z'::timestamptz", '2013-07-01T04:00:00'],
  ['a moment of the last second of the year', "'2026-12-31T20:59:59.999Z'::timestamptz", '2026-12-31T23:59:59'],
  ['a yes', 'true', true],
  ['nothing', 'null::numeric', null],
  ['a text', "'Ё'::text", 'Ё'],
  ['texts', "array['а', 'б,\"в\"']", ['а', 'б,"в"']],
  ['JSON', `'{"a": [1, null, "Ё"]}'::jsonb`, { a: [1, null, 'Ё'] }],
  ['a UUID, in small letters', "'019A0000-0000-7000-8000-00000000ABCD'::uuid", '019a0000-0000-7000-8000-00000000abcd'],
])('%s comes out as the wire has it', async (_, expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('what goes in as a local time comes out the same', async () => {
  for (const text of ['2026-11-20T00:00:00', '1000-01-01T00:00:00', '9999-12-31T23:59:59']) {
    const { rows } = await sql<{ local: string }>`select ${text}::timestamp as local`.execute(app.db);
    expect(rows[0]?.local).toBe(text);
  }
});

test('a connection speaks Moscow time and stops what takes too long', async () => {
  expect(await value("current_setting('TimeZone')")).toBe('Europe/Moscow');
  expect(await value("current_setting('statement_timeout')")).toBe('30s');
  expect(await value("current_setting('application_name')")).toBe('gektar');
});

test('the offset and the fraction of a moment are cut off, not counted in', () => {
  expect(toLocalDateTime('2026-11-20 23:58:42.123+03')).toBe('2026-11-20T23:58:42');
  expect(toLocalDateTime('2026-11-20 23:58:42+03')).toBe('2026-11-20T23:58:42');
  expect(toLocalDateTime('2026-11-20 23:58:42')).toBe('2026-11-20T23:58:42');
});

test('a bare pool has the same parsers and settings', async () => {
  const pool = openPool(app.databaseUrl, { max: 1 });
  const { rows } = await pool.query("select 1.50 as n, '2026-11-20'::date as d, current_setting('TimeZone') as z");
  expect(rows).toEqual([{ n: 1.5, d: '2026-11-20', z: 'Europe/Moscow' }]);
  await pool.end();
});
