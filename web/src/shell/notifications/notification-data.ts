import type { NotificationKey, NotificationKind } from '@gektar/contract/today/notification.ts';
import {
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotifications,
  setNotificationSettings,
} from '@gektar/contract/today/notification-calls.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { notificationCountQuery } from './notification-count.ts';

/** Page size of notifications. */
const TAKE = 20;
export type NotificationFilter = 'all' | 'unread';

/** Notifications in pages: unread ones first, then read ones. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', filter],
    queryFn: async ({ signal, pageParam, client }) => {
      const page = await call(listNotifications, { query: { filter, take: TAKE, skip: pageParam } }, { signal });
      // The badge shows the count of the list that was loaded last.
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

/** Calls that change which notifications are read and which kinds are sent. */
export const notificationActions = {
  read: (key: NotificationKey) => call(readNotifications, { body: { notifications: [key], isRead: true } }),
  /** @param readUpTo time of the shown list; sending the time from the answer restores the unread state */
  readUpTo: (readUpTo: string | null) => call(readAllNotifications, { body: { readUpTo } }),
  setOff: (off: NotificationKind[]) => call(setNotificationSettings, { body: { off } }),
} as const;
