import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import type { RequestSelection } from '@gektar/contract/land/selections/selection.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { clientAddress } from '#sharing/client-address.ts';
import { isLinkValid } from '#sharing/link-days.ts';
import { LinkState } from '#sharing/link-state.tsx';
import { EmptyState, FailedState } from '#ui/empty-state.tsx';
import { icon16 } from '#ui/icon.ts';
import { CardSkeleton } from '#ui/skeletons.tsx';
import { ClientLinkButton } from './client-link-button.tsx';
import { ExportButtons } from './export-buttons.tsx';
import classes from './search-tab.module.css';
import { selectionQuery } from './selection-data.ts';

const LandReport = lazy(async () => ({ default: (await import('#land/public/land-report.tsx')).LandReport }));

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
  const itemCount = selection.items.filter(({ status }) => status).length;
  const clientLink = <ClientLinkButton request={request} selection={selection} itemCount={itemCount} />;
  return (
    <div className={classes.tab}>
      <div className={classes.bar}>
        <div className={classes.row}>
          {link && isLinkValid(link.expirationTime) && <span className={classes.quiet}>Так отчёт видит клиент</span>}
          {link && <LinkState link={link} />}
          <span className={classes.grow} />
          <ExportButtons
            requestId={request.id}
            words={{ sheet: 'Выгрузить таблицу', slides: 'Выгрузить презентацию' }}
          />
          {link && isLinkValid(link.expirationTime) && (
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
        </div>
      </div>
      {link && isLinkValid(link.expirationTime) ? (
        <Preview key={link.id} selection={selection} password={link.password} />
      ) : (
        <EmptyState
          title={link ? 'Действие ссылки истекло' : 'Клиентской ссылки ещё нет'}
          picture="blank"
          caption={
            link
              ? 'Продлите ссылку, и здесь снова будет виден отчёт клиента'
              : 'Создайте ссылку, и здесь будет виден отчёт, который по ней откроет клиент'
          }
        />
      )}
    </div>
  );
}

/** Read by the client's own call, so that nothing here differs from what leaves the house. */
function Preview({ selection, password }: { selection: RequestSelection; password: string }) {
  const { data: office } = useQuery(settingsQuery);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['land', 'selection', selection.requestId, 'client', selection],
    queryFn: ({ signal }) => call(landPublic.read, { params: { id: selection.id }, query: { password } }, { signal }),
  });
  if (isPending) return <CardSkeleton />;
  if (!data) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  return (
    // Scrolled by keys, too: there may be nothing in it to stand on.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached
    <section className={classes.report} aria-label="Отчёт клиента" tabIndex={0}>
      <Suspense fallback={<CardSkeleton />}>
        <LandReport selection={data} office={office} isPart />
      </Suspense>
    </section>
  );
}
