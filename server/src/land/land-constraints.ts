import type { ConstraintMeanings } from '#database/constraints.ts';

/** Meanings of violated constraints of the land domain. */
export const landConstraints: ConstraintMeanings = {
  'land.property_cadastral_numbers__number': { code: 'cadastral_number.taken', field: 'cadastralNumbers' },
  'land.properties__category': { code: 'property.unknown_reference', field: 'category' },
  'land.properties__property_type': { code: 'property.unknown_reference', field: 'propertyType' },
  'land.properties__ownership_type': { code: 'property.unknown_reference', field: 'ownershipType' },
  'land.properties__land_highway': { code: 'property.unknown_reference', field: 'landHighway' },
  'land.properties__region': { code: 'property.unknown_reference', field: 'region' },
  'land.properties__land_contact': { code: 'property.unknown_reference', field: 'landContact' },
  'land.properties__responsible_employee': { code: 'property.unknown_reference', field: 'responsibleEmployeeId' },
  'land.property_best_uses__best_use': { code: 'property.unknown_reference', field: 'bestUses' },
  'land.property_permitted_use_types__permitted_use_type': {
    code: 'property.unknown_reference',
    field: 'permittedUseTypes',
  },
  'land.property_okveds__okved': { code: 'property.unknown_reference', field: 'okveds' },
  'land.property_comments__employee': { code: 'auth.required' },
  // The object was deleted while a comment was added.
  'land.property_comments__property': { code: 'property.not_found' },
  'land.favorites__employee': { code: 'auth.required' },
  'land.favorites__property': { code: 'property.not_found' },
  'land.property_images__image_type': { code: 'property.unknown_reference', field: 'images' },
  'land.requests__responsible_employee': { code: 'land_request.unknown_reference', field: 'responsibleEmployeeId' },
  'land.request_regions__region': { code: 'land_request.unknown_reference', field: 'regions' },
  'land.request_land_highways__land_highway': { code: 'land_request.unknown_reference', field: 'landHighways' },
  'land.request_property_types__property_type': { code: 'land_request.unknown_reference', field: 'propertyTypes' },
  'land.request_best_uses__best_use': { code: 'land_request.unknown_reference', field: 'bestUses' },
  'land.request_okveds__okved': { code: 'land_request.unknown_reference', field: 'okveds' },
  'land.request_request_types__request_type': { code: 'land_request.unknown_reference', field: 'requestType' },
  // The object or the request was deleted while it was added to the selection.
  'land.request_selection_items__property': { code: 'property.not_found' },
  'land.request_selection_items__selection': { code: 'selection.not_found' },
  'land.request_selection_links__selection': { code: 'selection.not_found' },
};
