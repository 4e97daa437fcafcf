import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartRefused } from '#start-refused.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** Any constant not used elsewhere in the database: "gektar" as a number. */
const lockKey = 0x67656b746172n;

type Migration = { name: string; sql: string; hash: string };

/**
 * Migrates a database to this version: runs the numbered files that it has not seen, in order, each in its own
 * transaction. Concurrent starts wait for each other.
 * @returns names of the files run
 * @throws {StartRefused} when an applied file was edited, removed or preceded by a new one, or a new one fails
 */
export async function migrate(url: string, { folder = migrationsFolder } = {}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'gektar migrate' });
  await client.connect();
  try {
    // A session lock, released when the connection ends.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`
      create table if not exists public.migrations (
        name text primary key,
        hash text not null, -- sha-256 of the file
        applied_at timestamptz not null default now()
      )`);
    const applied = await client.query<{ name: string; hash: string }>(
      'select name, hash from public.migrations order by name',
    );
    const waiting = unseen(migrations, applied.rows);
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^\d{4}(?=-[a-z0-9-]+\.sql$)/.exec(name)?.[0]);
  const misnamed = names.find((_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index);
  if (misnamed)
    throw new StartRefused(`Миграция ${misnamed}: имя должно быть вида 0001-name.sql, номер – свой у каждой.`);
  return Promise.all(
    names.map(async (name) => {
      // A checkout on another system may have other line ends, which is not an edit.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The applied files must be the beginning of the list, unchanged. */
function unseen(migrations: Migration[], applied: { name: string; hash: string }[]): Migration[] {
  applied.forEach(({ name, hash }, index) => {
    const same = migrations[index];
    if (same?.name === name && same.hash === hash) return;
    if (same?.name === name) throw new StartRefused(`Миграция ${name} изменена после того, как база её выполнила.`);
    if (migrations.some((migration) => migration.name === name)) {
      throw new StartRefused(`Миграция ${same?.name} новая, но стоит раньше выполненной ${name}.`);
    }
    throw new StartRefused(`База выполнила миграцию ${name}, которой здесь нет: она новее этой версии программы.`);
  });
  return migrations.slice(applied.length);
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into public.migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new StartRefused(
      `Миграция ${name} не выполнена: ${error instanceof Error ? error.message : error}${lineOf(error, sql)}.`,
    );
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || !error.position) return '';
  return ` (строка ${sql.slice(0, Number(error.position)).split('\n').length})`;
}
