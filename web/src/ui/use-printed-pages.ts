import { useEffect } from 'react';
import { useIsPrinted } from './use-is-printed.ts';

/** Loads all pages of a list for print. A failed page is not retried. */
export function usePrintedPages(list: {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isDue = useIsPrinted() && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}
