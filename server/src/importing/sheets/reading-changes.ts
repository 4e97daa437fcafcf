import type { Column } from './column.ts';
import { findTables, type SheetTable, tableUnder } from './find-tables.ts';
import type { ReadingContext } from './read-value.ts';
import type { Sheet } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { columnLetters } from './sheets-of-workbook.ts';
import { columnAs } from './understand-columns.ts';
import { columnUnits, perChoices } from './unit-choices.ts';
import type { Units } from './units.ts';

/** What a person decides about the reading of a file. */
export interface ReadingChanges {
  readonly columns: readonly ColumnChange[];
  /** Ids of units by the question about them, for all columns with this question. */
  readonly units: Readonly<Record<string, string>>;
  /** Names of sheets that are read although hidden, or not read (false). */
  readonly sheets: Readonly<Record<string, boolean>>;
  /** Hidden columns (letters) and rows (numbers) that are read, by sheet. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
  /** Rows of heads by sheet. */
  readonly heads: Readonly<Record<string, readonly number[]>>;
  /** Day of the list, `YYYY-MM-DD`; undefined: that of the file. */
  readonly listDay?: string | undefined;
  /** Refused rows that are objects. */
  readonly rows: readonly { readonly sheet: string; readonly row: number }[];
}

/** Meaning of a column. */
export interface ColumnChange {
  /** Id of the table; null: the column of any table. */
  readonly table: string | null;
  readonly letters: string;
  readonly use: 'field' | 'comment' | 'skip';
  readonly field: string | null;
  /** Ids of units; a later one replaces an earlier one of its kind. */
  readonly units: readonly string[];
}

export const noChanges: ReadingChanges = { columns: [], units: {}, sheets: {}, hidden: {}, heads: {}, rows: [] };

/** Sheet and first row of a table: `Склады!3`. */
export function tableId({ sheet, headRows, rows }: SheetTable): string {
  return `${sheet}!${headRows[0] ?? rows[0]?.row ?? 1}`;
}

/** Whether a sheet is read: visible and not left out, or taken. */
export function isTaken({ name, isHidden }: Sheet, { sheets }: ReadingChanges): boolean {
  return Object.hasOwn(sheets, name) ? sheets[name] === true : !isHidden;
}

/** The tables of a sheet, or the one below the heads that a person chose. */
export function tablesOf(sheet: Sheet, fields: readonly SheetField[], { heads }: ReadingChanges): SheetTable[] {
  const chosen = Object.hasOwn(heads, sheet.name) ? heads[sheet.name] : undefined;
  const table = chosen && tableUnder(sheet, chosen);
  const tables = table ? [table] : findTables(sheet, fields);
  return sheet.letters === undefined ? tables : tables.map((one) => withLetters(one, sheet.letters ?? []));
}

/** The table with the letters that its columns have in the file, where hidden columns are between them. */
function withLetters(table: SheetTable, letters: readonly string[]): SheetTable {
  const own = new Map(letters.map((one, index) => [columnLetters(index), one]));
  return { ...table, heads: table.heads.map((head) => ({ ...head, letters: own.get(head.letters) ?? head.letters })) };
}

/** Columns with the meanings that a person chose; a field taken from another column leaves that one to the comment. */
export function changeColumns(
  table: SheetTable,
  columns: readonly Column[],
  { fields, context, changes }: ChangedColumns,
): Column[] {
  const id = tableId(table);
  const own = new Map(
    changes.columns.filter((change) => (change.table ?? id) === id).map((change) => [change.letters, change]),
  );
  const takenFields = new Set([...own.values()].map(({ field }) => field));
  return columns.map((column) => {
    const change = own.get(column.letters);
    if (change === undefined) {
      const isGone = column.field !== undefined && takenFields.has(column.field.name) && !isRepeated(column.field);
      return isGone ? { ...column, field: undefined, doubt: undefined } : withUnits(column, changes);
    }
    if (change.use !== 'field') {
      return { ...column, field: undefined, doubt: undefined, isByHand: true, isSkipped: change.use === 'skip' };
    }
    const field = fields.find(({ name }) => name === change.field);
    if (field === undefined) return column;
    // What a price is for decides which sizes are likely.
    const perOf = change.units.flatMap((unit) => perChoices(field).find(({ id }) => id === unit) ?? []);
    const given: Units = Object.assign({}, ...perOf.map(({ gives }) => gives));
    const changed = withUnits(columnAs(table, column, field, context, given), changes);
    const others = change.units.filter((id) => !perOf.some((one) => one.id === id));
    return { ...others.reduce(chooseUnit, changed), isByHand: true };
  });
}

interface ChangedColumns {
  readonly fields: readonly SheetField[];
  readonly context: ReadingContext;
  readonly changes: ReadingChanges;
}

function isRepeated({ reading }: SheetField): boolean {
  return reading.kind === 'remark' || reading.kind === 'sequence' || reading.kind === 'status';
}

/** The column in the unit that answers its question. */
function withUnits(column: Column, { units }: ReadingChanges): Column {
  const unit = column.doubt !== undefined && Object.hasOwn(units, column.doubt) ? units[column.doubt] : undefined;
  return unit === undefined ? column : chooseUnit(column, unit);
}

function chooseUnit(column: Column, unit: string): Column {
  const { field } = column;
  const chosen = field && columnUnits(field).find(({ id }) => id === unit);
  return chosen === undefined ? column : { ...column, units: { ...column.units, ...chosen.gives }, doubt: undefined };
}

/** Whether a row is made an object by hand. */
export function isRowTaken({ rows }: ReadingChanges, sheet: string, row: number): boolean {
  return rows.some((one) => one.sheet === sheet && one.row === row);
}
