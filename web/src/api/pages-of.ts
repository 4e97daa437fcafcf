import type { CallOptions } from '@gektar/contract/call.ts';
import type { Page } from '@gektar/contract/list.ts';

/** How a list is asked for in pages of `take`, until one comes short; what `infiniteQueryOptions` needs beside a key. */
export function pagesOf<Row>(take: number, load: (page: Page, options: CallOptions) => Promise<Row[]>) {
  return {
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
      load({ take, skip: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: readonly Row[], _: unknown, skip: number) =>
      last.length < take ? undefined : skip + take,
  };
}
