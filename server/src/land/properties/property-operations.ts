import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { Db } from '#database/db.ts';
import { setEntityEnabled } from '#database/entity-writes.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { insertArchived } from '#trash/archived-batches.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyRows } from './property-table.ts';

/** Runs an action on plots as one operation: recorded under one id and undone as one (0052). */
export const propertyOperation = asOperationOf('land', 'property');

/**
 * Archives or restores an object; idempotent, a repeat is not audited.
 * @throws {Failure} property.not_found; operation.id_taken
 */
export function setEnabled(
  tx: Db,
  id: string,
  { isEnabled, runId }: { isEnabled: boolean; runId?: string | undefined },
  employeeId: string,
): Promise<Property> {
  return propertyOperation(tx, { runId, employeeId, kind: isEnabled ? 'unarchive' : 'archive' }, [id], () =>
    setPropertyEnabled(tx, id, { isEnabled, runId, employeeId }),
  );
}

/**
 * Archives or restores an object within an operation that the caller has started.
 * @param about.runId id of the archiving, whose objects can be restored together from the trash page (0035)
 */
export function setPropertyEnabled(
  tx: Db,
  id: string,
  { isEnabled, runId, employeeId }: { isEnabled: boolean; runId: string | undefined; employeeId: string },
): Promise<Property> {
  return setEntityEnabled(propertyEntity, tx, { id, isEnabled, employeeId }, async () => {
    const isChanged = await propertyRows.setEnabled(tx, id, isEnabled);
    if (isChanged && !isEnabled && runId !== undefined) {
      await insertArchived(tx, { domain: 'land', runId, employeeId }, [{ entity: 'property', id }]);
    }
    return isChanged;
  });
}
