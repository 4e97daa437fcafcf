import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';

/** Spelled as in the specification (1§8, K-10), for the land lists of objects and requests. */
export const LIST_FAILURE = 'Не удалось загрузать данные';

/** State of a list's query. */
interface ListState {
  readonly error: unknown;
  readonly isLoadingError: boolean;
  /** Whether a reload failed; a failed later page is shown below the rows instead. */
  readonly isRefetchError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/**
 * Shown instead of rows: a failure or an empty state; null while there are rows or they are loading.
 * @param empty text of the empty state
 */
export function insteadOfRows(
  list: ListState,
  rowCount: number,
  empty: () => ReactNode,
  failure: string = LIST_FAILURE,
): ReactNode {
  if (list.isLoadingError || list.isRefetchError) {
    return <FailedState title={failure} caption={failureText(list.error)} onRetry={() => void list.refetch()} />;
  }
  return list.isPending || rowCount > 0 ? null : empty();
}
