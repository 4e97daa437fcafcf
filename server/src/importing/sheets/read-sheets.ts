import { classifyRow, sectionStatus } from './classify-rows.ts';
import type { SheetTable } from './find-tables.ts';
import { type CellReading, type ReadingContext, readValue } from './read-value.ts';
import { changeColumns, isTaken, noChanges, type ReadingChanges, tableId, tablesOf } from './reading-changes.ts';
import { ownTexts, type Sheet, type SheetRow } from './sheet.ts';
import type { SheetChoices, SheetField } from './sheet-fields.ts';
import { readTitleWords, type TitleWords } from './title-words.ts';
import { type Column, understandColumns } from './understand-columns.ts';
import { type ChoiceWords, findChoice } from './value-words.ts';

/** A row that may be an object. */
export interface RowReading {
  readonly sheet: string;
  readonly row: number;
  /** By name of the field; labelled values above the table where the row has none. */
  readonly values: ReadonlyMap<string, CellReading>;
  /** Columns without a field: 'Ворота: 18'. */
  readonly remarks: readonly string[];
  /** Names of sections that are no value of a dictionary, the nearest last. */
  readonly sections: readonly string[];
  /** Texts of columns without a head. */
  readonly unnamed: readonly string[];
  readonly columns: readonly Column[];
  readonly titles: readonly string[];
  readonly listDay: string;
  /** Text of the row as it is. */
  readonly text: string;
}

/** An object of a sheet in wire shape, and the rows that it comes from. */
export interface SheetObject {
  readonly sheet: string;
  readonly sourceRow: number;
  readonly sourceRows: readonly number[];
  readonly [field: string]: unknown;
}
/** A cell whose value is not certain. Equal `group`s are answered together. */
export interface SheetQuestion {
  readonly sheet: string;
  readonly row: number;
  readonly field: string;
  readonly reason: string;
  readonly group: string;
}
/** A row of which nothing is made. */
export interface RefusedRow {
  readonly sheet: string;
  readonly row: number;
  readonly reason: string;
}
export interface SheetsResult {
  readonly objects: readonly SheetObject[];
  readonly questions: readonly SheetQuestion[];
  readonly refused: readonly RefusedRow[];
}

/** A column with the number of its cells that have a text, and of those that were read. */
export interface CountedColumn extends Column {
  readonly valueCount: number;
  readonly readCount: number;
}

/** A table with what its columns and rows mean. */
export interface ReadTable {
  readonly id: string;
  readonly sheet: string;
  readonly headRows: readonly number[];
  readonly titleRows: readonly number[];
  readonly sectionRows: readonly number[];
  readonly firstRow: number;
  readonly lastRow: number;
  readonly isOnItsSide: boolean;
  readonly listDay: string;
  readonly columns: readonly CountedColumn[];
}

/** Objects of sheets with the tables and rows that they come from. */
export interface ReadSheets extends SheetsResult {
  readonly tables: readonly ReadTable[];
  readonly rows: readonly RowReading[];
}

/** What a kind of object needs to be read from sheets. */
export interface SheetKind {
  readonly fields: readonly SheetField[];
  /** Other words for values of dictionaries, by source. */
  readonly choiceWords: Readonly<Record<string, readonly ChoiceWords[]>>;
  /** Fields whose values a section row may name, by their dictionaries. */
  readonly sectionFields: readonly string[];
  /** Makes objects of the rows of all sheets, in order. */
  build(rows: readonly RowReading[], choices: SheetChoices): SheetsResult;
}

/** What sheets are read with. */
export interface SheetsContext {
  readonly choices: SheetChoices;
  readonly now: Date;
  readonly changes?: ReadingChanges;
}

