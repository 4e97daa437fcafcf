import { Button, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
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
import { useDeckUpdate } from './deck-update.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { selectionQuery } from './selection-cache.ts';
import type { AnyItem, SelectedRow, Selection, SelectionKind, SelectionRequest } from './selection-kind.ts';
import classes from './selection-view.module.css';
import { TabFrame } from './tab-frame.tsx';

export interface ReportsViewProps<Row extends SelectedRow, Item extends AnyItem, Seen> {
  readonly kind: SelectionKind<Row, Item>;
  readonly request: SelectionRequest;
  readonly selection: Selection<Item>;
  /** Reads what a client would; it does not count as shown to the client. */
  readonly preview: (selectionId: string, signal: AbortSignal) => Promise<Seen>;
  readonly report: (seen: Seen) => ReactNode;
}

/** The client's current report, with the exports (E-01). */
export function ReportsView<Row extends SelectedRow, Item extends AnyItem, Seen>(
  props: ReportsViewProps<Row, Item, Seen>,
) {
  const { kind, request, selection } = props;
  const link = selection.requestSelectionLink;
  const isValid = useIsLinkValid(link?.expirationTime);
  const deckUpdate = useDeckUpdate(kind, request.id);
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
          <Menu position="bottom-end">
            <Menu.Target>
              <Button aria-label="Действия с отчетом" title="Действия с отчетом" px={8}>
                <IconDots {...icon16} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>{deckUpdate.item}</Menu.Dropdown>
          </Menu>
          {deckUpdate.dialog}
        </Row>
      }
    >
      {link && isValid ? (
        <Preview key={link.id} {...props} />
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
 * Reads the report. When the link is missing, it has ended or a colleague has deleted it: the cached selection is
 * outdated and is read again.
 */
async function readOrRefresh<Seen>(client: QueryClient, key: readonly unknown[], read: () => Promise<Seen>) {
  try {
    return await read();
  } catch (refusal) {
    if (isFailure(refusal, 'link.not_found')) await client.refetchQueries({ queryKey: key, exact: true });
    throw refusal;
  }
}

function Preview<Row extends SelectedRow, Item extends AnyItem, Seen>({
  kind,
  selection,
  preview,
  report,
}: ReportsViewProps<Row, Item, Seen>) {
  const client = useQueryClient();
  const { queryKey } = selectionQuery(kind, selection.requestId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...queryKey, 'client', selection],
    queryFn: ({ signal }) => readOrRefresh(client, queryKey, () => preview(selection.id, signal)),
  });
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedState caption={error ? failureText(error) : undefined} onRetry={() => void refetch()} />;
  return (
    <Scroller className={`${classes.report} focus-inside`} aria-label="Отчет клиента">
      <Suspense fallback={<CardSkeleton />}>{report(data)}</Suspense>
    </Scroller>
  );
}
