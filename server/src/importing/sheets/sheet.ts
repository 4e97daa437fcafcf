/** A cell as the file has it. */
export interface SheetCell {
  /** Text as a person sees it; a number with a decimal dot and no groups. */
  readonly text: string;
  /** Value of a numeric cell. */
  readonly number?: number;
  /** Day of a date cell, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Text in quotes of the number format, such as 'га' of `0.00" га"`. */
  readonly formatWords?: string;
  /** Row or column of the merged cell that the text was copied from. */
  readonly spread?: 'down' | 'across';
  readonly isError?: boolean;
}

/** A row of a sheet that has content. */
export interface SheetRow {
  /** As spreadsheets count, from 1. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

/** A sheet without its hidden rows and columns, except those that are taken. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Letters of hidden columns, numbers of hidden rows, taken ones included. */
  readonly hidden: readonly string[];
  readonly isHidden: boolean;
  /** Letters of the columns of `rows`; absent: all columns from A. */
  readonly letters?: readonly string[];
  /** Texts of all rows with their hidden columns; absent: nothing is hidden. */
  readonly whole?: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

export const emptyCell: SheetCell = { text: '' };

/** Texts of a row that are not copies of a merged cell and not blank. */
export function ownTexts({ cells }: SheetRow): string[] {
  return cells.filter(({ text, spread }) => text !== '' && spread === undefined).map(({ text }) => text);
}
