import {
  anyInTree,
  anyOf,
  anyOfRecords,
  type Criteria,
  customer,
  during,
  is,
  only,
  overlaps,
  within,
} from '#criteria/criterion.ts';
import { fieldsOfKind } from '#fields.ts';
import { search } from '#land/land-criteria.ts';
import { forEachName } from '#records.ts';
import { requestFields } from './request-fields.ts';
import { requestFlags } from './request-flags.ts';
import { requestLimits } from './request-limits.ts';

/**
 * The filter of a list of requests: all criteria hold at once; an empty one restricts nothing, except `ids`. A
 * criterion does not find requests that lack the value: a filter by region does not find a request without a region.
 * The search text is a name, comment, company, contact or telephone, in any grammatical form (0022).
 */
export const requestCriteria = {
  /** true = active, false = archived, null = both (1§2). */
  isEnabled: is('isEnabled'),
  ids: only('id'),
  searchText: search('searchText'),
  isActual: is('isActual'),
  companyId: customer('companyId'),
  regionIds: anyOf('regions'),
  landHighwayIds: anyOf('landHighways'),
  propertyTypeIds: anyOf('propertyTypes'),
  bestUseIds: anyOf('bestUses'),
  okvedIds: anyInTree('okveds'),
  requestTypeIds: anyOf('requestType'),
  responsibleEmployeeIds: anyOfRecords('responsibleEmployeeId'),
  /** Requests whose maximum distance lies within the range. */
  distanceFromNearestCity: within('distanceFromNearestCity', { max: requestLimits.distanceFromNearestCity }),
  ...forEachName(fieldsOfKind(requestFields, 'range'), (name) => overlaps(name, { max: requestFields[name].max })),
  requestDate: during('requestDate'),
  dateTimeCreated: during('dateTimeCreated'),
  actualizeRequestDate: during('actualizeRequestDate'),
  ...forEachName(requestFlags, is),
} as const satisfies Criteria<keyof typeof requestFields | 'id' | 'isEnabled' | 'searchText'>;
