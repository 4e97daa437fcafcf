import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyMigrations,
  findApplied,
  migrate,
  migrationLock,
  migrationsFolder,
  readMigrations,
  unseen,
} from '#database/migrate.ts';
import type { FileStore } from '#files/file-store.ts';
import { StartRefused } from '#start-refused.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { copyIn, dataSchemas, findTables, prepareSession } from './base-tables.ts';
import { entryOf, type Manifest } from './manifest.ts';
import { readTable } from './read-table.ts';

/** Files that are flushed to the disk at once. */
const AT_ONCE = 8;
/** Larger ones pass through, one at a time, instead of standing in memory (bytes). */
const WHOLE_BYTES = 4 * 1024 * 1024;

export interface RestoreParts {
  /** A file that `readBackup` found whole. */
  readonly path: string;
  readonly manifest: Manifest;
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** Of the program's migrations. */
  readonly folder?: string;
  readonly report?: (line: string) => void;
}

/**
 * Refuses a backup of a newer program before anything is touched.
 * @throws {StartRefused}
 */
export async function checkMigrations({ migrations }: Manifest, folder = migrationsFolder): Promise<void> {
  unseen(await readMigrations(folder), migrations);
}

/**
 * Puts a backup into an empty base: its tables as they were, by the migrations that it had run, all in one transaction;
 * then its files; then the migrations that came since. Every table is read again and compared.
 * @returns names of the migrations run since
 * @throws {StartRefused} when the base is not empty, a program works on it, or the backup is newer than the program
 */
export async function restoreBackup(parts: RestoreParts): Promise<string[]> {
  const { manifest, databaseUrl, folder = migrationsFolder, report = () => undefined } = parts;
  await checkMigrations(manifest, folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gektar restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await prepareSession(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    await expectEmpty(client);
    await client.query(`drop schema if exists ${[...dataSchemas, 'pgboss', 'versions'].join(', ')} cascade`);
    await client.query('drop table if exists public.migrations');
    const ours = await readMigrations(folder);
    await applyMigrations(client, ours.slice(0, manifest.migrations.length));
    await fill(client, parts, report);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  return migrate(databaseUrl, { folder });
}

async function expectEmpty(client: pg.Client): Promise<void> {
  const others = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name like 'gektar%' and pid <> pg_backend_pid()`,
  );
  if (others.rowCount !== 0) throw new StartRefused('С этой базой работает программа. Остановите её и повторите.');
  const { rows } = await client.query<{ known: boolean; schemas: number }>(
    `select to_regclass('shared.employees') is not null as known,
       (select count(*)::int from pg_namespace where nspname = any($1)) as schemas`,
    [dataSchemas],
  );
  const [{ known, schemas } = { known: false, schemas: 0 }] = rows;
  const isOurs = known && (await findApplied(client)) !== undefined;
  const isUsed = isOurs && (await client.query('select from shared.employees limit 1')).rowCount !== 0;
  // Schemas of these names that our migrations did not make are somebody else's.
  if (isUsed || (schemas > 0 && !isOurs)) {
    throw new StartRefused(
      'База не пуста, а копия восстанавливается только в пустую. Задайте новую папку в GEKTAR_DATA или новую базу в DATABASE_URL.',
    );
  }
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function fill(client: pg.Client, parts: RestoreParts, report: (line: string) => void): Promise<void> {
  const { manifest } = parts;
  const tables = await findTables(client);
  const names = new Map(manifest.tables.map((table) => [table.name, table]));
  if (tables.length !== names.size || tables.some(({ name }) => !names.has(name))) {
    throw new StartRefused('Таблицы копии не те, что создают её миграции.');
  }
  // An owner without further rights may do all this: no superuser, no order of tables.
  const keys = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and n.nspname = any($1)`,
    [dataSchemas],
  );
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations fill reference data, which the backup has as it was changed since.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  await readInto(client, parts);
  report(`Файлов записано: ${manifest.files.length}. Проверка базы…`);

  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  }
  for (const table of tables) {
    const { sha256 } = await readTable(client, table);
    if (sha256 !== names.get(table.name)?.sha256) throw new Error(`${table.name} differs from the backup`);
  }
}

/** Rows and files, in the order of the file. */
async function readInto(client: pg.Client, { path, manifest, store }: RestoreParts): Promise<void> {
  const columns = new Map(manifest.tables.map(({ name, columns: written }) => [name, written]));
  const expected = new Map(manifest.files.map(({ key, sha256 }) => [key, sha256]));
  const puts = new Set<Promise<void>>();
  let open: { table: string; write: OpenCopy } | undefined;
  for await (const entry of readArchive(path)) {
    const what = entryOf(entry.name);
    if (open && !('table' in what && what.table === open.table)) {
      await open.write.end();
      open = undefined;
    }
    if ('table' in what) {
      open ??= { table: what.table, write: openCopy(client, what.table, columns.get(what.table) ?? []) };
      await open.write.add(entry);
    } else if ('file' in what) {
      if (entry.size > WHOLE_BYTES) await store.put(what.file, Readable.from(entry.content));
      else {
        const content = await buffer(entry.content);
        if (createHash('sha256').update(content).digest('hex') !== expected.get(what.file)) {
          throw new Error(`${what.file} changed while it was read`);
        }
        if (puts.size === AT_ONCE) await Promise.race(puts);
        const put = store.put(what.file, content).then(() => void puts.delete(put));
        // Thrown where they are waited for.
        put.catch(() => undefined);
        puts.add(put);
      }
    } else await buffer(entry.content);
  }
  await Promise.all(puts);
}

interface OpenCopy {
  add(entry: ArchiveEntry): Promise<void>;
  end(): Promise<void>;
}

function openCopy(client: pg.Client, name: string, columns: readonly string[]): OpenCopy {
  const rows = client.query(copyFrom(copyIn({ name, columns })));
  const failed = new Promise<never>((_, reject) => rows.once('error', reject));
  failed.catch(() => undefined);
  return {
    async add({ content }) {
      await Promise.race([pipeline(Readable.from(content), rows, { end: false }), failed]);
    },
    async end() {
      const finished = new Promise<void>((resolve) => rows.once('finish', resolve));
      rows.end();
      await Promise.race([finished, failed]);
    },
  };
}
