import { textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleVacancy } from '#industrial/requests/match-samples.ts';
import { vacancyColumnSets } from '#industrial/vacancies/vacancy-column-sets.ts';
import { vacancySheetOf } from '#industrial/vacancies/vacancy-sheet.ts';
import { vacancyTableColumns } from '#industrial/vacancies/vacancy-table-columns.tsx';
import { DECLARED_LAYOUT, visibleColumns } from '#table/column-layout.ts';
import { columnName } from '#table/table-column.ts';
import { searchColumns, selectionColumns } from './selection-columns.tsx';

const widthOf = (columns: readonly { readonly width: number }[]) => columns.reduce((sum, { width }) => sum + width, 0);
const shown = (columns: typeof searchColumns, layout = DECLARED_LAYOUT) =>
  visibleColumns(columns, layout).map(({ id }) => id);

test('the own name of a vacancy stands after its building in the search and in the selection, in every set of columns', () => {
  const afterBuilding = (ids: readonly string[]) => ids[ids.indexOf('buildingName') + 1];
  expect(afterBuilding(shown(selectionColumns))).toBe('name');
  const layouts = vacancyColumnSets.map(({ layout }) => layout);
  expect(layouts).toHaveLength(4);
  for (const layout of layouts) expect(afterBuilding(shown(searchColumns, layout))).toBe('name');
  for (const columns of [searchColumns, selectionColumns])
    expect(columns.find(({ id }) => id === 'name')?.title).toBe('Вакансия');
});

test('the sheet of chosen vacancies names each after its building', () => {
  const row = sampleVacancy({ buildingName: 'Корпус 7', name: '9-Ж' });
  const cells = vacancySheetOf(vacancyTableColumns).map(({ title, cell }) => [title, cell(row)]);
  expect(cells.slice(2, 4)).toEqual([
    ['Здание', textCell('Корпус 7')],
    ['Вакансия', textCell('9-Ж')],
  ]);
});

test('the columns of a selection fit on a desk beside each other', () => {
  expect(widthOf(visibleColumns(selectionColumns, DECLARED_LAYOUT))).toBeLessThanOrEqual(1_448);
});

test('a search has name, rate, size, class, distance and date first, then membership and match, all on a screen of 1440 px', () => {
  const first = [
    ...['complexName', 'buildingName', 'name', 'averageNetRentalRate', 'areaSize', 'buildingClass'],
    ...['distanceFromRingRoad', 'availabilityDate', 'membership', 'match'],
  ];
  const ids = shown(searchColumns);
  expect(ids.slice(0, first.length)).toEqual(first);
  expect(ids.slice(first.length)).toEqual(expect.arrayContaining(['region', 'warehouseAreaTotal', 'bts']));
  const onScreen = visibleColumns(searchColumns, DECLARED_LAYOUT).slice(0, first.length);
  // A scrollbar takes up to 17 px.
  expect(widthOf(onScreen)).toBeLessThanOrEqual(1_423);
  // On a laptop of 1280 px everything up to the membership button fits, including the complex and its rate.
  expect(widthOf(onScreen.slice(0, -1))).toBeLessThanOrEqual(1_263);
});

test('the predefined sets of a search begin with the names, too; the rate precedes areas that may all be empty', () => {
  for (const { name, layout } of vacancyColumnSets) {
    const ids = shown(searchColumns, layout);
    expect(ids.slice(0, 3), name).toEqual(['complexName', 'buildingName', 'name']);
    const [rate, area] = [ids.indexOf('averageNetRentalRate'), ids.indexOf('warehouseAreaTotal')];
    if (rate !== -1 && area !== -1) expect(rate, name).toBeLessThan(area);
  }
});

test('a search has every column of the vacancy table once, and the distance of the complex from the ring road', () => {
  const own = ['membership', 'match', 'distanceFromRingRoad'];
  const declared = vacancyTableColumns.map(({ id }) => id);
  expect(searchColumns.map(({ id }) => id).sort()).toEqual([...declared, ...own].sort());
  const distance = searchColumns.find(({ id }) => id === 'distanceFromRingRoad');
  expect(distance && columnName(distance)).toBe('От МКАД, км');
  for (const [km, text] of [
    [17.35, '17,35'],
    [null, '—'],
  ] as const) {
    const cell = distance?.cell(sampleVacancy({ distanceFromRingRoad: km }));
    expect(renderToStaticMarkup(cell as ReactElement).replaceAll(/<[^>]*>/g, '')).toBe(text);
  }
});
