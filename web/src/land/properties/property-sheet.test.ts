import { expect, test } from 'vitest';
import { propertyColumns } from './property-columns.tsx';
import { sheetCellIds, sheetColumns, sheetFileName } from './property-sheet.ts';

test('every column of the table has its cell in a sheet', () => {
  expect([...sheetCellIds].sort()).toEqual(propertyColumns.map(({ id }) => id).sort());
});

test('a sheet has the shown columns in the order of the table, units in the head [LAND-PROP-008]', () => {
  const shown = ['price', 'cadastralNumber'].flatMap((id) => propertyColumns.filter((column) => column.id === id));
  expect(sheetColumns(shown, new Map()).map(({ title }) => title)).toEqual(['Цена, руб.', 'Кадастровый номер']);
});

test('the file is named after the product and the day', () => {
  expect(sheetFileName('Гектар', '2026-11-20')).toBe('Гектар - Объекты 20.11.2026.xlsx');
});
