/** Loading of further pages of a list. */
export interface Paging {
  /** Requests the next page; undefined when all pages are loaded. */
  readonly onEndReached: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Message shown instead of the next page, which could not be loaded. Only the user retries. */
  readonly failure?: string | undefined;
}

/** State of an infinite query's next page. */
interface Pages {
  readonly data: { readonly pages: readonly (readonly unknown[])[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

export interface PagingWords {
  /** Total count, if known: a full last page needs no further request. */
  readonly total?: number | undefined;
  /** Message when a page could not be loaded (1§8). */
  readonly failure?: string | undefined;
}

export function pagingOf(list: Pages, { total, failure = 'Не удалось загрузить данные' }: PagingWords = {}): Paging {
  const loaded = list.data?.pages.reduce((sum, page) => sum + page.length, 0) ?? 0;
  const hasMore = list.hasNextPage && (total === undefined || loaded < total);
  return {
    onEndReached: hasMore ? () => void list.fetchNextPage() : undefined,
    isLoadingMore: list.isFetchingNextPage,
    failure: hasMore && list.isFetchNextPageError ? failure : undefined,
  };
}
