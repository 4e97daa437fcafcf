import { Failure } from '@gektar/contract/failure.ts';
import type { Complex, NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { confirmEntity, createEntity, mustFind } from '#database/entity-writes.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { lockComplex } from '#industrial/tree/lock-complex.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import type { UndoneState } from '#operations/changeable.ts';
import { findBatchOfRun, insertArchived, type ReturnArchived } from '#trash/archived-batches.ts';
import { complexEntity } from './complex-entity.ts';
import { type ChangedPart, removeComplex, updateEnabledBelow, updateVacanciesActualization } from './complex-writes.ts';

/**
 * Creates a complex.
 * @param employeeId undefined when a command of the server creates it
 * @throws {Failure} complex.not_found when the original of a copy does not exist; complex.unknown_reference;
 *   file.gone; complex.changed, see `createEntity`
 */
export function createComplex(
  tx: Db,
  { newId, copyOf, ...fields }: NewComplex,
  employeeId: string | undefined,
  action?: 'import',
): Promise<Complex> {
  return createEntity(complexEntity, tx, { newId, copyOf, fields }, employeeId, action);
}

/** Runs an action on complexes as an operation. */
export const complexOperation = asOperationOf('industrial', 'complex');

/** Fields that a confirmation of the vacancies sets. */
const confirmedFields = ['vacanciesActualizeDate', 'actualizeVacancyEmployee'] as const;

/**
 * Records that the employee confirms the vacancies of a complex now (H-31).
 * @throws {Failure} complex.not_found; operation.id_taken
 */
export function actualizeVacancies(
  tx: Db,
  id: string,
  { runId, employeeId }: { runId: string | undefined; employeeId: string },
): Promise<Complex> {
  const call = { runId, employeeId, kind: 'actualize', fieldNames: confirmedFields } as const;
  return complexOperation(tx, call, [id], () =>
    confirmEntity(complexEntity, tx, { id, action: 'actualize-vacancies', fields: confirmedFields, employeeId }, () =>
      updateVacanciesActualization(tx, id, employeeId),
    ),
  );
}

/**
 * Sets the archive state of a complex with its buildings and vacancies, or toggles it when none is given (A-02,
 * M-38).
 * @param about.runId id of a bulk archiving, whose complexes can be restored together (0035)
 * @throws {Failure} complex.not_found
 */
export async function archiveComplex(
  tx: Db,
  id: string,
  { to, runId }: { to: boolean | undefined; runId?: string | undefined },
  employeeId: string,
): Promise<Complex> {
  const complex = await lockComplex(tx, id);
  if (complex === undefined) throw new Failure('complex.not_found');
  const isEnabled = to ?? !complex.isEnabled;
  const kind = isEnabled ? 'unarchive' : 'archive';
  await complexOperation(tx, { runId, employeeId, kind }, [id], () =>
    setComplexEnabled(tx, id, { isEnabled, runId, employeeId }),
  );
  return mustFind(complexEntity, tx, id);
}

/** Archives or restores a complex to the given state; a missing complex is no error. */
export async function setComplexEnabled(
  tx: Db,
  id: string,
  { isEnabled, runId, employeeId }: { isEnabled: boolean; runId: string | undefined; employeeId: string },
): Promise<void> {
  const changed = await updateEnabledBelow(tx, id, isEnabled);
  if (changed.length > 0) {
    await insertAudits(tx, cascadeEvents(id, changed, { employeeId, action: isEnabled ? 'unarchive' : 'archive' }));
    if (!isEnabled && runId !== undefined) {
      await insertArchived(tx, { domain: 'industrial', runId, employeeId }, changed);
    }
  }
}

/**
 * Restores complexes of a bulk archiving with those buildings and vacancies that were archived with them: parts
 * archived earlier stay in the archive.
 */
export const returnArchivedComplexes: ReturnArchived = async (tx, ids, { batchId, employeeId }) => {
  let count = 0;
  let goneCount = 0;
  for (const id of ids) {
    const complex = await lockComplex(tx, id);
    if (complex === undefined) {
      goneCount += 1;
      continue;
    }
    const changed = await updateEnabledBelow(tx, id, true, batchId);
    if (changed.length === 0) continue;
    await insertAudits(tx, cascadeEvents(id, changed, { employeeId, action: 'unarchive' }));
    count += 1;
  }
  return { count, goneCount };
};

/**
 * Undoes an archiving or a restoring: restores the parts that the undone operation archived, or archives again in a way
 * that can itself be undone.
 */
export async function undoComplexArchiving(
  tx: Db,
  id: string,
  { isEnabled, undone, runId, employeeId }: UndoneState,
): Promise<void> {
  const batchId = isEnabled ? await findBatchOfRun(tx, { domain: 'industrial', runId: undone, employeeId }) : undefined;
  if (batchId === undefined) await setComplexEnabled(tx, id, { isEnabled, runId, employeeId });
  else await returnArchivedComplexes(tx, [id], { batchId, employeeId });
}

/**
 * One event of the complex with counts of its changed parts, and one marked event per part, which the log of the
 * complex omits.
 */
function cascadeEvents(id: string, changed: readonly ChangedPart[], by: Pick<AuditEntry, 'employeeId' | 'action'>) {
  const parts = changed.filter(({ entity }) => entity !== 'complex');
  const count = (entity: ChangedPart['entity']) => parts.filter((part) => part.entity === entity).length;
  const changes = { buildings: [null, count('building')], vacancies: [null, count('vacancy')] } as const;
  return [
    { ...by, entity: 'complex', entityId: id, changes } as const,
    ...parts.map((part) => ({
      ...by,
      entity: part.entity,
      entityId: part.id,
      changes: { complex: [null, id] } as const,
    })),
  ];
}

/** Deletes a complex with everything below it (H-23). @returns whether it existed */
export async function deleteComplex(tx: Db, id: string, employeeId: string): Promise<boolean> {
  return (await complexRows.lock(tx, id)) && removeComplex(tx, id, employeeId);
}
