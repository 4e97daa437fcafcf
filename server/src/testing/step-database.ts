import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import {
  copyIn,
  copyOut,
  type DatabaseSequence,
  type DatabaseTable,
  dataSchemas,
  findSequences,
  findTables,
  prepareSession,
} from '#backup/database-tables.ts';
import { type AppliedMigration, applyMigrations, findApplied, readMigrations } from '#database/migrate.ts';
import { createDatabase } from './cluster.ts';
import { type Contents, fewOf, type Key } from './few-rows.ts';

/** Rows that the product of that version added to a table after its migrations, in the text format of `COPY`. */
export interface StepTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** A database as an earlier version of the product left it, with few rows in each table. */
export interface StepDatabase {
  readonly migrations: readonly AppliedMigration[];
  readonly tables: readonly StepTable[];
  readonly sequences: readonly DatabaseSequence[];
}

/** Key of a fact that is left out: the token secret, which the next start generates again. */
const SECRET = 'token-secret';

export async function readStepDatabase(path: string): Promise<StepDatabase> {
  return JSON.parse((await promisify(gunzip)(await readFile(path))).toString());
}

export async function writeStepDatabase(path: string, database: StepDatabase): Promise<void> {
  await writeFile(path, await promisify(gzip)(JSON.stringify(database, null, 1), { level: 9 }));
}

/** Creates a database as that version left it, with the migrations that it had run. @returns its URL */
export async function putStepDatabase(clusterUrl: string, name: string, database: StepDatabase): Promise<string> {
  const url = await createDatabase(clusterUrl, name, 'template1');
  await withSession(url, async (client) => {
    await applyMigrations(client, (await readMigrations()).slice(0, database.migrations.length));
    // The hashes of that time: the product refuses to start when an applied migration was edited since.
    for (const { name: file, hash } of database.migrations) {
      await client.query('update public.migrations set hash = $2 where name = $1', [file, hash]);
    }
    await client.query('set session_replication_role = replica');
    for (const table of database.tables) {
      await pipeline(Readable.from(table.rows.map((row) => `${row}\n`)), client.query(copyFrom(copyIn(table))));
    }
    for (const { name: sequence, lastValue, isCalled } of database.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [sequence, lastValue, isCalled]);
    }
  });
  return url;
}

/** Reads what the product added to a database: a few rows of each table. */
export async function takeStepDatabase(clusterUrl: string, url: string): Promise<StepDatabase> {
  const { migrations, tables, keys, sequences } = await withSession(url, async (client) => ({
    migrations: (await findApplied(client)) ?? [],
    tables: await contents(client),
    keys: await findKeys(client),
    sequences: await findSequences(client),
  }));
  const bare = await putStepDatabase(clusterUrl, 'bare-step', { migrations, tables: [], sequences: [] });
  const before = await withSession(bare, contents);
  const made = new Map(before.map(({ name, rows }) => [name, new Set(rows.map(({ id }) => id))]));
  const added = tables.map((table) => ({
    ...table,
    rows: table.rows.filter(({ id }) => !made.get(table.name)?.has(id) && id !== SECRET),
  }));
  return {
    migrations,
    sequences,
    tables: fewOf(added, keys)
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, columns, rows }) => ({ name, columns, rows: rows.map(({ text }) => text) })),
  };
}

/** Rows of a table, with only these columns. */
export async function rowsByColumns(url: string, table: Pick<StepTable, 'name' | 'columns'>): Promise<string[]> {
  return withSession(url, (client) => linesOf(client, { ...table, order: '1' }));
}

async function linesOf(client: pg.Client, table: DatabaseTable): Promise<string[]> {
  return (await buffer(client.query(copyTo(copyOut(table))))).toString().split('\n').slice(0, -1);
}

async function contents(client: pg.Client): Promise<Contents[]> {
  const found: Contents[] = [];
  const primary = await client.query<{ table: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as table, array_agg(quote_ident(a.attname)) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
     where i.indisprimary and n.nspname = any($1) group by 1`,
    [dataSchemas],
  );
  const idColumns = new Map(primary.rows.map(({ table, columns }) => [table, columns]));
  for (const table of await findTables(client)) {
    const indexes = idColumns.get(table.name)?.map((column) => table.columns.indexOf(column));
    // The only table without a primary key has a single row, the version of the dictionaries, which migrations insert.
    if (indexes === undefined) continue;
    const rows = (await linesOf(client, table)).map((text) => {
      const cells = text.split('\t');
      return { text, cells, id: indexes.map((index) => cells[index]).join('\t') };
    });
    found.push({ name: table.name, columns: table.columns, rows });
  }
  return found;
}

/** Foreign keys between tables of the data. */
async function findKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I.%I', pn.nspname, p.relname) as parent,
       (select array_agg(quote_ident(a.attname) order by k.position) from unnest(conkey) with ordinality as k (attnum, position)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum) as columns,
       (select array_agg(quote_ident(a.attname) order by k.position) from unnest(confkey) with ordinality as k (attnum, position)
        join pg_attribute a on a.attrelid = confrelid and a.attnum = k.attnum) as "parentColumns"
     from pg_constraint f
     join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class p on p.oid = confrelid join pg_namespace pn on pn.oid = p.relnamespace
     where contype = 'f' and n.nspname = any($1)`,
    [dataSchemas],
  );
  return rows;
}

async function withSession<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepareSession(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
