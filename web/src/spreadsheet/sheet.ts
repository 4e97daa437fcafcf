/** Content of a cell: a text, a number with decimals, a day, or nothing. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'day'; readonly day: string }
  | undefined;

/** One column of a sheet. */
export interface SheetColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => SheetCell;
}

/** Minimum width of a column (characters, 1§9). */
export const MIN_COLUMN_WIDTH = 15;
/** Maximum width of a column (characters); a longer text is read in its cell. */
const MAX_COLUMN_WIDTH = 60;

/** Column width for its longest text, within the limits. */
export function columnWidth(texts: readonly string[]): number {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return Math.min(Math.max(longest + 2, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH);
}

export function textCell(text: string | null | undefined): SheetCell {
  return text ? { kind: 'text', text } : undefined;
}

/** @param decimals two for measures (K-07) */
export function numberCell(value: number | null | undefined, decimals = 2): SheetCell {
  return value === null || value === undefined ? undefined : { kind: 'number', value, decimals };
}

/** The day of a local time, `YYYY-MM-DDTHH:mm:ss`. */
export function dayCell(time: string | null | undefined): SheetCell {
  return time ? { kind: 'day', day: time.slice(0, 10) } : undefined;
}
