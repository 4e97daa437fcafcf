import { cellPrint, isAsExported } from '@gektar/contract/spreadsheet/cell-print.ts';
import { titleHash } from '@gektar/contract/spreadsheet/export-mark.ts';
import type { SheetCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { expect, test } from 'vitest';
import { complexSheetColumns } from '#industrial/complexes/complex-sheet.ts';
import { vacancyListColumns } from '#industrial/vacancies/vacancy-list-columns.tsx';
import { vacancySheetOf } from '#industrial/vacancies/vacancy-sheet.ts';
import { propertyColumns } from '#land/properties/property-columns.tsx';
import { sampleProperty } from '#land/properties/property-form/property-samples.ts';
import { sheetColumns } from '#land/properties/property-sheet.ts';

const lists = {
  plots: sheetColumns(propertyColumns, new Map()),
  complexes: complexSheetColumns,
  vacancies: vacancySheetOf(vacancyListColumns),
};

test.each(Object.entries(lists))('each column of exported %s has a field and a title of its own', (_, columns) => {
  const fields = columns.map(({ field }) => field);
  expect(fields).not.toContain(undefined);
  expect(new Set(fields).size).toBe(columns.length);
  expect(new Set(columns.map(({ title }) => titleHash(title))).size).toBe(columns.length);
});

/** Texts of a cell in a CSV file of Russian Excel. */
function savedText(cell: SheetCell): string {
  if (cell?.kind === 'day') return cell.day.split('-').reverse().join('.');
  if (cell?.kind === 'number') {
    const { value, decimals } = cell;
    return value.toLocaleString('ru-RU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  }
  return cell?.kind === 'link' ? cell.address : (cell?.text ?? '');
}

test('columns of several fields come back without a change, too', () => {
  const row = sampleProperty({ pricePerHa: 30_800_000.456, area: 12.3456, comment: 'Съезд\nс шоссе' });
  const cells = lists.plots.map(({ cell }) => cell(row));
  expect(cells.filter((cell) => cell !== undefined).length).toBeGreaterThan(20);
  for (const [at, cell] of cells.entries()) {
    const text = savedText(cell);
    expect(isAsExported(cellPrint(cell), { text }), lists.plots[at]?.title).toBe(true);
    expect(isAsExported(cellPrint(cell), { text: `${text}7` }), lists.plots[at]?.title).toBe(false);
  }
});
