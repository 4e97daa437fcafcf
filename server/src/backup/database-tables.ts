import type pg from 'pg';

/**
 * Schemas with the data. Not in a backup: jobs (`pgboss`), notes of changes (`versions`), the list of migrations.
 */
export const dataSchemas: readonly string[] = ['shared', 'land', 'industrial'];

/** A table to copy. Names are quoted where SQL needs it. */
export interface DatabaseTable {
  readonly name: string;
  /** Columns, except generated ones, which cannot be written. */
  readonly columns: readonly string[];
  /** Sort expressions of a total order, independent of the database's collation: equal contents give equal bytes. */
  readonly order: string;
}

/** The name without quotes, for comparisons: versions of PostgreSQL quote different words. */
export function unquoted(name: string): string {
  return /^".+"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"') : name;
}

export interface DatabaseSequence {
  readonly name: string;
  /** Last value of the sequence: an int8 as text. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Settings of a session so that `COPY` writes the same bytes for the same rows, without time limits of the server. */
export async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1;
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}

/** All tables of the data, by name. */
export async function findTables(client: pg.ClientBase): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce(
         (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
            order by k.place)
          from pg_index i
          cross join unnest(i.indkey) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary),
         't::text collate "C"') as order
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1)
     order by n.nspname collate "C", c.relname collate "C"`,
    [dataSchemas],
  );
  return rows;
}

/** Statement that reads a table in its order. */
export function copyOut({ name, columns, order }: DatabaseTable): string {
  return `copy (select ${columns.join(', ')} from ${name} t order by ${order}) to stdout`;
}

/** Statement that writes a table. Names come from the database, never from a backup file. */
export function copyIn({ name, columns }: Pick<DatabaseTable, 'name' | 'columns'>): string {
  return `copy ${name} (${columns.join(', ')}) from stdin`;
}

/** Reads all sequences. A snapshot does not cover them: read after it, they may be ahead of the rows, never behind. */
export async function findSequences(client: pg.ClientBase): Promise<DatabaseSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1)
     order by n.nspname collate "C", c.relname collate "C"`,
    [dataSchemas],
  );
  const sequences: DatabaseSequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Omit<DatabaseSequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push(...found.rows.map((value) => ({ name, ...value })));
  }
  return sequences;
}
