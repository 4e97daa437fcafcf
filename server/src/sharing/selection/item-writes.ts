import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { findIds } from '#database/ids-and-counts.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { itemOrder } from './selection-queries.ts';

/** All functions of this file must be called under the selection's lock. */

/** An object to add, and whether clients will see it. */
export interface ItemToAdd {
  readonly entityId: string;
  readonly status: boolean;
}

export interface AddedItem {
  readonly id: string;
  readonly objectId: string;
  readonly status: boolean;
  /** False when the item existed and only its status changed. */
  readonly isNew: boolean;
  /** Who added it first. */
  readonly addedBy: string | null;
}

/**
 * Appends objects in this order. Existing items get the sent state and keep their position. For an object listed twice
 * the last state applies.
 * @throws foreign key violation of the object's column for a missing object: none is added then
 * @returns the changed items
 */
export async function insertItems(
  tx: Db,
  { domain, column }: SelectionDomain,
  selectionId: string,
  items: readonly ItemToAdd[],
  addedBy: string | null,
): Promise<readonly AddedItem[]> {
  const statuses = new Map(items.map(({ entityId, status }) => [entityId, status]));
  const ids = [...statuses].map(() => uuidv7());
  const { items: table } = tablesOf(domain);
  const { rows } = await sql<AddedItem>`
    insert into ${table} as i (id, request_selection_id, ${sql.ref(column)}, status, "order", added_by)
    select given.id, ${selectionId}::uuid, given.object_id, given.status, given.place + last.place, ${addedBy}::uuid
    from unnest(${ids}::uuid[], ${[...statuses.keys()]}::uuid[], ${[...statuses.values()]}::boolean[])
      with ordinality as given (id, object_id, status, place),
      (select coalesce(max("order"), 0) as place from ${table}
        where request_selection_id = ${selectionId}) as last
    on conflict on constraint request_selection_items__once do update
      set status = excluded.status, row_version = i.row_version + 1 where i.status <> excluded.status
    returning i.id, ${sql.ref(`i.${column}`)} as "objectId", i.status, i.row_version = 1 as "isNew",
      i.added_by as "addedBy"`.execute(tx);
  return rows;
}

/** Changes an item and raises its version. */
export async function updateItem(
  tx: Db,
  { domain }: SelectionDomain,
  id: string,
  { status, comment }: { status: boolean; comment: string | null },
): Promise<void> {
  await sql`
    update ${tablesOf(domain).items} set status = ${status}, comment = ${comment}, row_version = row_version + 1
    where id = ${id}`.execute(tx);
}

export async function removeItem(tx: Db, { domain }: SelectionDomain, id: string): Promise<void> {
  await sql`delete from ${tablesOf(domain).items} where id = ${id}`.execute(tx);
}

/** Removes all items of a selection and stores them until they are restored or other items are cleared. */
export async function clearItems(tx: Db, { domain }: SelectionDomain, selectionId: string): Promise<void> {
  const { items, selections } = tablesOf(domain);
  await sql`
    with cleared as (delete from ${items} where request_selection_id = ${selectionId} returning *)
    update ${selections} set cleared_items = (select jsonb_agg(to_jsonb(cleared)) from cleared)
    where id = ${selectionId}`.execute(tx);
}

/** Ids of the objects that the last clearing removed. */
export async function findClearedObjects(
  tx: Db,
  { domain, column }: SelectionDomain,
  selectionId: string,
): Promise<readonly string[]> {
  return findIds(
    tx,
    sql`select x ->> ${column}::text as id from ${tablesOf(domain).selections} s, jsonb_array_elements(s.cleared_items) x
      where s.id = ${selectionId}`,
  );
}

/**
 * Restores the items of the last clearing unchanged, before items added since. Objects deleted or added again meanwhile
 * are skipped.
 */
export async function restoreItems(
  tx: Db,
  { domain, column, objects }: SelectionDomain,
  selectionId: string,
): Promise<void> {
  const { items, selections } = tablesOf(domain);
  const object = sql.ref(`x.${column}`);
  await sql`
    update ${items} i set "order" = i."order" + coalesce((
      select max((x ->> 'order')::integer) from ${selections} s, jsonb_array_elements(s.cleared_items) x
      where s.id = ${selectionId}), 0)
    where i.request_selection_id = ${selectionId}`.execute(tx);
  await sql`
    insert into ${items}
    select x.* from ${selections} s, jsonb_populate_recordset(null::${items}, s.cleared_items) x
    where s.id = ${selectionId} and exists (select from ${sql.table(objects)} o where o.id = ${object})
    on conflict on constraint request_selection_items__once do nothing`.execute(tx);
  await sql`update ${selections} set cleared_items = null where id = ${selectionId}`.execute(tx);
}

/**
 * Puts the named items first, in this order, then the others in their current order; ids of other selections are
 * ignored. Versions stay the same: no form edits the order, so no open form becomes stale.
 */
export async function updateOrder(
  tx: Db,
  { domain }: SelectionDomain,
  selectionId: string,
  itemIds: readonly string[],
): Promise<void> {
  const { items } = tablesOf(domain);
  await sql`
    update ${items} i set "order" = placed.place
    from (
      select o.id, row_number() over (order by named.place nulls last, ${itemOrder('o')}) as place
      from ${items} o
      left join (
        select id, min(place) as place from unnest(${itemIds}::uuid[]) with ordinality as named (id, place) group by id
      ) as named on named.id = o.id
      where o.request_selection_id = ${selectionId}
    ) as placed
    where placed.id = i.id and placed.place <> i."order"`.execute(tx);
}

/**
 * Updates the selections that contain these objects before the objects are deleted. Locks the selections, in the order
 * of their ids, before the objects: the same order as when adding to a selection.
 */
export async function updateSelectionsOfObjects(
  tx: Db,
  { domain, column }: Pick<SelectionDomain, 'domain' | 'column'>,
  objectIds: readonly string[],
): Promise<void> {
  const { items, selections } = tablesOf(domain);
  await sql`
    with held as (
      select s.id from ${selections} s
      where s.id in (select i.request_selection_id from ${items} i where ${sql.ref(`i.${column}`)} = any(${objectIds}::uuid[]))
      order by s.id for no key update
    )
    update ${selections} s set date_time_changed = clock_timestamp() from held where held.id = s.id`.execute(tx);
}

/**
 * Prevents the deletion of objects until the transaction ends. Locks them in the order of ids, the same order as when
 * several are deleted.
 */
export async function lockObjects(
  tx: Db,
  { objects }: Pick<SelectionDomain, 'objects'>,
  ids: readonly string[],
): Promise<void> {
  await sql`select from ${sql.table(objects)} where id = any(${ids}::uuid[]) order by id for key share`.execute(tx);
}
