import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/**
 * An entity created earlier with the same client-made id; waits for a concurrent request with that id.
 * @param kind kind of the entity, part of the key of an advisory lock that the end of the transaction releases
 */
export async function findSentBefore<Entity>(
  tx: Db,
  kind: string,
  id: string,
  find: (tx: Db, id: string) => Promise<Entity | undefined>,
): Promise<Entity | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, 0))`.execute(tx);
  return find(tx, id);
}

/**
 * The same for several entities, in one order for all transactions.
 * @returns those created earlier, by id
 */
export async function findManySentBefore<Entity>(
  tx: Db,
  kind: string,
  ids: readonly string[],
  find: (tx: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Entity>>,
): Promise<ReadonlyMap<string, Entity>> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${kind} `} || id, 0))
    from (select unnest(${ids}::text[]) as id order by 1) sorted`.execute(tx);
  return find(tx, ids);
}

/** Whether two bodies are equal; lists of references are compared as sets, because their order is not stored. */
export function sameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  return isDeepStrictEqual(withSortedSets(one), withSortedSets(other));
}

function withSortedSets(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isSet(value) ? sorted(value) : value]),
  );
}

interface Reference {
  readonly id: number;
}

function isSet(value: unknown): value is Reference[] {
  return Array.isArray(value) && value.every((item) => typeof item?.id === 'number');
}

function sorted(references: readonly Reference[]): Reference[] {
  return references.toSorted((one, other) => one.id - other.id);
}
