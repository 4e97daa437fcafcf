import { Failure } from '@gektar/contract/failure.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findProperty } from './property-queries.ts';
import { removeProperty, updateActualization, updateEnabled } from './property-writes.ts';

async function mustFind(tx: Db, id: string): Promise<Property> {
  const property = await findProperty(tx, id);
  if (!property) throw new Failure('property.not_found');
  return property;
}

/**
 * Archives or restores an object; idempotent, a repeat is not audited.
 * @throws {Failure} property.not_found
 */
export async function setEnabled(tx: Db, id: string, isEnabled: boolean, employeeId: string): Promise<Property> {
  if (await updateEnabled(tx, id, isEnabled)) {
    const action = isEnabled ? 'unarchive' : 'archive';
    await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action });
  }
  return mustFind(tx, id);
}

/**
 * The broker confirms that the data are correct today (D-19).
 * @throws {Failure} property.not_found
 */
export async function actualize(tx: Db, id: string, employeeId: string): Promise<Property> {
  if (!(await updateActualization(tx, id))) throw new Failure('property.not_found');
  await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action: 'actualize' });
  return mustFind(tx, id);
}

/**
 * Removes the property with everything below it (D-18).
 * @throws {Failure} property.not_found
 */
export async function eraseProperty(tx: Db, id: string, employeeId: string): Promise<void> {
  if (!(await removeProperty(tx, id))) throw new Failure('property.not_found');
  await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action: 'delete' });
}
