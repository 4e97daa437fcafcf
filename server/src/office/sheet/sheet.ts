/** Content of a cell: a text, a number with decimals, a day, a link, or nothing. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  /** `YYYY-MM-DD` */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'link'; readonly address: string }
  | undefined;

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
}

/** One column of a sheet. */
export interface SheetColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => SheetCell;
}

/** Least width of a column, characters (1§9). */
const MIN_COLUMN_WIDTH = 15;
/** Greatest width (characters); longer texts are read in the cell. */
const MAX_COLUMN_WIDTH = 60;
/** Greatest width on paper (characters): columns share one page, longer texts wrap. */
const MAX_PAPER_WIDTH = 26;
/** Excel's limit of a link (characters). */
const LONGEST_LINK = 2_000;

/** As wide as the longest content, within limits. */
export function columnWidth(texts: readonly string[], isForPaper: boolean): number {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  return Math.min(Math.max(longest + 2, MIN_COLUMN_WIDTH), isForPaper ? MAX_PAPER_WIDTH : MAX_COLUMN_WIDTH);
}

export function textCell(text: string | null | undefined): SheetCell {
  return text ? { kind: 'text', text } : undefined;
}

/** Cell of a number. @param decimals two for measures (K-07) */
export function numberCell(value: number | null, decimals = 2): SheetCell {
  return value === null ? undefined : { kind: 'number', value, decimals };
}

/** Cell of the day of a local time `YYYY-MM-DDTHH:mm:ss`. */
export function dayCell(time: string | null): SheetCell {
  return time ? { kind: 'day', day: time.slice(0, 10) } : undefined;
}

/** Only a web address becomes a link; a network path or a note stays text. */
export function linkCell(address: string): SheetCell {
  return /^https?:\/\/\S+$/i.test(address) && address.length <= LONGEST_LINK
    ? { kind: 'link', address }
    : textCell(address);
}
