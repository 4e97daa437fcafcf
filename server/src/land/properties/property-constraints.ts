import type { ConstraintMeanings } from '#database/constraints.ts';
import { propertyTable } from './property-table.ts';

/** Error codes of violated database constraints of properties. */
export const propertyConstraints: ConstraintMeanings = {
  ...propertyTable.referencesRefusedAs('property.unknown_reference'),
  'land.property_cadastral_numbers__number': { code: 'cadastral_number.taken', field: 'cadastralNumbers' },
  'land.properties__land_contact': { code: 'property.unknown_reference', field: 'landContact' },
  'land.property_images__image_type': { code: 'property.unknown_reference', field: 'images' },
  'land.property_comments__employee': { code: 'auth.required' },
  // The object was deleted while a comment was added.
  'land.property_comments__property': { code: 'property.not_found' },
};
