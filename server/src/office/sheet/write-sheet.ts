import { hiddenColumns } from '@gektar/contract/spreadsheet/export-mark.ts';
import { hideLastColumns } from '@gektar/contract/spreadsheet/hide-columns.ts';
import type { SheetCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import writeXlsxFile, { type CellObject, type Feature, type SheetData } from 'write-excel-file/node';
import { xmlText } from '#office/xml-text.ts';
import { paperSetup } from './paper-setup.ts';
import { columnWidth, type Sheet } from './sheet.ts';
import { type FilteredTable, filterAndLinks, type SheetLink } from './sheet-extras.ts';

const LINK_COLOR = '#235a3a';
/** Width of a hidden column when somebody shows it (characters). */
const HIDDEN_WIDTH = 15;
/** Limit of Excel for a cell (characters). */
const LONGEST_TEXT = 32_767;

/**
 * Writes rows as a spreadsheet: a frozen header with a filter, columns as wide as needed. Blocks its thread: run it in
 * a worker.
 */
export async function writeSheet<Row>(
  { name, columns, rows, letterhead = [], origin }: Sheet<Row>,
  path: string,
): Promise<void> {
  const isForPaper = letterhead.length > 0;
  const hidden = origin === undefined ? [] : hiddenColumns(origin, columns, rows);
  const cells = rows.map((row) => columns.map((column) => column.cell(row)));
  const head = columns.map(
    ({ title }): CellObject => ({ type: String, value: title, fontWeight: 'bold', ...(isForPaper && inLines) }),
  );
  const widths = columns.map(({ title }, index) => ({
    width: columnWidth([title, ...cells.map((row) => widthText(row[index]))], isForPaper),
  }));
  const above = letterheadRows(letterhead);
  const headRow = above.length + 1;
  const body = cells.map((row, index) => [
    ...row.map((cell) => toCell(cell, isForPaper)),
    ...hidden.map((column) => hiddenText(column.rows[index])),
  ]);
  const data: SheetData = [...above, [...head, ...hidden.map((column) => hiddenText(column.head))], ...body];
  const hiddenWidths = hidden.map(() => ({ width: HIDDEN_WIDTH }));
  const about = { sheet: name, columns: [...widths, ...hiddenWidths], stickyRowsCount: headRow };
  // The filter covers the marks of the rows as well, so that sorting moves them with their rows.
  const filtered = columns.length + Math.min(hidden.length, 1);
  const size = { headRow, columns: filtered, rows: rows.length, hidden: hidden.length };
  await writeXlsxFile(data, about, {
    features: extrasOf({ sheet: name, isForPaper, ...size, links: linksOf(cells, headRow) }),
  }).toFile(path);
}

function extrasOf<Content>({
  sheet,
  isForPaper,
  hidden,
  ...table
}: { sheet: string; isForPaper: boolean; hidden: number } & FilteredTable): Feature<Content>[] {
  return [
    ...(isForPaper ? [paperSetup<Content>({ sheet, headRow: table.headRow })] : []),
    ...(hidden > 0 ? [lastColumnsHidden<Content>(hidden)] : []),
    filterAndLinks(table),
  ];
}

function lastColumnsHidden<Content>(count: number): Feature<Content> {
  return {
    files: {
      transform: { 'xl/worksheets/sheet{id}.xml': { transform: (content) => hideLastColumns(content, count) } },
    },
  };
}

function hiddenText(text: string | undefined): CellObject | null {
  return text ? { type: String, value: text } : null;
}

/** Wraps texts longer than the column, aligned to the top. */
const inLines = { wrap: true, alignVertical: 'top' } as const;

/** Rows of the letterhead, and an empty row before the table. */
function letterheadRows(lines: readonly string[]): SheetData {
  if (lines.length === 0) return [];
  const rows = lines.map((line, index): CellObject[] => [
    { type: String, value: cut(line), ...(index === 0 && { fontWeight: 'bold' }) },
  ]);
  return [...rows, [null]];
}

/**
 * Cell of the library; on paper, texts wrap. A day is passed as midnight UTC: days have no time zone in a sheet, and
 * the library writes the UTC day.
 */
function toCell(cell: SheetCell, isForPaper: boolean): CellObject | null {
  const content = contentOf(cell);
  return content && isForPaper ? { ...content, ...inLines } : content;
}

function contentOf(cell: SheetCell): CellObject | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      // Typed as text: a value that begins with "=" is never run as a formula.
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

/** `#,##0.00`: Excel shows it with the separators of the user's locale. */
function numberFormat(decimals: number): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function widthText(cell: SheetCell): string {
  if (cell?.kind === 'number') return cell.value.toFixed(cell.decimals) + ' '.repeat(4);
  if (cell?.kind === 'link') return cell.address;
  return cell?.kind === 'text' ? cell.text : '';
}

function linksOf(cells: readonly (readonly SheetCell[])[], headRow: number): SheetLink[] {
  return cells.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      cell?.kind === 'link' ? [{ row: headRow + 1 + index, column, address: cell.address }] : [],
    ),
  );
}

function cut(text: string): string {
  return xmlText(text).slice(0, LONGEST_TEXT);
}
