import { expect, test } from 'vitest';
import { orderModelOf } from '#industrial/order-model.ts';
import { DECLARED_LAYOUT, orderedColumns, visibleColumns } from '#table/column-layout.ts';
import { nextSort } from '#table/table-sort.ts';
import { vacancyTableColumns } from './vacancy-table-columns.tsx';

const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

test('the table has the given columns in the given order, the own name of a vacancy after its building [IND-VAC-032…037]', () => {
  expect(idsOf(orderedColumns(vacancyTableColumns, DECLARED_LAYOUT)).join(' ')).toBe(
    'complexName region buildingName name buildingClass vacancyTypes availabilityDate mainAreaTypeCalc bts isWholeForRent areaSize ' +
      'warehouseAreaTotal lightIndustrialAreaTotal dataCenterAreaTotal productionAreaTotal officeAreaTotal mezzanineAreaTotal ' +
      'officeAreaRate mezzanineAreaRate averageNetRentalRate salePrice minimalRentalBlockArea minimalSaleBlockArea opexPerSqm ' +
      'leaseVat saleVat hasShelves countPalletPlaces numberGatesZero dockNumber hasCrossDock hasElevator',
  );
});

test('these are hidden at first [IND-VAC-008]', () => {
  const shown = new Set(visibleColumns(vacancyTableColumns, DECLARED_LAYOUT));
  expect(idsOf(vacancyTableColumns.filter((column) => !shown.has(column)))).toEqual([
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

test('a press on the heads of six columns sorts by what they show, upwards first [IND-VAC-009, IND-VAC-042]', () => {
  const sorts = vacancyTableColumns.flatMap(({ id, sortBy }) => {
    const sort = sortBy && nextSort(undefined, sortBy);
    return sort ? [[id, orderModelOf({ sort: sort.by, direction: sort.direction })]] : [];
  });
  expect(Object.fromEntries(sorts)).toEqual({
    availabilityDate: { field: 'AvailabilityDate', isAsc: true },
    areaSize: { field: 'TotalVacancyArea', isAsc: true },
    averageNetRentalRate: { field: 'AverageBaseRate', isAsc: true },
    salePrice: { field: 'SalePrice', isAsc: true },
    minimalRentalBlockArea: { field: 'MinumalRentalArea', isAsc: true },
    hasShelves: { field: 'HasShelves', isAsc: true },
  });
});
