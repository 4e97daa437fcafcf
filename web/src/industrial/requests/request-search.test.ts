import { RequestFilter } from '@gektar/contract/industrial/requests/request-filter.ts';
import { expect, test } from 'vitest';
import { valueOfChosen } from '#form/filter/criterion.ts';
import { requestFilter } from './request-filter.tsx';
import { requestSearch } from './request-search.ts';

test('days of the filter are sent with their time, whole days [IND-REQ-043]', () => {
  const said = requestSearch.read({
    accessDate: { from: '2026-12-01', to: null },
    requestDateRange: { from: '2026-11-01', to: '2026-11-30' },
  });
  const filter = requestSearch.filterOf(said);
  expect(filter).toMatchObject({
    accessDate: { from: '2026-12-01T00:00:00', to: null },
    requestDateRange: { from: '2026-11-01T00:00:00', to: '2026-11-30T23:59:59' },
    isEnabled: true,
  });
  expect(RequestFilter.parse(filter).accessDate).toEqual({ from: '2026-12-01', to: null });
});

test.each([
  ['requestTypes', [1, 4], 5],
  ['vacancyTypes', [2, 4], 6],
  ['requestTypes', [], null],
  ['vacancyTypes', [], null],
] as const)('of %s, chosen are %j and %j is sent [IND-REQ-042]', (name, chosen, sum) => {
  const criterion = requestFilter.criteria[name];
  if (criterion?.kind !== 'choice') throw new Error('not chosen from a list');
  const sent = requestSearch.filterOf({ [name]: valueOfChosen(criterion, chosen) });
  expect(sent[name]).toBe(sum);
  expect(RequestFilter.parse(sent)[name]).toBe(sum);
});

test('the newest come first, two archive states, sums of types as they stand [IND-REQ-024]', () => {
  expect(requestSearch.orderOf(requestSearch.read({}))).toEqual({ sort: 'DateTimeCreated', direction: 'desc' });
  const ascending = requestSearch.read({ direction: 'asc', sort: 'Name' });
  expect(requestSearch.orderOf(ascending)).toEqual({ sort: 'Name', direction: 'asc' });
  expect(requestSearch.read({ archive: 'all' })).toEqual({});
  expect(requestSearch.filterOf(requestSearch.read({ archive: 'archived', requestTypes: 5, vacancyTypes: 3 }))).toEqual(
    {
      requestTypes: 5,
      vacancyTypes: 3,
      isEnabled: false,
    },
  );
  expect(requestSearch.read({ vacancyAreaRange: { from: 9, to: 1 } })).toEqual({});
});

test('an end that is empty or no number is null, a range with neither end is dropped [VAL-030]', () => {
  const filterOf = (vacancyAreaRange: object) => requestSearch.filterOf(requestSearch.read({ vacancyAreaRange }));
  expect(RequestFilter.parse(filterOf({ to: 500 })).vacancyAreaRange).toEqual({ from: null, to: 500 });
  expect(filterOf({ from: null, to: null })).toEqual({ isEnabled: true });
  expect(filterOf({})).toEqual({ isEnabled: true });
});
