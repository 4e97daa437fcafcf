import { getAboutSystem } from '@gektar/contract/system-calls.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { PageFoot } from '#shell/page-foot.tsx';
import barClasses from '#shell/top-bar.module.css';
import { UserMenu } from '#shell/user-menu.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './about-page.module.css';
import { type AboutLine, aboutParts } from './about-words.ts';

const RENEW_MS = 30_000;

/** 'О системе': state of the running program, for its administrator. Not in the specification. */
export function AboutPage() {
  const { data: settings } = useQuery(settingsQuery);
  const about = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call(getAboutSystem, {}, { signal }),
    refetchInterval: RENEW_MS,
  });
  return (
    <>
      <header className={`${barClasses.bar} on-screen`}>
        <Link to="/" className={`${barClasses.logo} focus-inside`} aria-label="На главную">
          <Logo name={settings?.productName ?? ''} />
        </Link>
        <Row gap={6} fz={13} whiteSpace="nowrap" ms="auto" className={barClasses.tools}>
          <UserMenu />
        </Row>
      </header>
      <Stack as="main" display="flex" gap={16} p="24px 16px" flex={1} w="100%" maw={760} m="0 auto">
        <Text as="h1" size={22}>
          О системе
        </Text>
        {about.isPending && <Spinner />}
        {about.isError && about.data === undefined && (
          <FailedState caption={failureText(about.error)} onRetry={() => void about.refetch()} />
        )}
        {about.data &&
          aboutParts(about.data, moscowTime()).map(({ title, lines }) => (
            <Card key={title} p="14px 16px">
              <Text as="h2" size={14} fw={600}>
                {title}
              </Text>
              <Stack as="dl" columns="minmax(0, 2fr) minmax(0, 3fr)" gap="6px 16px" mt={10} className={classes.lines}>
                {lines.map((line) => (
                  <Line key={line.label} {...line} />
                ))}
              </Stack>
            </Card>
          ))}
      </Stack>
      <PageFoot />
    </>
  );
}

function Line({ label, value, isTrouble = false }: AboutLine) {
  return (
    <>
      <dt>{label}</dt>
      <dd data-trouble={isTrouble || undefined}>
        {isTrouble && <IconAlertTriangle {...icon16} role="img" aria-label="Требует внимания" />}
        {value}
      </dd>
    </>
  );
}
