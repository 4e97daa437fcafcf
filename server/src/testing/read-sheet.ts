import { type CellObject, read, type WorkSheet } from '@e965/xlsx';

export interface ReadSheet {
  readonly sheet: WorkSheet;
  /** Lines above the table, one per row. */
  readonly letterhead: readonly string[];
  /** Titles of the columns, in order. */
  readonly titles: readonly string[];
  /** @param row number of the row below the header, from 1 */
  readonly cell: (title: string, row: number) => CellObject | undefined;
  /** Values of a row, keyed by column title; days as `YYYY-MM-DD`, empty cells as null. */
  readonly row: (row: number) => Readonly<Record<string, unknown>>;
}

/** A spreadsheet of objects as another program reads it. @param name name of the sheet */
export function readSheet(bytes: Buffer, name: string): ReadSheet {
  const workbook = read(bytes, { cellDates: true, cellStyles: true, cellNF: true, UTC: true });
  const sheet: WorkSheet = workbook.Sheets[name] ?? {};
  const cells = Object.entries(sheet).flatMap(([place, cell]) => {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    return column ? [{ column, row: Number(row), cell: cell as CellObject }] : [];
  });
  const headRow = cells.find(({ cell }) => cell.v === '№')?.row ?? 1;
  // Without the hidden columns that mark an export.
  const head = cells.filter(({ row, cell }) => row === headRow && !String(cell.v).startsWith('gektar-'));
  const columns = new Map(head.map(({ column, cell }) => [String(cell.v), column]));
  const cell: ReadSheet['cell'] = (title, row) => sheet[`${columns.get(title)}${headRow + row}`];
  return {
    sheet,
    letterhead: cells.filter(({ row }) => row < headRow).map((one) => String(one.cell.v)),
    titles: [...columns.keys()],
    cell,
    row: (row) => Object.fromEntries([...columns.keys()].map((title) => [title, contentOf(cell(title, row))])),
  };
}

function contentOf(cell: CellObject | undefined): unknown {
  return cell?.v instanceof Date ? cell.v.toISOString().slice(0, 10) : (cell?.v ?? null);
}
