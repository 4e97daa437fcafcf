import { type Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-calls.ts';
import { call } from '#api/call.ts';

/**
 * Saves another area, hectares, and leaves everything else as it was loaded.
 * @throws {Failure} as the edit form does: `property.changed` when somebody was faster
 */
export async function saveArea(property: Property, areaHa: number): Promise<Property> {
  const { id, rowVersion } = property;
  // The description of the form brings all its inputs along: not for the page that only shows an object.
  const { propertyForm } = await import('./property-form-description.ts');
  const fields = propertyForm.toFields({ ...propertyForm.toValues(property), area: areaHa }, property);
  return call(updateProperty, { body: PropertyDraft.parse({ ...fields, id, rowVersion }) });
}
