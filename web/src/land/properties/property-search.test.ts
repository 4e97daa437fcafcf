import { expect, test } from 'vitest';
import { criteriaOf, filterOf, readSearch } from './property-search.ts';

test('an empty address shows active objects by creation date in a table', () => {
  const search = readSearch({});
  expect(search).toEqual({});
  expect(filterOf(search)).toEqual({ isEnabled: true });
});

test('the archive filter has three states [LAND-PROP-009]', () => {
  expect(filterOf(readSearch({ archive: 'archived' }))).toEqual({ isEnabled: false });
  expect(filterOf(readSearch({ archive: 'all' }))).toEqual({ isEnabled: null });
});

test('a tri-state filter is yes, no, or not there [LAND-PROP-010]', () => {
  expect(criteriaOf(readSearch({ onSale: true, hasPond: false, isChecked: null }))).toEqual({
    onSale: true,
    hasPond: false,
  });
});

test('nonsense in an address is passed over and the rest holds', () => {
  const search = readSearch({
    view: 'sphere',
    sort: 'Price',
    regionIds: ['x'],
    price: { from: 5, to: 1 },
    area: { from: 2 },
  });
  expect(search).toEqual({ sort: 'Price', area: { from: 2 } });
});

test('a criterion that restricts nothing is left out', () => {
  expect(readSearch({ regionIds: [], price: { from: null, to: null }, cadastralNumber: '', gasSupply: {} })).toEqual(
    {},
  );
});
