import { getAboutSystem } from '@gektar/contract/system-calls.ts';
import { formatClock, moscowTime } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { OfficeBar } from '#shell/office-bar.tsx';
import { PageFoot } from '#shell/page-foot.tsx';
import { writeClipboard } from '#ui/button/copy-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { PageCrumbs } from '#ui/page-crumbs.tsx';
import { usePageName } from '#ui/page-name.ts';
import { showError, showSuccess } from '#ui/toast/toast.tsx';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './about-page.module.css';
import { type AboutView, aboutView, supportText } from './about-view.ts';
import { PartTable } from './part-table.tsx';
import type { AboutFigure } from './part-words.ts';
import { ServiceTable } from './service-table.tsx';
import { StateDot } from './state-dot.tsx';
import type { Trouble } from './trouble-words.ts';
import { type Checks, systemKey, useChecks } from './use-checks.ts';

const TITLE = 'О системе';
const RENEW_MS = 30_000;

/**
 * 'О системе': failures of services, and whether people can still work, for the administrator. Not in the
 * specification.
 */
export function AboutPage() {
  usePageName(TITLE, true);
  const about = useQuery({
    queryKey: systemKey,
    queryFn: ({ signal }) => call(getAboutSystem, {}, { signal }),
    refetchInterval: RENEW_MS,
  });
  const shownAt = new Date(about.dataUpdatedAt);
  const view = about.data && aboutView(about.data, moscowTime(shownAt));
  return (
    <>
      <OfficeBar />
      <Stack as="main" display="flex" gap={12} p="16px 16px 24px" flex={1} w="100%" maw={1312} m="0 auto">
        <PageCrumbs crumbs={[{ label: TITLE }]} />
        <Row gap="4px 12px" wrap="wrap" mih={36}>
          <Text as="h1" size={22}>
            {TITLE}
          </Text>
          {view?.troubles.length === 0 && <StateDot kind="works">{view.wellWords}</StateDot>}
          {view && (
            <>
              <Text as="span" size={13} c="mute" className="on-tablet">
                показано в {formatClock(about.dataUpdatedAt)}, обновляется само
              </Text>
              <Button
                ms="auto"
                className="on-tablet"
                leftSection={<IconCopy {...icon16} />}
                onClick={() => void copy(supportText(view, moscowTime(shownAt)))}
              >
                Сведения для поддержки
              </Button>
            </>
          )}
        </Row>
        {about.isPending && <Spinner />}
        {about.isError && about.data === undefined && (
          <FailedState caption={failureText(about.error)} onRetry={() => void about.refetch()} />
        )}
        {view && <Content view={view} />}
      </Stack>
      <PageFoot />
    </>
  );
}

async function copy(text: string): Promise<void> {
  if (await writeClipboard(text)) showSuccess('Данные скопированы в буфер');
  else showError('Не удалось скопировать');
}

function Content({ view }: { view: AboutView }) {
  const checks = useChecks();
  const [worst] = view.troubles;
  return (
    <>
      {worst && <TroubleLine trouble={worst} more={view.troubles.length - 1} checks={checks} />}
      <dl className={classes.figures}>
        {view.figures.map((figure) => (
          <FigureCell key={figure.label} {...figure} />
        ))}
      </dl>
      <ServiceTable rows={view.services} summary={view.servicesSummary} checks={checks} />
      <div className={classes.two}>
        <PartTable id="processes" title="Процессы и база" rows={view.processes} />
        <PartTable id="jobs" title="Фоновые работы" rows={view.jobs} />
      </div>
    </>
  );
}

function TroubleLine({ trouble, more, checks }: { trouble: Trouble; more: number; checks: Checks }) {
  const { title, text, service } = trouble;
  return (
    <Row gap={10} role="alert" className={classes.trouble}>
      <IconAlertTriangle {...icon16} className="firm" aria-hidden />
      <Box as="span" flex={1}>
        <b>{title}</b> {text}
        {more > 0 && ` Ещё замечаний ниже: ${more}.`}
      </Box>
      {service !== undefined && (
        <Button
          className="on-tablet"
          size="xs"
          loading={checks.isRunning(service)}
          onClick={() => checks.run([service])}
        >
          Проверить сейчас
        </Button>
      )}
    </Row>
  );
}

function FigureCell({ label, value, detail, tone, isProven = false }: AboutFigure) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-tone={tone}>
        {value}
        <small>
          {isProven && <IconCheck {...icon16} aria-hidden={false} role="img" aria-label="Восстановление проверено" />}
          {detail}
        </small>
      </dd>
    </div>
  );
}
