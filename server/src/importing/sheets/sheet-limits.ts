import { StartRefused } from '#start-refused.ts';

/** Largest sheet. */
export const MOST_ROWS = 10_000;
/** Rows of titles, heads, sections and totals that the largest sheet may have besides. */
export const ROWS_AROUND = 100;
export const MOST_COLUMNS = 400;
/** Most cells that merged cells are copied into. */
export const MOST_MERGED_CELLS = 500_000;

/** Whether hidden rows and columns are read, or left out and named. */
export type OpenedHidden = 'read' | 'left-out';

/** How a file is opened. */
export interface OpenOptions {
  /** Largest sheet (rows). */
  readonly mostRows: number;
  readonly hidden: OpenedHidden;
  /** Hidden columns (letters) and rows (numbers) that are read after all, by sheet. */
  readonly taken?: Readonly<Record<string, readonly string[]>>;
}

export const usualOpening: OpenOptions = { mostRows: MOST_ROWS, hidden: 'left-out' };

/** @throws {StartRefused} when a sheet has more rows or columns than are read */
export function refuseLarge(name: string, rowCount: number, columnCount: number, mostRows: number): void {
  if (rowCount > mostRows + ROWS_AROUND)
    throw new StartRefused(`Разделите таблицу: на листе «${name}» больше ${mostRows} строк.`);
  if (columnCount > MOST_COLUMNS)
    throw new StartRefused(`Уберите лишние столбцы: на листе «${name}» их больше ${MOST_COLUMNS}.`);
}
