import type { CallOptions } from '@gektar/contract/call.ts';
import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import {
  actualizeRequest,
  copyRequest,
  countRequests,
  deleteRequest,
  findRequests,
  getRequest,
  listRequestHistory,
  mapRequests,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';

/** Request lists come by tens. */
const REQUEST_TAKE = 10;

export const requestQueries = entityQueries({
  domain: 'land',
  names: ['request', 'requests'],
  take: REQUEST_TAKE,
  find: (query: ListPage<PropertySort>, body: RequestFilterInput, options: CallOptions) =>
    call(findRequests, { query, body }, options),
  count: (body, options) => call(countRequests, { body }, options),
  // One per request and region (E-08).
  points: (body, _window, options) => call(mapRequests, { body }, options),
  one: (id, options) => call(getRequest, { params: { id } }, options),
  history: (id, take, options) => call(listRequestHistory, { params: { id }, query: { take } }, options),
});

/** First part of the keys of a request's drafts. */
export const REQUEST_DRAFTS = 'land-request';

export const {
  count: requestCountQuery,
  points: requestPointsQuery,
  ofPlace: requestsOfPlaceQuery,
  one: requestQuery,
  useOne: useRequest,
  history: requestHistoryQuery,
  keep: keepRequest,
  keepSaved: keepSavedRequest,
} = requestQueries;

/** What an employee does with one request beside editing it. */
export const requestActions = {
  archive: (id: string, isEnabled: boolean) =>
    call(toggleRequestArchive, { params: { id }, query: archiveTo(isEnabled) }),
  actualize: (id: string) => call(actualizeRequest, { params: { id } }),
  copy: (id: string) => call(copyRequest, { params: { id } }),
  remove: (id: string) => call(deleteRequest, { params: { id } }),
} as const;
