import type { CellObject, SheetData } from 'write-excel-file/browser';
import { columnWidth, type SheetCell, type SheetColumn } from './sheet.ts';

/** `#,##0.00`: Excel shows it with the separators of the user's locale. */
function numberFormat(decimals: number): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

/** Days have no time zone in a spreadsheet; the library writes the UTC day, so midnight UTC is passed. */
function toCell(cell: SheetCell): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      // Typed as text: a value that begins with "=" is never run as a formula.
      return { type: String, value: cell.text, wrap: cell.text.includes('\n') };
    case 'number':
      return { type: Number, value: cell.value, format: numberFormat(cell.decimals) };
    case 'day':
      return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd.mm.yyyy' };
  }
}

function widthText(cell: SheetCell): string {
  if (cell?.kind === 'number') return cell.value.toFixed(cell.decimals) + ' '.repeat(4);
  return cell?.kind === 'text' ? (cell.text.split('\n')[0] ?? '') : '';
}

/** Rows as cells, with a header. */
export function toSheet<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) {
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const head: CellObject[] = columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' }));
  const data: SheetData = [head, ...cells.map((row) => row.map(toCell))];
  const widths = columns.map(({ title }, index) => ({
    width: columnWidth([title, ...cells.map((row) => widthText(row[index]))]),
  }));
  return { data, widths };
}

/**
 * Makes an .xlsx of the rows in the browser and downloads it (1§7). The writer is loaded on demand.
 * @param fileName with extension
 */
export async function saveSheet<Row>(
  fileName: string,
  sheetName: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const { data, widths } = toSheet(columns, rows);
  await writeXlsxFile(data, { sheet: sheetName, columns: widths, stickyRowsCount: 1 }).toFile(fileName);
}
