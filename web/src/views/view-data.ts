import type { ViewCount } from '@gektar/contract/views/view.ts';
import { countViews, listViews } from '@gektar/contract/views/view-calls.ts';
import type { ViewedList } from '@gektar/contract/views/view-lists.ts';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Pause before late counts are requested again (ms). */
const ASK_AGAIN_MS = 3_000;

/** Views of a list that the signed-in employee can see, and the employee's habits for opening it. */
export function viewsQuery(list: ViewedList) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: ({ signal }) => call(listViews, { query: { list } }, { signal }),
    meta: { changedBy: ['view'] },
  });
}

/**
 * Counts of filters, keyed by the text of the filter (`countKeyOf`). @param under prefix of the count keys of the list
 */
export function viewCountsQuery(under: QueryKey, list: ViewedList, filters: readonly object[]) {
  return queryOptions<Readonly<Record<string, ViewCount>>>({
    queryKey: [...under, 'view-counts', list, filters],
    queryFn: async ({ signal }) => {
      const counts = await call(countViews, { body: { list, filters: [...filters] } }, { signal });
      return Object.fromEntries(counts.map((count, index) => [countKeyOf(filters[index]), count]));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      Object.values(state.data ?? {}).some(({ isLate }) => isLate) ? ASK_AGAIN_MS : false,
  });
}

export function countKeyOf(filter: object | undefined): string {
  return JSON.stringify(filter);
}
