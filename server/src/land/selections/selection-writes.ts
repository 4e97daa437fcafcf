import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';

/** Call all of these under the selection's lock. */

/** A property and whether it is visible. */
export interface ItemToAdd {
  readonly entityId: string;
  readonly status: boolean;
}

export interface AddedItem {
  readonly id: string;
  readonly propertyId: string;
  readonly status: boolean;
  /** false when it existed with the other status. */
  readonly isNew: boolean;
}

/**
 * Puts properties behind the others, in this order; those that are there get the state where they stand, or stay as
 * they are. Of one that is named twice the last state counts.
 * @throws foreign key violation `request_selection_items__property` when one of them is not there: none is added then
 * @returns what was changed
 */
export async function insertItems(
  tx: Db,
  selectionId: string,
  items: readonly ItemToAdd[],
): Promise<readonly AddedItem[]> {
  const statuses = new Map(items.map(({ entityId, status }) => [entityId, status]));
  const ids = [...statuses].map(() => uuidv7());
  const { rows } = await sql<AddedItem>`
    insert into land.request_selection_items as i (id, request_selection_id, property_id, status, "order")
    select given.id, ${selectionId}::uuid, given.property_id, given.status, given.place + last.place
    from unnest(${ids}::uuid[], ${[...statuses.keys()]}::uuid[], ${[...statuses.values()]}::boolean[])
      with ordinality as given (id, property_id, status, place),
      (select coalesce(max("order"), 0) as place from land.request_selection_items
        where request_selection_id = ${selectionId}) as last
    on conflict on constraint request_selection_items__once do update
      set status = excluded.status, row_version = i.row_version + 1 where i.status <> excluded.status
    returning i.id, i.property_id as "propertyId", i.status, i.row_version = 1 as "isNew"`.execute(tx);
  return rows;
}

/** Increments the version. */
export async function updateItem(
  tx: Db,
  id: string,
  { status, comment }: { status: boolean; comment: string | null },
): Promise<void> {
  await tx
    .updateTable('land.request_selection_items')
    .set({ status, comment, row_version: sql`row_version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeItem(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('land.request_selection_items').where('id', '=', id).execute();
}

export async function removeItems(tx: Db, selectionId: string): Promise<void> {
  await tx.deleteFrom('land.request_selection_items').where('request_selection_id', '=', selectionId).execute();
}

/**
 * The named items first, in this order, the others behind them as they stood; ids that are not in this selection are
 * passed over. The versions stay: no form edits the place, so nobody's open form is out of date.
 */
export async function updateOrder(tx: Db, selectionId: string, itemIds: readonly string[]): Promise<void> {
  await sql`
    update land.request_selection_items i set "order" = placed.place
    from (
      select o.id, row_number() over (order by named.place nulls last, o."order", o.date_time_created, o.id) as place
      from land.request_selection_items o
      left join (
        select id, min(place) as place from unnest(${itemIds}::uuid[]) with ordinality as named (id, place) group by id
      ) as named on named.id = o.id
      where o.request_selection_id = ${selectionId}
    ) as placed
    where placed.id = i.id and placed.place <> i."order"`.execute(tx);
}

/**
 * Selections that hold this property are about to lose it. They are locked in the order of their ids before the
 * property is, as whoever adds it to one of them does.
 */
export async function updateSelectionsOfProperty(tx: Db, propertyId: string): Promise<void> {
  await sql`
    with held as (
      select s.id from land.request_selections s
      where s.id in (select i.request_selection_id from land.request_selection_items i where i.property_id = ${propertyId})
      order by s.id for no key update
    )
    update land.request_selections s set date_time_changed = clock_timestamp() from held where held.id = s.id`.execute(
    tx,
  );
}
