import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { InsteadOfPage, TabbedPage } from '#ui/piece/tabbed-page.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { NO_ACCESS } from './no-access.ts';
import { requestQuery } from './request-data.ts';
import { requestEntry, requestEntryKey } from './request-entry.ts';
import { requestLink } from './request-links.ts';
import { RequestHead } from './request-view/request-head.tsx';
import { RequestTabs } from './request-view/request-tabs.tsx';

const listCrumb = { label: 'Запросы', to: '/industrial/requests' } as const;

/** One request: its data and what can be done with it stay above, the tabs change below (E-02). */
export function RequestPage() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  const { data: request, error, isPending, refetch } = useQuery(requestQuery(id));
  usePageName(request && `Запрос ${request.name}`);
  const isMissing = isFailure(error, 'industrial_request.not_found');
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
      crumbs={<IndustrialCrumbs crumbs={[listCrumb, { label: request.name }]} />}
      head={<RequestHead request={request} />}
      tabs={<RequestTabs request={request} />}
    />
  );
}

/** No such request, or no more: said inside the page (K-12). */
export function MissingRequest() {
  return (
    <InsteadOfPage crumbs={<IndustrialCrumbs crumbs={[listCrumb]} />}>
      <EmptyState isPage title={missing.data} caption="Такого запроса нет: возможно, его удалили.">
        <Button variant="filled" renderRoot={(props) => <Link to={listCrumb.to} {...props} />}>
          К списку запросов
        </Button>
      </EmptyState>
    </InsteadOfPage>
  );
}

export function FailedRequest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <InsteadOfPage crumbs={<IndustrialCrumbs crumbs={[listCrumb]} />}>
      <FailedState title={LOAD_FAILURE} caption={failureText(error)} onRetry={onRetry} />
    </InsteadOfPage>
  );
}

/** Its form is not for this employee (B-07). */
export function ForbiddenRequest({ id }: { id: string }) {
  return (
    <InsteadOfPage crumbs={<IndustrialCrumbs crumbs={[listCrumb]} />}>
      <EmptyState isPage title={failureTexts['access.forbidden']} caption={NO_ACCESS}>
        <Button variant="filled" renderRoot={(props) => <Link {...requestLink(id)} {...props} />}>
          К запросу
        </Button>
      </EmptyState>
    </InsteadOfPage>
  );
}
