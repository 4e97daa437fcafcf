import { useParams } from '@tanstack/react-router';
import { NoRequest, TabbedRequest } from '#requests/request-pages.tsx';
import { requestKind } from './request-kind.ts';
import { RequestBar } from './request-view/request-bar.tsx';
import { RequestHead } from './request-view/request-head.tsx';
import { RequestTabs } from './request-view/request-tabs.tsx';

export function RequestPage() {
  const { id } = useParams({ from: '/land/request/$id' });
  return <TabbedRequest kind={requestKind} id={id} Head={RequestHead} Tabs={RequestTabs} Bar={RequestBar} />;
}

export function MissingRequest() {
  return <NoRequest kind={requestKind} />;
}
