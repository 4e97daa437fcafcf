import type { ExportOrigin } from '@gektar/contract/spreadsheet/export-mark.ts';
import type { SheetColumn } from '@gektar/contract/spreadsheet/sheet-cell.ts';

/** A table to be written. */
export interface Sheet<Row> {
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  /**
   * Text lines above the header, the first one bold: data of the sender. A sheet with a letterhead is also laid out for
   * paper: landscape A4, all columns on one page, the header on every page, wrapped texts.
   */
  readonly letterhead?: readonly string[];
  /** Data for the marks of the rows, in hidden columns after the others; absent in a sheet for clients. */
  readonly origin?: ExportOrigin<Row>;
}

/** Minimum width of a column, characters (1§9). */
const MIN_COLUMN_WIDTH = 15;
/** Greatest width (characters); longer texts are read in the cell. */
const MAX_COLUMN_WIDTH = 60;
/** Greatest width on paper (characters): columns share one page, longer texts wrap. */
const MAX_PAPER_WIDTH = 26;
/** As wide as the longest content, within limits. */
export function columnWidth(texts: readonly string[], isForPaper: boolean): number {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return Math.min(Math.max(longest + 2, MIN_COLUMN_WIDTH), isForPaper ? MAX_PAPER_WIDTH : MAX_COLUMN_WIDTH);
}
