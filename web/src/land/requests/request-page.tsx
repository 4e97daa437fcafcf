import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { requestQuery } from './request-data.ts';
import { requestEntry, requestEntryKey } from './request-entry.ts';
import classes from './request-page.module.css';
import { RequestHead } from './request-view/request-head.tsx';
import { RequestTabs } from './request-view/request-tabs.tsx';

const listCrumb = { label: 'Запросы', to: '/land/request' } as const;

/** One request: what it asks and what can be done with it stay above, the tabs change below (E-02). */
export function RequestPage() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request, error, isPending, refetch } = useQuery(requestQuery(id));
  usePageName(request?.name);
  const isMissing = isFailure(error, 'land_request.not_found');
  useEffect(() => {
    if (isMissing) forgetEntry(requestEntryKey(id));
    else if (request) rememberEntry(requestEntry(request));
  }, [id, request, isMissing]);
  if (isPending) {
    return (
      <main className={classes.instead}>
        <Spinner />
      </main>
    );
  }
  if (isMissing) return <MissingRequest />;
  if (request === undefined) return <FailedRequest error={error} onRetry={() => void refetch()} />;
  return (
    <Stack pane="still" as="main" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="12px var(--gutter) 8px" isFirm>
        <LandCrumbs crumbs={[listCrumb, { label: request.name }]} />
        <RequestHead request={request} />
      </Stack>
      <RequestTabs request={request} />
      <Stack pane="still" isFlex grow className={classes.tab}>
        <Outlet />
      </Stack>
    </Stack>
  );
}

/** No such request, or no more: said inside the page (K-12). */
export function MissingRequest() {
  return (
    <main className={classes.instead}>
      <LandCrumbs crumbs={[listCrumb]} />
      <EmptyState isPage title={missing.data} caption="Такого запроса нет: возможно, его удалили.">
        <Button variant="filled" renderRoot={(props) => <Link to="/land/request" {...props} />}>
          К списку запросов
        </Button>
      </EmptyState>
    </main>
  );
}

export function FailedRequest({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className={classes.instead}>
      <LandCrumbs crumbs={[listCrumb]} />
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={onRetry} />
    </main>
  );
}
