import { type Property, PropertyDraft } from '@gektar/contract/land/properties/property.ts';
import { updateProperty } from '@gektar/contract/land/properties/property-calls.ts';
import { call } from '#api/call.ts';

/**
 * Saves another area (ha); all other fields stay as loaded.
 * @throws {Failure} as the edit form: `property.changed` after a concurrent save
 */
export async function saveArea(property: Property, areaHa: number): Promise<Property> {
  const { id, rowVersion } = property;
  // Loaded on demand: the form's description imports all its inputs, which the page of an object does not need.
  const { propertyForm } = await import('./property-form-description.ts');
  const fields = propertyForm.toFields({ ...propertyForm.toValues(property), area: areaHa }, property);
  return call(updateProperty, { body: PropertyDraft.parse({ ...fields, id, rowVersion }) });
}
