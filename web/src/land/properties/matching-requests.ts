import {
  countRequestsForProperty,
  listActualRequestsForProperty,
  listRequestsForProperty,
} from '@gektar/contract/land/requests/request-calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { pagesOf } from '#api/pages-of.ts';

/** Page size of the lists of requests. */
const MATCHING_TAKE = 10;

/** Begins with the key of requests, so that a change of any request refetches these lists. */
const matchingKey = (propertyId: string) => ['land', 'requests', 'matching', propertyId] as const;

/** Requests that a plot matches; `actual`: only those that are actual and not archived. */
export function matchingRequestsQuery(propertyId: string, actual: boolean) {
  return infiniteQueryOptions({
    queryKey: [...matchingKey(propertyId), { actual }],
    ...pagesOf(MATCHING_TAKE, (query, options) =>
      call(
        actual ? listActualRequestsForProperty : listRequestsForProperty,
        { params: { id: propertyId }, query },
        options,
      ),
    ),
  });
}

/** Number of requests that a plot matches: all, and actual ones. */
export function matchingCountQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...matchingKey(propertyId), 'count'],
    queryFn: ({ signal }) => call(countRequestsForProperty, { params: { id: propertyId } }, { signal }),
  });
}
