import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { VacanciesFreshness } from '#industrial/tree/vacancies-freshness.tsx';
import { describedColumn } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { StatusTag } from './vacancy-columns.tsx';
import { arranged, ringRoadColumn, vacancyTableColumns } from './vacancy-table-columns.tsx';

type Column = TableColumn<VacancyRow, VacancySort>;

const status: Column = {
  id: 'vacancyStatus',
  title: 'Статус',
  width: 148,
  cell: (vacancy) => <StatusTag vacancy={vacancy} />,
};

const confirmed: Column = describedColumn(complexFields, 'vacanciesActualizeDate', {
  title: 'Актуальна',
  width: 116,
  cell: (row: VacancyRow) => <VacanciesFreshness {...row} />,
});

/**
 * Column id → width (px), in the order in which brokers compare (N-08). The columns up to the date fit on a screen of
 * 1440 px.
 */
const compared = new Map([
  ['buildingName', 104],
  ['name', 96],
  ['averageNetRentalRate', 168],
  ['areaSize', 120],
  ['buildingClass', 76],
  ['distanceFromRingRoad', 116],
  ['availabilityDate', 112],
  ['vacancyStatus', 148],
  ['vacanciesActualizeDate', 116],
  ['mainAreaTypeCalc', 200],
  ['minimalRentalBlockArea', 146],
  ['opexPerSqm', 120],
]);

/** The columns of the list of vacancies: those of the vacancy table, with status, confirmation and distance. */
export const vacancyListColumns: readonly Column[] = arranged<Column>(
  [...vacancyTableColumns, ringRoadColumn, status, confirmed],
  compared,
).map((column) => (column.id === 'complexName' ? { ...column, width: 248, sortBy: 'ComplexName' } : column));
