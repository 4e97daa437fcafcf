import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';

/** Text of a statement → the name under which a connection keeps it. */
const names = new Map<string, string>();

/**
 * A statement whose text never changes and which is asked for so often that planning it each time would cost more than running
 * it: every connection plans it once. Not for lists by a filter, whose plan depends on the values.
 * @param name the only one of its kind in the product
 */
export function prepared<Row>(name: string, text: string) {
  names.set(text, name);
  return async (db: Kysely<DB>, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/** Makes a connection send such statements by name; Kysely knows statements by their text alone. */
export function nameStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return send(name === undefined ? statement : { name, text: statement }, ...rest);
  }) as typeof client.query;
}
