import { expect, test } from 'vitest';
import { vacancyTableColumns } from './vacancy-table-columns.tsx';

test('the table has the given columns in the given order [IND-VAC-032…037]', () => {
  expect(vacancyTableColumns.map(({ id }) => id).join(' ')).toBe(
    'complexName region buildingName buildingClass vacancyTypes availabilityDate mainAreaTypeCalc bts isWholeForRent areaSize ' +
      'warehouseAreaTotal lightIndustrialAreaTotal dataCenterAreaTotal productionAreaTotal officeAreaTotal mezzanineAreaTotal ' +
      'officeAreaRate mezzanineAreaRate averageNetRentalRate salePrice minimalRentalBlockArea minimalSaleBlockArea opexPerSqm ' +
      'leaseVat saleVat hasShelves countPalletPlaces numberGatesZero dockNumber hasCrossDock hasElevator',
  );
});

test('these are hidden at first [IND-VAC-008]', () => {
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

test('five columns sort, each by what it shows [IND-VAC-009]', () => {
  const sorting = vacancyTableColumns.flatMap(({ id, sortBy }) => (sortBy ? [[id, sortBy]] : []));
  expect(sorting).toEqual([
    ['availabilityDate', 'AvailabilityDate'],
    ['areaSize', 'TotalVacancyArea'],
    ['salePrice', 'SalePrice'],
    ['minimalRentalBlockArea', 'MinumalRentalArea'],
    ['hasShelves', 'HasShelves'],
  ]);
});
