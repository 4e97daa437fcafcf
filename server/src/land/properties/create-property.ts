import { Failure } from '@gektar/contract/failure.ts';
import { type NewProperty, type Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findSentBefore, sameFields } from '#database/sent-before.ts';
import { findProperty } from './property-queries.ts';
import { insertProperty } from './property-writes.ts';

/**
 * Creates an object; repeated with the same client-made id, it returns the same object.
 * @param employeeId undefined for a command of the server
 * @throws {Failure} cadastral_number.taken, property.unknown_reference; property.changed with the current state, when
 *   an object with this id has other content
 */
export async function createProperty(
  tx: Db,
  { newId, ...fields }: NewProperty,
  employeeId: string | undefined,
  action: 'create' | 'import' = 'create',
): Promise<Property> {
  const id = newId ?? uuidv7();
  const earlier = newId && (await findSentBefore(tx, 'property', newId, findProperty));
  if (earlier) {
    if (sameFields(PropertyFields.parse(earlier), fields)) return earlier;
    throw new Failure('property.changed', { current: earlier });
  }
  await insertProperty(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action });
  const property = await findProperty(tx, id);
  if (!property) throw new Error('a property just written is not there');
  return property;
}
