import * as z from 'zod';

/** Of the file; raised when an older program could not read it any more. */
export const FORMAT = 1;

/** The first entry of a file: enough to refuse it before the rest is read. */
export const HEAD_NAME = 'gektar-backup.json';
/** The last entry: a file without it is not complete. */
export const MANIFEST_NAME = 'manifest.json';

export const BackupHead = z.object({
  format: z.number().int(),
  /** ISO 8601, UTC: the time of the snapshot. */
  createdAt: z.iso.datetime(),
  /** Of the program that wrote it. */
  version: z.string(),
  /** Of PostgreSQL, for reading by people. */
  postgres: z.string(),
  /** What the database had run, in order. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })).min(1),
});
export type BackupHead = z.output<typeof BackupHead>;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = BackupHead.extend({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256: Sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Contents of photos and documents. */
  files: z.array(z.object({ key: z.string(), size: z.number().int(), sha256: Sha256 })),
  /** Keys named by the snapshot whose content was not in the store. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** A piece of a table, in the order of its name: `tables/land.properties/000001`. */
export function tableEntry(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}`;
}

/** The content of a file, by its key in the store. */
export function fileEntry(key: string): string {
  return `files/${key}`;
}

/** What an entry holds, by its name. */
export function entryOf(name: string): { table: string } | { file: string } | { head: true } | { manifest: true } {
  if (name === HEAD_NAME) return { head: true };
  if (name === MANIFEST_NAME) return { manifest: true };
  const [, table] = /^tables\/([^/]+)\/\d+$/.exec(name) ?? [];
  if (table !== undefined) return { table };
  if (name.startsWith('files/')) return { file: name.slice('files/'.length) };
  throw new Error(`unknown entry ${name}`);
}
