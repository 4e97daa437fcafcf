import type { CallOptions } from '@gektar/contract/call.ts';
import {
  countProperties,
  findProperties,
  getProperty,
  mapPropertyPlaces,
} from '@gektar/contract/land/properties/property-calls.ts';
import type { FoundPropertiesInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { FoundPropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { LIST_TAKE } from '#land/properties/property-data.ts';
import { type PlotSearch, plotSearch, requestCriteria } from './search-in-request.ts';

// Under the keys of properties: a change of one refetches these lists, too.
const queries = entityQueries({
  domain: 'land',
  names: ['property-in-request', 'properties'],
  take: LIST_TAKE,
  find: (query: ListPage<FoundPropertySort>, body: FoundPropertiesInput, options: CallOptions) =>
    call(findProperties, { query, body }, options),
  count: (body, options) => call(countProperties, { body }, options),
  points: (filter, window, options) => call(mapPropertyPlaces, { body: { filter, window } }, options),
  one: (id, options) => call(getProperty, { params: { id } }, options),
  history: () => Promise.resolve([]),
});

/** Plots for a request, which can be ordered by how much of it they meet. */
export const inRequestQueries: Pick<typeof queries, 'list' | 'count'> = queries;

/** The search of a request by these criteria, with what the request asks: by it the order 'Match' compares. */
export function searchOfRequest(request: LandRequest, search: PlotSearch): FoundPropertiesInput {
  return { ...plotSearch.filterOf(search), asked: filterOfRequest(request) };
}

/** How many plots the unchanged search of a request finds; the search itself asks for the same. */
export function countOfRequestQuery(request: LandRequest) {
  return queries.count(searchOfRequest(request, requestCriteria(request)));
}
