import * as z from 'zod';
import { FILE_KEY } from '#files/file-store.ts';

/** Version of the file format; raised when older programs can no longer read new files. */
export const FORMAT = 1;

/** Name of the first entry of a file: enough to refuse the file before the rest is read. */
export const HEAD_NAME = 'gektar-backup.json';
/** Name of the last entry: a file without it is incomplete. */
export const MANIFEST_NAME = 'manifest.json';

/** Limit of the first entry (bytes): a name and a hash for each migration. */
export const MOST_HEAD_BYTES = 1024 * 1024;
/** Limit of the last entry, whatever the size of the file (bytes): some 1.5 million stored files. */
const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;
/** Limits (bytes): names of tables, columns and sequences in a manifest; its entry for one file. */
const BYTES_WITHOUT_FILES = 1024 * 1024;
const BYTES_OF_CONTENT = 512;

/**
 * Limit of the last entry by the content of the archive (bytes): a manifest only lists the entries before it and the
 * missing files.
 * @param contents number of files in the archive and of files that its rows refer to
 */
export function mostManifestBytes(contents: number): number {
  return Math.min(MOST_MANIFEST_BYTES, BYTES_WITHOUT_FILES + BYTES_OF_CONTENT * contents);
}

/** Limit of the number of files, more than the longest manifest could list. */
export const MOST_FILES = Math.floor(MOST_MANIFEST_BYTES / 128);
/** Limit of the number of tables in all schemas; a real database has little more than a hundred. */
export const MOST_TABLES = 1_000;

export const BackupHead = z.object({
  format: z.int().positive(),
  /** ISO 8601, UTC: the time of the snapshot. */
  createdAt: z.iso.datetime(),
  /** Version of the program that wrote it. */
  version: z.string().regex(/^[\w.+-]{1,50}$/),
  /** Version of PostgreSQL, for people. */
  postgres: z.string().max(200),
  /** The migrations of the database, in order. */
  migrations: z
    .array(z.object({ name: z.string().regex(/^[\w.-]{1,200}$/), hash: z.string().max(100) }))
    .min(1)
    .max(5_000),
});
export type BackupHead = z.output<typeof BackupHead>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().nonnegative();
/** Schema and name, quoted where SQL needs it. Only compared with names of the database, never used in a statement. */
const ObjectName = z.string().regex(/^[\w"$]{1,130}\.[\w"$]{1,130}$/);
const ColumnName = z.string().min(1).max(130);
const Key = z.string().max(100).regex(FILE_KEY);

export const Manifest = BackupHead.extend({
  tables: z
    .array(
      z.object({
        name: ObjectName,
        columns: z.array(ColumnName).max(1_600),
        rows: Count,
        bytes: Count,
        sha256: Sha256,
      }),
    )
    .max(MOST_TABLES),
  sequences: z
    .array(z.object({ name: ObjectName, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }))
    .max(MOST_TABLES),
  /** Contents of photos and documents in the archive. */
  files: z.array(z.object({ key: Key, size: Count, sha256: Sha256 })),
  /** Keys that the snapshot refers to and whose content was missing from the store. */
  missing: z.array(Key),
});
export type Manifest = z.output<typeof Manifest>;

/** Name of the entry with a chunk of a table; names sort in the order of chunks: `tables/land.properties/000001`. */
export function tableEntry(table: string, chunk: number): string {
  return `tables/${table}/${String(chunk).padStart(6, '0')}`;
}

/** Name of the entry with the content of a file, by its key in the store. */
export function fileEntry(key: string): string {
  return `files/${key}`;
}

/** What an archive entry contains. */
export type EntryContent =
  | { readonly table: string; readonly chunk: number }
  | { readonly file: string }
  | { readonly head: true }
  | { readonly manifest: true };

/**
 * What an entry contains, by its name.
 * @throws for a name that no backup has
 */
export function entryOf(name: string): EntryContent {
  if (name === HEAD_NAME) return { head: true };
  if (name === MANIFEST_NAME) return { manifest: true };
  const [, table, chunk] = /^tables\/([^/]{1,261})\/(\d{6,9})$/.exec(name) ?? [];
  if (table !== undefined) return { table, chunk: Number(chunk) };
  const key = name.startsWith('files/') ? name.slice('files/'.length) : '';
  if (key.length <= 100 && FILE_KEY.test(key)) return { file: key };
  throw new Error('в архиве неизвестная запись');
}
