import { countNotifications } from '@gektar/contract/today/notification-calls.ts';
import { type LocalDateTime, moscowTime } from '@gektar/format/date.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/**
 * Maximum time between two requests for the badge (ms). New objects do not trigger one: after an import, all browsers
 * would send a request.
 */
const LONGEST_MS = 300_000;
/** Minimum time (ms), in case this clock is ahead of the server's. */
const SHORTEST_MS = 2_000;

/** Number of unread notifications. */
export const notificationCountQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: ({ signal }) => call(countNotifications, undefined, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  // A reminder enters the list at its due time, without an event.
  refetchInterval: ({ state }) => untilNext(state.data?.nextDateTime ?? null),
  meta: { changedBy: ['today', 'selection'] },
});

/** Time until the next reminder is listed (ms). @param now Moscow time */
export function untilNext(next: LocalDateTime | null, now: LocalDateTime = moscowTime()): number {
  if (next === null) return LONGEST_MS;
  const ms = Date.parse(`${next}Z`) - Date.parse(`${now}Z`) + 1_000;
  return Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS);
}
