import { expect, test } from 'vitest';
import { complexList } from '#industrial/complexes/complex-list.ts';
import { requestList as industrialRequests } from '#industrial/requests/request-list.ts';
import { vacancyList } from '#industrial/vacancies/vacancy-list.ts';
import { propertyList } from '#land/properties/property-list.ts';
import { requestList as landRequests } from '#land/requests/request-list.ts';

interface SortedList {
  readonly queries: { list(filter: object, order: object): { readonly meta?: object | undefined } };
  readonly columnsFor: (
    rows: readonly never[],
  ) => readonly { readonly id: string; readonly sortBy?: string | undefined }[];
}

const lists: Readonly<Record<string, unknown>> = {
  complexList,
  vacancyList,
  propertyList,
  landRequests,
  industrialRequests,
};

test.each(Object.entries(lists))('an order of %s is announced as changed by the field of its column', (_, list) => {
  const { queries, columnsFor } = list as SortedList;
  const sorted = columnsFor([]).filter(({ sortBy }) => sortBy !== undefined);
  expect(sorted.length).toBeGreaterThan(1);
  for (const { id, sortBy } of sorted) {
    const { meta } = queries.list({}, { sort: sortBy, direction: 'asc' });
    expect(meta, `${sortBy}`).toMatchObject({ liveRows: { sortField: id } });
  }
});
