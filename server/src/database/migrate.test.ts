import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { createDatabase } from '#testing/cluster.ts';
import { migrate, migrationsFolder } from './migrate.ts';

let folder: string;
let url: string;

/** A database without any migrations, and an empty folder. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gektar-migrations-'));
  url = await createDatabase(inject('clusterUrl'), 'migrate-test');
  await ask('drop table public.migrations');
});
afterEach(() => rmSync(folder, { recursive: true }));

function given(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function ask(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap(Object.values);
  } finally {
    await client.end();
  }
}

test('files are run once, in order, and written down', async () => {
  given('0002-plots.sql', 'insert into plot_names values (2)');
  given('0001-names.sql', 'create table plot_names (n integer); insert into plot_names values (1)');
  expect(await migrate(url, { folder })).toEqual(['0001-names.sql', '0002-plots.sql']);
  expect(await ask('select n from plot_names')).toEqual([1, 2]);
  given('0003-more.sql', 'insert into plot_names values (3)');
  expect(await migrate(url, { folder })).toEqual(['0003-more.sql']);
  expect(await migrate(url, { folder })).toEqual([]);
  expect(await ask('select n from plot_names')).toEqual([1, 2, 3]);
  expect(
    await ask("select name from public.migrations where length(hash) = 64 and now() - applied_at < '1 hour'"),
  ).toHaveLength(3);
});

test('a file that fails leaves the database as it was, with the files before it', async () => {
  given('0001-names.sql', 'create table names (n integer)');
  await migrate(url, { folder });
  given('0002-plots.sql', 'create table plots (n integer)');
  given('0003-broken.sql', 'create table half (n integer);\n\ninsert into halff values (1)');
  given('0004-later.sql', 'create table later (n integer)');
  await expect(migrate(url, { folder })).rejects.toThrow(/0003-broken\.sql не выполнена: .*"halff".* \(строка 3\)\.$/);
  const tables = "select relname from pg_class where relname in ('names', 'plots', 'half', 'later')";
  expect(await ask(tables)).toEqual(['names']);
  given('0003-broken.sql', 'create table half (n integer)');
  expect(await migrate(url, { folder })).toEqual(['0002-plots.sql', '0003-broken.sql', '0004-later.sql']);
});

test('a file that PostgreSQL runs outside a transaction alone keeps what went before it', async () => {
  given('0001-names.sql', 'create table names (n integer)');
  given('0002-index.sql', '-- outside a transaction\ncreate index concurrently names__n on names (n)');
  given('0003-broken.sql', 'insert into halff values (1)');
  await expect(migrate(url, { folder })).rejects.toThrow('0003-broken.sql');
  expect(await ask('select name from public.migrations order by name')).toEqual(['0001-names.sql', '0002-index.sql']);
});

test('what comes before an update is done once, for a database that was used before, and stops the update when it fails', async () => {
  const seen: string[] = [];
  const beforeUpdate = async () => void seen.push('backup');
  given('0001-names.sql', 'create table names (n integer)');
  await migrate(url, { folder, beforeUpdate });
  expect(seen).toEqual([]);
  given('0002-plots.sql', 'create table plots (n integer)');
  const refused = migrate(url, { folder, beforeUpdate: () => Promise.reject(new Error('no room')) });
  await expect(refused).rejects.toThrow('no room');
  expect(await ask("select to_regclass('plots')::text")).toEqual([null]);
  await Promise.all([1, 2, 3].map(() => migrate(url, { folder, beforeUpdate })));
  expect(seen).toEqual(['backup']);
  await migrate(url, { folder, beforeUpdate });
  expect(seen).toEqual(['backup']);
});

test('an edited file that was already run is refused, other line ends are no edit', async () => {
  given('0001-names.sql', 'create table names (\n  n integer\n)');
  await migrate(url, { folder });
  given('0001-names.sql', 'create table names (\r\n  n integer\r\n)');
  expect(await migrate(url, { folder })).toEqual([]);
  given('0001-names.sql', 'create table names (n bigint)');
  await expect(migrate(url, { folder })).rejects.toThrow('0001-names.sql изменена после того, как база её выполнила');
});

test('a database newer than the program is refused', async () => {
  given('0001-names.sql', 'select 1');
  given('0002-future.sql', 'select 1');
  await migrate(url, { folder });
  rmSync(join(folder, '0002-future.sql'));
  await expect(migrate(url, { folder })).rejects.toThrow('База выполнила миграцию 0002-future.sql, которой здесь нет');
});

test('a new file before one that was already run is refused', async () => {
  given('0001-names.sql', 'select 1');
  given('0003-plots.sql', 'select 1');
  await migrate(url, { folder });
  given('0002-late.sql', 'select 1');
  await expect(migrate(url, { folder })).rejects.toThrow(
    '0002-late.sql новая, но стоит раньше выполненной 0003-plots.sql',
  );
});

test.for(['names.sql', '01-names.sql', '0001-Имена.sql', '0001-two.sql'])(
  'a file named %s beside 0001-one.sql is refused',
  async (name) => {
    given('0001-one.sql', 'select 1');
    given(name, 'select 1');
    await expect(migrate(url, { folder })).rejects.toThrow(StartRefused);
    expect(await ask("select to_regclass('public.migrations')::text")).toEqual([null]);
  },
);

test('processes that start together run each file once', async () => {
  given('0001-names.sql', 'create table names (n integer)');
  given('0002-plots.sql', 'insert into names values (1)');
  const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url, { folder })));
  expect(ran.flat().sort()).toEqual(['0001-names.sql', '0002-plots.sql']);
  expect(await ask('select n from names')).toEqual([1]);
});

test('the migrations of the product are what every test database has run', async () => {
  const fresh = await createDatabase(inject('clusterUrl'), 'migrate-real-test');
  expect(await migrate(fresh)).toEqual([]);
  url = fresh;
  expect(await ask('select name from public.migrations order by name')).toEqual(readdirSync(migrationsFolder).sort());
});
