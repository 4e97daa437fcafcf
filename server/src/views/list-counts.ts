import type { ViewCount } from '@gektar/contract/views/view.ts';
import pLimit from 'p-limit';
import type * as z from 'zod';
import type { CacheContext } from '#cache/row-cache.ts';
import { failureOf } from '#database/constraints.ts';

/** Filters that are counted at the same time. */
const AT_ONCE = 4;
/** Counts that take longer come with a later answer (ms). */
const LATE_MS = 2_000;

/** The count of a list, as its own call takes and counts it. */
export type CountOf = (call: CacheContext, filter: unknown) => Promise<number> | undefined;

/** @param filter schema of the list's count @param count of the list */
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
 * Counts of several filters of one list, in their order. One that cannot be counted does not hold up the others; a late one goes on
 * and is in the cache of the list for the next call.
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
    // A value that the schema takes and the database does not, as the list itself is refused.
    if (failureOf(error)?.code === 'request.invalid') return { count: null, isLate: false };
    throw error;
  }
}
