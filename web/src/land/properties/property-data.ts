import type { CallOptions } from '@gektar/contract/call.ts';
import { chooseOverdueProperties, chooseProperties } from '@gektar/contract/land/properties/property-bulk-calls.ts';
import {
  actualizeProperty,
  archiveProperty,
  countOverdueProperties,
  countProperties,
  deleteProperty,
  findProperties,
  getProperty,
  listOverdueProperties,
  listPropertyHistory,
  listPropertyRequests,
  mapPropertyPlaces,
  unarchiveProperty,
} from '@gektar/contract/land/properties/property-calls.ts';
import type { FoundPropertiesInput, PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { Order } from '@gektar/contract/list.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';

/** Rows per page of table and map (1§7, D-12). */
export const LIST_TAKE = 1000;
/** The popup of the bell (1§9). */
const OVERDUE_TAKE = 10;

export type PropertyOrder = Order<PropertyListSort>;

/** First part of the keys of drafts of an object. */
export const PROPERTY_DRAFTS = 'land-property';

export const propertyQueries = entityQueries({
  domain: 'land',
  names: ['property', 'properties'],
  take: LIST_TAKE,
  find: (query: ListPage<PropertyListSort>, body: FoundPropertiesInput, options: CallOptions) =>
    call(findProperties, { query, body }, options),
  count: (body, options) => call(countProperties, { body }, options),
  points: (filter, window, options) => call(mapPropertyPlaces, { body: { filter, window } }, options),
  one: (id, options) => call(getProperty, { params: { id } }, options),
  history: (id, query, options) => call(listPropertyHistory, { params: { id }, query }, options),
});

export const {
  count: propertyCountQuery,
  points: propertyPointsQuery,
  ofPlace: propertiesOfPlaceQuery,
  cards: propertyCardsQuery,
  one: propertyQuery,
  useOne: useProperty,
  history: propertyHistoryQuery,
  wholeHistory: wholePropertyHistoryQuery,
  findById: findPropertiesById,
  keep: keepProperty,
  keepSaved: keepSavedProperty,
  refresh: refreshProperties,
  drop: dropProperty,
} = propertyQueries;

/** All current results of a filter. */
export function chooseAll(filter: PropertyFilterInput, order: PropertyOrder) {
  return call(chooseProperties, { query: order, body: filter });
}

export function propertyRequestsQuery(id: string) {
  return queryOptions({
    queryKey: [...propertyQueries.keyOf(id), 'requests'],
    queryFn: ({ signal }) => call(listPropertyRequests, { params: { id } }, { signal }),
  });
}

export const overdueCountQuery = queryOptions({
  queryKey: [...propertyQueries.all, 'overdue', 'count'],
  queryFn: ({ signal }) => call(countOverdueProperties, {}, { signal }),
});

/** Overdue objects of the employee (N-05). */
export const ownOverdueQuery = queryOptions({
  queryKey: [...propertyQueries.all, 'overdue', 'own'],
  queryFn: ({ signal }) => call(chooseOverdueProperties, {}, { signal }),
  staleTime: 0,
});

/** Oldest first, ten at a time until the total is reached (1§2, 1§9). */
export function overdueQuery(total: number) {
  return infiniteQueryOptions({
    queryKey: [...propertyQueries.all, 'overdue', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(listOverdueProperties, { query: { take: OVERDUE_TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * OVERDUE_TAKE < total ? pages.length * OVERDUE_TAKE : undefined),
  });
}

/** Actions of an employee on an object, except editing. */
export const propertyActions = {
  archive: (id: string) => call(archiveProperty, { params: { id } }),
  unarchive: (id: string) => call(unarchiveProperty, { params: { id } }),
  actualize: (id: string) => call(actualizeProperty, { params: { id } }),
  remove: (id: string) => call(deleteProperty, { params: { id } }),
} as const;
