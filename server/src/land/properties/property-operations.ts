import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { Db } from '#database/db.ts';
import { setEntityEnabled } from '#database/entity-writes.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { insertArchived } from '#trash/archived-batches.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyRows } from './property-table.ts';

/** Actions on objects as operations. */
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
 * The same, as a part of no operation of its own.
 * @param about.runId of an archiving, which the page of the trash can return (0035)
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
