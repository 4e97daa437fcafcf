import { propertyCriteriaChecks } from '@gektar/contract/land/properties/property-checks.ts';
import { foundPropertySorts } from '@gektar/contract/land/properties/property-sorts.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { listSearch } from '#form/filter/list-search.ts';
import { type Criteria, listViews, readCriteria } from '#land/properties/property-search.ts';
import { criteriaIn, type InRequest, readInRequest } from '#sharing/selection/in-request-search.ts';

/** URL parameters of the objects' list, which can also be ordered by the match with the request. */
export const plotSearch = listSearch({ criteria: propertyCriteriaChecks, sorts: foundPropertySorts, views: listViews });
export type PlotSearch = ReturnType<typeof plotSearch.read>;

/** Parsed URL of a search inside a request: that of the objects' list, and whether an employee changed its criteria. */
export type InRequestSearch = InRequest<PlotSearch>;

export function readInRequestSearch(raw: Readonly<Record<string, unknown>>): InRequestSearch {
  return readInRequest(plotSearch, raw);
}

/** Current criteria: those of the request until an employee changes them. */
export function criteriaInForce(search: InRequestSearch, request: LandRequest): Criteria {
  return search.own ? criteriaIn(plotSearch, search) : requestCriteria(request);
}

/** Conditions of the request, as criteria of the objects' list. */
export function requestCriteria(request: LandRequest): Criteria {
  const { isEnabled: _isEnabled, ids: _ids, ...criteria } = filterOfRequest(request);
  return readCriteria(criteria);
}
