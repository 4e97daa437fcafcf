import type { Page } from '@gektar/contract/list.ts';
import type { ItemFields, ObjectsInSelection } from '@gektar/contract/sharing/selection.ts';
import type { SelectionLink } from '@gektar/contract/sharing/selection-link.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { NamedRequest } from '#database/as-operation.ts';
import type { Db } from '#database/db.ts';
import { findCount, findIds } from '#database/ids-and-counts.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { SelectionDomain, StoredItem } from './selection-domain.ts';

/** The selection of a request with its items and its link (F-01). */
export interface Selection<Item> {
  readonly id: string;
  readonly requestId: string;
  /** Name of the request. */
  readonly name: string;
  readonly items: Item[];
  readonly requestSelectionLink: SelectionLink | null;
}

/** Ids that identify a selection: one of them, or both of the same selection. */
export interface SelectionKey {
  readonly requestSelectionId?: string | null;
  readonly requestId?: string | null;
}

interface SelectionRecord {
  readonly id: string;
  readonly requestId: string;
  readonly name: string;
  readonly linkId: string | null;
  readonly password: string | null;
  readonly expirationTime: string | null;
}

/** Selections with their items and objects: one statement for each of the three. */
async function findWhere<Item extends ItemFields>(
  from: RowSource,
  about: SelectionDomain<Item>,
  rest: RawBuilder<unknown>,
): Promise<Selection<Item>[]> {
  const { selections, requests, links } = tablesOf(about.domain);
  const { rows } = await sql<SelectionRecord>`
    select s.id, s.request_id as "requestId", r.name, l.id as "linkId", l.password, l.expiration_time as "expirationTime"
    from ${selections} s
    join ${requests} r on r.id = s.request_id
    left join ${links} l on l.request_selection_id = s.id and l.is_first
    ${rest}`.execute(from.db);
  const stored = await findStored(
    from.db,
    about,
    rows.map(({ id }) => id),
  );
  const bySelection = Map.groupBy(await about.withObjects(from, stored), (item) => item.requestSelectionId);
  return rows.map((row) => toSelection(row, bySelection.get(row.id) ?? []));
}

/** Row → wire shape. */
function toSelection<Item>(record: SelectionRecord, items: Item[]): Selection<Item> {
  const { id, requestId, name, linkId, password, expirationTime } = record;
  const requestSelectionLink =
    linkId === null || password === null || expirationTime === null
      ? null
      : { id: linkId, requestSelectionId: id, password, expirationTime };
  return { id, requestId, name, items, requestSelectionLink };
}

/** Selections, that of the newest request first. */
export function findSelections<Item extends ItemFields>(
  from: RowSource,
  about: SelectionDomain<Item>,
  { take, skip }: Page,
): Promise<Selection<Item>[]> {
  return findWhere(from, about, sql`order by r.date_time_created desc, r.id desc limit ${take} offset ${skip}`);
}

/** Most requests that a response about objects lists. */
const MOST_OF_OBJECTS = 100;

/**
 * Requests with shown items of these objects in their selections, the last added first.
 * @param requestIds only these requests
 */
export async function findSelectionsOfObjects(
  db: Db,
  { domain, column }: SelectionDomain,
  { entityIds, requestIds }: { readonly entityIds: readonly string[]; readonly requestIds: readonly string[] | null },
): Promise<ObjectsInSelection[]> {
  const { items, selections } = tablesOf(domain);
  const { rows } = await sql<ObjectsInSelection>`
    select s.request_id as "requestId", count(*)::int as count,
      bool_or(i.client_favorite_at is not null) as "isClientFavorite", max(i.date_time_created) as "dateTimeCreated",
      (array_agg(i.added_by order by i.date_time_created desc, i.id desc))[1] as "addedByEmployeeId"
    from ${items} i join ${selections} s on s.id = i.request_selection_id
    where i.status and ${sql.ref(`i.${column}`)} = any(${entityIds}::uuid[])
      and ${requestIds === null ? sql`true` : sql`s.request_id = any(${requestIds}::uuid[])`}
    group by s.request_id order by max(i.date_time_created) desc, s.request_id limit ${MOST_OF_OBJECTS}`.execute(db);
  return rows;
}

/** Number of selections that show each of the objects; objects without any are left out. */
export async function countSelectionsOfObjects(
  db: Db,
  { domain, column }: SelectionDomain,
  { entityIds }: { readonly entityIds: readonly string[] },
): Promise<{ entityId: string; count: number }[]> {
  const { items } = tablesOf(domain);
  const object = sql.ref(`i.${column}`);
  const { rows } = await sql<{ entityId: string; count: number }>`
    select ${object} as "entityId", count(distinct i.request_selection_id)::int as count
    from ${items} i where i.status and ${object} = any(${entityIds}::uuid[]) group by 1 order by 1`.execute(db);
  return rows;
}

