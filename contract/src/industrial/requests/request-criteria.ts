import {
  anyBit,
  anyOf,
  anyOfRecords,
  type Criteria,
  customer,
  during,
  is,
  only,
  overlaps,
  overlapsDays,
  within,
  words,
} from '#criteria/criterion.ts';
import { anyRequestType, asksFor, search, TYPED_MAX } from '#industrial/criteria-kinds.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import type { requestFields } from './request-fields.ts';
import { requestLimits } from './request-limits.ts';

/**
 * The filter of a list of requests (3§3): all criteria hold at once; an empty one restricts nothing, except `ids`. A
 * request without a value is not found by it, e.g. one without a place by place.
 */
export const requestCriteria = {
  /** true = active, false = archived, null = both. */
  isEnabled: is('isEnabled'),
  ids: only('id'),
  name: words('name', { max: TYPED_MAX }),
  /** Own addition: name, comment, company, contact, telephone, in any form (0022). */
  searchText: search('searchText'),
  companyId: customer('companyId'),
  responsibleEmployeeIds: anyOfRecords('responsibleEmployeeId'),
  cityRegions: asksFor('cityRegions'),
  /** Ids of regions (F-07). */
  cityRegionsId: anyOf('regions'),
  requestTypes: anyRequestType('requestTypes'),
  highways: anyOf('highways'),
  buildingClasses: anyOf('buildingClasses'),
  buildingTypes: anyOf('buildingTypes'),
  constructionStatuses: anyOf('constructionStatuses'),
  vacancyTypes: anyBit('vacancyTypes', enumerations['vacancy-types']),
  mainAreaTypesCalc: anyOf('mainAreaTypesCalc'),
  workingHeightRange: overlaps('workingHeightRange', { max: requestLimits.workingHeight }),
  totalArea: overlaps('totalArea', { max: requestLimits.totalArea }),
  vacancyAreaRange: overlaps('vacancyAreaRange', { max: requestLimits.vacancyArea }),
  /** Requests whose dearest rate lies within (N-02). */
  netRentalRateTo: within('netRentalRateTo', { max: requestLimits.netRentalRate }),
  accessDate: overlapsDays('accessDate'),
  requestDateRange: during('requestDate'),
} as const satisfies Criteria<keyof typeof requestFields | 'id' | 'isEnabled' | 'searchText' | 'regions'>;
