import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { findRequests } from '@gektar/contract/industrial/requests/request-calls.ts';
import type { RequestFilterInput, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { requests } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { undo } from '#operations/undo-operation.ts';
import { chosenRequestsOf } from '#requests/chosen-requests.tsx';
import { changedRequests } from './request-changes.ts';
import { requestActions } from './request-data.ts';
import { requestKind } from './request-kind.ts';

/** Actions over the chosen requests for vacancies. */
export const ChosenRequests = chosenRequestsOf<IndustrialRequest, RequestFilterInput, RequestSort>({
  Edit: (props) => <BulkEdit {...props} about={changedRequests} responsible="responsibleEmployeeId" />,
  notFound: requestKind.notFound,
  ...requestActions,
  undo: (client, runId) => undo(client, runId, { forms: requests }),
  refresh: changedRequests.refresh,
  find: (query, body) => call(findRequests, { query, body }),
});
