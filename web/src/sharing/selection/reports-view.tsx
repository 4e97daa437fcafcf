import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ClientRefused } from '#api/client-call.ts';
import { failureText } from '#api/failure-text.ts';
import { failureReason } from '#sharing/client/link-state.ts';
import { clientAddress } from '#sharing/client-address.ts';
import { LinkState } from '#sharing/link-state.tsx';
import { useIsLinkValid } from '#sharing/use-is-link-valid.ts';
import { Scroller } from '#ui/component/scroller.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ClientLinkButton } from './client-link-button.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import classes from './selection-view.module.css';
import { TabFrame } from './tab-frame.tsx';

export interface ReportsViewProps<Row extends SelectedRow, Item extends AnyItem, Seen> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
  /** The endpoint that a client uses, so that the content is the same as for a client. */
  readonly readAsClient: (selectionId: string, password: string, signal: AbortSignal) => Promise<Seen>;
  readonly report: (seen: Seen) => ReactNode;
}

/** The client's current report, with the exports (E-01). */
export function ReportsView<Row extends SelectedRow, Item extends AnyItem, Seen>(
  props: ReportsViewProps<Row, Item, Seen>,
) {
  const { kind, request, selection } = props;
  const link = selection.requestSelectionLink;
  const isValid = useIsLinkValid(link?.expirationTime);
  return (
    <TabFrame
      bar={
        <Row wrap="wrap" gap={12} mih={32} className={classes.row}>
          {link && isValid && (
            <Text as="span" fz={13} c="soft">
              Так отчет видит клиент
            </Text>
          )}
          {link && <LinkState link={link} />}
          <span className="grow" />
          <ExportButtons
            kind={kind}
            requestId={request.id}
            words={{ sheet: 'Выгрузить таблицу', slides: 'Выгрузить презентацию', pdf: 'Выгрузить PDF' }}
          />
          {link && isValid && (
            <Button
              leftSection={<IconPrinter {...icon16} />}
              component="a"
              href={clientAddress(kind.publicPath, link, '/report')}
              target="_blank"
              rel="noopener"
            >
              Открыть для печати
            </Button>
          )}
          <ClientLinkButton kind={kind} request={request} selection={selection} />
        </Row>
      }
    >
      {link && isValid ? (
        <Preview key={link.id} {...props} password={link.password} />
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
    </TabFrame>
  );
}

/**
 * Reads the report as a client does. A refused link or code means that a colleague has made another link meanwhile: the
 * cached selection is outdated and is read again.
 */
async function readOrRefresh<Seen>(client: QueryClient, key: readonly unknown[], read: () => Promise<Seen>) {
  try {
    return await read();
  } catch (refusal) {
    const isOfLink = refusal instanceof ClientRefused && [400, 401, 403].includes(refusal.status ?? 0);
    if (isOfLink) await client.refetchQueries({ queryKey: key, exact: true });
    throw refusal;
  }
}

/** Text of a refusal; for a failed request, the wording of the client pages. */
function reasonOf(error: Error): string {
  return error instanceof ClientRefused ? error.message || failureReason(error) : failureText(error);
}

interface PreviewProps<Row extends SelectedRow, Item extends AnyItem, Seen> extends ReportsViewProps<Row, Item, Seen> {
  readonly password: string;
}

function Preview<Row extends SelectedRow, Item extends AnyItem, Seen>({
  kind,
  selection,
  password,
  readAsClient,
  report,
}: PreviewProps<Row, Item, Seen>) {
  const client = useQueryClient();
  const { queryKey } = selectionQuery(kind, selection.requestId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKey, 'client', selection],
    queryFn: ({ signal }) => readOrRefresh(client, queryKey, () => readAsClient(selection.id, password, signal)),
  });
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedState caption={error ? reasonOf(error) : undefined} onRetry={() => void refetch()} />;
  return (
    <Scroller className={`${classes.report} focus-inside`} aria-label="Отчет клиента">
      <Suspense fallback={<CardSkeleton />}>{report(data)}</Suspense>
    </Scroller>
  );
}