/** Reads all visible sheets: tables, columns, cells, rows, objects, doubles, questions. */
export function readSheets(
  sheets: readonly Sheet[],
  kind: SheetKind,
  { choices, now, changes = noChanges }: SheetsContext,
): ReadSheets {
  const tables: ReadTable[] = [];
  const rows: RowReading[] = [];
  const refused: RefusedRow[] = [];
  for (const sheet of sheets.filter((one) => isTaken(one, changes))) {
    const status = sectionStatus(sheet.name);
    for (const table of tablesOf(sheet, kind.fields, changes)) {
      const read = readTable(table, kind, { choices, now, changes }, status?.refused);
      rows.push(...read.rows);
      refused.push(...read.refused);
      tables.push(read.table);
    }
  }
  const built = withTakenRows(kind.build(rows, choices), rows, { kind, choices, changes });
  const all = [...refused, ...built.refused].toSorted((one, other) => one.row - other.row);
  return { objects: built.objects, questions: [...built.questions], refused: all, tables, rows };
}

/** Objects of rows that were refused as such, each read by itself. */
function withTakenRows(
  built: SheetsResult,
  rows: readonly RowReading[],
  { kind, choices, changes }: { kind: SheetKind; choices: SheetChoices; changes: ReadingChanges },
): SheetsResult {
  const taken = built.refused.filter((one) => isRowTaken(changes, one.sheet, one.row));
  if (taken.length === 0) return built;
  const objects = [...built.objects];
  const questions = [...built.questions];
  const refused = built.refused.filter((one) => !taken.includes(one));
  for (const { sheet, row } of taken) {
    const own = kind.build(
      rows.filter((one) => one.sheet === sheet && one.row === row),
      choices,
    );
    const at = objects.findIndex((one) => one.sheet === sheet && one.sourceRow > row);
    objects.splice(at < 0 ? objects.length : at, 0, ...own.objects);
    questions.push(...own.questions);
    refused.push(...own.refused);
  }
  return { objects, questions, refused };
}

function isRowTaken({ rows }: ReadingChanges, sheet: string, row: number): boolean {
  return rows.some((one) => one.sheet === sheet && one.row === row);
}

function readTable(
  table: SheetTable,
  kind: SheetKind,
  { choices, now, changes = noChanges }: SheetsContext,
  ofSheet: string | undefined,
) {
  const notes = table.rows.filter((row) => ownTexts(row).length === 1);
  const title = readTitleWords(table.above, notes, kind.fields, now);
  const listDay = title.listDay ?? now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: title.units, choices, choiceWords: kind.choiceWords, now, listDay };
  const understood = understandColumns(table, kind.fields, context);
  const columns = changeColumns(table, understood, { fields: kind.fields, context, changes });
  const labelled = labelledValues(title, columns, context);
  const state = newState(ofSheet);
  const rows: RowReading[] = [];
  const refused: RefusedRow[] = [];
  const sectionRows: number[] = [];
  const cellsOfObjects: SheetRow[] = [];
  const refuse = (row: number, reason: string) => refused.push({ sheet: table.sheet, row, reason });
  for (const row of table.rows) {
    if (ownTexts(row).length === 0) continue;
    const isObject = table.isOnItsSide || isRowTaken(changes, table.sheet, row.row);
    const found = isObject ? ({ kind: 'object' } as const) : classifyRow(row, columns);
    if (found.kind === 'refused' || found.kind === 'note') refuse(row.row, found.reason);
    else if (found.kind === 'section') {
      enterSection(state, found, kind, choices);
      sectionRows.push(row.row);
    } else if (state.refused !== undefined && !isObject) refuse(row.row, state.refused);
    else {
      rows.push(readRow(row, table, columns, { context, labelled, state }));
      cellsOfObjects.push(row);
    }
  }
  const counted = columns.map((column) => countCells(column, cellsOfObjects, rows));
  return { rows, refused, table: { ...aboutTable(table), sectionRows, listDay, columns: counted } };
}

function aboutTable(table: SheetTable) {
  const { sheet, headRows, repeated, isOnItsSide, rows, above } = table;
  return {
    id: tableId(table),
    sheet,
    headRows: [...headRows, ...repeated],
    titleRows: above.map(({ row }) => row),
    firstRow: rows[0]?.row ?? 0,
    lastRow: rows.at(-1)?.row ?? 0,
    isOnItsSide,
  };
}

