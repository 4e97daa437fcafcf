import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@gektar/contract/failure.ts';
import { type NewProperty, type Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
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
  const earlier = newId === undefined ? undefined : await findEarlier(tx, newId);
  if (earlier !== undefined) {
    if (isDeepStrictEqual(comparable(PropertyFields.parse(earlier)), comparable(fields))) return earlier;
    throw new Failure('property.changed', { current: earlier });
  }
  await insertProperty(tx, id, fields);
  await insertAudit(tx, { employeeId, entity: 'property', entityId: id, action });
  const property = await findProperty(tx, id);
  if (!property) throw new Error('a property just written is not there');
  return property;
}

/** Sets come back in an order of their own. */
function comparable(fields: PropertyFields): PropertyFields {
  const sorted = <Item extends { id: number }>(items: readonly Item[]) =>
    items.toSorted((one, other) => one.id - other.id);
  return {
    ...fields,
    bestUses: sorted(fields.bestUses),
    permittedUseTypes: sorted(fields.permittedUseTypes),
    okveds: sorted(fields.okveds),
  };
}

/** The same object, sent before; a sending that is still under way is waited for. */
async function findEarlier(tx: Db, id: string): Promise<Property | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`property ${id}`}, 0))`.execute(tx);
  return findProperty(tx, id);
}
