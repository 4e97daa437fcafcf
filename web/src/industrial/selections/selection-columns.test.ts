import { expect, test } from 'vitest';
import { vacancyColumnSets } from '#industrial/vacancies/vacancy-column-sets.ts';
import { vacancySheetColumns } from '#industrial/vacancies/vacancy-sheet.ts';
import { textCell } from '#spreadsheet/sheet.ts';
import { DECLARED_LAYOUT, visibleColumns } from '#table/column-layout.ts';
import { sampleVacancy } from './match-samples.ts';
import { searchColumns, selectionColumns } from './selection-columns.tsx';

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
  const cells = vacancySheetColumns.map(({ title, cell }) => [title, cell(row)]);
  expect(cells.slice(2, 4)).toEqual([
    ['Здание', textCell('Корпус 7')],
    ['Вакансия', textCell('9-Ж')],
  ]);
});

test('the columns of a selection fit on a desk beside each other', () => {
  const widths = visibleColumns(selectionColumns, DECLARED_LAYOUT).map(({ width }) => width);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1_448);
});
