import type { Notification } from '@gektar/contract/today/notification.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { pagingOf } from '#ui/paging.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { NotificationLine } from './notice-lines.tsx';
import { type NotificationFilter, notificationsQuery } from './notification-data.ts';

export interface NotificationListProps {
  readonly filter: NotificationFilter;
  /** Closes the panel when a line opens a page. */
  readonly onLeave?: () => void;
}

/** Notifications in pages, with a friendly text when there are none. */
export function NotificationList({ filter, onLeave }: NotificationListProps) {
  const list = useInfiniteQuery(notificationsQuery(filter));
  const { data, error, refetch } = list;
  if (!data) {
    if (!error) return <Spinner label="Загрузка" />;
    return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  }
  const pages = data.pages.map(({ notifications }) => notifications);
  const shown = withoutRepeats(pages.flat());
  const { onEndReached, isLoadingMore, failure } = pagingOf({ ...list, data: { pages } });
  if (shown.length === 0) {
    return (
      <EmptyState
        title={filter === 'unread' ? 'Всё прочитано' : 'Новостей нет'}
        caption="Упоминания, отметки клиентов, новые подходящие объекты и напоминания появятся здесь сами"
        picture="blank"
      />
    );
  }
  return (
    <>
      <ul>
        {shown.map((notification) => (
          <NotificationLine
            key={`${notification.kind} ${notification.id}`}
            notification={notification}
            {...(onLeave && { onLeave })}
          />
        ))}
      </ul>
      {onEndReached && <LoadMore onReached={onEndReached} isLoading={isLoadingMore} failure={failure} />}
    </>
  );
}

/** Removes repeated notifications: one that is read between the loads of two pages is on both. */
function withoutRepeats(notifications: readonly Notification[]): Notification[] {
  return [...new Map(notifications.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}
