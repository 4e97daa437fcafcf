import { type RawBuilder, sql } from 'kysely';
import type { Condition, Links } from '#database/conditions.ts';

/**
 * Ids of chosen codes and of all their descendants: choosing a class includes its groups. `union` without `all`
 * terminates even on a cycle.
 */
export function okvedsBelow(ids: readonly number[]): RawBuilder<{ id: number }> {
  return sql`with recursive chosen (id) as (
    select unnest(${ids}::int[]) union select o.id from shared.okveds o join chosen on o.parent_id = chosen.id
  ) select id from chosen`;
}

/** A chosen code includes its descendants. */
export function withOkveds({ table, owner, of }: Links) {
  return (ids: readonly number[]): Condition[] => {
    if (ids.length === 0) return [];
    const linked = sql`select ${sql.ref(`l.${owner}`)} from ${sql.table(table)} l where l.okved_id in (${okvedsBelow(ids)})`;
    return [sql<boolean>`${of} in (${linked})`];
  };
}

/**
 * Ids of codes and of all their ancestors: the choices that would find a code.
 * @param codes a statement that returns ids in a column `id`
 */
export function okvedsAbove(codes: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`with recursive path (id) as (
    ${codes} union select o.parent_id from shared.okveds o join path on o.id = path.id where o.parent_id is not null
  ) select id from path`;
}
