import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { StartRefused } from '#start-refused.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** Any constant not used elsewhere in the database: "gektar" as a number. Held while migrations run. */
export const migrationLock = 0x67656b746172n;

/** The mark of a file with a statement that PostgreSQL refuses inside a transaction; its first line. */
const ALONE = '-- outside a transaction';

/** A numbered file of SQL. */
export type Migration = { name: string; sql: string; hash: string };

/** Work on the connection that is about to migrate. */
export type BeforeUpdate = (client: pg.Client) => Promise<void>;

/** A migration that a database has run. */
export type AppliedMigration = Pick<Migration, 'name' | 'hash'>;

/**
 * Migrates a database to this version: runs the new numbered files, in order, all in one transaction; a file marked `--
 * outside a transaction` runs alone. Concurrent starts wait for each other.
 * @param beforeUpdate called, while others wait, when a database that has run migrations before is about to run more
 * @returns names of the files run
 * @throws {StartRefused} when an applied file was edited or removed, a new file precedes an applied one, or one fails
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, beforeUpdate }: { folder?: string; beforeUpdate?: BeforeUpdate | undefined } = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'gektar migrate' });
  await client.connect();
  try {
    // A session lock, released when the connection ends.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = (await findApplied(client)) ?? [];
    const waiting = unseen(migrations, applied);
    if (applied.length > 0 && waiting.length > 0) await beforeUpdate?.(client);
    for (const batch of inBatches(waiting)) await runInTransaction(client, batch);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Migrations that this database has run, in order; undefined for a database never migrated. */
export async function findApplied(client: pg.ClientBase): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('public.migrations') is not null as found",
  );
  if (!rows[0]?.found) return undefined;
  return (await client.query<AppliedMigration>('select name, hash from public.migrations order by name')).rows;
}

/** The numbered files of a folder, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = names.map((name) => /^\d{4}(?=-[a-z0-9-]+\.sql$)/.exec(name)?.[0]);
  const misnamed = names.find((_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index);
  if (misnamed)
    throw new StartRefused(`Миграция ${misnamed}: имя должно быть вида 0001-name.sql, номер – свой у каждой.`);
  return Promise.all(
    names.map(async (name) => {
      // Line ends may differ between systems; that is not an edit.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * The files still to run: the applied ones must be the unchanged beginning of the list.
 * @throws {StartRefused}
 */
export function unseen(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
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

/** Batches of files that share a transaction; a file marked to run outside forms its own batch. */
function inBatches(migrations: readonly Migration[]): Migration[][] {
  const batches: Migration[][] = [];
  for (const migration of migrations) {
    const last = batches.at(-1);
    if (last === undefined || isAlone(migration) || last.some(isAlone)) batches.push([migration]);
    else last.push(migration);
  }
  return batches;
}

/** The files before the first one that must run outside a transaction: they may share the caller's. */
export function beforeAlone(migrations: readonly Migration[]): Migration[] {
  const first = migrations.findIndex(isAlone);
  return migrations.slice(0, first === -1 ? undefined : first);
}

function isAlone({ sql }: Migration): boolean {
  return sql.startsWith(ALONE);
}

async function runInTransaction(client: pg.Client, batch: readonly Migration[]): Promise<void> {
  if (batch.some(isAlone)) return applyMigrations(client, batch);
  await client.query('begin');
  try {
    await applyMigrations(client, batch);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Runs files one after another and records them, in the caller's transaction.
 * @throws {StartRefused} naming the file and the line that fails
 */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    create table if not exists public.migrations (
      name text primary key,
      hash text not null, -- sha-256 of the file
      applied_at timestamptz not null default now()
    )`);
  for (const { name, sql, hash } of migrations) {
    try {
      await client.query(sql);
      await client.query('insert into public.migrations (name, hash) values ($1, $2)', [name, hash]);
    } catch (error) {
      throw new StartRefused(
        `Миграция ${name} не выполнена: ${error instanceof Error ? error.message : error}${lineOf(error, sql)}.`,
      );
    }
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || !error.position) return '';
  return ` (строка ${sql.slice(0, Number(error.position)).split('\n').length})`;
}
