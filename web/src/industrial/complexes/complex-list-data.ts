import type { CallOptions } from '@gektar/contract/call.ts';
import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import {
  chooseOverdueComplexes,
  countOverdueComplexes,
  getFullComplex,
  listOverdueComplexes,
} from '@gektar/contract/industrial/complexes/complex-calls.ts';
import type { ComplexSort, FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import {
  countComplexes,
  findComplexes,
  findComplexesOfCluster,
  mapComplexPlaces,
} from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import type { Order } from '@gektar/contract/list.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import type { OnlyCells } from '@gektar/contract/map-cells.ts';
import { call } from '#api/call.ts';
import { entityQueries, type ListPage } from '#api/entity-queries.ts';
import { orderModelOf } from '#industrial/order-model.ts';
import { overdueQueries } from '#overdue/overdue-queries.ts';

/** Page size of the list (2§9). */
export const LIST_TAKE = 200;

export type ComplexOrder = Order<ComplexSort>;

type Asked = FullFilterInput & { readonly ids?: string[] | null; readonly cells?: OnlyCells | undefined };

const complexQueries = entityQueries({
  domain: 'industrial',
  names: ['complex', 'complexes'],
  take: LIST_TAKE,
  live: {
    kind: 'complex',
    sortFields: {
      Area: 'complexArea',
      ActualizeDate: 'complexActualizationDate',
      Address: 'fullAddress',
      Status: 'complexConstructionStatus',
      ActualizeDateVacancy: 'vacanciesActualizeDate',
      OwnerIds: 'owners',
    },
  },
  /** `ids` find complexes in any archive state; the criteria of the list are ignored then. */
  find: (
    { take, skip, ...order }: ListPage<ComplexSort>,
    { ids, cells, ...filterModel }: Asked,
    options: CallOptions,
  ) => {
    const query = { take, ...(skip !== undefined && { skip }) };
    const orderModel = orderModelOf(order);
    return ids
      ? call(findComplexesOfCluster, { query, body: { ids, filterModel: { isEnabled: null }, orderModel } }, options)
      : call(findComplexes, { query, body: { filterModel, orderModel, cells } }, options);
  },
  count: (filterModel, options) => call(countComplexes, { body: { filterModel } }, options),
  points: (filterModel, window, options) => call(mapComplexPlaces, { body: { filterModel, window } }, options),
  one: (id, options) => call(getFullComplex, { params: { id } }, options),
  history: async (id, { take, skip }, options) =>
    (await call(getFullComplex, { params: { id } }, options)).logs.slice(skip, skip + take),
});

export const {
  count: complexCountQuery,
  points: complexPointsQuery,
  ofPlace: complexesOfPlaceQuery,
  cards: complexCardsQuery,
  findById: findComplexesById,
  refresh: refreshComplexes,
} = complexQueries;
export const complexListQueries: Pick<typeof complexQueries, 'list' | 'count'> = complexQueries;

export const overdueComplexQueries = overdueQueries<ComplexRow>(complexQueries.all, 'complex', {
  count: (query, options) => call(countOverdueComplexes, { query }, options),
  list: (query, options) => call(listOverdueComplexes, { query }, options),
  ownIds: (options) => call(chooseOverdueComplexes, {}, options),
});

/** Maximum number of selected complexes: as many as one response contains. */
export const MAX_CHOSEN = MAX_TAKE;

/** Finds all current results of a filter, to select them. */
export function findAllComplexes(filterModel: FullFilterInput, order: ComplexOrder) {
  return call(findComplexes, { query: { take: MAX_CHOSEN }, body: { filterModel, orderModel: orderModelOf(order) } });
}
