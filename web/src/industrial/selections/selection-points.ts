import { mapSelection } from '@gektar/contract/industrial/requests/request-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Points of a whole selection, under its key, so that they are refetched with it. */
export function selectionPointsQuery(requestId: string) {
  return queryOptions({
    queryKey: ['industrial', 'selection', requestId, 'points'],
    queryFn: ({ signal }) => call(mapSelection, { params: { requestId } }, { signal }),
  });
}
