import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';
import { type Criteria, type PropertySearch, propertySearch, readCriteria } from '#land/properties/property-search.ts';
import { criteriaIn, type InRequest, readInRequest } from '#sharing/selection/in-request-search.ts';

/** What the address of a search inside a request says: that of the objects' list, and whether its criteria are a person's own. */
export type InRequestSearch = InRequest<PropertySearch>;

export function readInRequestSearch(raw: Readonly<Record<string, unknown>>): InRequestSearch {
  return readInRequest(propertySearch, raw);
}

/** The criteria that are in force: those of the request until somebody changes them. */
export function criteriaInForce(search: InRequestSearch, request: LandRequest): Criteria {
  return search.own ? criteriaIn(propertySearch, search) : requestCriteria(request);
}

/** What the request asks, as criteria of the list. */
export function requestCriteria(request: LandRequest): Criteria {
  const { isEnabled: _isEnabled, ids: _ids, ...criteria } = filterOfRequest(request);
  return readCriteria(criteria);
}
