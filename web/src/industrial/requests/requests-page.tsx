import { useNavigate, useSearch } from '@tanstack/react-router';
import { MinuteRequestButton } from '#people/minute-request-button.tsx';
import { RequestListPage } from '#requests/request-list-page.tsx';
import { useSavedViews } from '#views/use-saved-views.tsx';
import { requestKind } from './request-kind.ts';
import { requestList } from './request-list.ts';

export function RequestsPage() {
  // Parsed again here: the router leaves unchecked parameters in its result.
  const search = useSearch({ from: '/industrial/requests', select: requestList.search.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/industrial/requests' });
  return (
    <RequestListPage
      kind={requestKind}
      about={requestList}
      search={search}
      navigate={navigate}
      quickAdd={<MinuteRequestButton isInList />}
      useViews={useSavedViews}
    />
  );
}
