import type { View } from '@gektar/contract/views/view.ts';
import { expect, test } from 'vitest';
import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import { addressOf } from '#views/view-address.ts';
import { changeOf, contentOf } from '#views/view-content.ts';
import { propertySearch } from './property-search.ts';

const { read, criteriaOf, orderOf } = propertySearch;
const columns = [
  { id: 'number', width: 100 },
  { id: 'price', width: 100 },
  { id: 'area', width: 100 },
];

function listAt(search: object) {
  return {
    search: read({ ...search }),
    usualView: 'table' as const,
    columns,
    read,
    criteriaOf: (raw: Readonly<Record<string, unknown>>) => ({ ...criteriaOf(read(raw)) }),
    orderOf: (raw: Readonly<Record<string, unknown>>) => orderOf(read(raw)),
  };
}
const ID = '019a0000-0000-7000-8000-000000000000';
const savedOf = (search: object): View => ({
  ...contentOf(listAt(search), DECLARED_LAYOUT),
  ...{ id: ID, list: 'land-properties', name: 'Вид', isShared: false, isMine: true, owner: '', dateTimeShared: null },
  rowVersion: 1,
});

const full = { area: { from: 5, to: null }, q: 'Клин', archive: 'all', sort: 'Price', direction: 'desc', view: 'map' };

test('a view opens the address that it was saved at, with its tab', () => {
  for (const search of [{}, full, { landHighwayIds: [1, 2] }]) {
    expect(read(addressOf(savedOf(search)))).toEqual({ ...read({ ...search }), tab: ID });
  }
});

test('the map position and another order of values are no changes', () => {
  const view = savedOf({ ...full, landHighwayIds: [1, 2] });
  const same = listAt({ ...full, landHighwayIds: [2, 1], at: '55.5,37.5,9', tab: ID });
  expect(changeOf(same, view, DECLARED_LAYOUT)).toEqual({ isChanged: false, changed: [] });
});

test.each([
  [{ area: { from: 6, to: null } }, ['area']],
  [{ price: { from: 1, to: 2 } }, ['price']],
  [{ area: undefined }, []],
  [{ q: 'Чехов' }, ['q']],
  [{ archive: undefined }, []],
  [{ sort: 'Area' }, []],
  [{ direction: 'asc' }, []],
  [{ view: undefined }, []],
])('%o is a change', (about, changed) => {
  expect(changeOf(listAt({ ...full, ...about }), savedOf(full), DECLARED_LAYOUT)).toEqual({ isChanged: true, changed });
});

test('shown columns are a part of the view, their widths are not', () => {
  const view = savedOf(full);
  const layout = { ...DECLARED_LAYOUT, visibility: { price: false } };
  expect(changeOf(listAt(full), view, layout).isChanged).toBe(true);
  expect(changeOf(listAt(full), { ...view, columns: null }, layout).isChanged).toBe(false);
  expect(changeOf(listAt(full), view, { ...DECLARED_LAYOUT, widths: { price: 300 } }).isChanged).toBe(false);
});

test('what a stored filter has and the list does not know any more is left out', () => {
  const view = { ...savedOf({}), filter: { area: 'много', gone: [1], landHighwayIds: [7], archive: 'lost' } };
  expect(read(addressOf(view))).toEqual({ landHighwayIds: [7], tab: ID });
});
