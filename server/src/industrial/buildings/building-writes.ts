import type { BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import {
  type AttachedTables,
  attachNamedFiles,
  insertFileLists,
  removeFileLists,
} from '#files/attached/attached-lists.ts';
import { updateDiscardedOfAll } from '#files/file-queries.ts';
import type { WithLists } from '#industrial/kept-lists.ts';
import { replacePeople } from '#industrial/people/people-links.ts';
import { toBuildingColumns } from './building-record.ts';
import { buildingTable } from './building-table.ts';

/** Lists that stay as they are when a draft leaves them out (M-39). */
export const buildingLists = ['contacts', 'operatorWithRoles', 'images', 'documents'] as const;
type WholeFields = WithLists<BuildingFields, (typeof buildingLists)[number]>;

/** Where photos and documents of a building are kept. */
export const buildingFileTables: AttachedTables = {
  entityType: 'building',
  images: 'industrial.building_images',
  documents: 'industrial.building_documents',
  owner: 'building_id',
};

/** Inserts a building with its lists. The lock of its complex is held. */
export async function insertBuilding(tx: Db, id: string, complexId: string, fields: WholeFields): Promise<void> {
  await tx
    .insertInto('industrial.buildings')
    .values({ id, complex_id: complexId, ...toBuildingColumns(fields) })
    .execute();
  await insertLists(tx, id, fields);
}

/** Overwrites a building and its lists and increments its version. The lock of its complex is held. */
export async function updateBuildingRow(tx: Db, id: string, fields: WholeFields): Promise<void> {
  await tx
    .updateTable('industrial.buildings')
    .set({ ...toBuildingColumns(fields), row_version: sql`row_version + 1`, date_time_updated: sql`now()` })
    .where('id', '=', id)
    .execute();
  await buildingTable.deleteLists(tx, id);
  await removeFileLists(tx, buildingFileTables, id);
  await insertLists(tx, id, fields);
}

async function insertLists(tx: Db, id: string, fields: WholeFields): Promise<void> {
  await buildingTable.insertLists(tx, id, fields);
  await replacePeople(tx, 'building', id, fields);
  await attachNamedFiles(tx, buildingFileTables, id, fields);
  await insertFileLists(tx, buildingFileTables, id, fields);
}

/** Archives or restores; its vacancies stay as they are (H-09). @returns whether anything changed */
export async function updateBuildingEnabled(tx: Db, id: string, isEnabled: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('industrial.buildings')
    .set({ is_enabled: isEnabled, row_version: sql`row_version + 1`, date_time_updated: sql`now()` })
    .where('id', '=', id)
    .where('is_enabled', '!=', isEnabled)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a building with everything below it and discards the files. */
export async function removeBuilding(tx: Db, id: string): Promise<void> {
  const vacancies = await tx.selectFrom('industrial.vacancies').select('id').where('building_id', '=', id).execute();
  await tx.deleteFrom('industrial.buildings').where('id', '=', id).execute();
  const parts = vacancies.map((vacancy) => ({ entityType: 'vacancy' as const, entityId: vacancy.id }));
  await updateDiscardedOfAll(tx, [{ entityType: 'building', entityId: id }, ...parts]);
}
