import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A value of a dictionary as people choose it. */
export interface ListedValue {
  readonly id: number;
  readonly name: string;
  readonly code?: string;
}

/**
 * All values of several dictionaries.
 * @param lists SQL of each list, by name
 */
export async function findListedValues(
  db: Db,
  lists: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, readonly ListedValue[]>>> {
  const found: Record<string, readonly ListedValue[]> = {};
  for (const [name, query] of Object.entries(lists)) {
    found[name] = (await sql<ListedValue>`${sql.raw(query)}`.execute(db)).rows;
  }
  return found;
}
