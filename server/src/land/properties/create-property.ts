import { Failure } from '@gektar/contract/failure.ts';
import { type NewProperty, type Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { findSentBefore, sameFields } from '#database/sent-before.ts';
import { findProperty } from './property-queries.ts';
import { insertProperty } from './property-writes.ts';

/**
 * Puts a new object on record; sent again with the id it brought along, it is the same object.
 * @param employeeId undefined when a command of the server does it
 * @throws {Failure} cadastral_number.taken, property.unknown_reference; property.changed with the present state, when there is
 * an object with this id that holds something else
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
