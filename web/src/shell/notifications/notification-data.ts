import type { NotificationKey, NotificationKind } from '@gektar/contract/today/notification.ts';
import {
  countNotifications,
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotifications,
  setNotificationSettings,
} from '@gektar/contract/today/notification-calls.ts';
import { type LocalDateTime, moscowTime } from '@gektar/format/date.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Page size of notifications. */
const TAKE = 20;
/**
 * Longest time between two requests for the badge (ms). New objects are not among what it follows: with every import
 * all browsers would ask.
 */
const LONGEST_MS = 300_000;
/** Shortest time (ms), for a clock that is ahead of that of the server. */
const SHORTEST_MS = 2_000;

export type NotificationFilter = 'all' | 'unread';

/** Number of unread notifications. */
export const notificationCountQuery = queryOptions({
  queryKey: ['notifications', 'count'],
  queryFn: ({ signal }) => call(countNotifications, undefined, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
  // A reminder is listed at its time without an event.
  refetchInterval: ({ state }) => untilNext(state.data?.nextDateTime ?? null),
  meta: { changedBy: ['today', 'selection'] },
});

/** Time until the next reminder is listed (ms). @param now Moscow time */
export function untilNext(next: LocalDateTime | null, now: LocalDateTime = moscowTime()): number {
  if (next === null) return LONGEST_MS;
  const ms = Date.parse(`${next}Z`) - Date.parse(`${now}Z`) + 1_000;
  return Math.min(Math.max(ms, SHORTEST_MS), LONGEST_MS);
}

/** Unread notifications first, then the read ones; a page at a time. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', filter],
    queryFn: async ({ signal, pageParam, client }) => {
      const page = await call(listNotifications, { query: { filter, take: TAKE, skip: pageParam } }, { signal });
      // The badge agrees with the list that was loaded last.
      client.setQueryData(notificationCountQuery.queryKey, (before) => ({
        nextDateTime: before?.nextDateTime ?? null,
        unreadCount: page.unreadCount,
      }));
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => (pages.length * TAKE < count ? pages.length * TAKE : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: {
      changedBy: ['today', 'selection', 'comments', 'property', 'vacancy', 'land_request', 'industrial_request'],
    },
  });
}

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => call(getNotificationSettings, undefined, { signal }),
  staleTime: 0,
});

/** Refetches the badge, the lists and the settings. */
export function reloadNotifications(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: ['notifications'] });
}

/** Requests that change what is read and what is sent. */
export const notificationActions = {
  read: (key: NotificationKey) => call(readNotifications, { body: { notifications: [key], isRead: true } }),
  /** @param readUpTo moment of the list that was shown; the earlier moment of the answer restores what was unread */
  readUpTo: (readUpTo: string | null) => call(readAllNotifications, { body: { readUpTo } }),
  setOff: (off: NotificationKind[]) => call(setNotificationSettings, { body: { off } }),
} as const;
