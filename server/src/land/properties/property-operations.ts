import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { Db } from '#database/db.ts';
import { setEntityEnabled } from '#database/entity-writes.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyRows } from './property-table.ts';

/**
 * Archives or restores an object; idempotent, a repeat is not audited.
 * @throws {Failure} property.not_found
 */
export function setEnabled(tx: Db, id: string, isEnabled: boolean, employeeId: string): Promise<Property> {
  return setEntityEnabled(propertyEntity, tx, { id, isEnabled, employeeId }, propertyRows.setEnabled);
}
