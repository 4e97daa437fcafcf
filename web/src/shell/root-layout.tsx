import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { provideToSelectionKinds } from '#sharing/to-selection/to-selection-kinds.ts';
import { CrumbsAside } from '#ui/breadcrumbs.tsx';
import { MessengerContext } from '#ui/button/phone-link.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { DemoBanner } from './demo-banner.tsx';
import { DocumentHead } from './document-head.tsx';
import { GuideOpener } from './guide/guide-opener.tsx';
import { presentPeople } from './live/late-present-people.tsx';
import { loadedSoon } from './loaded-soon.tsx';
import { MinuteRequestKey } from './minute-request/minute-request-key.tsx';
import classes from './root-layout.module.css';
import { useSignedIn } from './use-signed-in.ts';

const LiveEvents = loadedSoon(() => import('./live/live-events.tsx'));
const OfficeOpeners = loadedSoon(() => import('./office-openers.tsx'));

provideToSelectionKinds({
  land: async () => (await import('#land/selections/plots-to-selection.ts')).plotsToSelection,
  industrial: async () => (await import('#industrial/selections/vacancies-to-selection.ts')).vacanciesToSelection,
});

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
        {isOffice && <LiveEvents />}
        {isOffice && <MinuteRequestKey />}
        {isOffice && <OfficeOpeners />}
        {isOffice && <GuideOpener />}
      </Stack>
    </MessengerContext>
  );
}
