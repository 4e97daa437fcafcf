import { Failure } from '@gektar/contract/failure.ts';
import { type NewVacancy, type Vacancy, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { fieldsInCopiedBuilding } from '@gektar/contract/industrial/vacancies/vacancy-copy.ts';
import type { Db } from '#database/db.ts';
import { createEntity, mustFind } from '#database/entity-writes.ts';
import { lockPart } from '#industrial/tree/lock-complex.ts';
import { archiverOf, type PartOfComplex, removerOf } from '#industrial/tree/part-operations.ts';
import { vacancyRows } from '#industrial/tree/vacancy-table.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { vacancyEntity } from './vacancy-entity.ts';
import { findUnclosedVacancies } from './vacancy-queries.ts';
import { removeVacancy } from './vacancy-writes.ts';

/**
 * Creates a vacancy in a building.
 * @param employeeId undefined when a command of the server creates it
 * @throws {Failure} vacancy.not_found when the original of a copy does not exist; building.not_found;
 *   complex.archived, building.archived (H-22); vacancy.status_by_deal (M-37); vacancy.unknown_reference; file.gone;
 *   vacancy.changed, see `createEntity`
 */
export function createVacancy(
  tx: Db,
  { newId, copyOf, ...fields }: NewVacancy,
  employeeId: string | undefined,
): Promise<Vacancy> {
  return createEntity(vacancyEntity, tx, { newId, copyOf, fields }, employeeId);
}

/**
 * Copies into the copy of a building the vacancies of its original, except archived ones and those closed by a deal.
 */
export async function copyVacancies(
  tx: Db,
  { originalId, copyId }: { originalId: string; copyId: string },
  employeeId: string | undefined,
): Promise<void> {
  for (const original of await findUnclosedVacancies(tx, originalId)) {
    const fields = { ...VacancyFields.parse(fieldsInCopiedBuilding(original)), buildingId: copyId };
    await createEntity(vacancyEntity, tx, { newId: undefined, fields }, employeeId, 'copy');
  }
}

/** Runs an action on vacancies as an operation. */
export const vacancyOperation = asOperationOf('industrial', 'vacancy');

const part: PartOfComplex<Vacancy> = {
  entity: vacancyEntity,
  asOperation: vacancyOperation,
  table: 'vacancies',
  rows: vacancyRows,
  remove: removeVacancy,
};
export const archiveVacancy = archiverOf(part);
export const deleteVacancy = removerOf(part);

/** Locks the complex of a vacancy and reads the vacancy. @throws {Failure} vacancy.not_found */
export async function lockedVacancy(tx: Db, id: string): Promise<Vacancy & { readonly isComplexEnabled: boolean }> {
  const locked = await lockPart(tx, 'vacancies', id);
  if (locked === undefined) throw new Failure('vacancy.not_found');
  return { ...(await mustFind(vacancyEntity, tx, id)), isComplexEnabled: locked.isComplexEnabled };
}
