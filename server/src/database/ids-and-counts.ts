import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './schema.ts';

/** Columns of a table as they are read; types rows of statements that the query builder cannot express. */
export type StoredColumns<Table extends keyof DB, Column extends keyof DB[Table]> = Pick<
  Selectable<DB[Table]>,
  Column & keyof Selectable<DB[Table]>
>;

/** Ids that a statement returns, in its order. @param statement returns the column `id` */
export async function findIds<Id extends string | number = string>(
  db: Db,
  statement: RawBuilder<unknown>,
): Promise<Id[]> {
  const { rows } = await sql<{ readonly id: Id }>`${statement}`.execute(db);
  return rows.map(({ id }) => id);
}

/** @param statement returns one row with the column `count` */
export async function findCount(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`${statement}`.execute(db);
  return rows[0]?.count ?? 0;
}
