import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/** Id of an unsaved new row, which no stored row has. */
export const UNSAVED_ID = '00000000-0000-0000-0000-000000000000';

const generatedColumns = prepared<{ name: string; expression: string }>(
  'generated columns of a table',
  `select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where d.adrelid = $1::text::regclass and a.attgenerated <> '' order by a.attnum`,
);

export interface UnsavedColumns {
  /** The stored row that the columns change; null: a new row. */
  readonly id: string | null;
  /** Columns to overwrite; undefined ones stay. */
  readonly columns: object;
}

/**
 * SQL of a row as a write of these columns would store it, for a `from`; nothing is written. PostgreSQL converts the
 * values to the types of their columns and computes the generated ones by the expressions of the table. An unknown row
 * has only nulls.
 * @param table with its schema: `land.properties`
 */
export async function unsavedRow(db: Db, table: string, { id, columns }: UnsavedColumns): Promise<RawBuilder<unknown>> {
  const generated = await generatedColumns(db, [table]);
  const written = id === null ? { ...columns, id: UNSAVED_ID } : columns;
  const computed = generated.flatMap(({ name, expression }) => [sql.lit(name), sql.raw(expression)]);
  return sql`(
    select u.* from jsonb_populate_record(
      (select s from ${sql.table(table)} s where s.id = ${id}), ${JSON.stringify(written)}::jsonb) given
    cross join lateral jsonb_populate_record(given, jsonb_build_object(${sql.join(computed)})) u)`;
}
