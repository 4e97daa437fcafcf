import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { requestQueries, useRequest } from '#land/requests/request-data.ts';
import { HistoryTab } from '#operations/history/history-tab.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { RequestTabPane } from '#requests/request-tab-pane.tsx';
import { requestHistoryKind } from './request-history-kind.ts';

const kinds = { land_request: requestHistoryKind };

/** The tab 'История' of a request. */
export function RequestHistoryTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  // The parent page shows its tabs only once the request is loaded.
  return request ? <RequestHistory request={request} /> : null;
}

function RequestHistory({ request: { id, rowVersion } }: { request: LandRequest }) {
  const nameOf = useEmployeeNames();
  const query = useQuery({
    ...requestQueries.wholeHistory(id),
    select: (events) => events.map((event) => ({ ...event, entity: 'land_request', entityId: id })),
  });
  return (
    <RequestTabPane label="История запроса">
      <HistoryTab query={query} kinds={kinds} names={{ employee: nameOf }} versionOf={() => rowVersion} />
    </RequestTabPane>
  );
}
