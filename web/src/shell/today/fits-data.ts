import { listNewFits } from '@gektar/contract/today/today-calls.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { FitsChoice } from './fit-paths.ts';
import { todayChanges, todayQuery } from './today-data.ts';

/** Page size. */
const TAKE = 50;

/** Pairs of new fits, in pages. Reloaded with 'Сегодня', whose lines they are. */
export function newFitsQuery({ domain, batchId, requestId }: FitsChoice) {
  const which = { domain, ...(batchId !== null && { batchId }), ...(requestId !== null && { requestId }) };
  return infiniteQueryOptions({
    queryKey: [...todayQuery.queryKey, 'fits', which],
    queryFn: ({ signal, pageParam }) =>
      call(listNewFits, { query: { ...which, take: TAKE, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => (pages.length * TAKE < count ? pages.length * TAKE : undefined),
    staleTime: 0,
    meta: todayChanges,
  });
}
