import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';

/** Spelled as in the source (1§8, K-10): the lists of objects and of requests. */
export const LIST_FAILURE = 'Не удалось загрузать данные';

/** What a list's query says of itself. */
interface ListState {
  readonly error: unknown;
  readonly isLoadingError: boolean;
  /** What was loaded could not be loaded again; a later page that failed is told under the rows instead. */
  readonly isRefetchError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/**
 * In place of the rows: that they could not be loaded, whatever stood there before, or that there are none; null while there are rows or they are on their way.
 * @param empty what to say when there are none
 */
export function insteadOfRows(list: ListState, rowCount: number, empty: () => ReactNode): ReactNode {
  if (list.isLoadingError || list.isRefetchError) {
    return <FailedState title={LIST_FAILURE} caption={failureText(list.error)} onRetry={() => void list.refetch()} />;
  }
  return list.isPending || rowCount > 0 ? null : empty();
}
