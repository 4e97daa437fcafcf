import type { Domain } from '@gektar/contract/domain.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { domainTitles } from '#theme/domain.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Logo } from '#ui/logo.tsx';
import { LineSkeleton } from '#ui/waiting/skeletons.tsx';
import { PlotsPicture, WarehousePicture } from './area-pictures.tsx';
import classes from './home-page.module.css';
import { OfficeTools } from './office-bar.tsx';
import { PageFoot } from './page-foot.tsx';
import barClasses from './top-bar.module.css';
import { useSignedIn } from './use-signed-in.ts';

const TodayPage = lazyPart(() => import('./today/today-page.tsx'));

/** Links to the domains, each with its Alt key. */
const entries: readonly { domain: Domain; to: `/${Domain}`; caption: string; picture: ReactNode }[] = [
  { domain: 'land', to: '/land', caption: 'Участки и запросы на них', picture: <PlotsPicture /> },
  {
    domain: 'industrial',
    to: '/industrial',
    caption: 'Комплексы, вакансии и запросы на них',
    picture: <WarehousePicture />,
  },
];

/** The public front page: links to the domains, also by Alt+1 and Alt+2; no data (B-09). */
export function HomePage() {
  const { data: settings } = useQuery(settingsQuery);
  const isKnown = useSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      const entry = entries.find((_, index) => code === `Digit${index + 1}`);
      if (!altKey || ctrlKey || metaKey || shiftKey || entry === undefined) return;
      event.preventDefault();
      void navigate({ to: entry.to });
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [navigate]);
  return (
    <>
      <header className={`${barClasses.bar} on-screen`}>
        <span className={barClasses.logo}>
          <Logo name={settings?.productName ?? ''} />
        </span>
        <Row gap={6} fz={13} whiteSpace="nowrap" ms="auto" className={barClasses.tools}>
          <OfficeTools />
        </Row>
      </header>
      {isKnown ? (
        <Suspense
          fallback={
            <Box as="main" flex={1} p="64px var(--gutter) 16px">
              <LineSkeleton />
            </Box>
          }
        >
          <TodayPage />
        </Suspense>
      ) : (
        <Entries />
      )}
      <PageFoot />
    </>
  );
}

/** The product's name and the links to both domains, each with a picture. */
function Entries() {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <Stack as="main" display="flex" align="center" justify="center" gap={24} p="32px 16px" flex={1}>
      <Text as="h1" size={22}>
        {settings?.productName}
      </Text>
      <Row align="stretch" justify="center" wrap="wrap" gap={20} className={classes.entries}>
        {entries.map(({ domain, to, caption, picture }, index) => (
          <Link
            key={domain}
            to={to}
            className={classes.entry ?? ''}
            data-domain={domain}
            aria-keyshortcuts={`Alt+${index + 1}`}
          >
            {picture}
            <Text as="span" size={16} fw={600}>
              {domainTitles[domain]}
            </Text>
            <Row as="span" justify="space-between" gap={12}>
              <Text as="span" size={14} c="soft">
                {caption}
              </Text>
              <kbd className={classes.key}>Alt {index + 1}</kbd>
            </Row>
          </Link>
        ))}
      </Row>
    </Stack>
  );
}
