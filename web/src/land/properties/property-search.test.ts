import { expect, test } from 'vitest';
import { mapViewOf, mapViewText } from '#map/view/map-view-text.ts';
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

test('what the search box holds is q in the address and searchText in the filter', () => {
  expect(filterOf(readSearch({ q: ' Ёлкино ' }))).toEqual({ searchText: 'Ёлкино', isEnabled: true });
  expect(criteriaOf(readSearch({ q: 502000 }))).toEqual({ q: '502000' });
  // The parameter name of older links.
  expect(readSearch({ searchText: 'Ёлкино' })).toEqual({ q: 'Ёлкино' });
  for (const q of ['', ' ', null, ['x'], 'x'.repeat(201), '\0', '\ud800']) expect(readSearch({ q })).toEqual({});
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

test('a criterion that restricts nothing is left out, a range with neither bound too [VAL-030]', () => {
  expect(readSearch({ regionIds: [], price: { from: null, to: null }, cadastralNumber: '', gasSupply: {} })).toEqual(
    {},
  );
});

test('the place of the map is read back as it was written', () => {
  const place = { latitude: 55.7558, longitude: 37.6176, zoom: 9.5 };
  expect(mapViewOf(mapViewText(place))).toEqual(place);
  expect(readSearch({ at: '55.7558,37.6176,9.50' })).toEqual({ at: '55.7558,37.6176,9.50' });
});

test.each(['', 'x', '91,0,5', '0,181,5', '0,0', '0,0,99', '1,2,3,4', null, undefined, {}])('%s is no place', (at) => {
  expect(readSearch({ at })).toEqual({});
});
