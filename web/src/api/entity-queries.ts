import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { Order, Page } from '@gektar/contract/list.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import type { MapWindow, OnlyCells } from '@gektar/contract/map-cells.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { entityUpdates } from './entity-updates.ts';
import type { LiveMeta, LiveRow, LiveRows } from './events/live-rows.ts';
import { pageAt } from './list-pages.ts';
import { PLACE_TAKE, type PlaceOnMap, placePages } from './place-pages.ts';

/** Number of history entries that are shown. */
const HISTORY_TAKE = 100;

/** A filter that can be narrowed further: to rows by their ids, or to cells of the map. */
type Asked<Filter> = Filter & { ids?: string[] | null; cells?: OnlyCells | undefined };

/** Page and order of a list; without an order, the server's default applies. */
export type ListPage<Sort extends string> = Pick<Page, 'take'> & Partial<Pick<Page, 'skip'> & Order<Sort>>;

/** Server calls that every entity with a list, a map and a page has. */
export interface EntityCalls<Row, One, Filter, Sort extends string, OnMap, Entry> {
  readonly domain: Domain;
  /** Names of the entity in query keys: `['property', 'properties']`. */
  readonly names: readonly [one: string, many: string];
  /** How changes by others reach the lists of the entity. */
  readonly live: Pick<LiveRows, 'kind' | 'alsoBy' | 'owners'> & {
    /**
     * Row field of each sort that is named differently: `Price` (field `price`) needs no entry, `AverageBaseRate` does.
     */
    readonly sortFields?: Partial<Readonly<Record<Sort, string>>>;
  };
  /** Number of rows per page of a list; its first rows are requested separately (`list-pages.ts`). */
  readonly take: number;
  readonly find: (page: ListPage<Sort>, filter: Filter, options: CallOptions) => Promise<Row[]>;
  readonly count: (filter: Filter, options: CallOptions) => Promise<number>;
  /** Objects on the map: those of the window, or all of them without one. */
  readonly points: (filter: Filter, window: MapWindow | null, options: CallOptions) => Promise<OnMap>;
  readonly one: (id: string, options: CallOptions) => Promise<One>;
  readonly history: (id: string, page: Page, options: CallOptions) => Promise<Entry[]>;
}

/**
 * Queries of an entity, and their updates after a write. Lists, counts and maps are under the key `all`, data of one
 * entity under `keyOf(id)`.
 */
export function entityQueries<
  Row extends { readonly id: string },
  One extends { readonly id: string },
  Filter extends object,
  Sort extends string,
  OnMap,
  Entry,
