import type { ConstraintMeanings } from '#database/constraints.ts';
import { propertyTable } from './properties/property-table.ts';
import { requestTable } from './requests/request-table.ts';

/** Meanings of violated constraints of the land domain. */
export const landConstraints: ConstraintMeanings = {
  ...propertyTable.referencesRefusedAs('property.unknown_reference'),
  ...requestTable.referencesRefusedAs('land_request.unknown_reference'),
  'land.property_cadastral_numbers__number': { code: 'cadastral_number.taken', field: 'cadastralNumbers' },
  'land.properties__land_contact': { code: 'property.unknown_reference', field: 'landContact' },
  'land.property_images__image_type': { code: 'property.unknown_reference', field: 'images' },
  'land.property_comments__employee': { code: 'auth.required' },
  // The object was deleted while a comment was added.
  'land.property_comments__property': { code: 'property.not_found' },
  'land.favorites__employee': { code: 'auth.required' },
  'land.favorites__property': { code: 'property.not_found' },
  // The object or the request was deleted while it was added to the selection.
  'land.request_selection_items__property': { code: 'property.not_found' },
  'land.request_selection_items__selection': { code: 'selection.not_found' },
  'land.request_selection_links__selection': { code: 'selection.not_found' },
};
