import type { RowReading, SheetQuestion } from '#importing/sheets/sheet-kind.ts';

/** Values of a part of an object, by field. */
type Fields = { [field: string]: unknown };
/** A vacancy of a sheet while it is built: its object, questions about it, the row that it comes from. */
export interface Vacancy {
  readonly object: Fields & {
    sheet: string;
    sourceRow: number;
    sourceRows: number[];
    complex: Fields;
    building: Fields;
  };
  readonly questions: SheetQuestion[];
  readonly row: RowReading;
  rate: number | undefined;
}
