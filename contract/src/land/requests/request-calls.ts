import type { CallOf, CallsOf } from '#endpoint.ts';
import { entityCalls } from '#entity-calls.ts';
import { changeCalls } from '#operations/change-calls.ts';
import { type RequestCallsOf, requestCalls } from '#requests/request-calls.ts';
import type * as endpoints from './request-endpoints.ts';

const calls = entityCalls('/api/land/requests');
const common: RequestCallsOf<typeof endpoints> = requestCalls('/api/land/requests');

export const { createRequest, updateRequest, deleteRequest } = common;
export const { countRequests, mapRequests, getRequest, listRequestHistory, previewImportance } = common;

export const findRequests: CallOf<typeof endpoints.findRequests> = calls.find('getByFilter');

export const listRequestsForProperty: CallOf<typeof endpoints.listRequestsForProperty> = calls.listOf('property/{id}');

export const listActualRequestsForProperty: CallOf<typeof endpoints.listActualRequestsForProperty> =
  calls.listOf('property/{id}/actual');

export const countRequestsForProperty: CallOf<typeof endpoints.countRequestsForProperty> =
  calls.listOf('property/{id}/count');

export const listMatchesOfProperty: CallOf<typeof endpoints.listMatchesOfProperty> =
  calls.listOf('property/{id}/matches');

export const matchUnsavedProperty: CallOf<typeof endpoints.matchUnsavedProperty> =
  calls.find('property/unsaved-matches');

export const toggleRequestArchive: CallOf<typeof endpoints.toggleRequestArchive> = calls.act('DELETE', 'archive');

export const copyRequest: CallOf<typeof endpoints.copyRequest> = calls.act('POST', 'copy');

export const actualizeRequest: CallOf<typeof endpoints.actualizeRequest> = calls.act('GET', 'actualize');

export const landRequestChanges: CallsOf<typeof endpoints.landRequestChanges> = changeCalls('/api/land/requests');

export const findPlotsNearRequest: CallOf<typeof endpoints.findPlotsNearRequest> = {
  method: 'POST',
  path: '/api/land/requests/plots-near',
  access: 'employee',
};

export const countPlotsNearRequest: CallOf<typeof endpoints.countPlotsNearRequest> = {
  method: 'POST',
  path: '/api/land/requests/plots-near/count',
  access: 'employee',
};
