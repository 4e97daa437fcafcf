import type { CallOptions } from '@gektar/contract/call.ts';
import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import {
  actualizeRequest,
  copyRequest,
  countRequests,
  deleteRequest,
  findRequests,
  getRequest,
  listRequestHistory,
  mapRequests,
  toggleRequestArchive,
} from '@gektar/contract/land/requests/request-calls.ts';
import type { RequestFilterInput } from '@gektar/contract/land/requests/request-filter.ts';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { byTens } from '#requests/request-kind.ts';

export const requestQueries = entityQueries({
  domain: 'land',
  ...byTens,
  live: {
    kind: 'land_request',
    alsoBy: ['selection'],
    sortFields: { Price: 'budget', LastConversationDate: 'actualizeRequestDate' },
  },
  find: (query: ListPage<PropertySort>, body: RequestFilterInput, options: CallOptions) =>
    call(findRequests, { query, body }, options),
  count: (body, options) => call(countRequests, { body }, options),
  // One point per request and region (E-08).
  points: (body, _window, options) => call(mapRequests, { body }, options),
  one: (id, options) => call(getRequest, { params: { id } }, options),
  history: (id, query, options) => call(listRequestHistory, { params: { id }, query }, options),
});

export const { useOne: useRequest } = requestQueries;

/** Actions on a request, except editing. */
export const requestActions = {
  /** @param runId id of the operation that the call is part of; also in the actions below */
  archive: (id: string, isEnabled: boolean, runId?: string) =>
    call(toggleRequestArchive, { params: { id }, query: { ...archiveTo(isEnabled), runId } }),
  actualize: (id: string, runId?: string) => call(actualizeRequest, { params: { id }, query: { runId } }),
  copy: (id: string) => call(copyRequest, { params: { id } }),
  remove: (id: string, runId?: string) => call(deleteRequest, { params: { id }, query: { runId } }),
} as const;