export async function findSelection<Item extends ItemFields>(
  from: RowSource,
  about: SelectionDomain<Item>,
  key: SelectionKey,
): Promise<Selection<Item> | undefined> {
  const [selection] = await findWhere(from, about, sql`where ${byKey(key)}`);
  return selection;
}

export async function findSelectionId(
  db: Db,
  { domain }: SelectionDomain,
  key: SelectionKey,
): Promise<string | undefined> {
  const [id] = await findIds(db, sql`select s.id from ${tablesOf(domain).selections} s where ${byKey(key)}`);
  return id;
}

/** The request of an existing selection. */
export async function findRequestOf(db: Db, { domain }: SelectionDomain, selectionId: string): Promise<NamedRequest> {
  const { requests, selections } = tablesOf(domain);
  const { rows } = await sql<NamedRequest>`
    select r.id, r.name from ${selections} s join ${requests} r on r.id = s.request_id
    where s.id = ${selectionId}`.execute(db);
  const [request] = rows;
  if (request === undefined) throw new Error(`selection ${selectionId} is gone under its lock`);
  return request;
}

function byKey({ requestSelectionId, requestId }: SelectionKey): RawBuilder<unknown> {
  const conditions = [
    ...(requestSelectionId == null ? [] : [sql`s.id = ${requestSelectionId}`]),
    ...(requestId == null ? [] : [sql`s.request_id = ${requestId}`]),
  ];
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
}

/**
 * SQL of the order within a selection: as arranged, then by time of adding (F-04).
 * @param alias alias of the items' table
 */
export function itemOrder(alias: string): RawBuilder<unknown> {
  return sql.raw(`${alias}."order", ${alias}.date_time_created, ${alias}.id`);
}

/**
 * Items of selections, in order.
 * @param only condition that selects items; their position still counts all items
 */
async function findStored(
  db: Db,
  { domain, column }: SelectionDomain,
  selectionIds: readonly string[],
  only = sql`true`,
): Promise<StoredItem[]> {
  const { items, selections } = tablesOf(domain);
  const { rows } = await sql<StoredItem>`
    select * from (
      select i.id, i.row_version as "rowVersion", i.request_selection_id as "requestSelectionId",
        s.request_id as "requestId", ${sql.ref(`i.${column}`)} as "objectId", i.status, i.comment,
        i.client_favorite_at is not null as "isClientFavorite", i.client_favorite_at as "clientFavoriteDateTime",
        i.date_time_created as "dateTimeCreated", i.added_by as "addedByEmployeeId",
        row_number() over (partition by i.request_selection_id order by ${itemOrder('i')}) as "order"
      from ${items} i join ${selections} s on s.id = i.request_selection_id
      where i.request_selection_id = any(${selectionIds}::uuid[])
    ) i where ${only} order by "requestSelectionId", "order"`.execute(db);
  return rows;
}

/** The stored item of a selection. */
export async function findStoredItem(db: Db, about: SelectionDomain, id: string): Promise<StoredItem | undefined> {
  const selectionId = await findSelectionOfItem(db, about, id);
  if (selectionId === undefined) return undefined;
  const [item] = await findStored(db, about, [selectionId], sql`i.id = ${id}`);
  return item;
}

export async function findItem<Item extends ItemFields>(
  db: Db,
  about: SelectionDomain<Item>,
  id: string,
): Promise<Item | undefined> {
  const stored = await findStoredItem(db, about, id);
  return stored && firstWithObject(db, about, stored);
}

export async function findItemOfObject<Item extends ItemFields>(
  db: Db,
  about: SelectionDomain<Item>,
  selectionId: string,
  objectId: string,
): Promise<Item | undefined> {
  const [stored] = await findStored(db, about, [selectionId], sql`i."objectId" = ${objectId}`);
  return stored && firstWithObject(db, about, stored);
}

async function firstWithObject<Item extends ItemFields>(
  db: Db,
  about: SelectionDomain<Item>,
  stored: StoredItem,
): Promise<Item | undefined> {
  const [item] = await about.withObjects({ db }, [stored]);
  return item;
}

export async function findSelectionOfItem(
  db: Db,
  { domain }: SelectionDomain,
  itemId: string,
): Promise<string | undefined> {
  const [id] = await findIds(
    db,
    sql`select request_selection_id as id from ${tablesOf(domain).items} where id = ${itemId}`,
  );
  return id;
}

export function countItems(db: Db, { domain }: SelectionDomain, selectionId: string): Promise<number> {
  return findCount(db, sql`select count(*) from ${tablesOf(domain).items} where request_selection_id = ${selectionId}`);
}

/** Ids of a selection's items, in order. */
export function findItemIds(db: Db, { domain }: SelectionDomain, selectionId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select i.id from ${tablesOf(domain).items} i where i.request_selection_id = ${selectionId}
      order by ${itemOrder('i')}`,
  );
}
