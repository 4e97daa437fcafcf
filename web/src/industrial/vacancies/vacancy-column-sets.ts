import { DECLARED_LAYOUT } from '#table/column-layout.ts';
import type { ColumnSet } from '#table/column-memory.ts';
import { vacancyListColumns } from './vacancy-list-columns.tsx';

/** Columns that every set shows. */
const always = ['complexName', 'buildingName', 'name', 'buildingClass', 'availabilityDate', 'areaSize'];

/** Column set with these columns and those of every set, in the declared order. */
function showing(name: string, ids: readonly string[]): ColumnSet {
  const shown = new Set([...always, ...ids]);
  const visibility = Object.fromEntries(vacancyListColumns.map(({ id }) => [id, shown.has(id)]));
  return { name, layout: { ...DECLARED_LAYOUT, visibility } };
}

/** Predefined column sets; a person's own sets are added to them. */
export const vacancyColumnSets: readonly ColumnSet[] = [
  { name: 'Основные', layout: DECLARED_LAYOUT },
  showing('Площади', [
    'mainAreaTypeCalc',
    'isWholeForRent',
    'warehouseAreaTotal',
    'lightIndustrialAreaTotal',
    'dataCenterAreaTotal',
    'productionAreaTotal',
    'officeAreaTotal',
    'mezzanineAreaTotal',
    'minimalRentalBlockArea',
    'minimalSaleBlockArea',
  ]),
  showing('Ставки и налоги', [
    'vacancyTypes',
    'officeAreaRate',
    'mezzanineAreaRate',
    'averageNetRentalRate',
    'salePrice',
    'opexPerSqm',
    'leaseVat',
    'saleVat',
  ]),
  showing('Оснащение', [
    'bts',
    'hasShelves',
    'countPalletPlaces',
    'numberGatesZero',
    'dockNumber',
    'hasCrossDock',
    'hasElevator',
  ]),
];
