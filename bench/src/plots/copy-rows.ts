import type pg from 'pg';

interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sync(): void;
}

/** A statement of `pg` that sends a text by the protocol of COPY. */
class CopyIn {
  readonly done = Promise.withResolvers<void>();
  readonly #text: string;
  readonly #data: Buffer;

  constructor(text: string, data: Buffer) {
    this.#text = text;
    this.#data = data;
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.done.reject(error);
  }

  handleCommandComplete(): void {
    // Nothing to do: `ReadyForQuery` follows.
  }

  handleReadyForQuery(): void {
    this.done.resolve();
  }
}

/** Copies rows of one shape, by column name, with COPY: takes a third of the time of inserts. Objects become JSON. */
export async function copyRows(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((name) => `"${name}"`);
  const lines = rows.map((row) => `${Object.values(row).map(written).join('\t')}\n`);
  const copy = new CopyIn(`copy ${table} (${columns.join(', ')}) from stdin`, Buffer.from(lines.join('')));
  (client as unknown as { query(statement: CopyIn): void }).query(copy);
  await copy.done.promise;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
