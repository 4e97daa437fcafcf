import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A column of a table, with SQL of another value of it and of the value before that. */
export interface WrittenColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly other: string;
  readonly back: string;
}

type Values = readonly [other: (column: string) => string, back: (column: string) => string];

const plusAndMinus = (step: string): Values => [
  (column) => `${column} + ${step}`,
  (column) => `${column} + -1 * ${step}`,
];

/**
 * Another value of a type; none for lists, whose parts have separate columns, and for documents, which must have the
 * structure that the product expects.
 */
const values: Readonly<Record<string, Values>> = {
  text: [(column) => `${column} || '.'`, (column) => `left(${column}, -1)`],
  bool: [(column) => `not ${column}`, (column) => `not ${column}`],
  int2: plusAndMinus('1'),
  int4: plusAndMinus('1'),
  numeric: plusAndMinus('1'),
  float8: plusAndMinus('0.01'),
  date: plusAndMinus('1'),
  timestamp: plusAndMinus(`interval '1 day'`),
  timestamptz: plusAndMinus(`interval '1 day'`),
};

/**
 * All columns of these tables that tests can set to another value, read from the catalogue. @param tables statement of
 * their `oid`s
 */
export async function findColumns(db: Db, tables: string): Promise<WrittenColumn[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select a.attrelid::regclass::text as table, quote_ident(a.attname) as column, t.typname as type
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid in (${sql.raw(tables)}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by 1, a.attnum`.execute(db);
  return rows.flatMap((row) => {
    const of = values[row.type];
    return of ? [{ ...row, other: of[0](row.column), back: of[1](row.column) }] : [];
  });
}

/** @returns whether the database accepted the statement, and there was a row */
export async function write(db: Db, statement: string): Promise<boolean> {
  try {
    const { numAffectedRows = 0n } = await sql.raw(statement).execute(db);
    return numAffectedRows > 0n;
  } catch (error) {
    // A key of another table, a check, a value that must differ: not every column takes another value.
    if (/^23/.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
