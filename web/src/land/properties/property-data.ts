import type { CallOptions } from '@gektar/contract/call.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
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
  mapPropertyPlaces,
  unarchiveProperty,
} from '@gektar/contract/land/properties/property-calls.ts';
import type { FoundPropertiesInput, PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { Order } from '@gektar/contract/list.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { overdueQueries } from '#overdue/overdue-queries.ts';

/** Rows per page of table and map (1§7, D-12). */
export const LIST_TAKE = 1000;

export type PropertyOrder = Order<PropertyListSort>;

export const propertyQueries = entityQueries({
  domain: 'land',
  names: ['property', 'properties'],
  take: LIST_TAKE,
  live: { kind: 'property' },
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

/** Finds all current results of a filter, to select them. */
export function chooseAll(filter: PropertyFilterInput, order: PropertyOrder) {
  return call(chooseProperties, { query: order, body: filter });
}

/** First plots of a filter, in the default order. */
export function firstPropertiesQuery(filter: PropertyFilterInput, take: number) {
  return queryOptions({
    queryKey: [...propertyQueries.all, 'first', filter, take],
    queryFn: ({ signal }) => call(findProperties, { query: { take, skip: 0 }, body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const overduePropertyQueries = overdueQueries<PropertyRow>(propertyQueries.all, 'property', {
  count: (query, options) => call(countOverdueProperties, { query }, options),
  list: (query, options) => call(listOverdueProperties, { query }, options),
  ownIds: (options) => call(chooseOverdueProperties, {}, options),
});

/** Actions of an employee on an object, except editing. */
export const propertyActions = {
  /** @param runId id of the operation that the call is part of; also in the actions below */
  archive: (id: string, runId?: string) => call(archiveProperty, { params: { id }, query: { runId } }),
  unarchive: (id: string, runId?: string) => call(unarchiveProperty, { params: { id }, query: { runId } }),
  actualize: (id: string, runId?: string) => call(actualizeProperty, { params: { id }, query: { runId } }),
  remove: (id: string, runId?: string) => call(deleteProperty, { params: { id }, query: { runId } }),
} as const;
