import type { Domain } from '@gektar/contract/domain.ts';
import type { ReceivedAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import { isLikedBy } from './liked-by.ts';

/** Most answers, with an object and a link each, that are read at once: more than a selection has by one link. */
const MOST_READ = 2_000;

/** SQL of the messages about an item by a link, as JSON, the first one first. */
function messagesOf(domain: Domain, { item, link }: Record<'item' | 'link', RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
        'id', m.id, 'dateTime', to_char(m.at at time zone 'Europe/Moscow', 'YYYY-MM-DD"T"HH24:MI:SS'), 'text', m.text,
        'isReply', m.employee_id is not null, 'employeeId', m.employee_id,
        'isRead', m.employee_id is not null or m.read_at is not null) order by m.at, m.id)
    from ${tablesOf(domain).messages} m where m.item_id = ${item} and m.link_id = ${link}), '[]')`;
}

/**
 * Answers by item and link.
 * @param where condition on the items `i` and links `k` (`k.id`)
 */
async function findAnswers(db: Db, domain: Domain, where: RawBuilder<unknown>): Promise<ReceivedAnswer[]> {
  const { items, links, answers, messages, openings } = tablesOf(domain);
  const isLiked = isLikedBy(domain, { item: sql`i`, link: sql`k.id` });
  const { rows } = await sql<ReceivedAnswer>`
    select i.id, k.id as "linkId", ${isLiked} as "isLiked",
      case when ${isLiked} then coalesce(a.liked_at, i.client_favorite_at) end as "likedDateTime", a.refused_at as "refusedDateTime",
      case when a.refused_at is not null
        then jsonb_build_object('reasons', to_jsonb(a.refusal_reasons), 'text', a.refusal_text) end as refusal,
      case when a.visit_asked_at is not null then jsonb_build_object('days', to_jsonb(a.visit_days),
        'dateTime', to_char(a.visit_at, 'YYYY-MM-DD"T"HH24:MI:SS')) end as visit,
      a.visit_asked_at as "visitAskedDateTime",
      greatest(a.liked_at, a.refused_at, a.visit_asked_at,
        (select max(m.at) from ${messages} m where m.item_id = i.id and m.link_id = k.id)) as "dateTime",
      coalesce((select sum(o.count) from ${openings} o where o.item_id = i.id and o.link_id = k.id), 0)::int as "openingCount",
      ${messagesOf(domain, { item: sql`i.id`, link: sql`k.id` })} as messages
    from ${items} i cross join lateral (
        select link_id as id from ${answers} where item_id = i.id union
        select link_id from ${messages} where item_id = i.id union
        select link_id from ${openings} where request_selection_id = i.request_selection_id and item_id = i.id union
        select l.id from ${links} l where l.request_selection_id = i.request_selection_id and l.is_first
          and ${isLikedBy(domain, { item: sql`i`, link: sql`l.id` })}
      ) k left join ${answers} a on a.item_id = i.id and a.link_id = k.id
    where ${where}
    order by "dateTime" desc nulls last, i.id, k.id limit ${MOST_READ}`.execute(db);
  return rows;
}

/** All answers to a selection, and objects that were only opened; the latest answer first. */
export function findAnswersOfSelection(db: Db, domain: Domain, selectionId: string): Promise<ReceivedAnswer[]> {
  return findAnswers(db, domain, sql`i.request_selection_id = ${selectionId}`);
}

/** Answers to a selection by one link. @param isShown condition on an item `i`: whether clients may see it */
export function findAnswersOfLink(
  db: Db,
  domain: Domain,
  { id, requestSelectionId }: { id: string; requestSelectionId: string },
  isShown: RawBuilder<boolean>,
): Promise<ReceivedAnswer[]> {
  return findAnswers(db, domain, sql`i.request_selection_id = ${requestSelectionId} and k.id = ${id} and ${isShown}`);
}

/** Answer about an item by a link; undefined when there is none. */
export async function findAnswer(
  db: Db,
  domain: Domain,
  itemId: string,
  linkId: string,
): Promise<ReceivedAnswer | undefined> {
  const [found] = await findAnswers(db, domain, sql`i.id = ${itemId} and k.id = ${linkId}`);
  return found;
}
