/** A row of a table file. */
export interface TableRecord {
  /** Row number as in a spreadsheet, from 1; a row whose cells have line breaks counts once. */
  readonly row: number;
  /** Share of the file read up to and including this row, 0…1. */
  readonly share: number;
  readonly cells: readonly string[];
  /** Why the row cannot be split into cells. */
  readonly fault: string | undefined;
}
