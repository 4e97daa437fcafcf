import type { Property } from '@gektar/contract/land/properties/property.ts';
import { chooseOverdueProperties, chooseProperties } from '@gektar/contract/land/properties/property-bulk.ts';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
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
  mapProperties,
  unarchiveProperty,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { Direction } from '@gektar/contract/list.ts';
import type { EntityComment } from '@gektar/contract/people/comment.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { PLACE_TAKE, placePages } from '#map/points/place-pages.ts';

/** Table and map take this many at once (1§7, D-12). */
export const LIST_TAKE = 1000;
/** The popup of the bell (1§9). */
const OVERDUE_TAKE = 10;

export interface PropertyOrder {
  readonly sort: PropertyListSort;
  readonly direction: Direction;
}

/** First part of the keys of drafts of an object. */
export const PROPERTY_DRAFTS = 'land-property';

/** Everything that lists, counts or maps objects. */
const properties = ['land', 'properties'] as const;
/** Everything about one object. */
const one = (id: string) => ['land', 'property', id] as const;

/** Pages of a list: the next one begins where the last ended, until one comes short (1§2). */
export function propertyListQuery(filter: PropertyFilterInput, order: PropertyOrder) {
  return infiniteQueryOptions({
    queryKey: [...properties, 'list', filter, order],
    queryFn: ({ signal, pageParam }) =>
      call(findProperties, { query: { ...order, take: LIST_TAKE, skip: pageParam }, body: filter }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < LIST_TAKE ? undefined : pages.length * LIST_TAKE),
    placeholderData: keepPreviousData,
  });
}

/** A few objects by their ids. */
export function propertyCardsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...properties, 'cards', ids],
    queryFn: ({ signal }) =>
      call(findProperties, { query: { take: ids.length || 1, skip: 0 }, body: { ids: [...ids] } }, { signal }),
    enabled: ids.length > 0,
  });
}

/** Whole rows by their ids, at most `LIST_TAKE` of them, in no order of theirs. */
export function findPropertiesById(ids: readonly string[]) {
  return call(findProperties, { query: { take: LIST_TAKE, skip: 0 }, body: { ids: [...ids] } });
}

/** All that a filter finds, taken down now. */
export function chooseAll(filter: PropertyFilterInput, order: PropertyOrder) {
  return call(chooseProperties, { query: order, body: filter });
}

/** Cards of a cluster, in its order (1§9). */
export function propertiesOfPlaceQuery(ids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: [...properties, 'place', ids],
    ...placePages(ids, (page, signal) =>
      call(findProperties, { query: { take: PLACE_TAKE }, body: { ids: page } }, { signal }),
    ),
  });
}

export function propertyCountQuery(filter: PropertyFilterInput) {
  return queryOptions({
    queryKey: [...properties, 'count', filter],
    queryFn: ({ signal }) => call(countProperties, { body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function propertyPointsQuery(filter: PropertyFilterInput) {
  return queryOptions({
    queryKey: [...properties, 'points', filter],
    queryFn: ({ signal }) => call(mapProperties, { body: filter }, { signal }),
  });
}

export function propertyQuery(id: string) {
  return queryOptions({
    queryKey: one(id),
    queryFn: ({ signal }) => call(getProperty, { params: { id } }, { signal }),
  });
}

export function propertyHistoryQuery(id: string) {
  return queryOptions({
    queryKey: [...one(id), 'history'],
    queryFn: ({ signal }) => call(listPropertyHistory, { params: { id }, query: { take: 100 } }, { signal }),
  });
}

export function propertyRequestsQuery(id: string) {
  return queryOptions({
    queryKey: [...one(id), 'requests'],
    queryFn: ({ signal }) => call(listPropertyRequests, { params: { id } }, { signal }),
  });
}

export const overdueCountQuery = queryOptions({
  queryKey: [...properties, 'overdue', 'count'],
  queryFn: ({ signal }) => call(countOverdueProperties, {}, { signal }),
});

/** All that the bell counts, taken down now. */
export function chooseOverdue() {
  return call(chooseOverdueProperties);
}

/** Oldest first, ten at a time until the total is reached (1§2, 1§9). */
export function overdueQuery(total: number) {
  return infiniteQueryOptions({
    queryKey: [...properties, 'overdue', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(listOverdueProperties, { query: { take: OVERDUE_TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => (pages.length * OVERDUE_TAKE < total ? pages.length * OVERDUE_TAKE : undefined),
  });
}

/** What an employee does with one object beside editing it. */
export const propertyActions = {
  archive: (id: string) => call(archiveProperty, { params: { id } }),
  unarchive: (id: string) => call(unarchiveProperty, { params: { id } }),
  actualize: (id: string) => call(actualizeProperty, { params: { id } }),
  remove: (id: string) => call(deleteProperty, { params: { id } }),
} as const;

/** Remarks on an object: the object shows them as they are then, its history is asked again. */
export async function addComment(client: QueryClient, propertyId: string, text: string): Promise<void> {
  const comment = await call(landComments.add, { params: { id: propertyId }, body: { text } });
  keepComments(client, propertyId, (comments) => [...comments, comment]);
}

export async function saveComment(client: QueryClient, propertyId: string, id: string, text: string): Promise<void> {
  const saved = await call(landComments.update, { body: { id, text } });
  keepComments(client, propertyId, (comments) => comments.map((comment) => (comment.id === id ? saved : comment)));
}

export async function removeComment(client: QueryClient, propertyId: string, id: string): Promise<void> {
  await call(landComments.remove, { params: { id } });
  keepComments(client, propertyId, (comments) => comments.filter((comment) => comment.id !== id));
}

function keepComments(
  client: QueryClient,
  propertyId: string,
  change: (comments: readonly EntityComment[]) => EntityComment[],
): void {
  client.setQueryData(propertyQuery(propertyId).queryKey, (now) => now && { ...now, comments: change(now.comments) });
  void client.invalidateQueries({ queryKey: propertyHistoryQuery(propertyId).queryKey });
}

/** After a write: the object itself is known; what lists it, and its history, is asked again. */
export async function keepProperty(client: QueryClient, property: Property): Promise<void> {
  client.setQueryData(propertyQuery(property.id).queryKey, property);
  await Promise.all([
    client.invalidateQueries({ queryKey: properties }),
    client.invalidateQueries({ queryKey: propertyHistoryQuery(property.id).queryKey }),
  ]);
}

/** After changes to many objects: everything about objects is asked again. */
export async function refreshProperties(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: properties }),
    client.invalidateQueries({ queryKey: ['land', 'property'] }),
  ]);
}

/** After a delete. */
export async function dropProperty(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: one(id) });
  await client.invalidateQueries({ queryKey: properties });
}
