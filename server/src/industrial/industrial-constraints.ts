import type { ConstraintMeanings } from '#database/constraints.ts';
import { requestTable } from './requests/request-table.ts';
import { buildingTable } from './tree/building-table.ts';
import { complexTable } from './tree/complex-table.ts';
import { vacancyTable } from './tree/vacancy-table.ts';

/** Meanings of violated constraints of the industrial domain. */
export const industrialConstraints: ConstraintMeanings = {
  ...complexTable.referencesRefusedAs('complex.unknown_reference'),
  ...buildingTable.referencesRefusedAs('building.unknown_reference'),
  ...vacancyTable.referencesRefusedAs('vacancy.unknown_reference'),
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
  // A token may be older than the database.
  'industrial.requests__author': { code: 'auth.required' },
  'industrial.complexes__region': { code: 'complex.unknown_reference', field: 'regionId' },
  'industrial.complexes__city': { code: 'complex.unknown_reference', field: 'cityId' },
  'industrial.complexes__settlement': { code: 'complex.unknown_reference', field: 'settlementId' },
  'industrial.complex_images__image_type': { code: 'complex.unknown_reference', field: 'images' },
  'industrial.building_images__image_type': { code: 'building.unknown_reference', field: 'images' },
  'industrial.contacts__contact_role': { code: 'complex.unknown_reference', field: 'contacts' },
  'industrial.vacancy_agents__contact_role': { code: 'vacancy.unknown_reference', field: 'leaseAgents' },
  'industrial.deals__sector': { code: 'deal.unknown_reference', field: 'sectorId' },
  'industrial.deals__industry': { code: 'deal.unknown_reference', field: 'industryId' },
  // A token may be older than the database.
  'industrial.complex_comments__employee': { code: 'auth.required' },
  'industrial.building_comments__employee': { code: 'auth.required' },
  'industrial.vacancy_comments__employee': { code: 'auth.required' },
  // The object was deleted while a comment was added.
  'industrial.complex_comments__complex': { code: 'complex.not_found' },
  'industrial.building_comments__building': { code: 'building.not_found' },
  'industrial.vacancy_comments__vacancy': { code: 'vacancy.not_found' },
  // The vacancy or the request was deleted while it was added to the selection.
  'industrial.request_selection_items__vacancy': { code: 'vacancy.not_found' },
  'industrial.request_selection_items__selection': { code: 'selection.not_found' },
  'industrial.request_selection_links__selection': { code: 'selection.not_found' },
};
