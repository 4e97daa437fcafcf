import type { LoadSheet, LoadTable, RawRow } from '@gektar/contract/loads/load.ts';
import type { ReadSheets, SheetQuestion } from '#importing/sheets/sheet-kind.ts';
import type { ObjectValues } from './load-kind.ts';

/** An object as read, before answers about its values. */
export interface ReadObject {
  /** `Склады!14`. */
  readonly key: string;
  readonly sheet: string;
  readonly row: number;
  readonly rows: readonly number[];
  readonly values: ObjectValues;
  /** The row as it is. */
  readonly text: string;
  readonly questions: readonly Pick<SheetQuestion, 'field' | 'reason' | 'group'>[];
  /** Cells by field of the object: address and text. */
  readonly cells: Readonly<Record<string, ReadCell>>;
}

export interface ReadCell {
  /** 'I8'. */
  readonly address: string;
  readonly raw: string;
}

export interface ReadRefusal {
  readonly sheet: string;
  readonly row: number;
  readonly reason: string;
  readonly text: string;
}

/** What a file says, with the decisions about its reading; stored as JSON. */
export interface LoadReading {
  readonly listDay: string;
  /** Whether the file names the day of the list; false: it is that of the load. */
  readonly isDayNamed?: boolean;
  /** Of the heads of the largest table; empty for a file without heads. */
  readonly fingerprint: string;
  readonly sheets: readonly LoadSheet[];
  readonly tables: readonly LoadTable[];
  readonly objects: readonly ReadObject[];
  readonly refused: readonly ReadRefusal[];
  /** Rows with content on the sheets that are read, and those of tables on their side. */
  readonly rowCount: number;
  readonly turnedRowCount: number;
  /** Rows that are neither objects nor refused. */
  readonly meanings: readonly RowMeaning[];
  /** Rows of the table without a meaning of their own; absent in loads read by earlier versions. */
  readonly others?: readonly { readonly sheet: string; readonly row: number; readonly text: string }[];
}

export interface RowMeaning {
  readonly sheet: string;
  readonly row: number;
  readonly meaning: Exclude<RawRow['meaning'], null | 'hidden'>;
  /** The row as it is; absent in loads read by earlier versions. */
  readonly text?: string;
}

/** A sheet as it is. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** A file whose columns are understood and whose rows are not read yet. */
export interface OpenedFile extends Pick<LoadReading, 'listDay' | 'isDayNamed' | 'sheets' | 'tables' | 'meanings'> {
  readonly raw: readonly RawSheet[];
}

/** Result of the reading of a file. */
export interface ReadFile {
  readonly reading: LoadReading;
  readonly raw: readonly RawSheet[];
}

export type { ReadSheets };
