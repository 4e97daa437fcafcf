import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { requestQueries } from '#industrial/requests/request-data.ts';
import { HistoryTab } from '#operations/history/history-tab.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { RequestTabPane } from '#requests/request-tab-pane.tsx';
import { requestHistoryKind } from './request-history-kind.ts';

const useTypes = choicesOf('request-type');

/** The tab 'История' of a request. */
export function RequestHistoryTab() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  const { data: request } = requestQueries.useOne(id);
  // The parent page shows its tabs only once the request is loaded.
  return request ? <RequestHistory request={request} /> : null;
}

function RequestHistory({ request: { id, rowVersion } }: { request: IndustrialRequest }) {
  const nameOf = useEmployeeNames();
  const types = new Map(useTypes().map(({ value, label }) => [value, label]));
  const query = useQuery({
    ...requestQueries.wholeHistory(id),
    select: (events) => events.map((event) => ({ ...event, entity: 'industrial_request', entityId: id })),
  });
  return (
    <RequestTabPane label="История запроса">
      <HistoryTab
        query={query}
        kinds={{ industrial_request: requestHistoryKind((type) => types.get(type)) }}
        names={{ employee: nameOf }}
        versionOf={() => rowVersion}
      />
    </RequestTabPane>
  );
}
