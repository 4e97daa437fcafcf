import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { findRequests } from '@gektar/contract/land/requests/request-calls.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { requests } from '@gektar/format/plural.ts';
import { call } from '#api/call.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { undo } from '#operations/undo-operation.ts';
import { chosenRequestsOf } from '#requests/chosen-requests.tsx';
import { changedRequests } from './request-changes.ts';
import { requestActions } from './request-data.ts';
import { requestKind } from './request-kind.ts';

/** Actions over the chosen requests for plots. */
export const ChosenRequests = chosenRequestsOf<LandRequest, RequestFilterInput, PropertySort>({
  Edit: (props) => <BulkEdit {...props} about={changedRequests} responsible="responsibleEmployeeId" />,
  notFound: requestKind.notFound,
  ...requestActions,
  undo: (client, runId) => undo(client, runId, { forms: requests }),
  refresh: changedRequests.refresh,
  find: (query, body) => call(findRequests, { query, body }),
});
