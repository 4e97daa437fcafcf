import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';

/** Text of a statement → its name in a connection. */
const names = new Map<string, string>();

/**
 * A frequent statement with constant text, that costs more to plan than to execute: every connection plans it once. Not
 * for lists with filters, whose plan depends on the values.
 * @param name unique in the product
 */
export function prepared<Row>(name: string, text: string) {
  names.set(text, name);
  return async (db: Kysely<DB>, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/**
 * The same for a statement with a few variants of text that do not depend on values. PostgreSQL replans while it
 * expects a plan for the values to be cheaper, so values that select rows are `unseen`.
 */
export async function runPrepared<Row>(db: Kysely<DB>, name: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  if (!names.has(compiled.sql)) names.set(compiled.sql, `${name}, ${names.size}`);
  const { rows } = await db.executeQuery<Row>(compiled);
  return rows;
}

/** Form of a value in a statement. */
export type Carried = (value: unknown, type: 'text' | 'int' | 'int[]' | 'uuid[]') => RawBuilder<unknown>;

/** The plan suits the value. */
export const asWritten: Carried = (value, type) => sql`${value}::${sql.raw(type)}`;

/**
 * The plan suits any value, since the planner does not look into a subquery, and has no parallel workers: it would
 * assume many rows for any value, and starting workers takes longer than an index lookup.
 */
export const unseen: Carried = (value, type) => sql`(select ${value}::${sql.raw(type)} where shared.without_workers())`;

/** Makes a connection send such statements by name; Kysely identifies statements by text only. */
export function nameStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return send(name === undefined ? statement : { name, text: statement }, ...rest);
  }) as typeof client.query;
}
