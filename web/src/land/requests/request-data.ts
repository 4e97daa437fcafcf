import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import {
  actualizeRequest,
  copyRequest,
  countRequests,
  countRequestsForProperty,
  deleteRequest,
  findRequests,
  getRequest,
  listActualRequestsForProperty,
  listRequestHistory,
  listRequestsForProperty,
  mapRequests,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import type { Direction } from '@gektar/contract/list.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { PLACE_TAKE, placePages } from '#map/points/place-pages.ts';

/** Request lists come by tens. */
const REQUEST_TAKE = 10;

export interface RequestOrder {
  readonly sort: PropertySort;
  readonly direction: Direction;
}

/** First part of the keys of a request's drafts. */
export const REQUEST_DRAFTS = 'land-request';

/** Everything that lists, counts or maps requests. */
const requests = ['land', 'requests'] as const;
/** Everything about one request. */
const one = (id: string) => ['land', 'request', id] as const;

/** Pages of a list: the next one begins where the last ended, until one comes short (1§2). */
export function requestListQuery(filter: RequestFilterInput, order: RequestOrder) {
  return infiniteQueryOptions({
    queryKey: [...requests, 'list', filter, order],
    queryFn: ({ signal, pageParam }) =>
      call(findRequests, { query: { ...order, take: REQUEST_TAKE, skip: pageParam }, body: filter }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < REQUEST_TAKE ? undefined : pages.length * REQUEST_TAKE),
    placeholderData: keepPreviousData,
  });
}

export function requestCountQuery(filter: RequestFilterInput) {
  return queryOptions({
    queryKey: [...requests, 'count', filter],
    queryFn: ({ signal }) => call(countRequests, { body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A point per request and region (E-08). */
export function requestPointsQuery(filter: RequestFilterInput) {
  return queryOptions({
    queryKey: [...requests, 'points', filter],
    queryFn: ({ signal }) => call(mapRequests, { body: filter }, { signal }),
  });
}

/** Requests of one place of the map, in its order. */
export function requestsOfPlaceQuery(ids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: [...requests, 'place', ids],
    ...placePages(ids, (page, signal) =>
      call(findRequests, { query: { take: PLACE_TAKE }, body: { ids: page } }, { signal }),
    ),
  });
}

export function requestQuery(id: string) {
  return queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => call(getRequest, { params: { id } }, { signal }),
  });
}

function requestHistoryQuery(id: string) {
  return queryOptions({
    queryKey: [...one(id), 'history'],
    queryFn: ({ signal }) => call(listRequestHistory, { params: { id }, query: { take: 100 } }, { signal }),
  });
}

/** Requests that a plot fits; `actual`: only those that are actual and not archived. */
export function matchingRequestsQuery(propertyId: string, actual: boolean) {
  return infiniteQueryOptions({
    queryKey: [...requests, 'matching', propertyId, { actual }],
    queryFn: ({ signal, pageParam }) =>
      call(
        actual ? listActualRequestsForProperty : listRequestsForProperty,
        { params: { id: propertyId }, query: { take: REQUEST_TAKE, skip: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < REQUEST_TAKE ? undefined : pages.length * REQUEST_TAKE),
  });
}

/** How many there are of them, of either kind. */
export function matchingCountQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...requests, 'matching', propertyId, 'count'],
    queryFn: ({ signal }) => call(countRequestsForProperty, { params: { id: propertyId } }, { signal }),
  });
}

/** What an employee does with one request beside editing it. */
export const requestActions = {
  toggleArchive: (id: string) => call(toggleRequestArchive, { params: { id } }),
  actualize: (id: string) => call(actualizeRequest, { params: { id } }),
  copy: (id: string) => call(copyRequest, { params: { id } }),
  remove: (id: string) => call(deleteRequest, { params: { id } }),
} as const;

/** After a write: the request itself is known; what lists it, and its history, is asked again. */
export async function keepRequest(client: QueryClient, request: LandRequest): Promise<void> {
  client.setQueryData(requestQuery(request.id).queryKey, request);
  await Promise.all([
    client.invalidateQueries({ queryKey: requests }),
    client.invalidateQueries({ queryKey: requestHistoryQuery(request.id).queryKey }),
  ]);
}
