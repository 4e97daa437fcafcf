import type { CallOptions } from '@gektar/contract/call.ts';
import {
  archiveRequest,
  checkEditAccess,
  countRequests,
  countRequestsForComplex,
  countRequestsForVacancy,
  deleteRequest,
  findRequests,
  getRequest,
  listRequestHistory,
  listRequestsForComplex,
  listRequestsForVacancy,
  mapRequests,
} from '@gektar/contract/industrial/requests/request-calls.ts';
import type { RequestFilterInput, RequestSort } from '@gektar/contract/industrial/requests/request-filter.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection-calls.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { archiveTo } from '#api/archive-to.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { pagesOf } from '#api/pages-of.ts';
import { byTens } from '#requests/request-kind.ts';

export const requestQueries = entityQueries({
  domain: 'industrial',
  ...byTens,
  live: { kind: 'industrial_request', alsoBy: ['selection'], sortFields: { VacancyArea: 'vacancyAreaRange' } },
  find: (query: ListPage<RequestSort>, body: RequestFilterInput, options: CallOptions) =>
    call(findRequests, { query, body }, options),
  count: (body, options) => call(countRequests, { body }, options),
  // One point per request and place (E-08).
  points: (body, _window, options) => call(mapRequests, { body }, options),
  one: (id, options) => call(getRequest, { params: { id } }, options),
  history: (id, query, options) => call(listRequestHistory, { params: { id }, query }, options),
});

export const { one: requestQuery } = requestQueries;

/** Whether the employee may change the request (B-07). */
export function editAccessQuery(id: string) {
  return queryOptions({
    queryKey: [...requestQueries.keyOf(id), 'access'],
    queryFn: ({ signal }) => call(checkEditAccess, { query: { requestId: id } }, { signal }),
  });
}

/** A vacancy or a complex whose fitting requests are searched; for a complex any of its vacancies may fit. */
export interface FittedBy {
  readonly kind: 'vacancy' | 'complex';
  readonly id: string;
}

const fittingCalls = {
  vacancy: { list: listRequestsForVacancy, count: countRequestsForVacancy },
  complex: { list: listRequestsForComplex, count: countRequestsForComplex },
} as const;

/** Active requests that a vacancy, or any vacancy of a complex, fits (F-06). */
export function fittingRequestsQuery({ kind, id }: FittedBy) {
  return infiniteQueryOptions({
    queryKey: [...requestQueries.all, 'fitting', kind, id],
    ...pagesOf(byTens.take, (query, options) => call(fittingCalls[kind].list, { params: { id }, query }, options)),
  });
}

/** Number of fitting requests. */
export function fittingCountQuery({ kind, id }: FittedBy) {
  return queryOptions({
    queryKey: [...requestQueries.all, 'fitting', kind, id, 'count'],
    queryFn: ({ signal }) => call(fittingCalls[kind].count, { params: { id } }, { signal }),
  });
}

/** Request id → number of these vacancies in its selection; only requests that have any of them. */
export function heldVacanciesQuery(vacancyIds: readonly string[]) {
  return queryOptions({
    queryKey: ['industrial', 'selection', 'of-objects', vacancyIds],
    queryFn: ({ signal }) => call(industrialSelections.ofObjects, { body: { entityIds: [...vacancyIds] } }, { signal }),
    select: (held) => new Map(held.map(({ requestId, count }) => [requestId, count])),
    enabled: vacancyIds.length > 0,
  });
}

/** Actions on a request, except editing; the archive call states the wanted state (M-38). */
export const requestActions = {
  archive: (id: string, isEnabled: boolean, runId?: string) =>
    call(archiveRequest, { params: { id }, query: { ...archiveTo(isEnabled), runId } }),
  remove: (id: string, runId?: string) => call(deleteRequest, { params: { id }, query: { runId } }),
} as const;
