import { createHash } from 'node:crypto';
import { access, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { findApplied, migrationLock } from '#database/migrate.ts';
import type { FileStore } from '#files/file-store.ts';
import { holdFiles } from '#files/hold-files.ts';
import { giveToOwnerOf, makeFolder } from '#make-folder.ts';
import { StartRefused } from '#start-refused.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { findBackedUpContents } from './backed-up-contents.ts';
import { UNFINISHED } from './backup-folder.ts';
import { findSequences, findTables, prepareSession } from './database-tables.ts';
import { type BackupHead, FORMAT, fileEntry, HEAD_NAME, MANIFEST_NAME, type Manifest, tableEntry } from './manifest.ts';
import { programVersion } from './program-version.ts';
import { readBackup } from './read-backup.ts';
import { readTable } from './read-table.ts';

/** Any constant not used elsewhere in the database: "backup" as a number. */
const backupLock = 0x6261636b7570n;
/** Approximate size of the chunks in which rows are written (bytes); limits the memory for a table of any size. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface BackupParts {
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** Path of the new file. */
  readonly path: string;
  /** Whether the caller already holds the migration lock. */
  readonly isMigrating?: boolean;
  readonly report?: (line: string) => void;
}

export interface MadeBackup {
  readonly path: string;
  readonly manifest: Manifest;
}

/** Thrown when another process is backing up the same database. */
export class BackupRunning extends StartRefused {
  override name = 'BackupRunning';
}

/**
 * Backs up the database and its files from one snapshot, without interrupting work. The file gets its final name once
 * it is on disk, read back and compared.
 * @throws {BackupRunning} when another backup is running; {StartRefused} on an error that the user can fix
 */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { databaseUrl, path, isMigrating = false, report = () => undefined } = parts;
  const unfinished = join(dirname(path), `${basename(path)}${UNFINISHED}`);
  await makeFolder(dirname(path)).catch(refuseFolder(dirname(path)));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gektar backup' });
  // A broken connection fails its query; without a listener its own event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  /** Whether this backup created the unfinished file: a refused backup must not remove that of another one. */
  let isMade = false;
  try {
    await prepareSession(client);
    const lock = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [backupLock]);
    if (!lock.rows[0]?.free) throw new BackupRunning('Резервная копия этой базы уже создаётся.');
    // Locked before the snapshot is taken: its files must not be removed, and its tables must not be altered.
    await holdFiles(client);
    if (!isMigrating) await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    let manifest: Manifest | undefined;
    await refuseTaken(path);
    await writeArchive(unfinished, async (archive) => {
      isMade = true;
      manifest = await writeAll(client, archive, { ...parts, isMigrating, report });
    });
    report('Проверка файла…');
    const found = await readBackup(unfinished);
    if (!isDeepStrictEqual(found, manifest)) throw new Error('the file differs from what was written');
    await giveToOwnerOf(dirname(path), unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return { path, manifest: found };
  } catch (error) {
    if (isMade) await rm(unfinished, { force: true });
    if (hasCode(error, 'EEXIST')) throw alreadyThere(path);
    throw isFull(error) ? new StartRefused(`В папке ${dirname(path)} не хватило места для резервной копии.`) : error;
  } finally {
    await client.end();
  }
}

async function writeAll(
  client: pg.Client,
  archive: ArchiveWriter,
  { store, isMigrating, report }: Required<Pick<BackupParts, 'store' | 'isMigrating' | 'report'>>,
): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const head = await headOf(client);
  await archive.add(HEAD_NAME, Buffer.from(JSON.stringify(head)));
  const tables: Manifest['tables'] = [];
  for (const table of await findTables(client)) {
    const chunks = inChunks((number, chunk) => archive.add(tableEntry(table.name, number), chunk));
    const digest = await readTable(client, table, chunks.take);
    await chunks.end();
    tables.push({ name: table.name, columns: [...table.columns], ...digest });
  }
  const sequences = await findSequences(client);
  const contents = await findBackedUpContents(client);
  // Only files remain to be copied, and they are locked: from here on the database may remove old row versions again.
  await client.query('commit');
  if (!isMigrating) await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
  report(`База: таблиц ${tables.length}, строк ${tables.reduce((sum, { rows }) => sum + rows, 0)}.`);

  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key, isDrawn } of contents) {
    const written = await addFile(archive, store, key);
    if (written) files.push(written);
    else if (!isDrawn) missing.push(key);
  }
  report(`Файлов: ${files.length}.`);
  const manifest: Manifest = { ...head, tables, sequences, files, missing };
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
  return manifest;
}

async function headOf(client: pg.Client): Promise<BackupHead> {
  const migrations = await findApplied(client);
  if (!migrations?.length) throw new StartRefused('База пуста: копировать нечего.');
  const { rows } = await client.query<{ at: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       current_setting('server_version') as postgres`,
  );
  const [{ at, postgres } = { at: '', postgres: '' }] = rows;
  return { format: FORMAT, createdAt: at, version: programVersion, postgres, migrations };
}

/** Joins small chunks and splits large ones. */
function inChunks(write: (number: number, chunk: Buffer) => Promise<void>) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const end = async () => {
    if (bytes === 0) return;
    number += 1;
    const chunk = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await write(number, chunk);
  };
  return {
    async take(chunk: Buffer) {
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes >= PIECE_BYTES) await end();
    },
    end,
  };
}

async function addFile(
  archive: ArchiveWriter,
  store: FileStore,
  key: string,
): Promise<Manifest['files'][number] | undefined> {
  const stored = await store.get(key);
  if (!stored) return undefined;
  const { size } = stored;
  const content: AsyncIterable<Buffer> = stored.content;
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await archive.addStream(fileEntry(key), size, hashed());
  return { key, size, sha256: hash.digest('hex') };
}

/** A new name is durable once its folder is synced; Windows cannot and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Refuses a path that exists: file names have a resolution of seconds, and several databases may share a folder. */
async function refuseTaken(path: string): Promise<void> {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw alreadyThere(path);
}

function alreadyThere(path: string): StartRefused {
  return new StartRefused(`Копия ${path} уже есть или создаётся. Повторите через секунду.`);
}

function isFull(error: unknown): boolean {
  return hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function refuseFolder(folder: string) {
  return (error: unknown) => {
    throw new StartRefused(`В папку ${folder} нельзя писать (${error instanceof Error ? error.message : error}).`);
  };
}
