/** Content of a cell of an exported spreadsheet: a text, a number with decimals, a day, a link, or nothing. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  /** `YYYY-MM-DD` */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'link'; readonly address: string }
  | undefined;

/** One column of an exported spreadsheet. */
export interface SheetColumn<Row> {
  readonly title: string;
  /** Wire name of the field, or the id of a column made of several fields. */
  readonly field?: string;
  readonly cell: (row: Row) => SheetCell;
}

/** Excel's limit of a link (characters). */
const LONGEST_LINK = 2_000;

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

/** Only a web address becomes a link; a network path or a note is a text. */
export function linkCell(address: string): SheetCell {
  return /^https?:\/\/\S+$/i.test(address) && address.length <= LONGEST_LINK
    ? { kind: 'link', address }
    : textCell(address);
}
