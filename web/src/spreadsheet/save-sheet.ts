import { type ExportOrigin, hiddenColumns } from '@gektar/contract/spreadsheet/export-mark.ts';
import { hideLastColumns } from '@gektar/contract/spreadsheet/hide-columns.ts';
import type { SheetCell, SheetColumn } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import type { CellObject, Feature, SheetData } from 'write-excel-file/browser';
import { columnWidth } from './sheet.ts';

/** Width of a hidden column when somebody shows it (characters). */
const HIDDEN_WIDTH = 15;

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
    case 'link':
      return { type: String, value: cell.address, wrap: false };
    case 'day':
      return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd.mm.yyyy' };
  }
}

function widthText(cell: SheetCell): string {
  if (cell?.kind === 'number') return cell.value.toFixed(cell.decimals) + ' '.repeat(4);
  if (cell?.kind === 'link') return cell.address;
  return cell?.kind === 'text' ? (cell.text.split('\n')[0] ?? '') : '';
}

/**
 * Rows as cells, with a header.
 * @param origin data for the marks of the rows, in hidden columns after the others; absent for rows of no object
 */
export function toSheet<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[], origin?: ExportOrigin<Row>) {
  const hidden = origin === undefined ? [] : hiddenColumns(origin, columns, rows);
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const head: CellObject[] = columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' }));
  const text = (value: string | undefined): CellObject | null => (value ? { type: String, value } : null);
  const data: SheetData = [
    [...head, ...hidden.map((column) => text(column.head))],
    ...cells.map((row, index) => [...row.map(toCell), ...hidden.map((column) => text(column.rows[index]))]),
  ];
  const widths = columns.map(({ title }, index) => ({
    width: columnWidth([title, ...cells.map((row) => widthText(row[index]))]),
  }));
  return { data, widths: [...widths, ...hidden.map(() => ({ width: HIDDEN_WIDTH }))], hiddenCount: hidden.length };
}

/**
 * Makes an .xlsx of the rows in the browser and downloads it (1§7). The writer is loaded on demand.
 * @param fileName with extension
 * @param origin see `toSheet`
 */
export async function saveSheet<Row>(
  fileName: string,
  sheetName: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  origin?: ExportOrigin<Row>,
): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const { data, widths, hiddenCount } = toSheet(columns, rows, origin);
  const about = { sheet: sheetName, columns: widths, stickyRowsCount: 1 };
  await writeXlsxFile(data, about, { features: [lastColumnsHidden(hiddenCount)] }).toFile(fileName);
}

function lastColumnsHidden<Content>(count: number): Feature<Content> {
  const transform = (xml: string) => (count === 0 ? xml : hideLastColumns(xml, count));
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}
