import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type SectionReader } from '#cache/section-cache.ts';
import type { Condition } from '#database/conditions.ts';
import type { Source } from '#database/criteria/source.ts';
import type { Db } from '#database/db.ts';

/**
 * Ids of chosen codes and of all their descendants: choosing a class includes its groups. Terminates even on a cycle,
 * because of `union` without `all`.
 */
export function okvedsBelow(ids: readonly number[]): RawBuilder<{ id: number }> {
  return sql`with recursive chosen (id) as (
    select unnest(${ids}::int[]) union select o.id from shared.okveds o join chosen on o.parent_id = chosen.id
  ) select id from chosen`;
}

/** Criterion of codes: a chosen one includes its descendants. */
export function anyInTree(ids: readonly number[], source: () => Source): Condition[] {
  const from = source();
  if (ids.length === 0 || !('links' in from)) return [];
  const { table, owner, value } = from.links;
  const linked = sql`select ${sql.ref(`l.${owner}`)} from ${sql.table(table)} l where ${sql.ref(`l.${value}`)} in (${okvedsBelow(ids)})`;
  return [sql<boolean>`${sql.raw(from.of)} in (${linked})`];
}

/**
 * SQL of the ids of codes and of all their ancestors: the choices that would find a code.
 * @param codes statement that returns ids of codes in a column `id`
 */
export function okvedsAbove(codes: string): string {
  return `with recursive path (id) as (
    ${codes} union select o.parent_id from shared.okveds o join path on o.id = path.id where o.parent_id is not null
  ) select id from path`;
}

/** The parent of each code; null for sections. */
export async function findOkvedParents(db: Db): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db.selectFrom('shared.okveds').select(['id', 'parent_id']).execute();
  return new Map(rows.map((row) => [row.id, row.parent_id]));
}

/** `findOkvedParents` through the cache. */
export async function readOkvedParents({ db, read }: SectionReader): Promise<ReadonlyMap<number, number | null>> {
  const { value } = await read<ReadonlyMap<number, number | null>>({
    name: 'parents of codes',
    key: [],
    scopes: [],
    bytes: (parents) => parents.size * 50,
    read: async () => ({ value: await findOkvedParents(db), until: FOREVER }),
  });
  return value;
}
