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
 * criterion does not find requests that lack the value: a filter by place does not find a request without a place.
 */
export const requestCriteria = {
  /** true = active, false = archived, null = both. */
  isEnabled: is('isEnabled'),
  ids: only('id'),
  name: words('name', { max: TYPED_MAX }),
  /** Not in the specification: text in name, comment, company, contact or telephone, in any grammatical form (0022). */
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
  /** Requests whose highest accepted rate lies within the range (N-02). */
  netRentalRateTo: within('netRentalRateTo', { max: requestLimits.netRentalRate }),
  accessDate: overlapsDays('accessDate'),
  requestDateRange: during('requestDate'),
} as const satisfies Criteria<keyof typeof requestFields | 'id' | 'isEnabled' | 'searchText' | 'regions'>;
