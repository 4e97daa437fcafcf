import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { xmlText } from '#office/xml-text.ts';
import { columnWidth, type SheetCell, type SheetColumn } from './sheet.ts';
import { filterAndLinks, type SheetLink } from './sheet-extras.ts';

const LINK_COLOR = '#235a3a';
/** Excel's own limit of a cell. */
const LONGEST_TEXT = 32_767;

/**
 * Writes rows as a spreadsheet: a head that stays and filters, columns as wide as they need. Works without a pause: for a thread of
 * its own.
 */
export async function writeSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  path: string,
): Promise<void> {
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const head = columns.map(({ title }): CellObject => ({ type: String, value: title, fontWeight: 'bold' }));
  const widths = columns.map(({ title }, index) => ({
    width: columnWidth([title, ...cells.map((row) => widthText(row[index]))]),
  }));
  const size = { columns: columns.length, rows: rows.length + 1 };
  const data: SheetData = [head, ...cells.map((row) => row.map(toCell))];
  const about = { sheet: name, columns: widths, stickyRowsCount: 1 };
  await writeXlsxFile(data, about, { features: [filterAndLinks({ ...size, links: linksOf(cells) })] }).toFile(path);
}

/** Days have no time zone in a sheet; the library writes the UTC day, so midnight in UTC is given. */
function toCell(cell: SheetCell): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      // Typed as a text: what begins with "=" stays what was typed and is never run.
      return { type: String, value: cut(cell.text) };
    case 'number':
      return { type: Number, value: cell.value, format: numberFormat(cell.decimals) };
    case 'day':
      return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd.mm.yyyy' };
    case 'link':
      return {
        type: String,
        value: cut(cell.address),
        textColor: LINK_COLOR,
        textDecoration: { underline: true },
      };
  }
}

/** `#,##0.00`: Excel shows it with the separators of the person's own language. */
function numberFormat(decimals: number): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function widthText(cell: SheetCell): string {
  if (cell?.kind === 'number') return cell.value.toFixed(cell.decimals) + ' '.repeat(4);
  if (cell?.kind === 'link') return cell.address;
  return cell?.kind === 'text' ? cell.text : '';
}

function linksOf(cells: readonly (readonly SheetCell[])[]): SheetLink[] {
  return cells.flatMap((row, index) =>
    row.flatMap((cell, column) => (cell?.kind === 'link' ? [{ row: index + 2, column, address: cell.address }] : [])),
  );
}

function cut(text: string): string {
  return xmlText(text).slice(0, LONGEST_TEXT);
}
