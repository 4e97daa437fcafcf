import { mapSelection } from '@gektar/contract/industrial/requests/request-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Points of a whole selection; the key begins with that of the selection, so that both are refetched together. */
export function selectionPointsQuery(requestId: string) {
  return queryOptions({
    queryKey: ['industrial', 'selection', requestId, 'points'],
    queryFn: ({ signal }) => call(mapSelection, { params: { requestId } }, { signal }),
  });
}
