import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { OfficeBar } from '#shell/office-bar.tsx';
import { PageFoot } from '#shell/page-foot.tsx';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { usePageName } from '#ui/page-name.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import classes from './bell.module.css';
import type { NotificationFilter } from './notification-data.ts';
import { NotificationList } from './notification-list.tsx';
import { openNotificationSettings } from './settings-signal.ts';
import { useReadAll } from './use-read-all.ts';

/** Page 'Все уведомления': all notifications or the unread ones, in pages. */
export function NotificationsPage() {
  const { filter = 'all' } = useSearch({ from: '/notifications' });
  const navigate = useNavigate({ from: '/notifications' });
  const isNarrow = useIsNarrow();
  const { unreadCount = 0, readAll, isPending } = useReadAll();
  usePageName('Все уведомления', true);
  return (
    <>
      <OfficeBar />
      <main className={classes.page}>
        <header className={classes.pageHead}>
          <Text as="h1" size={22}>
            Все уведомления
          </Text>
          <Segmented<NotificationFilter>
            value={filter}
            onChange={(value) => void navigate({ search: value === 'all' ? {} : { filter: value }, replace: true })}
            aria-label="Какие уведомления"
            isWide={isNarrow}
            options={[
              { value: 'all', label: 'Все' },
              { value: 'unread', label: unreadCount > 0 ? `Непрочитанные ${unreadCount}` : 'Непрочитанные' },
            ]}
          />
          <span className="grow" />
          {unreadCount > 0 && (
            <Button loading={isPending} onClick={readAll}>
              Прочитать все
            </Button>
          )}
          <Button onClick={openNotificationSettings}>Что присылать</Button>
        </header>
        <div className={classes.list}>
          <NotificationList key={filter} filter={filter} />
        </div>
      </main>
      <PageFoot />
    </>
  );
}
