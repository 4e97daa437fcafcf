import { Failure } from '@gektar/contract/failure.ts';
import type { AsOperation } from '#database/as-operation.ts';
import type { Db } from '#database/db.ts';
import type { EntityRows } from '#database/entity-rows.ts';
import { mustFind, setEntityEnabled, type Versioned, type WritableEntity } from '#database/entity-writes.ts';

type Archived<Request extends Versioned> = Pick<WritableEntity<Request, never>, 'name' | 'notFound' | 'find'>;

/**
 * Makes the function that archives or unarchives a request: to the given state or, without one, to the opposite (A-02,
 * M-38).
 * @param lock locks the request for a write of this employee, or refuses; default: locks its row
 */
export function archivingOf<Request extends Versioned & { readonly isEnabled: boolean }>(
  entity: Archived<Request>,
  rows: Pick<EntityRows, 'lock' | 'setEnabled'>,
  asOperation: AsOperation,
  lock = async (tx: Db, id: string, _employeeId: string): Promise<void> => {
    if (!(await rows.lock(tx, id))) throw new Failure(entity.notFound);
  },
) {
  return async (
    tx: Db,
    id: string,
    { to, runId }: { to: boolean | undefined; runId?: string | undefined },
    employeeId: string,
  ): Promise<Request> => {
    await lock(tx, id, employeeId);
    const isEnabled = to ?? !(await mustFind(entity, tx, id)).isEnabled;
    return asOperation(tx, { runId, employeeId, kind: isEnabled ? 'unarchive' : 'archive' }, [id], () =>
      setEntityEnabled(entity, tx, { id, isEnabled, employeeId }, rows.setEnabled),
    );
  };
}
