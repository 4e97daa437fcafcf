import { Failure } from '@gektar/contract/failure.ts';
import type { AsOperation } from '#database/as-operation.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import { setEntityEnabled, type WritableEntity } from '#database/entity-writes.ts';
import { lockPart } from './lock-complex.ts';

/** Description of buildings, or of vacancies, for the operations that both share. */
export interface PartOfComplex<Wire extends { readonly rowVersion: number }> {
  readonly entity: Pick<WritableEntity<Wire, never>, 'name' | 'notFound' | 'find'>;
  readonly asOperation: AsOperation;
  readonly table: 'buildings' | 'vacancies';
  readonly rows: Pick<EntityRows, 'setEnabled'>;
  /** Moves the part to the trash with everything below it. */
  readonly remove: (tx: Db, id: string, employeeId: string) => Promise<unknown>;
}

/**
 * Sets the archive state of a part alone, or toggles it when none is given (A-02, M-38). Vacancies of a building
 * are unchanged (H-09); a vacancy restored under an archived building stays invisible.
 * @throws {Failure} not found; complex.restore_first (M-36); operation.id_taken
 */
export function archiverOf<Wire extends { readonly rowVersion: number }>(about: PartOfComplex<Wire>) {
  const { entity, table, rows, asOperation } = about;
  return async (
    tx: Db,
    id: string,
    { to, runId }: { to: boolean | undefined; runId?: string | undefined },
    employeeId: string,
  ): Promise<Wire> => {
    const part = await lockPart(tx, table, id);
    if (part === undefined) throw new Failure(entity.notFound);
    const isEnabled = to ?? !part.isEnabled;
    if (isEnabled && !part.isComplexEnabled) throw new Failure('complex.restore_first');
    return asOperation(tx, { runId, employeeId, kind: isEnabled ? 'unarchive' : 'archive' }, [id], () =>
      setEntityEnabled(entity, tx, { id, isEnabled, employeeId }, rows.setEnabled),
    );
  };
}

/**
 * Deletes a part with everything below it; recorded in the history of its complex (H-23).
 * @returns whether it existed
 */
export function removerOf<Wire extends { readonly rowVersion: number }>(about: PartOfComplex<Wire>) {
  const { entity, table, remove } = about;
  return async (tx: Db, id: string, employeeId: string): Promise<boolean> => {
    const part = await lockPart(tx, table, id);
    if (part === undefined) return false;
    const { complexId, name } = part;
    await remove(tx, id, employeeId);
    const changes = { [entity.name]: [name, null] } as const;
    await insertAudit(tx, { employeeId, entity: 'complex', entityId: complexId, action: 'part-delete', changes });
    return true;
  };
}
