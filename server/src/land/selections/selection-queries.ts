import type { RequestSelection, SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Page } from '#land/properties/property-queries.ts';
import { findRowsById } from '#land/properties/rows-by-id.ts';
import { type ItemRecord, type SelectionRecord, toItem, toSelection } from './selection-record.ts';

/** Either one, or both of the same selection. */
export interface SelectionKey {
  readonly requestSelectionId?: string | null;
  readonly requestId?: string | null;
}

/** Selections with their items and properties: one statement for each of the three. */
async function findWhere(db: Db, rest: RawBuilder<unknown>): Promise<RequestSelection[]> {
  const { rows } = await sql<SelectionRecord>`
    select s.id, s.request_id, r.name, l.id as link_id, l.password, l.expiration_time
    from land.request_selections s
    join land.requests r on r.id = s.request_id
    left join land.request_selection_links l on l.request_selection_id = s.id
    ${rest}`.execute(db);
  const items = await findItemsWhere(
    db,
    rows.map(({ id }) => id),
  );
  const bySelection = Map.groupBy(items, (item) => item.requestSelectionId);
  return rows.map((row) => toSelection(row, bySelection.get(row.id) ?? []));
}

/** Newest request first. */
export function findSelections(db: Db, { take, skip }: Page): Promise<RequestSelection[]> {
  return findWhere(db, sql`order by r.date_time_created desc, r.id desc limit ${take} offset ${skip}`);
}

export async function findSelection(db: Db, key: SelectionKey): Promise<RequestSelection | undefined> {
  const [selection] = await findWhere(db, sql`where ${byKey(key)}`);
  return selection;
}

export async function findSelectionId(db: Db, key: SelectionKey): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select s.id from land.request_selections s where ${byKey(key)}`.execute(
    db,
  );
  return rows[0]?.id;
}

function byKey({ requestSelectionId, requestId }: SelectionKey): RawBuilder<unknown> {
  const conditions = [
    ...(requestSelectionId == null ? [] : [sql`s.id = ${requestSelectionId}`]),
    ...(requestId == null ? [] : [sql`s.request_id = ${requestId}`]),
  ];
  return conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `);
}

/**
 * Items in order.
 * @param only these items; their position is counted among all
 */
async function findItemsWhere(db: Db, selectionIds: readonly string[], only = sql`true`): Promise<SelectionItem[]> {
  const { rows } = await sql<ItemRecord>`
    select * from (
      select i.id, i.row_version, i.request_selection_id, s.request_id, i.property_id, i.status, i.comment,
        i.client_favorite_at, i.date_time_created,
        row_number() over (partition by i.request_selection_id order by i."order", i.date_time_created, i.id) as place
      from land.request_selection_items i join land.request_selections s on s.id = i.request_selection_id
      where i.request_selection_id = any(${selectionIds}::uuid[])
    ) i where ${only} order by request_selection_id, place`.execute(db);
  const properties = await findRowsById(
    db,
    rows.map((row) => row.property_id),
  );
  return rows.flatMap((row) => {
    const property = properties.get(row.property_id);
    // Deleted between the two statements: its item is gone as well.
    return property ? [toItem(row, property)] : [];
  });
}

export async function findItem(db: Db, id: string): Promise<SelectionItem | undefined> {
  const selectionId = await findSelectionOfItem(db, id);
  if (selectionId === undefined) return undefined;
  const [item] = await findItemsWhere(db, [selectionId], sql`i.id = ${id}`);
  return item;
}

export async function findItemOfProperty(
  db: Db,
  selectionId: string,
  propertyId: string,
): Promise<SelectionItem | undefined> {
  const [item] = await findItemsWhere(db, [selectionId], sql`i.property_id = ${propertyId}`);
  return item;
}

export async function findSelectionOfItem(db: Db, itemId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('land.request_selection_items')
    .select('request_selection_id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row?.request_selection_id;
}

export async function countItems(db: Db, selectionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('land.request_selection_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request_selection_id', '=', selectionId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids in order. */
export async function findItemIds(db: Db, selectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('land.request_selection_items')
    .select('id')
    .where('request_selection_id', '=', selectionId)
    .orderBy('order')
    .orderBy('date_time_created')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
