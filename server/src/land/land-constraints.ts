import type { ConstraintMeanings } from '#database/constraints.ts';
import { propertyConstraints } from './properties/property-constraints.ts';
import { requestTable } from './requests/request-table.ts';

/** Error codes of violated database constraints of the land domain. */
export const landConstraints: ConstraintMeanings = {
  ...propertyConstraints,
  ...requestTable.referencesRefusedAs('land_request.unknown_reference'),
  'land.favorites__employee': { code: 'auth.required' },
  'land.favorites__property': { code: 'property.not_found' },
  // The object or the request was deleted while the object was being added to the selection.
  'land.request_selection_items__property': { code: 'property.not_found' },
  'land.request_selection_items__selection': { code: 'selection.not_found' },
  'land.request_selection_links__selection': { code: 'selection.not_found' },
  'land.client_messages__employee': { code: 'auth.required' },
  // The request was deleted while its client opened the selection.
  'land.link_openings__selection': { code: 'link.invalid' },
  'land.link_uses__link': { code: 'link.invalid' },
};
