import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { InsteadOfPage, TabbedPage } from '#ui/component/tabbed-page.tsx';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';

/** Parts of a `RequestKind` that a page needs. */
type PageKind = Pick<RequestKind<AnyRequest>, 'domain' | 'paths'>;

interface TabbedRequestProps<Request extends AnyRequest> {
  readonly kind: RequestKind<Request>;
  readonly id: string;
  readonly Head: ComponentType<{ readonly request: Request }>;
  readonly Tabs: ComponentType<{ readonly request: Request }>;
  /** Main actions on a narrow screen. */
  readonly Bar: ComponentType<{ readonly request: Request }>;
}

/** Page of a request: its data and actions stay above, the tabs change below (E-02). */
export function TabbedRequest<Request extends AnyRequest>(props: TabbedRequestProps<Request>) {
  const { kind, id, Head, Tabs, Bar } = props;
  const isNarrow = useIsNarrow();
  const { entries } = kind;
  const { data: request, error, isPending, refetch } = kind.queries.useOne(id);
  usePageName(request && kind.pageName(request.name));
  const isMissing = isFailure(error, kind.notFound);
  useEffect(() => {
    if (isMissing) forgetEntry(entries.keyOf(id));
    else if (request) rememberEntry(entries.entryOf(request));
  }, [entries, id, request, isMissing]);
  if (isPending) {
    return (
      <InsteadOfPage>
        <Spinner />
      </InsteadOfPage>
    );
  }
  if (isMissing) return <NoRequest kind={kind} />;
  if (request === undefined) return <UnloadedRequest kind={kind} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <TabbedPage
        crumbs={<RequestCrumbs kind={kind} page={request.name} />}
        head={<Head request={request} />}
        tabs={<Tabs request={request} />}
      />
      {isNarrow && <Bar request={request} />}
    </>
  );
}

/** Page of a request that does not exist or was deleted: shown inside the layout (K-12). */
export function NoRequest({ kind }: { kind: PageKind }) {
  return (
    <InsteadOfRequest kind={kind}>
      <EmptyState isPage title={missing.data} caption="Такого запроса нет: возможно, его удалили.">
        <Button variant="filled" renderRoot={(props) => <Link to={kind.paths.list} {...props} />}>
          К списку запросов
        </Button>
      </EmptyState>
    </InsteadOfRequest>
  );
}

/** Error of a page or a form, with a retry. */
export interface RequestFailure {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function UnloadedRequest({ kind, error, onRetry }: RequestFailure & { kind: PageKind }) {
  return (
    <InsteadOfRequest kind={kind}>
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={onRetry} />
    </InsteadOfRequest>
  );
}

/** Content shown instead of a request's page or form, below a breadcrumb to the list. */
export function InsteadOfRequest({ kind, children }: { kind: PageKind; children: ReactNode }) {
  return <InsteadOfPage crumbs={<RequestCrumbs kind={kind} />}>{children}</InsteadOfPage>;
}

function RequestCrumbs({ kind, page }: { kind: PageKind; page?: string }) {
  const list = { label: 'Запросы', to: kind.paths.list };
  return <DomainCrumbs domain={kind.domain} crumbs={page === undefined ? [list] : [list, { label: page }]} />;
}
