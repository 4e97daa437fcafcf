import type { Property } from '@gektar/contract/land/properties/property.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { mustFind } from '#database/entity-writes.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyRows } from './property-table.ts';

/**
 * Archives or restores an object; idempotent, a repeat is not audited.
 * @throws {Failure} property.not_found
 */
export async function setEnabled(tx: Db, id: string, isEnabled: boolean, employeeId: string): Promise<Property> {
  if (await propertyRows.setEnabled(tx, id, isEnabled)) {
    const action = isEnabled ? 'unarchive' : 'archive';
    await insertAudit(tx, { employeeId, entity: propertyEntity.name, entityId: id, action });
  }
  return mustFind(propertyEntity, tx, id);
}
