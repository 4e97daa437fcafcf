import { Failure } from '@gektar/contract/failure.ts';
import type { Complex, ComplexDraft, NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { OperatorFields } from '@gektar/contract/industrial/people/operator-link.ts';
import { insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { actOnEntity, changeEntity, createEntity, mustFind, updateEntity } from '#database/entity-writes.ts';
import { lockComplex } from '#industrial/lock-complex.ts';
import { replacePeople } from '#industrial/people/people-links.ts';
import { raiseVersion } from '#industrial/raise-version.ts';
import { complexEntity } from './complex-entity.ts';
import { renewFigures } from './complex-figures.ts';
import {
  removeComplex,
  updateActualization,
  updateEnabledBelow,
  updateVacanciesActualization,
} from './complex-writes.ts';

/**
 * Creates a complex.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} complex.unknown_reference; file.gone; complex.changed, see `createEntity`
 */
export function createComplex(
  tx: Db,
  { newId, ...fields }: NewComplex,
  employeeId: string | undefined,
  action: 'create' | 'import' = 'create',
): Promise<Complex> {
  return createEntity(complexEntity, tx, { newId, fields }, employeeId, action);
}

/** @throws {Failure} complex.not_found, complex.unknown_reference, file.gone; complex.changed, see `updateEntity` */
export function updateComplex(tx: Db, draft: ComplexDraft, employeeId: string): Promise<Complex> {
  return updateEntity(complexEntity, tx, draft, employeeId);
}

/** Adds one operator behind the others. @throws {Failure} complex.not_found */
export function addOperator(tx: Db, id: string, operator: OperatorFields, employeeId: string): Promise<Complex> {
  return changeEntity(complexEntity, tx, { id, rowVersion: undefined, employeeId }, async (before) => {
    await replacePeople(tx, 'complex', id, { operatorWithRoles: [...before.operatorWithRoles, operator] });
    await raiseVersion(tx, 'complexes', id);
    await renewFigures(tx, id);
    return true;
  });
}

/** The complex's own data are confirmed now (2§4). @throws {Failure} complex.not_found */
export async function actualizeComplex(tx: Db, id: string, employeeId: string): Promise<Complex> {
  await actOnEntity(complexEntity, tx, { id, action: 'actualize', employeeId }, updateActualization);
  return mustFind(complexEntity, tx, id);
}

/** Its vacancies are confirmed now, by this employee (H-31). @throws {Failure} complex.not_found */
export async function actualizeVacancies(tx: Db, id: string, employeeId: string): Promise<Complex> {
  await actOnEntity(complexEntity, tx, { id, action: 'actualize-vacancies', employeeId }, () =>
    updateVacanciesActualization(tx, id, employeeId),
  );
  return mustFind(complexEntity, tx, id);
}

/**
 * Archives or restores a complex with its buildings and vacancies: to the given state, else to the other one (A-02, M-38).
 * @throws {Failure} complex.not_found
 */
export async function archiveComplex(
  tx: Db,
  id: string,
  to: boolean | undefined,
  employeeId: string,
): Promise<Complex> {
  const complex = await lockComplex(tx, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  const isEnabled = to ?? !complex.isEnabled;
  const changed = await updateEnabledBelow(tx, id, isEnabled);
  if (changed.length > 0) {
    await renewFigures(tx, id);
    const action = isEnabled ? 'unarchive' : 'archive';
    await insertAudits(
      tx,
      changed.map((part) => ({ employeeId, entity: part.entity, entityId: part.id, action })),
    );
  }
  return mustFind(complexEntity, tx, id);
}

/** Deletes a complex with everything below it (H-23). @throws {Failure} complex.not_found */
export async function deleteComplex(tx: Db, id: string, employeeId: string): Promise<void> {
  await lockComplex(tx, id);
  await actOnEntity(complexEntity, tx, { id, action: 'delete', employeeId }, removeComplex);
}
