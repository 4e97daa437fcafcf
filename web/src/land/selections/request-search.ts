import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';
import { type Criteria, type PropertySearch, readCriteria, readSearch } from '#land/properties/property-search.ts';

/** What the address of a search inside a request says: that of the objects' list, and whether its criteria are a person's own. */
export interface InRequestSearch extends PropertySearch {
  /** true: the criteria stand in the address, none of them means none; absent: those of the request (E-06). */
  readonly own?: true | undefined;
}

export function readInRequestSearch(raw: Readonly<Record<string, unknown>>): InRequestSearch {
  const search = readSearch(raw);
  return raw['own'] === true ? { ...search, own: true } : search;
}

/** The criteria that are in force: those of the request until somebody changes them. */
export function criteriaInForce(search: InRequestSearch, request: LandRequest): Criteria {
  const { own, view: _view, archive: _archive, sort: _sort, direction: _direction, at: _at, ...criteria } = search;
  return own ? criteria : requestCriteria(request);
}

function requestCriteria(request: LandRequest): Criteria {
  const { isEnabled: _isEnabled, ids: _ids, ...criteria } = filterOfRequest(request);
  return readCriteria(criteria);
}
