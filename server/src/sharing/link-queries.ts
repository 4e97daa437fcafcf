import type { Domain } from '@gektar/contract/domain.ts';
import {
  type ClientLink,
  LINK_DAYS,
  type LinkSettings,
  type linkEndpoints,
  type SelectionLink,
  type SendingWay,
} from '@gektar/contract/sharing/selection-link.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import { runPrepared } from '#database/prepared.ts';
import { tablesOf } from './domain-tables.ts';

type SelectionState = z.output<ReturnType<typeof linkEndpoints<Domain>>['updateInfo']['output']>;

/** The fields of a link that its visitor's rights depend on. */
export type ValidLink = SelectionLink & Pick<ClientLink, 'isFirst' | 'hasRates' | 'hasAnswers' | 'hasCard'>;

const literalColumns = sql`l.id, l.request_selection_id as "requestSelectionId", l.password, l.expiration_time as "expirationTime"`;
const rights = sql`l.is_first as "isFirst", l.has_rates as "hasRates", l.has_answers as "hasAnswers", l.has_card as "hasCard"`;
const isValid = sql<boolean>`l.expiration_time > clock_timestamp()`;

async function findWhere<Link>(
  db: Db,
  domain: Domain,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<Link[]> {
  const { rows } = await selectLinks<Link>(domain, columns, where).execute(db);
  return rows;
}

function selectLinks<Link>(domain: Domain, columns: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<Link> {
  return sql<Link>`select ${columns} from ${tablesOf(domain).links} l where ${where}`;
}

/** SQL condition: the link `l` is the one of the literal calls. */
function isFirstOf(selectionId: RawBuilder<unknown> | string): RawBuilder<unknown> {
  return sql`l.request_selection_id = ${selectionId} and l.is_first`;
}

/** SQL condition: clients open the link `l` by this id: that of its selection for the first one, otherwise its own. */
function isOpenedBy(id: string): RawBuilder<unknown> {
  return sql`((l.request_selection_id = ${id} and l.is_first) or (l.id = ${id} and not l.is_first))`;
}

/** The link of the literal calls. */
export async function findLinkOfSelection(
  db: Db,
  domain: Domain,
  selectionId: string,
): Promise<SelectionLink | undefined> {
  return (await findWhere<SelectionLink>(db, domain, literalColumns, isFirstOf(selectionId)))[0];
}

/** SQL of a link with its settings. */
function clientColumns(domain: Domain): RawBuilder<unknown> {
  return sql`${literalColumns}, ${rights}, l.name, l.opening_limit as "openingLimit", l.asked_at as "askedDateTime",
    l.sent_at as "sentDateTime", l.sent_way as "sentWay",
    coalesce((select u.count from ${tablesOf(domain).uses} u where u.link_id = l.id), 0) as "openingCount"`;
}

/** All links of a selection, the first one first, the others in order of creation. */
export function findLinks(db: Db, domain: Domain, selectionId: string): Promise<ClientLink[]> {
  const where = sql`l.request_selection_id = ${selectionId} order by l.is_first desc, l.id`;
  return findWhere(db, domain, clientColumns(domain), where);
}

/** Finds the first link of a selection and blocks other writers of that link until the transaction ends. */
export async function lockLinkOfSelection(
  tx: Db,
  domain: Domain,
  selectionId: string,
): Promise<ClientLink | undefined> {
  const where = sql`${isFirstOf(selectionId)} for update of l`;
  return (await findWhere<ClientLink>(tx, domain, clientColumns(domain), where))[0];
}

/** Finds a link by id and blocks its other writers until the transaction ends. */
export async function lockLink(tx: Db, domain: Domain, id: string): Promise<ClientLink | undefined> {
  return (await findWhere<ClientLink>(tx, domain, clientColumns(domain), sql`l.id = ${id} for update of l`))[0];
}

/** Number of links of a selection. */
export async function countLinks(db: Db, domain: Domain, selectionId: string): Promise<number> {
  const count = sql`count(*)::int as count`;
  const [found] = await findWhere<{ count: number }>(db, domain, count, sql`l.request_selection_id = ${selectionId}`);
  return found?.count ?? 0;
}

const validColumns = sql`${literalColumns}, ${rights}`;

/**
 * The link that clients open by an id if its term has not ended; undefined when it is expired, deleted or never
 * existed.
 * @param openedBy id of the selection for its first link, otherwise of the link
 */
export async function findValidLink(db: Db, domain: Domain, openedBy: string): Promise<ValidLink | undefined> {
  const where = sql`${isOpenedBy(openedBy)} and ${isValid}`;
  const [link] = await runPrepared(db, 'valid link', selectLinks<ValidLink>(domain, validColumns, where));
  return link;
}

/** A link that clients open by an id, whether its term has ended or not, with its settings. */
export async function findLinkOpenedBy(db: Db, domain: Domain, openedBy: string): Promise<ClientLink | undefined> {
  return (await findWhere<ClientLink>(db, domain, clientColumns(domain), isOpenedBy(openedBy)))[0];
}

/** An item of a selection, and the link by which a client answers about it. */
export interface ItemOfLink {
  readonly itemId: string;
  /** Id by which the client opened the link; undefined: the first link of the selection. */
  readonly openedBy: string | undefined;
}

/**
 * Like `findValidLink`, for the selection that contains an item; undefined, too, when clients may not see the item.
 * @param isShown condition on an item `i`: whether clients may see it
 */
export async function findValidLinkOfItem(
  db: Db,
  domain: Domain,
  { itemId, openedBy }: ItemOfLink,
  isShown: RawBuilder<boolean>,
): Promise<ValidLink | undefined> {
  const selectionId = sql`(select i.request_selection_id from ${tablesOf(domain).items} i where i.id = ${itemId} and ${isShown})`;
  const which =
    openedBy === undefined
      ? isFirstOf(selectionId)
      : sql`l.request_selection_id = ${selectionId} and ${isOpenedBy(openedBy)}`;
  return (await findWhere<ValidLink>(db, domain, validColumns, sql`${which} and ${isValid}`))[0];
}

/**
 * Inserts the selection's first link, or updates the time of the existing one, which keeps its code (M-17).
 * @param link.expirationTime null: `LINK_DAYS` from now, or the current time of a valid link
 * @throws foreign key violation `request_selection_links__selection` when there is no such selection
 */
export async function insertLink(
  tx: Db,
  domain: Domain,
  link: Omit<SelectionLink, 'expirationTime'> & { expirationTime: string | null },
): Promise<SelectionLink> {
  const isUnchanged = sql`${link.expirationTime}::timestamptz is null and ${isValid}`;
  const { rows } = await sql<SelectionLink>`
    insert into ${tablesOf(domain).links} as l (id, request_selection_id, password, expiration_time)
    values (${link.id}, ${link.requestSelectionId}, ${link.password}, ${expirationOf(link.expirationTime)})
    on conflict (request_selection_id) where is_first do update set
      expiration_time = case when ${isUnchanged} then l.expiration_time else excluded.expiration_time end,
      asked_at = case when ${isUnchanged} then l.asked_at end
    returning ${literalColumns}`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new Error('an insert that cannot conflict gives one row');
  return kept;
}

/** SQL of a chosen time, or of `LINK_DAYS` from now. */
function expirationOf(expirationTime: string | null): RawBuilder<unknown> {
  return sql`coalesce(${expirationTime}::timestamptz, clock_timestamp() + make_interval(days => ${LINK_DAYS}))`;
}

/** Inserts a further link of a selection, unless there is a link with this id. */
export async function insertFurtherLink(
  tx: Db,
  domain: Domain,
  link: Omit<SelectionLink, 'expirationTime'> & LinkSettings & { readonly expirationTime: string | null },
): Promise<void> {
  await sql`
    insert into ${tablesOf(domain).links} (id, request_selection_id, password, expiration_time, is_first, name,
      opening_limit, has_rates, has_answers, has_card)
    values (${link.id}, ${link.requestSelectionId}, ${link.password}, ${expirationOf(link.expirationTime)}, false,
      ${link.name}, ${link.openingLimit}, ${link.hasRates}, ${link.hasAnswers}, ${link.hasCard})
    on conflict (id) do nothing`.execute(tx);
}

/** Sets another time; the request of a client to open the link again is fulfilled. */
export async function updateExpiration(tx: Db, domain: Domain, id: string, expirationTime: string): Promise<void> {
  await sql`
    update ${tablesOf(domain).links} set expiration_time = ${expirationTime}::timestamptz, asked_at = null
    where id = ${id}`.execute(tx);
}

/** Sets time and settings; the request of a client to open the link again is fulfilled. */
export async function updateSettings(
  tx: Db,
  domain: Domain,
  id: string,
  settings: LinkSettings & { readonly expirationTime: string },
): Promise<void> {
  await sql`
    update ${tablesOf(domain).links} set expiration_time = ${settings.expirationTime}::timestamptz, asked_at = null,
      name = ${settings.name}, opening_limit = ${settings.openingLimit}, has_rates = ${settings.hasRates},
      has_answers = ${settings.hasAnswers}, has_card = ${settings.hasCard}
    where id = ${id}`.execute(tx);
}

/** Records that a client asks to open a link again, once a day (Moscow). */
export async function updateAsked(tx: Db, domain: Domain, id: string): Promise<void> {
  await sql`
    update ${tablesOf(domain).links} l set asked_at = clock_timestamp()
    where l.id = ${id} and not ${isAskedToday}`.execute(tx);
}

/** SQL condition: a client has asked today to open the link `l` again. */
const isAskedToday = sql<boolean>`coalesce(l.asked_at::date = clock_timestamp()::date, false)`;

/** Whether a client has asked today to open a link again. */
export async function findIsAsked(db: Db, domain: Domain, id: string): Promise<boolean> {
  const columns = sql`${isAskedToday} as "isAsked"`;
  return (await findWhere<{ isAsked: boolean }>(db, domain, columns, sql`l.id = ${id}`))[0]?.isAsked ?? false;
}

/** Records when and how an employee sent a link. */
export async function updateSent(tx: Db, domain: Domain, id: string, way: SendingWay): Promise<void> {
  await sql`
    update ${tablesOf(domain).links} set sent_at = clock_timestamp(), sent_way = ${way} where id = ${id}`.execute(tx);
}

export async function removeLink(tx: Db, domain: Domain, id: string): Promise<void> {
  await sql`delete from ${tablesOf(domain).links} where id = ${id}`.execute(tx);
}

/** Whether a Moscow time lies in the future by the clock of the database, which decides when links expire. */
export async function isFuture(db: Db, localDateTime: string): Promise<boolean> {
  const { rows } = await sql<{ isFuture: boolean }>`
    select ${localDateTime}::timestamptz > clock_timestamp() as "isFuture"`.execute(db);
  return rows[0]?.isFuture ?? false;
}

/** When a selection or any of its items last changed, how many are shown (G-12), and when its first link expires. */
export async function findSelectionState(
  db: Db,
  domain: Domain,
  selectionId: string,
): Promise<SelectionState | undefined> {
  const { selections, items, links } = tablesOf(domain);
  const { rows } = await sql<SelectionState>`
    select s.date_time_changed as "dateTimeChanged", l.expiration_time as "expirationTime",
      (select count(*) from ${items} i where i.request_selection_id = s.id and i.status) as "itemCount"
    from ${selections} s left join ${links} l on l.request_selection_id = s.id and l.is_first
    where s.id = ${selectionId}`.execute(db);
  return rows[0];
}
