import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import type { Page } from '@gektar/contract/list.ts';
import { sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import { findRowsById } from '#land/properties/rows-by-id.ts';

interface FavoriteRecord {
  readonly id: string;
  readonly row_version: number;
  readonly property_id: string;
  readonly status: boolean;
  readonly comment: string | null;
  readonly date_time_created: string;
}

const columns = ['id', 'row_version', 'property_id', 'status', 'comment', 'date_time_created'] as const;

/** Favorites with their properties, which one statement reads for all records. */
async function withProperties(from: RowSource, records: readonly FavoriteRecord[]): Promise<Favorite[]> {
  const byId = await findRowsById(
    from,
    records.map((record) => record.property_id),
  );
  return records.flatMap((record) => {
    const property = byId.get(record.property_id);
    // Deleted between the two statements, together with its record.
    if (!property) return [];
    return {
      id: record.id,
      rowVersion: record.row_version,
      property,
      status: record.status,
      comment: record.comment,
      dateTimeCreated: record.date_time_created,
    };
  });
}

/** In order of adding (1§4). */
export async function findFavorites(from: RowSource, employeeId: string, { take, skip }: Page): Promise<Favorite[]> {
  const records = await from.db
    .selectFrom('land.favorites')
    .select(columns)
    .where('employee_id', '=', employeeId)
    .orderBy('date_time_created')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
  return withProperties(from, records);
}

export async function findFavoriteIds(db: Db, employeeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('land.favorites')
    .select('property_id')
    .where('employee_id', '=', employeeId)
    .orderBy('property_id')
    .execute();
  return rows.map((row) => row.property_id);
}

/** A favorite, if it belongs to the employee. */
export async function findFavorite(db: Db, employeeId: string, id: string): Promise<Favorite | undefined> {
  const records = await db
    .selectFrom('land.favorites')
    .select(columns)
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .execute();
  return (await withProperties({ db }, records))[0];
}

/**
 * Adds a property; an existing favorite is unchanged.
 * @throws foreign key violation `favorites__property` when there is no such property
 * @returns id of the record
 */
export async function insertFavorite(db: Db, id: string, employeeId: string, propertyId: string): Promise<string> {
  const { id: kept } = await db
    .insertInto('land.favorites')
    .values({ id, employee_id: employeeId, property_id: propertyId })
    // Setting the key to itself returns the existing row.
    .onConflict((conflict) => conflict.constraint('favorites__once').doUpdateSet({ property_id: propertyId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept;
}

export interface FavoriteNote {
  readonly id: string;
  readonly rowVersion: number;
  readonly status: boolean;
  readonly comment: string | null;
}

/** Updates a note. @returns whether the favorite exists, belongs to the employee and has the expected version */
export async function updateFavoriteNote(db: Db, employeeId: string, note: FavoriteNote): Promise<boolean> {
  const row = await db
    .updateTable('land.favorites')
    .set({ status: note.status, comment: note.comment, row_version: sql`row_version + 1` })
    .where('id', '=', note.id)
    .where('employee_id', '=', employeeId)
    .where('row_version', '=', note.rowVersion)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeFavoriteOf(db: Db, employeeId: string, propertyId: string): Promise<void> {
  await db
    .deleteFrom('land.favorites')
    .where('employee_id', '=', employeeId)
    .where('property_id', '=', propertyId)
    .execute();
}
