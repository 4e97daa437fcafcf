import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findRowsById } from '#land/properties/rows-by-id.ts';
import { toPublicProperty } from './to-public-property.ts';

/** Condition on an item `i`: whether clients may see it; not when hidden or archived (G-11). */
export const isShown = sql<boolean>`(i.status and exists (
  select from land.properties p where p.id = i.property_id and p.is_enabled))`;

/** null when the request has no company, or an unknown one (G-15). */
export async function findClientCompany(db: Db, selectionId: string): Promise<string | null> {
  const company = await db
    .selectFrom('land.request_selections as s')
    .innerJoin('land.requests as r', 'r.id', 's.request_id')
    .innerJoin('shared.companies as c', 'c.id', 'r.company_id')
    .select('c.name')
    .where('s.id', '=', selectionId)
    .executeTakeFirst();
  return company?.name ?? null;
}

/** Items of a selection visible to clients, in order. */
export async function findPublicItems(db: Db, selectionId: string): Promise<PublicItem[]> {
  const items = await db
    .selectFrom('land.request_selection_items as i')
    .select(['i.id', 'i.property_id as propertyId', 'i.client_favorite_at as markedAt'])
    .where('i.request_selection_id', '=', selectionId)
    .where(isShown)
    .orderBy('i.order')
    .orderBy('i.date_time_created')
    .orderBy('i.id')
    .execute();
  const ids = items.map((item) => item.propertyId);
  const [rows, outlines] = await Promise.all([findRowsById(db, ids), findOutlines(db, ids)]);
  return items
    .flatMap(({ id, propertyId, markedAt }) => {
      const row = rows.get(propertyId);
      // Archived or deleted between the statements.
      if (!row?.isEnabled) return [];
      const property = toPublicProperty(row, outlines.get(propertyId) ?? []);
      return [{ id, isClientFavorite: markedAt !== null, property }];
    })
    .map((item, index) => ({ ...item, order: index + 1 }));
}

/** Outlines by property id; those of confidential plots are not read. */
async function findOutlines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PublicProperty['polygons']>> {
  const rows = await db
    .selectFrom('land.properties')
    .select(['id', 'polygons'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('is_confidentially', '=', false)
    .execute();
  return new Map(rows.map(({ id, polygons }) => [id, polygons as PublicProperty['polygons']]));
}
