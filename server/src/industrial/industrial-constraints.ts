import type { ConstraintMeanings } from '#database/constraints.ts';
import { requestTable } from './requests/request-table.ts';
import { treeConstraints } from './tree/tree-constraints.ts';

/** Error codes of violated database constraints of the industrial domain. */
export const industrialConstraints: ConstraintMeanings = {
  ...treeConstraints,
  ...requestTable.referencesRefusedAs('industrial_request.unknown_reference'),
  'industrial.request_request_types__request_type': {
    code: 'industrial_request.unknown_reference',
    field: 'requestTypes',
  },
  'industrial.request_places__region': { code: 'industrial_request.unknown_reference', field: 'cityRegions' },
  'industrial.request_places__city': { code: 'industrial_request.unknown_reference', field: 'cityRegions' },
  'industrial.request_access_employees__employee': {
    code: 'industrial_request.unknown_reference',
    field: 'additionalAccessEmployees',
  },
  // The employee named by a token may be missing in the database, for example after a backup was restored.
  'industrial.requests__author': { code: 'auth.required' },
  'industrial.deals__sector': { code: 'deal.unknown_reference', field: 'sectorId' },
  'industrial.deals__industry': { code: 'deal.unknown_reference', field: 'industryId' },
  // The vacancy or the request was deleted while the vacancy was being added to the selection.
  'industrial.request_selection_items__vacancy': { code: 'vacancy.not_found' },
  'industrial.request_selection_items__selection': { code: 'selection.not_found' },
  'industrial.request_selection_links__selection': { code: 'selection.not_found' },
  'industrial.client_messages__employee': { code: 'auth.required' },
  // The request was deleted while its client opened the selection.
  'industrial.link_openings__selection': { code: 'link.invalid' },
  'industrial.link_uses__link': { code: 'link.invalid' },
};
