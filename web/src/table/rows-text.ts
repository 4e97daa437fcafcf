import type { SheetCell, SheetColumn } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDate } from '@gektar/format/date.ts';
import { blockText } from './cell-range.ts';

/** Rows as text for the clipboard: cells separated by tabs, as Excel in Russian reads them. */
export function rowsText<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  return blockText(rows.map((row) => columns.map(({ cell }) => cellText(cell(row)))));
}

/** A number has a comma and no groups of digits. */
function cellText(cell: SheetCell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.text;
    case 'link':
      return cell.address;
    case 'day':
      return formatDate(cell.day);
    case 'number':
      return String(cell.value).replace('.', ',');
  }
}
