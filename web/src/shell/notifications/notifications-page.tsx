import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { PageFoot } from '#shell/page-foot.tsx';
import { PaletteButton } from '#shell/palette/palette-button.tsx';
import { SkipLink } from '#shell/skip-link.tsx';
import barClasses from '#shell/top-bar.module.css';
import { UserMenu } from '#shell/user-menu.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import { Segmented } from '#ui/menu/segmented.tsx';
import { usePageName } from '#ui/page-name.ts';
import classes from './bell.module.css';
import { LateOfficeBell } from './late-office-bell.tsx';
import type { NotificationFilter } from './notification-data.ts';
import { NotificationList } from './notification-list.tsx';
import { openNotificationSettings } from './settings-signal.ts';
import { useReadAll } from './use-read-all.ts';

/** 'Все уведомления': all of them or the unread ones, a page at a time. */
export function NotificationsPage() {
  const { data: settings } = useQuery(settingsQuery);
  const { filter = 'all' } = useSearch({ from: '/notifications' });
  const navigate = useNavigate({ from: '/notifications' });
  const { unreadCount = 0, readAll, isPending } = useReadAll();
  usePageName('Все уведомления', true);
  return (
    <>
      <header className={`${barClasses.bar} on-screen`}>
        <SkipLink />
        <Link to="/" className={`${barClasses.logo} focus-inside`} aria-label="На главную">
          <Logo name={settings?.productName ?? ''} />
        </Link>
        <Row gap={6} fz={13} whiteSpace="nowrap" ms="auto" className={barClasses.tools}>
          <PaletteButton hint="Объект, комплекс, запрос" />
          <LateOfficeBell />
          <UserMenu />
        </Row>
      </header>
      <main className={classes.page}>
        <header className={classes.pageHead}>
          <Text as="h1" size={22}>
            Все уведомления
          </Text>
          <Segmented<NotificationFilter>
            value={filter}
            onChange={(value) => void navigate({ search: value === 'all' ? {} : { filter: value }, replace: true })}
            aria-label="Какие уведомления"
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
