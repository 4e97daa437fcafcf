import type { CallOptions } from '@gektar/contract/call.ts';
import type { Page } from '@gektar/contract/list.ts';

/**
 * Options of `infiniteQueryOptions`, except the key, for a list in pages of `take` rows; a page that is not full is the
 * last.
 */
export function pagesOf<Row>(take: number, load: (page: Page, options: CallOptions) => Promise<Row[]>) {
  return {
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
      load({ take, skip: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: readonly Row[], _: unknown, skip: number) =>
      last.length < take ? undefined : skip + take,
  };
}
