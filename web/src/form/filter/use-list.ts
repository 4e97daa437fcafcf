import type { Direction, Order } from '@gektar/contract/list.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import type { FoundQueries } from '#api/entity-queries.ts';
import { FIRST_ROWS } from '#api/list-pages.ts';
import type { ListView } from '#ui/menu/view-switch.tsx';
import { pagingOf } from '#ui/paging.ts';
import { insteadOfRows, LIST_FAILURE } from './instead-of-rows.tsx';
import type { ListPlace, ListSearch } from './list-search.ts';
import { useUsualView } from './use-usual-view.ts';

/** What a filter finds: the rows loaded so far, how many there are, and how the list goes on. */
export function useFound<Row extends { readonly id: string }, Filter extends object, Sort extends string>(
  queries: FoundQueries<Row, Filter, Sort>,
  filter: Filter,
  order: Order<Sort>,
  failure: string = LIST_FAILURE,
) {
  const { data: count, isPlaceholderData: isFormerCount } = useQuery(queries.count(filter));
  const total = isFormerCount ? undefined : count;
  const list = useInfiniteQuery(queries.list(filter, order));
  const hasFirstRows = list.data?.pages.length === 1 && list.data.pages[0]?.length === FIRST_ROWS;
  const hasMore = list.hasNextPage && (total === undefined || total > FIRST_ROWS);
  const isRestMissing = hasFirstRows && hasMore && !list.isFetching && !list.isFetchNextPageError;
  const { fetchNextPage } = list;
  // The rest of the first page follows quietly once its first rows are drawn.
  useEffect(() => {
    if (isRestMissing) void fetchNextPage();
  }, [isRestMissing, fetchNextPage]);
  // A count of 0 empties the list at once, whatever page was there before (1§4); that of the filter before says nothing of this one.
  const isEmpty = total === 0;
  const known = useMemo((): readonly Row[] => (isEmpty ? [] : (list.data?.pages.flat() ?? [])), [isEmpty, list.data]);
  // New rows are drawn in slices: until then stand those before them, or their skeleton.
  const rows = useDeferredValue(known);
  const wasFormer = useDeferredValue(list.isPlaceholderData);
  const paging = pagingOf(list, { total, failure });
  return {
    rows,
    /** The last one known, that of the filter before included. */
    count,
    /** Of this very filter; undefined while unknown. */
    total,
    isPending: list.isPending || (rows.length === 0 && known.length > 0),
    isStale: list.isPlaceholderData || wasFormer,
    // What is not drawn yet is still on its way: nobody asks for what follows it.
    paging: { ...paging, isLoadingMore: paging.isLoadingMore || rows !== known },
    /** In place of the rows: failed or empty; null while there are rows or they are on their way. */
    insteadOfRows: (empty: () => ReactNode) => insteadOfRows(list, known.length, empty, failure),
  };
}

/** Changes the address of a list. */
export type NavigateList<Search> = (to: {
  readonly search: (before: Readonly<Record<string, unknown>>) => Search;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}) => unknown;

/** Replaces the criteria of a list; a step of the history, except while text is typed. */
export type ChangeCriteria = (criteria: object, how?: { readonly isTyped: true }) => void;

/** What the address of a list says, and how it is changed: the way things are shown in its place, criteria as a step of the history. */
export function useListAddress<
  Sort extends string,
  View extends ListView,
  Search extends ListPlace<Sort, View>,
  Filter extends object,
>(list: ListSearch<Search, Filter, Sort, View>, search: Search, navigate: NavigateList<Search>) {
  const usualView = useUsualView(list.views);
  const router = useRouter();
  const change = (next: Partial<Search>) =>
    void navigate({ search: (before) => ({ ...list.read(before), ...next }), replace: true, resetScroll: false });
  return {
    search,
    filter: list.filterOf(search),
    order: list.orderOf(search),
    view: search.view ?? usualView,
    change,
    /** The map moves by itself, too: it never calls back whoever is on the way to another page. */
    changePlace: (at: string | undefined) => {
      const { location, resolvedLocation } = router.state;
      if (location.pathname === resolvedLocation?.pathname) change({ at } as Partial<Search>);
    },
    changeView: (next: View) => change({ view: next === usualView ? undefined : next } as Partial<Search>),
    changeOrder: (order: { sort?: Sort | undefined; direction?: Direction | undefined }) =>
      change(order as Partial<Search>),
    changeCriteria: ((criteria, how) =>
      void navigate({
        ...(how?.isTyped && { replace: true, resetScroll: false }),
        search: ({ view, archive, sort, direction, at }) =>
          ({ view, archive, sort, direction, at, ...criteria }) as Search,
      })) satisfies ChangeCriteria as ChangeCriteria,
  };
}
