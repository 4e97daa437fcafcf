import type { NewProperty, Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { actOnEntity, createEntity, mustFind, updateEntity } from '#database/entity-writes.ts';
import { propertyEntity } from './property-entity.ts';
import { propertyRows } from './property-table.ts';
import { removeProperty } from './property-writes.ts';

const setActualized = propertyRows.setNow('actualization_date_time');

/**
 * Creates an object.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} cadastral_number.taken, property.unknown_reference; property.changed, see `createEntity`
 */
export function createProperty(
  tx: Db,
  { newId, ...fields }: NewProperty,
  employeeId: string | undefined,
  action: 'create' | 'import' = 'create',
): Promise<Property> {
  return createEntity(propertyEntity, tx, { newId, fields }, employeeId, action);
}

/**
 * Saves what a broker changed. A property's own numbers are never "taken" (D-15).
 * @throws {Failure} property.not_found, cadastral_number.taken, property.unknown_reference; property.changed, see
 * `updateEntity`
 */
export function updateProperty(tx: Db, draft: PropertyDraft, employeeId: string): Promise<Property> {
  return updateEntity(propertyEntity, tx, draft, employeeId);
}

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

/**
 * The broker confirms that the data are correct today (D-19).
 * @throws {Failure} property.not_found
 */
export async function actualizeProperty(tx: Db, id: string, employeeId: string): Promise<Property> {
  await actOnEntity(propertyEntity, tx, { id, action: 'actualize', employeeId }, setActualized);
  return mustFind(propertyEntity, tx, id);
}

/**
 * Deletes the property with everything below it (D-18).
 * @throws {Failure} property.not_found
 */
export function deleteProperty(tx: Db, id: string, employeeId: string): Promise<void> {
  return actOnEntity(propertyEntity, tx, { id, action: 'delete', employeeId }, removeProperty);
}
