import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { CrumbsAside } from '#ui/breadcrumbs.tsx';
import { MessengerContext } from '#ui/button/phone-link.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { DemoBanner } from './demo-banner.tsx';
import { DocumentHead } from './document-head.tsx';
import { GuideOpener } from './guide/guide-opener.tsx';
import { LiveOpener, presentPeople } from './live/live-opener.tsx';
import { MinuteRequestOpener } from './minute-request/minute-request-opener.tsx';
import { MyOperationsOpener } from './my-operations/my-operations-opener.tsx';
import { NotificationSettingsOpener } from './notifications/settings-opener.tsx';
import { OperationOpener } from './operation/operation-opener.tsx';
import { ReminderOpener } from './reminder/reminder-opener.tsx';
import classes from './root-layout.module.css';
import { TalkOpener } from './talk/talk-opener.tsx';
import { ToSelectionOpener } from './to-selection-opener.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** Wraps every page: title and icon of the tab, and the banner of a demo database. */
export function RootLayout() {
  const { data: settings } = useQuery(settingsQuery);
  const isOffice = useSignedIn();
  return (
    <MessengerContext value={settings?.messengerUrl}>
      <Stack display="flex" h="100dvh" overflowY="auto" className={classes.app}>
        <DocumentHead />
        <DemoBanner />
        <CrumbsAside value={isOffice ? presentPeople : null}>
          <Outlet />
        </CrumbsAside>
        {isOffice && <LiveOpener />}
        {isOffice && <GuideOpener />}
        {isOffice && <MinuteRequestOpener />}
        {isOffice && <MyOperationsOpener />}
        {isOffice && <OperationOpener />}
        {isOffice && <NotificationSettingsOpener />}
        {isOffice && <ReminderOpener />}
        {isOffice && <TalkOpener />}
        {isOffice && <ToSelectionOpener />}
      </Stack>
    </MessengerContext>
  );
}
