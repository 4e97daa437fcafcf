import type { Building, NewBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { Db } from '#database/db.ts';
import { createEntity } from '#database/entity-writes.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { archiverOf, type PartOfComplex, removerOf } from '#industrial/tree/part-operations.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { buildingEntity } from './building-entity.ts';
import { removeBuilding } from './building-writes.ts';

/**
 * Creates a building in a complex.
 * @param employeeId undefined when a command of the server creates it
 * @throws {Failure} building.not_found when the original of a copy does not exist; complex.not_found;
 *   complex.archived (H-22); building.unknown_reference; file.gone; building.changed, see `createEntity`
 */
export function createBuilding(
  tx: Db,
  { newId, copyOf, ...fields }: NewBuilding,
  employeeId: string | undefined,
): Promise<Building> {
  return createEntity(buildingEntity, tx, { newId, copyOf, fields }, employeeId);
}

/** Runs an action on buildings as an operation. */
export const buildingOperation = asOperationOf('industrial', 'building');

const part: PartOfComplex<Building> = {
  entity: buildingEntity,
  asOperation: buildingOperation,
  table: 'buildings',
  rows: buildingRows,
  remove: removeBuilding,
};
export const archiveBuilding = archiverOf(part);
export const deleteBuilding = removerOf(part);
