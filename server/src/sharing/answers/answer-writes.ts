import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import { isFormerFirst } from './liked-by.ts';

/** All functions of this file must be called under the selection's lock. */

/** An item, the link by which its answer comes, and their selection. */
export interface Answered {
  readonly itemId: string;
  readonly linkId: string;
  readonly selectionId: string;
}

async function upsert(
  tx: Db,
  domain: Domain,
  { itemId, linkId, selectionId }: Answered,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const columns = Object.keys(values).map((name) => sql.ref(name));
  await sql`
    insert into ${tablesOf(domain).answers} (request_selection_id, item_id, link_id, ${sql.join(columns)})
    values (${selectionId}, ${itemId}, ${linkId}, ${sql.join(Object.values(values))})
    on conflict on constraint client_answers__once do update
      set ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(tx);
}

const now = sql`clock_timestamp()`;
const nothing = sql`null`;
const noReasons = { refused_at: nothing, refusal_reasons: sql`'{}'`, refusal_text: sql`''` };

/** Sets the like of a link, which replaces its refusal. An existing like keeps its time. */
export function insertLike(tx: Db, domain: Domain, about: Answered): Promise<void> {
  const before = sql`(select a.liked_at from ${tablesOf(domain).answers} a
    where a.item_id = ${about.itemId} and a.link_id = ${about.linkId})`;
  return upsert(tx, domain, about, { liked_at: sql`coalesce(${before}, ${now})`, ...noReasons });
}

/** Removes the like of a link; the first link also removes those of its predecessors. */
export async function removeLike(tx: Db, domain: Domain, { itemId, linkId }: Answered): Promise<void> {
  const { answers, links } = tablesOf(domain);
  await sql`
    update ${answers} a set liked_at = null where a.item_id = ${itemId} and a.liked_at is not null
      and (a.link_id = ${linkId} or ${isFormerFirst(domain, sql`a.link_id`)}
        and exists (select from ${links} f where f.id = ${linkId} and f.is_first))`.execute(tx);
}

/**
 * Sets the literal mark of an item from the likes of all links (N-14); a mark without any like is removed.
 * @returns whether it is marked now; undefined when nothing changed
 */
export async function updateMarkFromLikes(tx: Db, domain: Domain, itemId: string): Promise<boolean | undefined> {
  const { items, answers } = tablesOf(domain);
  const { rows } = await sql<{ isMarked: boolean }>`
    update ${items} i set client_favorite_at = a.liked_at
    from (select max(liked_at) as liked_at from ${answers} where item_id = ${itemId}) a
    where i.id = ${itemId} and (i.client_favorite_at is null) <> (a.liked_at is null) 
    returning i.client_favorite_at is not null as "isMarked"`.execute(tx);
  return rows[0]?.isMarked;
}

/** Sets the refusal of a link, which replaces its like; null removes it. */
export async function updateRefusal(
  tx: Db,
  domain: Domain,
  about: Answered,
  refusal: { readonly reasons: readonly string[]; readonly text: string } | null,
): Promise<void> {
  if (refusal !== null) await removeLike(tx, domain, about);
  await upsert(
    tx,
    domain,
    about,
    refusal === null
      ? noReasons
      : {
          refused_at: now,
          refusal_reasons: sql`${refusal.reasons}::text[]`,
          refusal_text: sql`${refusal.text}::text`,
        },
  );
}

/** Sets the wished days, which removes an agreed time; an empty list removes the wish. */
export function updateWish(tx: Db, domain: Domain, about: Answered, days: readonly string[]): Promise<void> {
  return upsert(tx, domain, about, {
    visit_days: sql`${days}::date[]`,
    visit_asked_at: days.length > 0 ? now : nothing,
    visit_at: nothing,
  });
}

/** Sets the agreed time of a wish. @returns whether there is a wish */
export async function updateVisit(
  tx: Db,
  domain: Domain,
  { itemId, linkId }: Pick<Answered, 'itemId' | 'linkId'>,
  dateTime: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update ${tablesOf(domain).answers} set visit_at = ${dateTime}::timestamp
    where item_id = ${itemId} and link_id = ${linkId} and visit_asked_at is not null returning item_id`.execute(tx);
  return rows.length > 0;
}

/** Inserts a message, once per id. @param message.employeeId null for a question of the client */
export async function insertMessage(
  tx: Db,
  domain: Domain,
  { itemId, linkId, selectionId }: Answered,
  { id, text, employeeId }: { id: string; text: string; employeeId: string | null },
): Promise<void> {
  await sql`
    insert into ${tablesOf(domain).messages} (id, request_selection_id, item_id, link_id, employee_id, text)
    values (${id}, ${selectionId}, ${itemId}, ${linkId}, ${employeeId}, ${text})
    on conflict on constraint client_messages__once do nothing`.execute(tx);
}

/** Removes a question of the client; replies and questions of other links stay. */
export async function removeQuestion(tx: Db, domain: Domain, { itemId, linkId }: Answered, id: string): Promise<void> {
  await sql`
    delete from ${tablesOf(domain).messages}
    where id = ${id} and item_id = ${itemId} and link_id = ${linkId} and employee_id is null`.execute(tx);
}

/** Number of questions of a link about an item. */
export async function countQuestions(
  db: Db,
  domain: Domain,
  { itemId, linkId }: Pick<Answered, 'itemId' | 'linkId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${tablesOf(domain).messages}
    where item_id = ${itemId} and link_id = ${linkId} and employee_id is null`.execute(db);
  return rows[0]?.count ?? 0;
}