function countCells(column: Column, cells: readonly SheetRow[], rows: readonly RowReading[]): CountedColumn {
  const { index, field } = column;
  const isFilled = cells.map((row) => (row.cells[index]?.text ?? '') !== '');
  const isRead = rows.map(({ values }) => {
    const reading = field && values.get(field.name);
    return field === undefined || reading?.value !== undefined || reading?.isOnRequest === true;
  });
  const valueCount = isFilled.filter(Boolean).length;
  return { ...column, valueCount, readCount: isFilled.filter((filled, at) => filled && isRead[at]).length };
}

/** Sections that apply to the rows below them. */
interface SectionState {
  refused: string | undefined;
  values: Map<string, CellReading>;
  names: { text: string; column: number }[];
}

function newState(refused: string | undefined): SectionState {
  return { refused, values: new Map(), names: [] };
}

function enterSection(
  state: SectionState,
  { text, column }: { text: string; column: number },
  kind: SheetKind,
  choices: SheetChoices,
): void {
  const status = sectionStatus(text);
  if (status) {
    state.refused = status.refused;
    return;
  }
  for (const name of kind.sectionFields) {
    const field = kind.fields.find((one) => one.name === name);
    if (field?.reading.kind !== 'choice') continue;
    const found = findChoice(text, choices[field.reading.source] ?? [], kind.choiceWords[field.reading.source]);
    if (!found) continue;
    state.values.set(name, { raw: text, value: found.value });
    state.names = [];
    return;
  }
  // A section further to the right is within those to its left.
  state.names = [...state.names.filter((one) => one.column < column), { text: text.replace(/:$/, ''), column }];
}

function labelledValues(
  title: TitleWords,
  columns: readonly Column[],
  context: ReadingContext,
): Map<string, CellReading> {
  const named = new Set(columns.map(({ field }) => field?.name));
  return new Map(
    title.labelled.flatMap(({ field, cell }) => {
      const reading = named.has(field.name) ? { raw: '' } : readValue(cell, field, { ...context, units: {} });
      return reading.value === undefined ? [] : [[field.name, reading] as const];
    }),
  );
}

interface RowContext {
  readonly context: ReadingContext;
  readonly labelled: ReadonlyMap<string, CellReading>;
  readonly state: SectionState;
}

function readRow(
  row: SheetRow,
  table: SheetTable,
  columns: readonly Column[],
  { context, labelled, state }: RowContext,
): RowReading {
  const values = new Map<string, CellReading>([...labelled, ...state.values]);
  const remarks: string[] = [];
  const unnamed: string[] = [];
  for (const { index, field, title, units, doubt, isSkipped } of columns) {
    const cell = row.cells[index];
    if (!cell || cell.text === '' || isSkipped) continue;
    if (field === undefined || field.reading.kind === 'remark') {
      const isOwn = cell.spread !== 'across';
      if (title === '' && isOwn && cell.number === undefined) unnamed.push(cell.text);
      if (isOwn && cell.text !== '-' && cell.text !== '—')
        remarks.push(title === '' ? cell.text : `${title}: ${cell.text}`);
      continue;
    }
    const reading = readValue(cell, field, { ...context, units });
    const asked = reading.doubt ?? (reading.value !== undefined && hasNoUnits(reading, doubt) ? doubt : undefined);
    values.set(field.name, { ...reading, ...(asked ? { doubt: asked } : {}) });
  }
  return {
    sheet: table.sheet,
    row: row.row,
    values,
    remarks,
    sections: state.names.map(({ text }) => text),
    unnamed,
    columns,
    titles: table.above.flatMap(ownTexts),
    listDay: context.listDay,
    text: ownTexts(row).join(' · '),
  };
}

/** Whether a question about the unit of a column concerns a cell: one that names its unit is certain. */
function hasNoUnits({ amount }: CellReading, doubt: string | undefined): boolean {
  if (doubt === undefined) return false;
  const { size, months, area } = amount?.units ?? {};
  return size === undefined && months === undefined && area === undefined;
}
