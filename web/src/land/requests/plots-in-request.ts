import type { CallOptions } from '@gektar/contract/call.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import {
  countProperties,
  findProperties,
  getProperty,
  mapPropertyPlaces,
} from '@gektar/contract/land/properties/property-calls.ts';
import type { FoundPropertiesInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { FoundPropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import type { NearPlotsInput } from '@gektar/contract/land/requests/near-plots.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import {
  countPlotsNearRequest,
  findPlotsNearRequest,
  previewImportance,
} from '@gektar/contract/land/requests/request-calls.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { LIST_TAKE } from '#land/properties/property-data.ts';
import { previewQueries } from '#sharing/selection/importance/importance-about.ts';
import { nearQueries } from '#sharing/selection/near/near-queries.ts';
import { type PlotSearch, plotSearch, requestCriteria } from './search-in-request.ts';

// The keys begin like those of properties, so that a change of a property also refetches these lists.
const queries = entityQueries({
  domain: 'land',
  names: ['property-in-request', 'properties'],
  take: LIST_TAKE,
  live: { kind: 'property' },
  find: (query: ListPage<FoundPropertySort>, body: FoundPropertiesInput, options: CallOptions) =>
    call(findProperties, { query, body }, options),
  count: (body, options) => call(countProperties, { body }, options),
  points: (filter, window, options) => call(mapPropertyPlaces, { body: { filter, window } }, options),
  one: (id, options) => call(getProperty, { params: { id } }, options),
  history: () => Promise.resolve([]),
});

/** Plots for a request, which can be ordered by the share of its conditions that they meet. */
export const inRequestQueries: Pick<typeof queries, 'list' | 'count'> = queries;

/** Search inside a request by the given criteria. `asked`: conditions of the request itself, for ordering by match. */
export function searchOfRequest(request: LandRequest, search: PlotSearch): FoundPropertiesInput {
  return { ...plotSearch.filterOf(search), asked: filterOfRequest(request) };
}

const plotsNear = nearQueries<PropertyRow, NearPlotsInput>({
  domain: 'land',
  name: 'properties',
  changedBy: ['property'],
  find: (query, body, options) => call(findPlotsNearRequest, { query, body }, options),
  count: (body, options) => call(countPlotsNearRequest, { body }, options),
});

/** Queries of plots that almost fit a request, under the criteria in force. */
export function plotsNearQueries(request: LandRequest, search: PlotSearch, withUnknown: boolean) {
  const ask: NearPlotsInput = {
    filterModel: plotSearch.filterOf(search),
    asked: filterOfRequest(request),
    importance: request.importance,
    withUnknown,
  };
  return { list: plotsNear.list(ask), count: plotsNear.count(ask) };
}

/** Queries of the effect of unsaved weights of a request. */
export const plotsPreviewQuery = previewQueries<PropertyRow>({
  domain: 'land',
  changedBy: ['property', 'land_request'],
  run: (id, body, options) => call(previewImportance, { params: { id }, body }, options),
});

/** Number of plots that the unchanged search of a request finds; shares its cached query with the search itself. */
export function countOfRequestQuery(request: LandRequest) {
  return queries.count(searchOfRequest(request, requestCriteria(request)));
}
