import type { LoadSheet, LoadTable, RawRow } from '@gektar/contract/loads/load.ts';
import type { ReadSheets, SheetQuestion } from '#importing/sheets/sheet-kind.ts';
import type { ObjectValues } from './load-kind.ts';

/** An object of a reading, before answers about its values. */
export interface ReadObject {
  /** `Склады!14`. */
  readonly key: string;
  readonly sheet: string;
  readonly row: number;
  readonly rows: readonly number[];
  readonly values: ObjectValues;
  /** Text of the whole row. */
  readonly text: string;
  readonly questions: readonly Pick<SheetQuestion, 'field' | 'reason' | 'group'>[];
  /** Cells by object field: address and text. */
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

/** Content of a file, read with the answers about its reading; stored as JSON. */
export interface LoadReading {
  readonly listDay: string;
  /** Whether the file contains the day of the list; false: it is the day of the load. */
  readonly isDayNamed?: boolean;
  /** Hash of the headers of the largest table; empty for a file without headers. */
  readonly fingerprint: string;
  readonly sheets: readonly LoadSheet[];
  readonly tables: readonly LoadTable[];
  readonly objects: readonly ReadObject[];
  readonly refused: readonly ReadRefusal[];
  /** Number of non-empty rows of the read sheets; `turnedRowCount`: those of transposed tables. */
  readonly rowCount: number;
  readonly turnedRowCount: number;
  /** Meanings of rows that are neither objects nor refused. */
  readonly meanings: readonly RowMeaning[];
  /** Rows of the table without a special meaning; absent in loads read by earlier versions. */
  readonly others?: readonly { readonly sheet: string; readonly row: number; readonly text: string }[];
}

export interface RowMeaning {
  readonly sheet: string;
  readonly row: number;
  readonly meaning: Exclude<RawRow['meaning'], null | 'hidden'>;
  /** Text of the whole row; absent in loads read by earlier versions. */
  readonly text?: string;
}

/** A sheet as in the file. */
export interface RawSheet {
  readonly name: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** A file whose columns are known but whose rows are not read yet. */
export interface OpenedFile extends Pick<LoadReading, 'listDay' | 'isDayNamed' | 'sheets' | 'tables' | 'meanings'> {
  readonly raw: readonly RawSheet[];
}

/** Result of reading a file. */
export interface ReadFile {
  readonly reading: LoadReading;
  readonly raw: readonly RawSheet[];
}

export type { ReadSheets };
