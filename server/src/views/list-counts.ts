import type { ViewCount } from '@gektar/contract/views/view.ts';
import pLimit from 'p-limit';
import type * as z from 'zod';
import type { CacheContext } from '#cache/row-cache.ts';
import { failureOf } from '#database/constraints.ts';

/** Number of filters counted at the same time. */
const AT_ONCE = 4;
/** Time limit of counting for one response (ms); a longer count is in the cache for the next call. */
const LATE_MS = 2_000;

/** Counts a list with a filter, like the list's count endpoint; undefined when the filter is invalid. */
export type CountOf = (call: CacheContext, filter: unknown) => Promise<number> | undefined;

/** @param filter schema of the list's filter @param count counts the list */
export function countOf<Filter>(
  filter: z.ZodType<Filter>,
  count: (call: CacheContext, filter: Filter) => Promise<number>,
): CountOf {
  return (call, given) => {
    const parsed = filter.safeParse(given);
    return parsed.success ? count(call, parsed.data) : undefined;
  };
}

/**
 * Counts of several filters of one list, in their order. A filter that cannot be counted does not affect the others. A
 * late count continues after the response and is cached for the next call.
 */
export async function countFilters(
  call: CacheContext,
  filters: readonly unknown[],
  count: CountOf,
  lateMs = LATE_MS,
): Promise<ViewCount[]> {
  const { promise: late, resolve } = Promise.withResolvers<ViewCount>();
  const timer = setTimeout(() => resolve({ count: null, isLate: true }), lateMs);
  const limit = pLimit(AT_ONCE);
  try {
    return await Promise.all(
      filters.map((filter) => {
        const counted = limit(() => countOne(call, filter, count));
        return Promise.race([counted, late]);
      }),
    );
  } finally {
    clearTimeout(timer);
  }
}

async function countOne(call: CacheContext, filter: unknown, count: CountOf): Promise<ViewCount> {
  try {
    return { count: (await count(call, filter)) ?? null, isLate: false };
  } catch (error) {
    // The schema accepts a value that the database refuses; the list itself would be refused, too.
    if (failureOf(error)?.code === 'request.invalid') return { count: null, isLate: false };
    throw error;
  }
}
