import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';

/** Text of a statement → its name in a connection. */
const names = new Map<string, string>();

/**
 * A frequent statement with constant text that costs more to plan than to execute: every connection plans it once. Not
 * for lists with filters, whose plans depend on the values.
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
 * Like `prepared`, for a statement whose text has a few variants that do not depend on values. PostgreSQL replans as
 * long as a plan for the actual values looks cheaper, so values that select rows must be passed as `unseen`.
 */
export async function runPrepared<Row>(db: Kysely<DB>, name: string, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  if (!names.has(compiled.sql)) names.set(compiled.sql, `${name}, ${names.size}`);
  const { rows } = await db.executeQuery<Row>(compiled);
  return rows;
}

/** How a value is written into a statement. */
export type Carried = (value: unknown, type: 'text' | 'int' | 'int[]' | 'uuid[]') => RawBuilder<unknown>;

/** The planner sees the value: the plan suits it. */
export const asWritten: Carried = (value, type) => sql`${value}::${sql.raw(type)}`;

/**
 * The planner does not see the value, which is in a subquery, so the plan suits any. Without parallel workers: the
 * planner would assume many rows, and starting workers takes longer than an index lookup.
 */
export const unseen: Carried = (value, type) => sql`(select ${value}::${sql.raw(type)} where shared.without_workers())`;

/** An employee's id, as a value or as an expression that the planner does not see. */
export type Whose = string | RawBuilder<unknown>;

/** Makes a connection send prepared statements by name; Kysely identifies statements by text only. */
export function nameStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return send(name === undefined ? statement : { name, text: statement }, ...rest);
  }) as typeof client.query;
}
