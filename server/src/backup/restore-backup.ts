import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyMigrations,
  beforeAlone,
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
import { findBackedUpContents } from './backed-up-contents.ts';
import { BrokenBackup, isRefusedContent, reasonOf } from './broken-backup.ts';
import { copyIn, type DatabaseTable, dataSchemas, findTables, prepareSession, unquoted } from './database-tables.ts';
import { entryOf, type Manifest } from './manifest.ts';
import { readTable } from './read-table.ts';

/** Number of files that are flushed to the disk concurrently. */
const AT_ONCE = 8;
/** Largest file that is loaded into memory (bytes); larger ones are streamed, one at a time. */
const WHOLE_BYTES = 4 * 1024 * 1024;

export interface RestoreParts {
  /** A file that `readBackup` found complete. */
  readonly path: string;
  readonly manifest: Manifest;
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** Folder of the program's migrations. */
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
 * Restores a backup into an empty database, in one transaction: runs the migrations of the backup, writes its tables,
 * runs later migrations; then writes its files. The manifest is compared with the migrated tables before a row is
 * written, and every table is read again and compared. A refused backup leaves database and files unchanged.
 * @returns names of the later migrations
 * @throws {BrokenBackup} when the database refuses the content of the file; {StartRefused} when the database is not
 * empty or in use, or the backup is newer than the program
 */
export async function restoreBackup(parts: RestoreParts): Promise<string[]> {
  const { path, manifest, databaseUrl, store, folder = migrationsFolder, report = () => undefined } = parts;
  await checkMigrations(manifest, folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gektar restore' });
  client.on('error', () => undefined);
  await client.connect();
  const written: string[] = [];
  const ran: string[] = [];
  try {
    await prepareSession(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    await expectEmpty(client);
    await client.query(`drop schema if exists ${[...dataSchemas, 'pgboss', 'versions'].join(', ')} cascade`);
    await client.query('drop table if exists public.migrations');
    const ours = await readMigrations(folder);
    await applyMigrations(client, ours.slice(0, manifest.migrations.length));
    await fill(client, { ...parts, written, report });
    const since = beforeAlone(ours.slice(manifest.migrations.length));
    await applyMigrations(client, since);
    await client.query('commit');
    // Committed: from here on the files must not be removed.
    written.length = 0;
    await client.query('analyze');
    ran.push(...since.map(({ name }) => name));
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (const key of written) await store.remove(key);
    throw isRefusedContent(error) ? new BrokenBackup(path, `база не принимает её: ${reasonOf(error)}`) : error;
  } finally {
    await client.end();
  }
  return [...ran, ...(await migrate(databaseUrl, { folder }))];
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
  // Schemas with our names that our migrations did not create belong to another program.
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

interface FillParts extends RestoreParts {
  /** Receives the keys of files as they are written. */
  readonly written: string[];
  readonly report: (line: string) => void;
}

async function fill(client: pg.Client, parts: FillParts): Promise<void> {
  const { path, manifest, report } = parts;
  const tables = await findTables(client);
  const writable = writableTables(tables, parts);
  const sequences = await checkSequences(client, parts);
  // Drops foreign keys while rows are written: the order of tables does not matter, and no superuser is needed.
  const keys = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and n.nspname = any($1)`,
    [dataSchemas],
  );
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  // Migrations insert reference data; the backup has the current state of it.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  await readInto(client, writable, parts);
  report(`Файлов записано: ${manifest.files.length}. Проверка базы…`);

  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  // Later migrations may alter tables, which pending deferred checks would prevent.
  await client.query('set constraints all immediate');
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  }
  const digests = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  for (const table of tables) {
    const { sha256 } = await readTable(client, table);
    if (sha256 !== digests.get(table.name)) {
      throw new BrokenBackup(path, `таблица ${table.name} записана не так, как её пишет программа`);
    }
  }
}

/**
 * The migrated tables, with columns in the order of the file.
 * @throws {BrokenBackup} when the manifest has other tables or columns
 */
function writableTables(
  tables: readonly DatabaseTable[],
  { path, manifest }: RestoreParts,
): Map<string, DatabaseTable> {
  const named = new Map(manifest.tables.map(({ name, columns }) => [name, columns.map(unquoted)]));
  if (tables.length !== named.size || tables.some(({ name }) => !named.has(name))) {
    throw new BrokenBackup(path, 'таблицы не те, что создают её миграции');
  }
  return new Map(
    tables.map((table) => {
      const own = new Map(table.columns.map((column) => [unquoted(column), column]));
      const columns = (named.get(table.name) ?? []).map((column) => own.get(column));
      const isSame = columns.length === own.size && new Set(columns).size === own.size;
      if (!isSame || !columns.every((column) => column !== undefined)) {
        throw new BrokenBackup(path, `столбцы таблицы ${table.name} не те, что создают её миграции`);
      }
      return [table.name, { ...table, columns }];
    }),
  );
}

/** @throws {BrokenBackup} when the manifest has other sequences, or a value out of range */
async function checkSequences(client: pg.Client, { path, manifest }: RestoreParts): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; least: string; most: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, min_value as least, max_value as most
     from pg_sequences where schemaname = any($1)`,
    [dataSchemas],
  );
  const own = new Map(rows.map(({ name, least, most }) => [name, { least: BigInt(least), most: BigInt(most) }]));
  const names = new Set(manifest.sequences.map(({ name }) => name));
  const isSame = names.size === own.size && manifest.sequences.length === own.size;
  for (const { name, lastValue } of manifest.sequences) {
    const range = own.get(name);
    const value = BigInt(lastValue);
    if (!isSame || !range || value < range.least || value > range.most) {
      throw new BrokenBackup(path, 'счётчики не те, что создают её миграции');
    }
  }
  if (!isSame) throw new BrokenBackup(path, 'счётчики не те, что создают её миграции');
  return manifest.sequences;
}

/**
 * Checks that the manifest lists exactly the files that the rows refer to.
 * @throws {BrokenBackup}
 */
async function checkKeys(client: pg.Client, { path, manifest }: RestoreParts): Promise<void> {
  const contents = await findBackedUpContents(client);
  const named = new Set([...manifest.files.map(({ key }) => key), ...manifest.missing]);
  const known = new Set(contents.map(({ key }) => key));
  const isComplete = contents.every(({ key, isDrawn }) => isDrawn || named.has(key));
  const isOnce = named.size === manifest.files.length + manifest.missing.length;
  if (!isComplete || !isOnce || [...named].some((key) => !known.has(key))) {
    throw new BrokenBackup(path, 'файлы не те, что названы в её базе');
  }
}

/** Writes rows and files, in the order in which the backup contains them. */
async function readInto(
  client: pg.Client,
  tables: ReadonlyMap<string, DatabaseTable>,
  parts: FillParts,
): Promise<void> {
  let open: { table: string; write: OpenCopy } | undefined;
  let isChecked = false;
  const puts = new Puts(parts);
  try {
    for await (const entry of readArchive(parts.path)) {
      const what = entryOf(entry.name);
      if (open && !('table' in what && what.table === open.table)) {
        await open.write.end();
        open = undefined;
      }
      if ('table' in what) {
        const table = tables.get(what.table);
        if (!table) throw new Error('the file changed while it was read');
        open ??= { table: what.table, write: openCopy(client, table) };
        await open.write.add(entry);
        continue;
      }
      // All tables have been read: in a backup they precede files and manifest.
      if (!isChecked && !('head' in what)) {
        await checkKeys(client, parts);
        isChecked = true;
      }
      if ('file' in what) await puts.add(what.file, entry);
      else await buffer(entry.content);
    }
  } finally {
    await puts.settled();
  }
  await puts.end();
}

/** Files being written to the store. */
class Puts {
  private readonly running = new Set<Promise<void>>();
  private readonly expected: ReadonlyMap<string, string>;
  private readonly parts: FillParts;

  constructor(parts: FillParts) {
    this.parts = parts;
    this.expected = new Map(parts.manifest.files.map(({ key, sha256 }) => [key, sha256]));
  }

  async add(key: string, { size, content }: ArchiveEntry): Promise<void> {
    const { store, written } = this.parts;
    written.push(key);
    if (size > WHOLE_BYTES) return store.put(key, Readable.from(content));
    const whole = await buffer(content);
    if (createHash('sha256').update(whole).digest('hex') !== this.expected.get(key)) {
      throw new Error(`${key} changed while it was read`);
    }
    if (this.running.size === AT_ONCE) await Promise.race(this.running);
    const put = store.put(key, whole).then(() => void this.running.delete(put));
    // `end` throws the error.
    put.catch(() => undefined);
    this.running.add(put);
  }

  /** Waits for all writes, whether they fail or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  /** @throws the error of the first failed write */
  async end(): Promise<void> {
    await Promise.all(this.running);
  }
}

interface OpenCopy {
  add(entry: ArchiveEntry): Promise<void>;
  end(): Promise<void>;
}

function openCopy(client: pg.Client, table: DatabaseTable): OpenCopy {
  const rows = client.query(copyFrom(copyIn(table)));
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
