import { vacancySorts } from '@gektar/contract/industrial/full-model/full-filter.ts';
import { expect, test } from 'vitest';
import { vacancyTableColumns } from './vacancy-table-columns.tsx';

test('the table has the given columns in the given order', () => {
  expect(vacancyTableColumns.map(({ id }) => id).join(' ')).toBe(
    'complexName region buildingName buildingClass vacancyTypes availabilityDate mainAreaTypeCalc bts isWholeForRent areaSize ' +
      'warehouseAreaTotal lightIndustrialAreaTotal dataCenterAreaTotal productionAreaTotal officeAreaTotal mezzanineAreaTotal ' +
      'officeAreaRate mezzanineAreaRate averageNetRentalRate salePrice minimalRentalBlockArea minimalSaleBlockArea opexPerSqm ' +
      'leaseVat saleVat hasShelves countPalletPlaces numberGatesZero dockNumber hasCrossDock hasElevator',
  );
});

test('these are hidden at first', () => {
  const hidden = vacancyTableColumns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id);
  expect(hidden).toEqual([
    'isWholeForRent',
    'officeAreaRate',
    'mezzanineAreaRate',
    'minimalSaleBlockArea',
    'saleVat',
    'countPalletPlaces',
    'numberGatesZero',
    'dockNumber',
    'hasCrossDock',
    'hasElevator',
  ]);
});

test('five columns sort, by keys of the server', () => {
  const sorting = vacancyTableColumns.flatMap(({ id, sortBy }) => (sortBy ? [[id, sortBy]] : []));
  expect(sorting.map(([id]) => id)).toEqual([
    'availabilityDate',
    'areaSize',
    'salePrice',
    'minimalRentalBlockArea',
    'hasShelves',
  ]);
  for (const [, key] of sorting) expect(vacancySorts).toContain(key);
});
