import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import { complexCriteria } from '@gektar/contract/industrial/complexes/complex-criteria.ts';
import { requestCriteria as industrialRequestCriteria } from '@gektar/contract/industrial/requests/request-criteria.ts';
import { vacancyCriteria } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import { requestCriteria as landRequestCriteria } from '@gektar/contract/land/requests/request-criteria.ts';
import { expect, test } from 'vitest';
import type { FilterAbout } from '#form/filter/criterion.ts';
import type { HeadCriteria } from '#form/filter/head-criteria.ts';
import { complexFilterAbout } from '#industrial/complexes/complex-filter-bar.tsx';
import { complexList } from '#industrial/complexes/complex-list.ts';
import { requestList as industrialRequests } from '#industrial/requests/request-list.ts';
import { vacancyFilterAbout } from '#industrial/vacancies/vacancy-filter-bar.tsx';
import { vacancyList } from '#industrial/vacancies/vacancy-list.ts';
import { propertyFilterAbout } from '#land/properties/property-filter/criteria.ts';
import { propertyList } from '#land/properties/property-list.ts';
import { requestList as landRequests } from '#land/requests/request-list.ts';

interface ListWithHeads {
  readonly headCriteria?: HeadCriteria;
  readonly columnsFor: (rows: readonly never[]) => readonly { readonly id: string }[];
}

/** Ids of the columns with a filter in their head, in the order of the table. */
function filteringColumns({ headCriteria = {}, columnsFor }: ListWithHeads, filter: FilterAbout): string[] {
  return columnsFor([])
    .map(({ id }) => id)
    .filter((id) => filter.criteria[headCriteria[id] ?? ''] !== undefined);
}

test('columns of the list of vacancies that filter in their heads (N-08)', () => {
  expect(filteringColumns(vacancyList, vacancyFilterAbout)).toEqual([
    'complexName',
    'averageNetRentalRate',
    'areaSize',
    'buildingClass',
    'distanceFromRingRoad',
    'availabilityDate',
    'vacancyStatus',
    'vacanciesActualizeDate',
    'mainAreaTypeCalc',
    'minimalRentalBlockArea',
    'region',
    'vacancyTypes',
    'warehouseAreaTotal',
    'salePrice',
    'minimalSaleBlockArea',
    'hasShelves',
  ]);
});

test.each([
  ['complexes', complexList, complexFilterAbout, ['name', 'buildingClasses', 'highway', 'complexArea', 'region']],
  [
    'plots',
    propertyList,
    propertyFilterAbout,
    ['cadastralNumber', 'propertyType', 'region', 'area', 'price', 'onSale'],
  ],
  ['requests for plots', landRequests, landRequests.filter, ['company', 'area', 'budget', 'regions', 'requestDate']],
  ['requests for vacancies', industrialRequests, industrialRequests.filter, ['company', 'vacancyAreaRange']],
] as const)('the list of %s filters in heads, too', (_, list, filter, columns) => {
  expect(filteringColumns(list as ListWithHeads, filter)).toEqual(expect.arrayContaining([...columns]));
});

const descriptions = [
  ['vacancies', vacancyList, vacancyFilterAbout, vacancyCriteria],
  ['complexes', complexList, complexFilterAbout, complexCriteria],
  ['plots', propertyList, propertyFilterAbout, propertyCriteria],
  ['requests for plots', landRequests, landRequests.filter, landRequestCriteria],
  ['requests for vacancies', industrialRequests, industrialRequests.filter, industrialRequestCriteria],
] as const;

test.each(descriptions)(
  'no column of the list of %s lacks the filter over its own field (0042)',
  (_, list, filter, of) => {
    const filtering = filteringColumns(list as ListWithHeads, filter);
    const columns = (list as ListWithHeads).columnsFor([]).map(({ id }) => id);
    const over = new Set<string>(
      Object.entries(of as Criteria).flatMap(([name, { of: field }]) => (name in filter.criteria ? [field] : [])),
    );
    expect(columns.filter((id) => over.has(id) && !filtering.includes(id))).toEqual([]);
  },
);

test('a head filters by a criterion over its own field, not by another of that field', () => {
  expect(vacancyList.headCriteria).toMatchObject({
    availabilityDate: 'availabilityDate',
    averageNetRentalRate: 'averageNetRentalRate',
  });
});