>({ domain, names, take, live, ...calls }: EntityCalls<Row, One, Asked<Filter>, Sort, OnMap, Entry>) {
  const all = [domain, names[1]] as const;
  const keyOf = (id: string) => [domain, names[0], id] as const;
  const placeKey = (place: PlaceOnMap, filter: Filter): QueryKey => [...all, 'place', place, place.cells && filter];
  /** Filter that finds exactly these rows. */
  const onlyOf = (ids: readonly string[]) => ({ ids: [...ids] }) as Asked<Filter>;
  const changedBy = [live.kind, ...(live.alsoBy ?? [])];
  const ofOne = (id: string): LiveMeta => ({ changedBy, changedById: id });
  const ofMany: LiveMeta = { changedBy };

  const one = (id: string) =>
    queryOptions({ queryKey: keyOf(id), queryFn: ({ signal }) => calls.one(id, { signal }), meta: ofOne(id) });
  const history = (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'history'],
      meta: ofOne(id),
      queryFn: ({ signal }) => calls.history(id, { take: HISTORY_TAKE, skip: 0 }, { signal }),
    });
  const wholeHistory = (id: string) =>
    queryOptions({
      queryKey: [...keyOf(id), 'history', 'whole'],
      queryFn: async ({ signal }) => {
        const events: Entry[] = [];
        for (;;) {
          const page = await calls.history(id, { take: MAX_TAKE, skip: events.length }, { signal });
          events.push(...page);
          if (page.length < MAX_TAKE) return events;
        }
      },
    });
  return {
    ...entityUpdates<One>({ domain, names, all, keyOf }),
    all,
    keyOf,
    one,
    history,
    /** The whole history, newest event first. */
    wholeHistory,

    /** One entity from the cache; fetched when absent. */
    useOne: (id: string) => useQuery(one(id)),

    /** Pages of a list; a page that is not full is the last (1§2). */
    list: (filter: Filter, order: Order<Sort>) =>
      infiniteQueryOptions({
        queryKey: [...all, 'list', filter, order],
        queryFn: ({ signal, pageParam }) => calls.find({ ...order, ...pageAt(pageParam, take) }, filter, { signal }),
        meta: {
          liveRows: {
            ...live,
            sortField: live.sortFields?.[order.sort] ?? fieldOfSort(order.sort),
            countKey: [...all, 'count', filter],
            // Keeps the conditions that rank the rows, drops the criteria that exclude rows.
            read: (ids) =>
              calls.find({ take: ids.length, skip: 0 }, { ...rankOf(filter), ...onlyOf(ids) }, {}) as Promise<
                readonly (Row & LiveRow)[]
              >,
          },
        },
        initialPageParam: 0,
        getNextPageParam: (last: readonly Row[], _: unknown, skip: number) => {
          const asked = pageAt(skip, take).take;
          return last.length < asked ? undefined : skip + asked;
        },
        placeholderData: keepPreviousData,
      }),

    count: (filter: Filter) =>
      queryOptions({
        queryKey: [...all, 'count', filter],
        queryFn: ({ signal }) => calls.count(filter, { signal }),
        meta: ofMany,
        placeholderData: keepPreviousData,
      }),

    points: (filter: Filter, window: MapWindow | null = null) =>
      queryOptions<OnMap, Error, OnMap, QueryKey>({
        queryKey: [...all, 'points', filter, window],
        queryFn: ({ signal }) => calls.points(filter, window, { signal }),
        meta: ofMany,
      }),

    /**
     * Cards of the objects at one map place, ten at a time: by their ids in order, or by a filter in the cells of the
     * place (1§9).
     */
    ofPlace: (place: PlaceOnMap, filter: Filter) =>
      infiniteQueryOptions({
        queryKey: placeKey(place, filter),
        meta: ofMany,
        ...placePages(place, (page, signal) =>
          'ids' in page
            ? calls.find({ take: PLACE_TAKE }, onlyOf(page.ids), { signal })
            : calls.find({ take: PLACE_TAKE, skip: page.skip }, { ...filter, cells: place.cells }, { signal }),
        ),
      }),

    /** A few rows by their ids, for cards. */
    cards: (ids: readonly string[]) =>
      queryOptions({
        queryKey: [...all, 'cards', ids],
        queryFn: ({ signal }) => calls.find({ take: ids.length || 1, skip: 0 }, onlyOf(ids), { signal }),
        meta: ofMany,
        enabled: ids.length > 0,
      }),

    /** Whole rows by their ids, unordered; at most `take` ids. */
    findById: (ids: readonly string[]) => calls.find({ take, skip: 0 }, onlyOf(ids), {}),
  };
}

/** `PricePerHa` → `pricePerHa`. */
const fieldOfSort = (sort: string) => sort.charAt(0).toLowerCase() + sort.slice(1);

/** The part of a filter that ranks rows instead of excluding them: conditions of a request. */
function rankOf<Filter extends object>(filter: Filter): Partial<Asked<Filter>> {
  return 'asked' in filter ? ({ asked: filter.asked } as unknown as Partial<Asked<Filter>>) : {};
}

interface Named {
  readonly id: string;
}

/** Queries that a list of an entity needs. */
export type FoundQueries<Row extends Named, Filter extends object, Sort extends string> = Pick<
  ReturnType<typeof entityQueries<Row, Named, Filter, Sort, unknown, unknown>>,
  'list' | 'count'
>;

/** Query of the cards of a map place. */
export type PlaceQuery<Row extends Named, Filter extends object> = ReturnType<
  typeof entityQueries<Row, Named, Filter, string, unknown, unknown>
>['ofPlace'];
