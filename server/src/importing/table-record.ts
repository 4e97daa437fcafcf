/** A row of the file. */
export interface TableRecord {
  /** Counted as in a spreadsheet, from 1; a cell with line breaks is still one row. */
  readonly row: number;
  /** Share of the file read with this row, 0…1. */
  readonly share: number;
  readonly cells: readonly string[];
  /** Why its cells cannot be separated. */
  readonly fault: string | undefined;
}
