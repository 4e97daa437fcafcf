import { type Property, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import type { ManyEntities, ManyInserts, WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { findProperty, findWholeProperties, lockProperties } from './property-queries.ts';
import { propertyRows } from './property-table.ts';
import { insertProperties, propertyWrites } from './property-writes.ts';

/** A property for the shared writes. */
export const propertyEntity: WritableEntity<Property, PropertyFields> = {
  name: 'property',
  notFound: 'property.not_found',
  changed: 'property.changed',
  trashedFrom: 'land.properties',
  find: findProperty,
  lock: propertyRows.lock,
  insert: propertyWrites.insert,
  update: propertyWrites.update,
  isSame: (stored, fields) => sameFields(PropertyFields.parse(stored), fields),
  notAudited: new Set(['rowVersion', 'pricePerHa', 'client', 'comments', 'order', 'status']),
};

/** Several properties at once. */
export const properties: ManyEntities<Property> & ManyInserts<Property, PropertyFields> = {
  find: async (tx, ids) => new Map((await findWholeProperties(tx, ids)).map((property) => [property.id, property])),
  lock: lockProperties,
  updateRows: propertyRows.updateMany,
  insert: insertProperties,
};
