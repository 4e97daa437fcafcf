import type { Paging } from '#ui/paging.ts';
import { useEachChange } from '#ui/use-each-change.ts';

type PagingSoFar = { readonly [Key in keyof Paging]?: Paging[Key] | undefined };

/**
 * Requests the next page each time the end comes near, and again when it has moved and is still near.
 * @param count number of loaded rows
 */
export function useEndReached(isNear: boolean, count: number, paging: PagingSoFar): void {
  const { onEndReached, isLoadingMore, failure } = paging;
  const isWanted = isNear && !isLoadingMore && failure === undefined && onEndReached !== undefined;
  useEachChange(isWanted ? count : undefined, () => onEndReached?.());
}
