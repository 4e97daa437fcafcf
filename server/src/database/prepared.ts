import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';

/** Text of a statement → its name in a connection. */
const names = new Map<string, string>();

/**
 * A frequent statement with constant text, for which planning would cost more than execution: every connection plans it
 * once. Not for lists with filters, whose plan depends on the values.
 * @param name unique in the product
 */
export function prepared<Row>(name: string, text: string) {
  names.set(text, name);
  return async (db: Kysely<DB>, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}

/** Makes a connection send such statements by name; Kysely identifies statements by text only. */
export function nameStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const name = typeof statement === 'string' ? names.get(statement) : undefined;
    return send(name === undefined ? statement : { name, text: statement }, ...rest);
  }) as typeof client.query;
}
