import type { CallOptions } from '@gektar/contract/call.ts';
import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  countVacanciesInRequest,
  findVacanciesInRequest,
  mapSelection,
  mapVacanciesInRequest,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import type { VacancySearchInput } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { orderModelOf } from '#industrial/order-model.ts';
import { LIST_TAKE } from '#industrial/vacancies/vacancy-list-data.ts';

/** What is asked inside a request. */
export interface AskedInRequest {
  readonly requestId: string;
  readonly search: VacancySearchInput;
}

// Under the keys of vacancies: whatever changes one asks these lists again.
const queries = entityQueries({
  domain: 'industrial',
  names: ['vacancy-in-request', 'vacancies'],
  take: LIST_TAKE,
  find: (
    { take, skip, ...order }: ListPage<VacancySort>,
    { requestId, search: filterModel }: AskedInRequest,
    options: CallOptions,
  ): Promise<VacancyRow[]> =>
    call(
      findVacanciesInRequest,
      {
        query: { requestId, take, ...(skip !== undefined && { skip }) },
        body: { filterModel, orderModel: orderModelOf(order) },
      },
      options,
    ),
  count: ({ requestId, search: filterModel }, options) =>
    call(countVacanciesInRequest, { query: { requestId }, body: { filterModel } }, options),
  points: ({ requestId, search: filterModel }, options) =>
    call(mapVacanciesInRequest, { query: { requestId }, body: { filterModel } }, options),
  one: () => Promise.reject(new Error('a vacancy alone is asked for without a request')),
  history: () => Promise.resolve([]),
});

export const { count: countInRequestQuery, points: pointsInRequestQuery } = queries;
export const inRequestQueries: Pick<typeof queries, 'list' | 'count'> = queries;

/** Points of a whole selection; under its key, so that they are asked again when it changes. */
export function selectionPointsQuery(requestId: string) {
  return queryOptions({
    queryKey: ['industrial', 'selection', requestId, 'points'],
    queryFn: ({ signal }) => call(mapSelection, { params: { requestId } }, { signal }),
  });
}
