import type { Domain } from '@gektar/contract/domain.ts';
import { LINK_DAYS, type linkEndpoints, type SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import { tablesOf } from './domain-tables.ts';

type SelectionState = z.output<ReturnType<typeof linkEndpoints<Domain>>['updateInfo']['output']>;

const columns = sql`l.id, l.request_selection_id as "requestSelectionId", l.password, l.expiration_time as "expirationTime"`;
const isValid = sql<boolean>`l.expiration_time > clock_timestamp()`;

async function findWhere(db: Db, domain: Domain, where: RawBuilder<unknown>): Promise<SelectionLink | undefined> {
  const { rows } = await sql<SelectionLink>`
    select ${columns} from ${tablesOf(domain).links} l where ${where}`.execute(db);
  return rows[0];
}

export function findLinkOfSelection(db: Db, domain: Domain, selectionId: string): Promise<SelectionLink | undefined> {
  return findWhere(db, domain, sql`l.request_selection_id = ${selectionId}`);
}

/** Finds the link of a selection and blocks other writers of that link until the transaction ends. */
export function lockLinkOfSelection(tx: Db, domain: Domain, selectionId: string): Promise<SelectionLink | undefined> {
  return findWhere(tx, domain, sql`l.request_selection_id = ${selectionId} for update`);
}

/** Finds a link by id and blocks its other writers until the transaction ends. */
export function lockLink(tx: Db, domain: Domain, id: string): Promise<SelectionLink | undefined> {
  return findWhere(tx, domain, sql`l.id = ${id} for update`);
}

/** The selection's link if it is valid for clients; undefined when it is expired, deleted or never existed. */
export function findValidLink(db: Db, domain: Domain, selectionId: string): Promise<SelectionLink | undefined> {
  return findWhere(db, domain, sql`l.request_selection_id = ${selectionId} and ${isValid}`);
}

/**
 * Like `findValidLink`, for the selection that contains an item; undefined, too, when clients may not see the item.
 * @param isShown condition on an item `i`: whether clients may see it
 */
export function findValidLinkOfItem(
  db: Db,
  domain: Domain,
  itemId: string,
  isShown: RawBuilder<boolean>,
): Promise<SelectionLink | undefined> {
  const selectionId = sql`(select i.request_selection_id from ${tablesOf(domain).items} i where i.id = ${itemId} and ${isShown})`;
  return findWhere(db, domain, sql`l.request_selection_id = ${selectionId} and ${isValid}`);
}

/**
 * Inserts the selection's link, or updates the time of the existing one, which keeps its code (M-17).
 * @param link.expirationTime null: `LINK_DAYS` from now, or the current time of a valid link
 * @throws foreign key violation `request_selection_links__selection` when there is no such selection
 */
export async function insertLink(
  tx: Db,
  domain: Domain,
  link: Omit<SelectionLink, 'expirationTime'> & { expirationTime: string | null },
): Promise<SelectionLink> {
  const { rows } = await sql<SelectionLink>`
    insert into ${tablesOf(domain).links} as l (id, request_selection_id, password, expiration_time)
    values (${link.id}, ${link.requestSelectionId}, ${link.password},
      coalesce(${link.expirationTime}::timestamptz, clock_timestamp() + make_interval(days => ${LINK_DAYS})))
    on conflict (request_selection_id) do update set
      expiration_time = case when ${link.expirationTime}::timestamptz is null and ${isValid}
        then l.expiration_time else excluded.expiration_time end
    returning ${columns}`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new Error('an insert that cannot conflict gives one row');
  return kept;
}

export async function updateExpiration(tx: Db, domain: Domain, id: string, expirationTime: string): Promise<void> {
  await sql`
    update ${tablesOf(domain).links} set expiration_time = ${expirationTime}::timestamptz where id = ${id}`.execute(tx);
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

/** When a selection or any of its items last changed, how many are shown (G-12), and when its link expires. */
export async function findSelectionState(
  db: Db,
  domain: Domain,
  selectionId: string,
): Promise<SelectionState | undefined> {
  const { selections, items, links } = tablesOf(domain);
  const { rows } = await sql<SelectionState>`
    select s.date_time_changed as "dateTimeChanged", l.expiration_time as "expirationTime",
      (select count(*) from ${items} i where i.request_selection_id = s.id and i.status) as "itemCount"
    from ${selections} s left join ${links} l on l.request_selection_id = s.id where s.id = ${selectionId}`.execute(db);
  return rows[0];
}
