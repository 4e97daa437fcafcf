import { type RawBuilder, sql } from 'kysely';

/**
 * Ids of chosen codes and of everything below them in the classifier: who picks a class means its groups. `union` without `all`
 * ends even in a classifier that were its own ancestor.
 */
export function okvedsBelow(ids: readonly number[]): RawBuilder<{ id: number }> {
  return sql`with recursive chosen (id) as (
    select unnest(${ids}::int[]) union select o.id from shared.okveds o join chosen on o.parent_id = chosen.id
  ) select id from chosen`;
}

/**
 * Ids of codes and of everything above them: the chosen ones that would find a code.
 * @param codes a statement that gives ids in a column `id`
 */
export function okvedsAbove(codes: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`with recursive path (id) as (
    ${codes} union select o.parent_id from shared.okveds o join path on o.id = path.id where o.parent_id is not null
  ) select id from path`;
}
