import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import pg from 'pg';
import { findApplied, migrationLock } from '#database/migrate.ts';
import { documentSeedOf } from '#demo/photos/drawn-document.ts';
import { drawnPhotoOf } from '#demo/photos/photo-id.ts';
import { type FileStore, fileKey } from '#files/file-store.ts';
import { holdFiles } from '#files/hold-files.ts';
import { DOCUMENT_PIECE, imagePiece } from '#files/pieces.ts';
import { giveToOwnerOf, makeFolder } from '#make-folder.ts';
import { StartRefused } from '#start-refused.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { UNFINISHED } from './backup-folder.ts';
import { findSequences, findTables, prepareSession } from './base-tables.ts';
import { type BackupHead, FORMAT, fileEntry, HEAD_NAME, MANIFEST_NAME, type Manifest, tableEntry } from './manifest.ts';
import { programVersion } from './program-version.ts';
import { readBackup } from './read-backup.ts';
import { readTable } from './read-table.ts';

/** Any constant not used elsewhere in the database: "backup" as a number. */
const backupLock = 0x6261636b7570n;
/** Rows are handed over in pieces of about this size: the memory that a table of any size needs (bytes). */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface BackupParts {
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** Path of the file; a name that is not taken. */
  readonly path: string;
  /** The caller holds the lock of migrations itself. */
  readonly isMigrating?: boolean;
  readonly report?: (line: string) => void;
}

export interface MadeBackup {
  readonly path: string;
  readonly manifest: Manifest;
}

/** Another process backs the same database up. */
export class BackupRunning extends StartRefused {
  override name = 'BackupRunning';
}

/**
 * Backs up the database and the files that belong to it, from one snapshot, while people work. The file appears under
 * its name once it is on the disk and has been read back and compared.
 * @throws {BackupRunning} when one is being made already; {StartRefused} on what the user can fix
 */
export async function makeBackup(parts: BackupParts): Promise<MadeBackup> {
  const { databaseUrl, path, isMigrating = false, report = () => undefined } = parts;
  const unfinished = join(dirname(path), `${basename(path)}${UNFINISHED}`);
  await makeFolder(dirname(path)).catch(refuseFolder(dirname(path)));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'gektar backup' });
  // A broken connection fails its query; without a listener its own event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await prepareSession(client);
    const lock = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [backupLock]);
    if (!lock.rows[0]?.free) throw new BackupRunning('Резервная копия этой базы уже создаётся.');
    // Before the snapshot: what it names as kept must stay, and its tables must keep their form.
    await holdFiles(client);
    if (!isMigrating) await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    let manifest: Manifest | undefined;
    await writeArchive(unfinished, async (archive) => {
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
    await rm(unfinished, { force: true });
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
    const pieces = inPieces((number, piece) => archive.add(tableEntry(table.name, number), piece));
    const digest = await readTable(client, table, pieces.take);
    await pieces.end();
    tables.push({ name: table.name, columns: [...table.columns], ...digest });
  }
  const sequences = await findSequences(client);
  const kept = await findKept(client);
  // Only the files remain, and those are held: the database need not keep old rows for us any longer.
  await client.query('commit');
  if (!isMigrating) await client.query('select pg_advisory_unlock_shared($1)', [migrationLock]);
  report(`База: таблиц ${tables.length}, строк ${tables.reduce((sum, { rows }) => sum + rows, 0)}.`);

  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key, isDrawn } of kept) {
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

/** Joins small pieces and splits large ones. */
function inPieces(write: (number: number, piece: Buffer) => Promise<void>) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const end = async () => {
    if (bytes === 0) return;
    number += 1;
    const piece = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await write(number, piece);
  };
  return {
    async take(piece: Buffer) {
      waiting.push(piece);
      bytes += piece.length;
      if (bytes >= PIECE_BYTES) await end();
    },
    end,
  };
}

interface KeptContent {
  readonly key: string;
  /** Drawn at its first request, so that it may be absent. */
  readonly isDrawn: boolean;
}

/** Contents that the snapshot names. */
async function findKept(client: pg.Client): Promise<KeptContent[]> {
  const known = await client.query<{ found: boolean }>("select to_regclass('shared.files') is not null as found");
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<{ id: string; kind: string; sizes: string[] }>(
    "select id, kind, sizes from shared.files where state in ('kept', 'trashed') order by id",
  );
  return rows.flatMap(({ id, kind, sizes }) => {
    const isDrawn = drawnPhotoOf(id) !== undefined || documentSeedOf(id) !== undefined;
    const names = imageSizeNames.filter((size) => sizes.includes(size)).map(imagePiece);
    return (kind === 'image' ? names : [DOCUMENT_PIECE]).map((piece) => ({ key: fileKey(id, piece), isDrawn }));
  });
}

async function addFile(
  archive: ArchiveWriter,
  store: FileStore,
  key: string,
): Promise<Manifest['files'][number] | undefined> {
  const stored = await store.get(key);
  if (!stored) return undefined;
  const { content, size } = stored;
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const piece of content as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
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

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function refuseFolder(folder: string) {
  return (error: unknown) => {
    throw new StartRefused(`В папку ${folder} нельзя писать (${error instanceof Error ? error.message : error}).`);
  };
}
