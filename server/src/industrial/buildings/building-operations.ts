import { Failure } from '@gektar/contract/failure.ts';
import type { Building, BuildingDraft, NewBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { OperatorFields } from '@gektar/contract/industrial/people/operator-link.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { changeEntity, createEntity, mustFind, updateEntity } from '#database/entity-writes.ts';
import { renewFigures } from '#industrial/complexes/complex-figures.ts';
import { lockComplex } from '#industrial/lock-complex.ts';
import { replacePeople } from '#industrial/people/people-links.ts';
import { raiseVersion } from '#industrial/raise-version.ts';
import { buildingEntity } from './building-entity.ts';
import { removeBuilding, updateBuildingEnabled } from './building-writes.ts';

/**
 * Creates a building in a complex.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} complex.not_found; complex.archived (H-22); building.unknown_reference; file.gone; building.changed, see
 *   `createEntity`
 */
export function createBuilding(
  tx: Db,
  { newId, ...fields }: NewBuilding,
  employeeId: string | undefined,
): Promise<Building> {
  return createEntity(buildingEntity, tx, { newId, fields }, employeeId);
}

/** @throws {Failure} building.not_found, building.unknown_reference, file.gone; building.changed, see `updateEntity` */
export function updateBuilding(tx: Db, draft: BuildingDraft, employeeId: string): Promise<Building> {
  return updateEntity(buildingEntity, tx, draft, employeeId);
}

/** Adds one operator behind the others. @throws {Failure} building.not_found */
export function addOperator(tx: Db, id: string, operator: OperatorFields, employeeId: string): Promise<Building> {
  return changeEntity(buildingEntity, tx, { id, rowVersion: undefined, employeeId }, async (before) => {
    await replacePeople(tx, 'building', id, { operatorWithRoles: [...before.operatorWithRoles, operator] });
    await raiseVersion(tx, 'buildings', id);
    await renewFigures(tx, before.complexId);
    return true;
  });
}

/**
 * Archives or restores a building alone: to the given state, else to the other one (A-02, M-38, H-09).
 * @throws {Failure} building.not_found; complex.restore_first (M-36)
 */
export async function archiveBuilding(
  tx: Db,
  id: string,
  to: boolean | undefined,
  employeeId: string,
): Promise<Building> {
  const { building, isComplexEnabled } = await lockedBuilding(tx, id);
  const isEnabled = to ?? !building.isEnabled;
  if (isEnabled && !isComplexEnabled) throw new Failure('complex.restore_first');
  if (await updateBuildingEnabled(tx, id, isEnabled)) {
    await renewFigures(tx, building.complexId);
    const action = isEnabled ? 'unarchive' : 'archive';
    await insertAudit(tx, { employeeId, entity: buildingEntity.name, entityId: id, action });
  }
  return mustFind(buildingEntity, tx, id);
}

/** Deletes a building with its vacancies and their deals; its complex remembers it (H-23). @throws {Failure} building.not_found */
export async function deleteBuilding(tx: Db, id: string, employeeId: string): Promise<void> {
  const { building } = await lockedBuilding(tx, id);
  const { complexId, name } = building;
  await removeBuilding(tx, id);
  await renewFigures(tx, complexId);
  await insertAudit(tx, { employeeId, entity: buildingEntity.name, entityId: id, action: 'delete' });
  const changes = { building: [name, null] } as const;
  await insertAudit(tx, { employeeId, entity: 'complex', entityId: complexId, action: 'part-delete', changes });
}

/** The building under the lock of its complex. @throws {Failure} building.not_found */
async function lockedBuilding(tx: Db, id: string): Promise<{ building: Building; isComplexEnabled: boolean }> {
  const { complexId } = await mustFind(buildingEntity, tx, id);
  const complex = await lockComplex(tx, complexId);
  return { building: await mustFind(buildingEntity, tx, id), isComplexEnabled: complex?.isEnabled ?? false };
}
