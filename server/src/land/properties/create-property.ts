import type { Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findProperty } from './property-queries.ts';
import { insertProperty } from './property-writes.ts';

/**
 * Puts a new object on record.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} cadastral_number.taken, property.unknown_reference
 */
export async function createProperty(
  tx: Db,
  fields: PropertyFields,
  employeeId: string | undefined,
  action: 'create' | 'import' = 'create',
): Promise<Property> {
  const id = uuidv7();
  await insertProperty(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action });
  const property = await findProperty(tx, id);
  if (!property) throw new Error('a property just written is not there');
  return property;
}
