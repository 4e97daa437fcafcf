import type { DisclosureChannel, Showing, Showings, ShownTo } from '@gektar/contract/sharing/disclosures.ts';
import { findShownTo } from '@gektar/contract/sharing/shown-to-calls.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { LiveMeta } from '#api/events/live-rows.ts';
import type { DisclosureKind } from './disclosure-kind.ts';

/** Number of showings per page. */
export const TAKE = 50;
/** Number of showings per request of an export. */
const EXPORT_TAKE = 200;

/** Filter of the listed showings; an absent property does not restrict them. */
export interface ShowingFilter {
  readonly channel?: DisclosureChannel | undefined;
  /** First day, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
}

export type ShowingOrder = 'date' | 'client';

/** A company or a contact. */
export interface ShownToKey {
  readonly kind: 'company' | 'contact';
  readonly id: string;
}

type Kind = Pick<DisclosureKind, 'domain' | 'name' | 'find'>;

const keyOf = ({ domain, name }: Kind, id: string) => ['disclosures', domain, name, id] as const;
const asked = ({ name }: Kind, objectId: string) => ({
  objectId,
  ...(name === 'complex' && { isComplex: 'true' as const }),
});

/**
 * Reloaded on any event 'showing', whose id is that of a request, and on changes of the object, because current amounts
 * are shown.
 */
const metaOf = ({ name }: Kind, id: string) =>
  ({ changedBy: [name], changedById: id, changedByAny: ['showing'] }) as const;

/** Showings of an object, in pages. */
export function showingsQuery(kind: Kind, id: string, filter: ShowingFilter, order: ShowingOrder) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(kind, id), { ...filter, order }],
    queryFn: ({ signal, pageParam }) =>
      kind.find({ ...asked(kind, id), ...filter, order, take: TAKE, skip: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }: Showings, _: unknown, skip: number) =>
      skip + TAKE < count ? skip + TAKE : undefined,
    placeholderData: keepPreviousData,
    meta: metaOf(kind, id),
  });
}

/** Number of showings of an object. */
export function showingCountQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: [...keyOf(kind, id), 'count'],
    queryFn: async ({ signal }) => (await kind.find({ ...asked(kind, id), take: 1 }, { signal })).count,
    meta: metaOf(kind, id),
  });
}

/** All showings of a filter, for an export. */
export function allShowings(kind: Kind, id: string, filter: ShowingFilter, order: ShowingOrder): Promise<Showing[]> {
  return everyPage((skip) => kind.find({ ...asked(kind, id), ...filter, order, take: EXPORT_TAKE, skip }, {}));
}

/** Filter of what was shown to a customer: also by request and domain. */
export interface ShownToFilter extends ShowingFilter {
  readonly domain?: 'land' | 'industrial' | undefined;
  readonly requestId?: string | undefined;
}

const shownToKey = ({ kind, id }: ShownToKey) => ['disclosures', 'customer', kind, id] as const;

/**
 * Reloaded on any event 'showing' or 'selection': their ids are those of requests, of which a customer has any number.
 */
const shownToChanges: LiveMeta = { changedBy: ['showing', 'selection'] };

/** The first showings of each request of a customer. */
export function shownToQuery({ kind, id }: ShownToKey, filter: ShownToFilter) {
  return queryOptions({
    queryKey: [...shownToKey({ kind, id }), 'overview', filter],
    queryFn: ({ signal }) => call(findShownTo, { query: { kind, id, ...filter, overview: 'true' } }, { signal }),
    placeholderData: keepPreviousData,
    meta: shownToChanges,
  });
}

/** Showings for one request of a customer, in pages. */
export function shownForRequestQuery({ kind, id }: ShownToKey, filter: ShownToFilter) {
  return infiniteQueryOptions({
    queryKey: [...shownToKey({ kind, id }), 'request', filter],
    queryFn: ({ signal, pageParam }) =>
      call(findShownTo, { query: { kind, id, ...filter, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }: ShownTo, _: unknown, skip: number) => (skip + TAKE < count ? skip + TAKE : undefined),
    meta: shownToChanges,
  });
}

/** All showings of a filter to a customer, for an export. */
export function allShownTo({ kind, id }: ShownToKey, filter: ShownToFilter): Promise<Showing[]> {
  return everyPage((skip) => call(findShownTo, { query: { kind, id, ...filter, take: EXPORT_TAKE, skip } }));
}

async function everyPage(
  page: (skip: number) => Promise<{ readonly count: number; readonly showings: readonly Showing[] }>,
): Promise<Showing[]> {
  const all: Showing[] = [];
  for (;;) {
    const { count, showings } = await page(all.length);
    all.push(...showings);
    if (showings.length === 0 || all.length >= count) return all;
  }
}
