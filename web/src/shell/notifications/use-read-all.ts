import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAction } from '#ui/use-action.ts';
import { notificationActions, notificationsQuery, reloadNotifications } from './notification-data.ts';

interface ReadAll {
  /** Number of unread notifications; undefined until the list is loaded. */
  readonly unreadCount: number | undefined;
  /** Marks everything as read that the list had when it was loaded; the toast offers an undo. */
  readonly readAll: () => void;
  readonly isPending: boolean;
}

/** State and action of 'Прочитать все' in the list of all notifications. */
export function useReadAll(): ReadAll {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(notificationsQuery('all'));
  const first = data?.pages[0];
  const before = useRef<string | null>(null);
  const keep = () => reloadNotifications(client);
  const back = useAction({
    run: () => notificationActions.readUpTo(before.current),
    failed: 'Не возвращено',
    keep,
  });
  const read = useAction({
    run: async (asOf: string) => {
      before.current = (await notificationActions.readUpTo(asOf)).before;
    },
    done: 'Все уведомления прочитаны',
    undo: { label: 'Отменить', isUndo: true, run: () => back.mutate() },
    failed: 'Не отмечено прочитанным',
    keep,
  });
  return {
    unreadCount: first?.unreadCount,
    readAll: () => first && !read.isPending && read.mutate(first.asOf),
    isPending: read.isPending,
  };
}
