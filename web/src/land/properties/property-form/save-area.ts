import { type Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-endpoints.ts';
import { call } from '#api/call.ts';
import { toFields, toValues } from './property-values.ts';

/**
 * Saves another area, hectares, and leaves everything else as it was loaded.
 * @throws {Failure} as the edit form does: `property.changed` when somebody was faster
 */
export function saveArea(property: Property, areaHa: number): Promise<Property> {
  const { id, rowVersion } = property;
  const fields = toFields({ ...toValues(property), area: areaHa }, property);
  return call(updateProperty, { body: PropertyDraft.parse({ ...fields, id, rowVersion }) });
}
