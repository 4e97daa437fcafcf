import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';

/**
 * SQL: whether an item is liked by a link. A mark older than the answers, or by a deleted first link, belongs to the
 * first link, as the literal mark.
 * @param about.item alias of the item
 */
export function isLikedBy(
  domain: Domain,
  { item, link }: Record<'item' | 'link', RawBuilder<unknown>>,
): RawBuilder<boolean> {
  const { links, answers } = tablesOf(domain);
  return sql<boolean>`(${item}.client_favorite_at is not null and (
    exists (select from ${answers} a where a.item_id = ${item}.id and a.link_id = ${link} and a.liked_at is not null)
    or exists (select from ${links} f where f.id = ${link} and f.is_first) and not exists (
      select from ${answers} o where o.item_id = ${item}.id and o.link_id <> ${link} and o.liked_at is not null
        and not ${isFormerFirst(domain, sql`o.link_id`)})))`;
}

/** SQL condition: the link is deleted and was the first one of its selection. */
export function isFormerFirst(domain: Domain, link: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(not exists (select from ${tablesOf(domain).links} l where l.id = ${link})
    and not exists (select from shared.audit t where t.entity = ${auditNames(domain).link} and t.entity_id = ${link}
      and t.action = 'delete' and t.changes ? 'isFirst'))`;
}
