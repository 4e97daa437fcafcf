import { withFlyer } from '@gektar/contract/land/images/property-image.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { FiledEntity } from '#files/attached/revise-files.ts';
import { propertyEntity } from '#land/properties/property-entity.ts';
import { propertyRows } from '#land/properties/property-table.ts';
import { propertyFileTables } from '#land/properties/property-writes.ts';

/** Photos and documents of a property; the first photo goes into the flyer when no other one does. */
export const propertyFiles: FiledEntity<Property> = {
  entity: propertyEntity,
  rows: propertyRows,
  tables: propertyFileTables,
  withFlyer,
};
