import type { BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import type { Db } from '#database/db.ts';
import type { AttachedTables } from '#files/attached/attached-lists.ts';
import { filedWrites } from '#files/attached/filed-writes.ts';
import { buildingRows, buildingTable } from '#industrial/tree/building-table.ts';
import type { WithLists } from '#industrial/tree/omitted-lists.ts';
import { replacePeople } from '#industrial/tree/people-links.ts';
import { trashedBuilding } from '#industrial/tree/trashed-parts.ts';
import { withdrawVacancies } from '#industrial/tree/withdraw-vacancies.ts';
import { moveToTrash } from '#trash/move-to-trash.ts';
import { toBuildingColumns } from './building-record.ts';

/** Lists that an update leaves unchanged when the draft omits them (M-39). */
export const buildingLists = ['contacts', 'operatorWithRoles', 'images', 'documents'] as const;
type WholeFields = WithLists<BuildingFields, (typeof buildingLists)[number]>;

/** Tables of photos and documents of a building. */
export const buildingFileTables: AttachedTables = {
  entityType: 'building',
  images: 'industrial.building_images',
  documents: 'industrial.building_documents',
  owner: 'building_id',
};

/** Writes of a building with its lists, people and files. */
export const buildingWrites = filedWrites<WholeFields>({
  rows: buildingRows,
  table: buildingTable,
  files: buildingFileTables,
  toColumns: toBuildingColumns,
  ownFields: ['contacts', 'operatorWithRoles'],
  insertOwn: (tx, id, fields) => replacePeople(tx, 'building', id, fields),
});

/** Moves a building to the trash with everything below it. */
export async function removeBuilding(tx: Db, id: string, employeeId: string): Promise<void> {
  const vacancies = await tx.selectFrom('industrial.vacancies').select('id').where('building_id', '=', id).execute();
  await withdrawVacancies(
    tx,
    vacancies.map((vacancy) => vacancy.id),
  );
  await moveToTrash(tx, trashedBuilding, id, employeeId);
}
