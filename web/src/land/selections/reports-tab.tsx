import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import type { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import type { RequestSelection } from '@gektar/contract/land/selections/selection.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ClientRefused, callAsClient } from '#api/client-call.ts';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { readSelection } from '#land/public/land-lines.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { failureReason } from '#sharing/client/link-state.ts';
import { clientAddress } from '#sharing/client-address.ts';
import { LinkState } from '#sharing/link-state.tsx';
import { useIsLinkValid } from '#sharing/use-is-link-valid.ts';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ClientLinkButton } from './client-link-button.tsx';
import { ExportButtons } from './export-buttons.tsx';
import classes from './search-tab.module.css';
import { selectionQuery } from './selection-data.ts';

const LandReport = lazyPart(async () => ({ default: (await import('#land/public/land-report.tsx')).LandReport }));

/** The tab 'Отчеты': what the client's report says at this moment, with the two exports (E-01). */
export function ReportsTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  const { data: selection, error, isPending, refetch } = useQuery(selectionQuery(id));
  if (isPending || !request) return <CardSkeleton />;
  if (!selection) {
    return (
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
    );
  }
  return <Reports request={request} selection={selection} />;
}

function Reports({ request, selection }: { request: LandRequest; selection: RequestSelection }) {
  const link = selection.requestSelectionLink;
  const isValid = useIsLinkValid(link?.expirationTime);
  const itemCount = selection.items.filter(({ status }) => status).length;
  const clientLink = <ClientLinkButton request={request} selection={selection} itemCount={itemCount} />;
  return (
    <Stack pane="still" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="10px var(--gutter)" isFirm className={classes.bar}>
        <Row wrap gap={12} className={classes.row}>
          {link && isValid && (
            <Caption as="span" size={13} isOnLine tone="soft">
              Так отчет видит клиент
            </Caption>
          )}
          {link && <LinkState link={link} />}
          <span className={classes.grow} />
          <ExportButtons
            requestId={request.id}
            words={{ sheet: 'Выгрузить таблицу', slides: 'Выгрузить презентацию' }}
          />
          {link && isValid && (
            <Button
              leftSection={<IconPrinter {...icon16} />}
              component="a"
              href={clientAddress('/public', link, '/report')}
              target="_blank"
              rel="noopener"
            >
              Открыть для печати
            </Button>
          )}
          {clientLink}
        </Row>
      </Stack>
      {link && isValid ? (
        <Preview key={link.id} selection={selection} password={link.password} />
      ) : (
        <EmptyState
          title={link ? 'Действие ссылки истекло' : 'Клиентской ссылки ещё нет'}
          picture="blank"
          caption={
            link
              ? 'Продлите ссылку, и здесь снова будет виден отчет клиента'
              : 'Создайте ссылку, и здесь будет виден отчет, который по ней откроет клиент'
          }
        />
      )}
    </Stack>
  );
}

/**
 * The client's own call, so that nothing here differs from what a client gets, and no refusal of a code is taken for one of the
 * broker. What the link refuses is known wrongly here: a colleague has made another one meanwhile.
 */
async function readAsClient(
  client: QueryClient,
  { id, requestId }: RequestSelection,
  password: string,
  signal: AbortSignal,
) {
  try {
    return await callAsClient<typeof landPublic.read>(readSelection, { params: { id }, query: { password } }, signal);
  } catch (refusal) {
    const isOfLink = refusal instanceof ClientRefused && [400, 401, 403].includes(refusal.status ?? 0);
    if (isOfLink) await client.refetchQueries({ queryKey: selectionQuery(requestId).queryKey, exact: true });
    throw refusal;
  }
}

/** The refusal in its own words, what never came in those of the client pages. */
function reasonOf(error: Error): string {
  return error instanceof ClientRefused ? error.message || failureReason(error) : failureText(error);
}

function Preview({ selection, password }: { selection: RequestSelection; password: string }) {
  const client = useQueryClient();
  const { data: office } = useQuery(settingsQuery);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['land', 'selection', selection.requestId, 'client', selection],
    queryFn: ({ signal }) => readAsClient(client, selection, password, signal),
  });
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedState caption={reasonOf(error)} onRetry={() => void refetch()} />;
  return (
    // Scrolled by keys, too: there may be nothing in it to stand on.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached
    <section className={classes.report} aria-label="Отчет клиента" tabIndex={0}>
      <Suspense fallback={<CardSkeleton />}>
        <LandReport selection={data} office={office} isPart />
      </Suspense>
    </section>
  );
}
