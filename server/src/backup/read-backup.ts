import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import { StartRefused } from '#start-refused.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BrokenBackup, reasonOf } from './broken-backup.ts';
import {
  BackupHead,
  entryOf,
  FORMAT,
  Manifest,
  MOST_FILES,
  MOST_HEAD_BYTES,
  MOST_TABLES,
  mostManifestBytes,
} from './manifest.ts';
import { countRows, LINE_END } from './read-table.ts';

/** Longest row accepted (bytes): none of ours is longer, and PostgreSQL loads a whole row into memory. */
const LONGEST_ROW = 64 * 1024 * 1024;

interface FoundTable {
  rows: number;
  bytes: number;
  /** Number of chunks read. */
  chunks: number;
  /** Number of bytes since the last end of a row. */
  open: number;
  readonly hash: Hash;
}

/** Collects what the archive's entries contain and checks their order: head, tables, files, manifest. */
class FoundEntries {
  readonly tables = new Map<string, FoundTable>();
  readonly files = new Map<string, { size: number; sha256: string }>();
  head: BackupHead | undefined;
  manifest: Manifest | undefined;
  private table: string | undefined;

  /** @throws for an entry in the wrong order, or larger than allowed */
  async take(entry: ArchiveEntry, path: string): Promise<void> {
    if (this.manifest) throw new Error('за описью есть ещё записи');
    const what = entryOf(entry.name);
    if ('head' in what) {
      if (this.head) throw new Error('два заголовка');
      this.head = readHead(path, await jsonOf(entry, MOST_HEAD_BYTES));
    } else if (this.head === undefined) throw new Error('нет заголовка');
    else if ('manifest' in what) await this.takeManifest(entry, this.head);
    else if ('table' in what) await this.takeTable(entry, what.table, what.chunk);
    else {
      if (this.files.has(what.file) || this.files.size === MOST_FILES) throw new Error('файлов больше, чем может быть');
      this.files.set(what.file, await digestOf(entry));
    }
  }

  private async takeManifest(entry: ArchiveEntry, head: BackupHead): Promise<void> {
    const named = (this.tables.get('shared.files')?.rows ?? 0) * imageSizeNames.length;
    const manifest = Manifest.parse(await jsonOf(entry, mostManifestBytes(this.files.size + named)));
    if (!isDeepStrictEqual(BackupHead.parse(manifest), head)) throw new Error('опись не сходится с заголовком');
    this.manifest = manifest;
  }

  private async takeTable({ content }: ArchiveEntry, name: string, chunk: number): Promise<void> {
    const known = this.tables.get(name);
    if (this.files.size > 0 || (known && this.table !== name)) throw new Error('записи стоят не по порядку');
    if (!known && this.tables.size === MOST_TABLES) throw new Error('таблиц больше, чем может быть');
    const table = known ?? { rows: 0, bytes: 0, chunks: 0, open: 0, hash: createHash('sha256') };
    this.tables.set(name, table);
    this.table = name;
    table.chunks += 1;
    if (chunk !== table.chunks) throw new Error('записи стоят не по порядку');
    for await (const part of content) {
      table.hash.update(part);
      table.rows += countRows(part);
      table.bytes += part.length;
      const end = part.lastIndexOf(LINE_END);
      table.open = end === -1 ? table.open + part.length : part.length - end - 1;
      if (table.open > LONGEST_ROW) throw new Error(`в таблице ${name} слишком длинная строка`);
    }
  }
}

/**
 * Reads a backup to its end and compares all content with its manifest; changes nothing. Needs little memory, however
 * large the file is.
 * @throws {BrokenBackup} {StartRefused} when the file cannot be opened, or a newer version of the program wrote it
 */
export async function readBackup(path: string): Promise<Manifest> {
  await checkOpens(path);
  try {
    const found = new FoundEntries();
    for await (const entry of readArchive(path)) await found.take(entry, path);
    if (!found.manifest) throw new Error('нет описи, файл неполон');
    compare(found, found.manifest);
    return found.manifest;
  } catch (error) {
    throw error instanceof StartRefused ? error : new BrokenBackup(path, reasonOf(error));
  }
}

/** Checks that the manifest lists each table and file of the archive once, with its content, and nothing else. */
function compare({ tables, files }: FoundEntries, manifest: Manifest): void {
  const empty = createHash('sha256').digest('hex');
  const named = new Set<string>();
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = tables.get(name);
    const digest = found?.hash.digest('hex') ?? empty;
    const isSame = digest === sha256 && (found?.rows ?? 0) === rows && (found?.bytes ?? 0) === bytes;
    if (!isSame || named.has(name)) throw new Error(`таблица ${name} не сходится с описью`);
    named.add(name);
    tables.delete(name);
  }
  for (const { key, size, sha256 } of manifest.files) {
    const found = files.get(key);
    if (found?.sha256 !== sha256 || found.size !== size) throw new Error(`файл ${key} не сходится с описью`);
    files.delete(key);
  }
  const [stray] = [...tables.keys(), ...files.keys()];
  if (stray !== undefined) throw new Error(`${stray} нет в описи`);
}

async function checkOpens(path: string): Promise<void> {
  try {
    const file = await open(path);
    const isFile = (await file.stat().finally(() => file.close())).isFile();
    if (!isFile) throw new Error('это не файл');
  } catch (error) {
    throw new StartRefused(`Не открывается ${path}: ${error instanceof Error ? error.message : error}.`);
  }
}

function readHead(path: string, json: unknown): BackupHead {
  const head = BackupHead.parse(json);
  if (head.format > FORMAT) {
    throw new StartRefused(
      `Копию ${path} записала более новая версия программы (${head.version}). Обновите программу.`,
    );
  }
  return head;
}

/** @param most largest size (bytes); a larger entry is refused unread */
async function jsonOf({ size, content }: ArchiveEntry, most: number): Promise<unknown> {
  if (size > most) throw new Error('заголовок или опись больше, чем может быть');
  const text = (await buffer(content)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new Error('заголовок или опись не читаются');
  }
}

async function digestOf({ content }: ArchiveEntry): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
