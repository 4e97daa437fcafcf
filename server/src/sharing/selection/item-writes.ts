import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { SelectionDomain } from './selection-domain.ts';
import { itemOrder } from './selection-queries.ts';

/** Call all of these under the selection's lock. */

/** An object and whether it is visible. */
export interface ItemToAdd {
  readonly entityId: string;
  readonly status: boolean;
}

export interface AddedItem {
  readonly id: string;
  readonly objectId: string;
  readonly status: boolean;
  /** false when it existed with the other status. */
  readonly isNew: boolean;
}

/**
 * Puts objects behind the others, in this order; those that are there get the state where they stand, or stay as
 * they are. Of one that is named twice the last state counts.
 * @throws foreign key violation of the object's column when one of them is not there: none is added then
 * @returns what was changed
 */
export async function insertItems(
  tx: Db,
  { domain, column }: SelectionDomain,
  selectionId: string,
  items: readonly ItemToAdd[],
): Promise<readonly AddedItem[]> {
  const statuses = new Map(items.map(({ entityId, status }) => [entityId, status]));
  const ids = [...statuses].map(() => uuidv7());
  const { items: table } = tablesOf(domain);
  const { rows } = await sql<AddedItem>`
    insert into ${table} as i (id, request_selection_id, ${sql.ref(column)}, status, "order")
    select given.id, ${selectionId}::uuid, given.object_id, given.status, given.place + last.place
    from unnest(${ids}::uuid[], ${[...statuses.keys()]}::uuid[], ${[...statuses.values()]}::boolean[])
      with ordinality as given (id, object_id, status, place),
      (select coalesce(max("order"), 0) as place from ${table}
        where request_selection_id = ${selectionId}) as last
    on conflict on constraint request_selection_items__once do update
      set status = excluded.status, row_version = i.row_version + 1 where i.status <> excluded.status
    returning i.id, ${sql.ref(`i.${column}`)} as "objectId", i.status, i.row_version = 1 as "isNew"`.execute(tx);
  return rows;
}

/** Increments the version. */
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

export async function removeItems(tx: Db, { domain }: SelectionDomain, selectionId: string): Promise<void> {
  await sql`delete from ${tablesOf(domain).items} where request_selection_id = ${selectionId}`.execute(tx);
}

/**
 * The named items first, in this order, the others behind them as they stood; ids that are not in this selection are
 * passed over. The versions stay: no form edits the place, so nobody's open form is out of date.
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
 * Selections that hold these objects are about to lose them. They are locked in the order of their ids before the objects
 * are, as whoever adds them to one of them does.
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

/** Keeps objects from being deleted until the transaction ends; in the order of their ids, as whoever deletes several. */
export async function lockObjects(
  tx: Db,
  { objects }: Pick<SelectionDomain, 'objects'>,
  ids: readonly string[],
): Promise<void> {
  await sql`select from ${sql.table(objects)} where id = any(${ids}::uuid[]) order by id for key share`.execute(tx);
}
