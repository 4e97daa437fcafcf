import type { CallOptions } from '@gektar/contract/call.ts';
import { CLOSED_STATUS, enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { FullFilterInput, VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  countVacancies,
  findVacancies,
  findVacanciesOfCluster,
  getOneVacancyOfModel,
  mapVacancyPlaces,
} from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { listVacancyHistory } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import type { Order } from '@gektar/contract/list.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import type { OnlyCells } from '@gektar/contract/map-cells.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { orderModelOf } from '#industrial/order-model.ts';

/** Page size of the table (2§9). */
export const LIST_TAKE = 200;

export type VacancyOrder = Order<VacancySort>;

/** Statuses of vacancies that can still be let or sold. */
export const openStatuses: number[] = enumerations['vacancy-statuses'].flatMap(({ id }) =>
  id === CLOSED_STATUS ? [] : [id],
);

type Asked = FullFilterInput & { readonly ids?: string[] | null; readonly cells?: OnlyCells | undefined };

/** A row of a vacancy also shows values of its building and its complex, so their changes update it. */
export const liveVacancies = {
  kind: 'vacancy',
  owners: { kinds: ['complex', 'building'], ids: ['complexId', 'buildingId'] },
  sortFields: {
    TotalVacancyArea: 'areaSize',
    MinumalRentalArea: 'minimalRentalBlockArea',
    AverageBaseRate: 'averageNetRentalRate',
  },
} as const;

const queries = entityQueries({
  domain: 'industrial',
  names: ['vacancy', 'vacancies'],
  take: LIST_TAKE,
  live: liveVacancies,
  /** `ids` find vacancies in any archive state; the criteria of the list are ignored then. */
  find: (
    { take, skip, ...order }: ListPage<VacancySort>,
    { ids, cells, ...filterModel }: Asked,
    options: CallOptions,
  ) => {
    const query = { take, ...(skip !== undefined && { skip }) };
    const orderModel = orderModelOf(order);
    return ids
      ? call(findVacanciesOfCluster, { query, body: { ids, filterModel: { isEnabled: null }, orderModel } }, options)
      : call(findVacancies, { query, body: { filterModel, orderModel, cells } }, options);
  },
  count: (filterModel, options) => call(countVacancies, { body: { filterModel } }, options),
  points: (filterModel, window, options) => call(mapVacancyPlaces, { body: { filterModel, window } }, options),
  one: (id, options) => call(getOneVacancyOfModel, { params: { id } }, options),
  history: (id, query, options) => call(listVacancyHistory, { params: { id }, query }, options),
});

export const {
  list: vacancyListQuery,
  count: vacancyCountQuery,
  points: vacancyPointsQuery,
  ofPlace: vacanciesOfPlaceQuery,
  cards: vacancyCardsQuery,
  findById: findVacanciesById,
  refresh: refreshVacancies,
  wholeHistory: wholeVacancyHistoryQuery,
} = queries;
export const vacancyListQueries: Pick<typeof queries, 'list' | 'count'> = queries;

/** Maximum number of selected vacancies: as many as one response contains. */
export const MAX_CHOSEN = MAX_TAKE;

/** Finds all current results of a filter, to select them. */
export function findAllVacancies(filterModel: FullFilterInput, order: VacancyOrder) {
  return call(findVacancies, { query: { take: MAX_CHOSEN }, body: { filterModel, orderModel: orderModelOf(order) } });
}
