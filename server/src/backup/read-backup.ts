import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { StartRefused } from '#start-refused.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { BackupHead, entryOf, FORMAT, Manifest } from './manifest.ts';
import { countRows } from './read-table.ts';

/** The file is cut, changed, or no backup at all. */
export class BrokenBackup extends StartRefused {
  override name = 'BrokenBackup';

  constructor(path: string, reason: string) {
    super(`Файл ${path} повреждён или не является резервной копией: ${reason}.`);
  }
}

/**
 * Reads a backup to its end and compares every byte with its manifest; changes nothing.
 * @throws {BrokenBackup} {StartRefused} when the file cannot be opened, or a newer version of the program wrote it
 */
export async function readBackup(path: string): Promise<Manifest> {
  await checkOpens(path);
  const tables = new Map<string, { rows: number; bytes: number; hash: Hash }>();
  const files = new Map<string, { size: number; sha256: string }>();
  let head: BackupHead | undefined;
  let manifest: Manifest | undefined;
  try {
    for await (const entry of readArchive(path)) {
      if (manifest) throw new Error('за описью есть ещё записи');
      const what = entryOf(entry.name);
      if ('head' in what) head = readHead(path, await jsonOf(entry));
      else if (head === undefined) throw new Error('нет заголовка');
      else if ('manifest' in what) manifest = Manifest.parse(await jsonOf(entry));
      else if ('file' in what) files.set(what.file, await digestOf(entry));
      else {
        const table = tables.get(what.table) ?? { rows: 0, bytes: 0, hash: createHash('sha256') };
        tables.set(what.table, table);
        for await (const piece of entry.content) {
          table.hash.update(piece);
          table.rows += countRows(piece);
          table.bytes += piece.length;
        }
      }
    }
    if (!manifest) throw new Error('нет описи, файл неполон');
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new BrokenBackup(path, error instanceof Error ? error.message : String(error));
  }
  const empty = createHash('sha256').digest('hex');
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = tables.get(name);
    const digest = found?.hash.digest('hex') ?? empty;
    if (digest !== sha256 || (found?.rows ?? 0) !== rows || (found?.bytes ?? 0) !== bytes) {
      throw new BrokenBackup(path, `таблица ${name} не сходится с описью`);
    }
    tables.delete(name);
  }
  for (const { key, size, sha256 } of manifest.files) {
    const found = files.get(key);
    if (found?.sha256 !== sha256 || found.size !== size) {
      throw new BrokenBackup(path, `файл ${key} не сходится с описью`);
    }
    files.delete(key);
  }
  const [stray] = [...tables.keys(), ...files.keys()];
  if (stray !== undefined) throw new BrokenBackup(path, `${stray} нет в описи`);
  return manifest;
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

async function jsonOf({ content }: ArchiveEntry): Promise<unknown> {
  return JSON.parse((await buffer(content)).toString('utf8')) as unknown;
}

async function digestOf({ content }: ArchiveEntry): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of content) {
    hash.update(piece);
    size += piece.length;
  }
  return { size, sha256: hash.digest('hex') };
}
