import type { UseQueryResult } from '@tanstack/react-query';
import type { Fitting, FittingObject } from './minute-kind.ts';

interface FittingQueries<Row> {
  readonly count: UseQueryResult<number>;
  readonly rows: UseQueryResult<readonly Row[]>;
  /** Whether the queries belong to the current values. */
  readonly isSettled: boolean;
}

/** State of the fitting objects, from the queries of their count and of the first of them. */
export function fittingOf<Row>(
  { count, rows, isSettled }: FittingQueries<Row>,
  objectOf: (row: Row) => FittingObject,
): Fitting {
  const isWaiting = [count, rows].some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData);
  return {
    count: count.data,
    objects: (rows.data ?? []).map(objectOf),
    isStale: !isSettled || isWaiting,
    error: count.error ?? rows.error,
    retry: () => {
      void count.refetch();
      void rows.refetch();
    },
  };
}
