import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { InsteadOfRequest, NoRequest, TabbedRequest } from '#requests/request-pages.tsx';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { NO_ACCESS } from './no-access.ts';
import { requestKind } from './request-kind.ts';
import { requestLink } from './request-links.ts';
import { RequestBar } from './request-view/request-bar.tsx';
import { RequestHead } from './request-view/request-head.tsx';
import { RequestTabs } from './request-view/request-tabs.tsx';

export function RequestPage() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  return <TabbedRequest kind={requestKind} id={id} Head={RequestHead} Tabs={RequestTabs} Bar={RequestBar} />;
}

export function MissingRequest() {
  return <NoRequest kind={requestKind} />;
}

/** Shown instead of the form when the employee has no edit access (B-07). */
export function ForbiddenRequest({ id }: { id: string }) {
  return (
    <InsteadOfRequest kind={requestKind}>
      <EmptyState isPage title={failureTexts['access.forbidden']} caption={NO_ACCESS}>
        <Button variant="filled" renderRoot={(props) => <Link {...requestLink(id)} {...props} />}>
          К запросу
        </Button>
      </EmptyState>
    </InsteadOfRequest>
  );
}
