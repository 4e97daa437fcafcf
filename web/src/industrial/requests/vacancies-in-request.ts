import type { CallOptions } from '@gektar/contract/call.ts';
import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { NearSearchInput } from '@gektar/contract/industrial/requests/near-search.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import {
  countVacanciesInRequest,
  countVacanciesNearRequest,
  findVacanciesInRequest,
  findVacanciesNearRequest,
  mapPlacesInRequest,
  previewImportance,
} from '@gektar/contract/industrial/requests/request-calls.ts';
import type { SearchSort, VacancySearchInput } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { OnlyCells } from '@gektar/contract/map-cells.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { orderModelOf } from '#industrial/order-model.ts';
import { findVacanciesById, LIST_TAKE, liveVacancies } from '#industrial/vacancies/vacancy-list-data.ts';
import { previewQueries } from '#sharing/selection/importance/importance-about.ts';
import { nearQueries } from '#sharing/selection/near/near-queries.ts';
import { requestCriteria, toVacancySearch, type VacancyCriteria } from './search-in-request.ts';

/** A search for vacancies inside a request. */
export interface AskedInRequest {
  readonly requestId: string;
  readonly search: VacancySearchInput;
}

interface Asked extends AskedInRequest {
  readonly ids?: string[] | null;
  readonly cells?: OnlyCells | undefined;
}

// The keys begin like those of vacancies, so that a change of a vacancy also refetches these lists.
const queries = entityQueries({
  domain: 'industrial',
  names: ['vacancy-in-request', 'vacancies'],
  take: LIST_TAKE,
  live: liveVacancies,
  find: (
    { take, skip, ...order }: ListPage<SearchSort>,
    { ids, requestId, search: filterModel, cells }: Asked,
    options: CallOptions,
  ): Promise<VacancyRow[]> =>
    ids
      ? findVacanciesById(ids)
      : call(
          findVacanciesInRequest,
          {
            query: { requestId, take, ...(skip !== undefined && { skip }) },
            body: { filterModel, orderModel: orderModelOf(order), cells },
          },
          options,
        ),
  count: ({ requestId, search: filterModel }, options) =>
    call(countVacanciesInRequest, { query: { requestId }, body: { filterModel } }, options),
  points: ({ requestId, search: filterModel }, window, options) =>
    call(mapPlacesInRequest, { query: { requestId }, body: { filterModel, window } }, options),
  one: () => Promise.reject(new Error('a vacancy alone is asked for without a request')),
  history: () => Promise.resolve([]),
});

export const { count: countInRequestQuery, points: pointsInRequestQuery, ofPlace: placeInRequestQuery } = queries;
export const inRequestQueries: Pick<typeof queries, 'list' | 'count'> = queries;

interface AskedNear {
  readonly requestId: string;
  readonly body: NearSearchInput;
}

const vacanciesNear = nearQueries<VacancyRow, AskedNear>({
  domain: 'industrial',
  name: 'vacancies',
  changedBy: [liveVacancies.kind, ...liveVacancies.owners.kinds],
  find: (page, { requestId, body }, options) =>
    call(findVacanciesNearRequest, { query: { requestId, ...page }, body }, options),
  count: ({ body }, options) => call(countVacanciesNearRequest, { body }, options),
});

/** Queries of vacancies that almost fit a request, under the criteria in force. */
export function vacanciesNearQueries(request: IndustrialRequest, criteria: VacancyCriteria, withUnknown: boolean) {
  const asked = searchOfRequest(request);
  const body = { filterModel: toVacancySearch(criteria), asked, importance: request.importance, withUnknown };
  const ask = { requestId: request.id, body };
  return { list: vacanciesNear.list(ask), count: vacanciesNear.count(ask) };
}

/** Queries of the effect of unsaved weights of a request. */
export const vacanciesPreviewQuery = previewQueries<VacancyRow>({
  domain: 'industrial',
  changedBy: [liveVacancies.kind, ...liveVacancies.owners.kinds, 'industrial_request'],
  run: (id, body, options) => call(previewImportance, { params: { id }, body }, options),
});

/** Number of vacancies that the unchanged search of a request finds; shares its cached query with the search itself. */
export function countOfRequestQuery(request: IndustrialRequest) {
  return countInRequestQuery({ requestId: request.id, search: toVacancySearch(requestCriteria(request)) });
}
