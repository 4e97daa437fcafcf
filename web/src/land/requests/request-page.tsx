import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { InsteadOfPage, TabbedPage } from '#ui/piece/tabbed-page.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { useRequest } from './request-data.ts';
import { requestEntry, requestEntryKey } from './request-entry.ts';
import { RequestHead } from './request-view/request-head.tsx';
import { RequestTabs } from './request-view/request-tabs.tsx';

const listCrumb = { label: 'Запросы', to: '/land/request' } as const;

/** One request: what it asks and what can be done with it stay above, the tabs change below (E-02). */
export function RequestPage() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request, error, isPending, refetch } = useRequest(id);
  usePageName(request?.name);
  const isMissing = isFailure(error, 'land_request.not_found');
  useEffect(() => {
    if (isMissing) forgetEntry(requestEntryKey(id));
    else if (request) rememberEntry(requestEntry(request));
  }, [id, request, isMissing]);
  if (isPending) {
    return (
      <InsteadOfPage>
        <Spinner />
      </InsteadOfPage>
    );
  }
  if (isMissing) return <MissingRequest />;
  if (request === undefined) return <FailedRequest error={error} onRetry={() => void refetch()} />;
  return (
    <TabbedPage
      crumbs={<LandCrumbs crumbs={[listCrumb, { label: request.name }]} />}
      head={<RequestHead request={request} />}
      tabs={<RequestTabs request={request} />}
    />
  );
}

/** No such request, or no more: said inside the page (K-12). */
export function MissingRequest() {
  return (
    <InsteadOfPage crumbs={<LandCrumbs crumbs={[listCrumb]} />}>
      <EmptyState isPage title={missing.data} caption="Такого запроса нет: возможно, его удалили.">
        <Button variant="filled" renderRoot={(props) => <Link to="/land/request" {...props} />}>
          К списку запросов
        </Button>
      </EmptyState>
    </InsteadOfPage>
  );
}

export function FailedRequest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <InsteadOfPage crumbs={<LandCrumbs crumbs={[listCrumb]} />}>
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={onRetry} />
    </InsteadOfPage>
  );
}
