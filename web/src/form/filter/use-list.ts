import type { Direction, Order } from '@gektar/contract/list.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import type { FoundQueries } from '#api/entity-queries.ts';
import { FIRST_ROWS } from '#api/list-pages.ts';
import type { ListView } from '#ui/menu/view-switch.tsx';
import { pagingOf } from '#ui/paging.ts';
import { insteadOfRows, LIST_FAILURE } from './instead-of-rows.tsx';
import type { ListAddress, ListSearch } from './list-search.ts';
import { useUsualView } from './use-usual-view.ts';

/** Rows of a filter loaded so far, their number, and paging. */
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
  // Loads the rest of the first page once its first rows are drawn.
  useEffect(() => {
    if (isRestMissing) void fetchNextPage();
  }, [isRestMissing, fetchNextPage]);
  // A count of 0 empties the list at once, even with an older page on screen (1§4); the count of a previous filter does
  // not.
  const isEmpty = total === 0;
  const known = useMemo((): readonly Row[] => (isEmpty ? [] : (list.data?.pages.flat() ?? [])), [isEmpty, list.data]);
  // New rows are rendered in slices: meanwhile the previous rows or their skeleton are shown.
  const rows = useDeferredValue(known);
  const wasFormer = useDeferredValue(list.isPlaceholderData);
  const paging = pagingOf(list, { total, failure });
  return {
    rows,
    /** The last known count, possibly of the previous filter. */
    count,
    /** Count of this filter; undefined while unknown. */
    total,
    isPending: list.isPending || (rows.length === 0 && known.length > 0),
    isStale: list.isPlaceholderData || wasFormer,
    // Rows not drawn yet count as loading, so that no further page is requested.
    paging: { ...paging, isLoadingMore: paging.isLoadingMore || rows !== known },
    /** Message instead of rows: a failure or an empty state; null while there are rows or they are loading. */
    insteadOfRows: (empty: () => ReactNode) => insteadOfRows(list, known.length, empty, failure),
  };
}

/** Navigates to another URL query of a list. */
export type NavigateList<Search> = (to: {
  readonly search: (before: Readonly<Record<string, unknown>>) => Search;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}) => unknown;

/** Replaces the criteria of a list and adds a history entry, unless the change is typed text. */
export type ChangeCriteria = (criteria: object, how?: { readonly isTyped: true }) => void;

/**
 * The settings of a list in the URL, and functions that change them: display settings replace the history entry,
 * criteria add one.
 */
export function useListAddress<
  Sort extends string,
  View extends ListView,
  Search extends ListAddress<Sort, View>,
  Filter extends object,
>(list: ListSearch<Search, Filter, Sort, View>, search: Search, navigate: NavigateList<Search>) {
  const usualView = useUsualView(list.views);
  const router = useRouter();
  const change = (next: Partial<ListAddress<Sort, View>>) =>
    void navigate({ search: (before) => ({ ...list.read(before), ...next }), replace: true, resetScroll: false });
  const changeCriteria: ChangeCriteria = (criteria, how) =>
    void navigate({
      ...(how?.isTyped && { replace: true, resetScroll: false }),
      search: ({ view, archive, sort, direction, at, tab }) =>
        ({ view, archive, sort, direction, at, tab, ...criteria }) as Search,
    });
  return {
    search,
    filter: list.filterOf(search),
    order: list.orderOf(search),
    view: search.view ?? usualView,
    usualView,
    change,
    /** The map may also move by itself: that must not cancel a navigation in progress. */
    changeMapView: (at: string | undefined) => {
      const { location, resolvedLocation } = router.state;
      if (location.pathname === resolvedLocation?.pathname) change({ at });
    },
    changeView: (next: View) => change({ view: next === usualView ? undefined : next }),
    changeOrder: (order: { sort?: Sort | undefined; direction?: Direction | undefined }) => change(order),
    changeCriteria,
  };
}
