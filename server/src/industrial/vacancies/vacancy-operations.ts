import { Failure } from '@gektar/contract/failure.ts';
import type { NewVacancy, Vacancy, VacancyDraft } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { createEntity, mustFind, updateEntity } from '#database/entity-writes.ts';
import { renewFigures } from '#industrial/complexes/complex-figures.ts';
import { lockComplex } from '#industrial/lock-complex.ts';
import { vacancyEntity } from './vacancy-entity.ts';
import { removeVacancy, updateVacancyEnabled } from './vacancy-writes.ts';

/**
 * Creates a vacancy in a building.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} building.not_found; complex.archived, building.archived (H-22); vacancy.status_by_deal (M-37);
 *   vacancy.unknown_reference; file.gone; vacancy.changed, see `createEntity`
 */
export function createVacancy(
  tx: Db,
  { newId, ...fields }: NewVacancy,
  employeeId: string | undefined,
): Promise<Vacancy> {
  return createEntity(vacancyEntity, tx, { newId, fields }, employeeId);
}

/**
 * Saves an edit; the form of its complex or building stays in date.
 * @throws {Failure} vacancy.not_found, vacancy.status_by_deal, vacancy.unknown_reference, file.gone; vacancy.changed, see
 *   `updateEntity`
 */
export async function updateVacancy(tx: Db, draft: VacancyDraft, employeeId: string): Promise<Vacancy> {
  return updateEntity(vacancyEntity, tx, draft, employeeId);
}

/**
 * Archives or restores a vacancy: to the given state, else to the other one (A-02, M-38). Under an archived building it may be
 * restored and stays unseen.
 * @throws {Failure} vacancy.not_found; complex.restore_first (M-36)
 */
export async function archiveVacancy(
  tx: Db,
  id: string,
  to: boolean | undefined,
  employeeId: string,
): Promise<Vacancy> {
  const before = await lockedVacancy(tx, id);
  const isEnabled = to ?? !before.isEnabled;
  if (isEnabled && !before.isComplexEnabled) throw new Failure('complex.restore_first');
  if (await updateVacancyEnabled(tx, id, isEnabled)) {
    await renewFigures(tx, before.complexId);
    const action = isEnabled ? 'unarchive' : 'archive';
    await insertAudit(tx, { employeeId, entity: vacancyEntity.name, entityId: id, action });
  }
  return mustFind(vacancyEntity, tx, id);
}

/** Deletes a vacancy with its deal, comments and documents; its complex remembers it (H-23). @throws {Failure} vacancy.not_found */
export async function deleteVacancy(tx: Db, id: string, employeeId: string): Promise<void> {
  const { complexId, name } = await lockedVacancy(tx, id);
  await removeVacancy(tx, id);
  await renewFigures(tx, complexId);
  await insertAudit(tx, { employeeId, entity: vacancyEntity.name, entityId: id, action: 'delete' });
  const changes = { vacancy: [name, null] } as const;
  await insertAudit(tx, { employeeId, entity: 'complex', entityId: complexId, action: 'part-delete', changes });
}

/** The vacancy under the lock of its complex. @throws {Failure} vacancy.not_found */
export async function lockedVacancy(tx: Db, id: string): Promise<Vacancy & { readonly isComplexEnabled: boolean }> {
  const found = await mustFind(vacancyEntity, tx, id);
  const complex = await lockComplex(tx, found.complexId);
  const vacancy = await mustFind(vacancyEntity, tx, id);
  return { ...vacancy, isComplexEnabled: complex?.isEnabled ?? false };
}
