import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyOut, type DatabaseTable } from './database-tables.ts';

/** Digest of a table's ordered rows in the text format of `COPY`; comparable between databases. */
export interface TableDigest {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Reads a whole table.
 * @param take receives the bytes of the table, chunk by chunk
 */
export async function readTable(
  client: pg.ClientBase,
  table: DatabaseTable,
  take: (chunk: Buffer) => Promise<void> = async () => undefined,
): Promise<TableDigest> {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const chunks: AsyncIterable<Buffer> = client.query(copyTo(copyOut(table)));
  for await (const chunk of chunks) {
    hash.update(chunk);
    rows += countRows(chunk);
    bytes += chunk.length;
    await take(chunk);
  }
  return { rows, bytes, sha256: hash.digest('hex') };
}

/** Last byte of a row of `COPY`. */
export const LINE_END = 0x0a;

/** Number of rows that end in a chunk: every row ends with a line end; line ends inside values are escaped. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) rows += 1;
  return rows;
}
