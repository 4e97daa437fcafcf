import { dayCell, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { expect, test } from 'vitest';
import { DECLARED_LAYOUT, visibleColumns } from '#table/column-layout.ts';
import { vacancyColumnSets } from './vacancy-column-sets.ts';
import { vacancyListColumns } from './vacancy-list-columns.tsx';
import { vacancySheetOf } from './vacancy-sheet.ts';
import { vacancyTableColumns } from './vacancy-table-columns.tsx';

const shown = (layout = DECLARED_LAYOUT) => visibleColumns(vacancyListColumns, layout);
const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

test('place, rate, size, class, distance and date come first, on a screen of 1440 px', () => {
  const first = shown().slice(0, 8);
  expect(idsOf(first)).toEqual([
    'complexName',
    'buildingName',
    'name',
    'averageNetRentalRate',
    'areaSize',
    'buildingClass',
    'distanceFromRingRoad',
    'availabilityDate',
  ]);
  // A scrollbar takes up to 17 px.
  expect(first.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1_423);
});

test('the list has every column of the vacancy table once, and distance, status and confirmation', () => {
  const own = ['distanceFromRingRoad', 'vacanciesActualizeDate', 'vacancyStatus'];
  expect(idsOf(vacancyListColumns).sort()).toEqual([...idsOf(vacancyTableColumns), ...own].sort());
});

test('seven heads sort, that of the complex too', () => {
  expect(vacancyListColumns.flatMap(({ sortBy }) => sortBy ?? []).sort()).toEqual([
    'AvailabilityDate',
    'AverageBaseRate',
    'ComplexName',
    'HasShelves',
    'MinumalRentalArea',
    'SalePrice',
    'TotalVacancyArea',
  ]);
});

test('every set of columns begins with the place; status and confirmation are in the first one alone', () => {
  const [usual, ...sets] = vacancyColumnSets.map(({ layout }) => idsOf(shown(layout)));
  expect(usual).toEqual(expect.arrayContaining(['vacancyStatus', 'vacanciesActualizeDate']));
  for (const set of sets) {
    expect(set.slice(0, 3)).toEqual(['complexName', 'buildingName', 'name']);
    expect(set).not.toContain('vacancyStatus');
  }
});

test('the sheet has all columns of the list, hidden ones too, under their heads', () => {
  const sheet = vacancySheetOf(vacancyListColumns);
  expect(sheet).toHaveLength(vacancyListColumns.length);
  const cell = (title: string) => sheet.find((column) => column.title === title)?.cell;
  const row = { vacancyStatus: 4, distanceFromRingRoad: 17.35, vacanciesActualizeDate: '2026-11-20T10:00:00' } as never;
  expect(cell('Статус')?.(row)).toEqual(textCell('Забронирована'));
  expect(cell('От МКАД, км')?.(row)).toMatchObject({ value: 17.35 });
  expect(cell('Актуальна')?.(row)).toEqual(dayCell('2026-11-20'));
});
