import { isAddressAlone } from './address-alone.ts';
import { classifyRow, notOfferedIn, sectionStatus, stateOfPart } from './classify-rows.ts';
import type { Column } from './column.ts';
import { withDittos } from './dittos.ts';
import { type FactWords, readFacts, tidyText } from './facts.ts';
import type { SheetTable } from './find-tables.ts';
import { fold } from './fold.ts';
import { unitDoubts } from './guess-units.ts';
import { nominativeHighways, placeOf } from './place-facts.ts';
import { type Card, readCards } from './read-cards.ts';
import { type CellReading, DIRECTION, isBlank, type ReadingContext, readValue } from './read-value.ts';
import { changeColumns, isTaken, noChanges, type ReadingChanges, tableId, tablesOf } from './reading-changes.ts';
import { ownTexts, type Sheet, type SheetRow } from './sheet.ts';
import type { SheetChoices, SheetField } from './sheet-fields.ts';
import { groupRows, isRowOfSums, isSumOfGroup } from './sums-above.ts';
import { readTitleWords, type TitleWords } from './title-words.ts';
import { columnDoubts, understandColumns } from './understand-columns.ts';
import { readUnits, type Units, unitsOfPrice } from './units.ts';
import {
  blankWords,
  type ChoiceWords,
  demandWords,
  findChoice,
  meaningOf,
  notOffered,
  requirementWords,
  totalWords,
} from './value-words.ts';

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
  /** The same sections as they are written, with all that they say. */
  readonly sectionTexts?: readonly string[];
  /** Texts of columns without a head. */
  readonly unnamed: readonly string[];
  readonly columns: readonly Column[];
  readonly titles: readonly string[];
  /** Texts that stand alone in their rows of the table: names of sections, notes as '** OPEX 1 950 руб./м² в год'. */
  readonly notes?: readonly string[];
  readonly listDay: string;
  /** Text of the row as it is. */
  readonly text: string;
  /** Whether no row above says anything about it: a card of a text. */
  readonly isApart?: true;
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

/** A column with the number of its cells that have a text, and of those that were read; null before they are read. */
export interface CountedColumn extends Column {
  readonly valueCount: number;
  readonly readCount: number | null;
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
  /** Whether a title names it; false: it is today. */
  readonly isDayNamed: boolean;
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
  /** Facts of running text: read from descriptions where no column has the main field. */
  readonly facts?: readonly FactWords[];
  /** Field that makes an object of a text: several of them are several objects. */
  readonly mainField?: string;
  /** Field of a proper name that no fact of a text has. */
  readonly placeField?: string;
  /** Sections that say what the objects below them are: 'ОТАПЛИВАЕМЫЕ СКЛАДЫ', with cell texts by fields. */
  readonly sectionKinds?: readonly {
    readonly pattern: RegExp;
    readonly gives: Readonly<Record<string, string>>;
    readonly example: string;
  }[];
  /** Facts that a section may name with a name: 'Вешки (Алтуфьевское шоссе, 1 км)'. */
  readonly sectionFacts?: readonly string[];
  /** Further facts of sections, whose words mean something else in running text: 'Корпус 1 (2019 г.)'. */
  readonly sectionWords?: readonly FactWords[];
  /** Name of the part of an object that a section begins with, and the text after it: 'Корпус 1', ' класс А, 2016 г.' */
  readonly sectionName?: (text: string) => { name: string; rest: string } | undefined;
  /** Field of the name of a group with the sum of its rows below an address: 'АБК'. */
  readonly groupField?: string;
  /** How deep a section is by its words: a complex 0, its building 1. */
  readonly sectionLevel?: (text: string) => number;
  /** Names at the beginning of a text that are the object's, not those of its place. */
  readonly objectNames?: { readonly field: string; readonly pattern: RegExp };
  /** Whether cells of a table without heads that are no known column are read as running text: '4 ворот, 2 дока'. */
  readonly readsCells?: true;
  /** Makes objects of the rows of all sheets, in order. */
  build(rows: readonly RowReading[], choices: SheetChoices): SheetsResult;
}

/** What sheets are read with. */
export interface SheetsContext {
  readonly choices: SheetChoices;
  readonly now: Date;
  readonly changes?: ReadingChanges;
  /** Receives the tables with their columns, before their rows are read. */
  readonly onTables?: (tables: readonly ReadTable[]) => void;
}

/** Reads all visible sheets: tables, columns, cells, rows, objects, doubles, questions. */
export function readSheets(
  sheets: readonly Sheet[],
  kind: SheetKind,
  { choices, now, changes = noChanges, onTables }: SheetsContext,
): ReadSheets {
  const tables: ReadTable[] = [];
  const rows: RowReading[] = [];
  const refused: RefusedRow[] = [];
  const rowsOfCards = new Map<string, readonly number[]>();
  let last: SheetTable | undefined;
  /** Texts that are read, and tables that are understood, in their order. */
  const parts: (ReturnType<typeof readText> | UnderstoodTable)[] = [];
  for (const sheet of sheets.filter((one) => isTaken(one, changes))) {
    const status = sectionStatus(sheet.name);
    const tablesFound = tablesOf(sheet, kind.fields, changes);
    const lines = tablesFound.some(({ headRows }) => headRows.length > 0) ? undefined : linesOfText(sheet);
    const cards = lines && readText(lines, kind, { choices, now });
    const found = cards && cards.rows.length > 0 ? [] : tablesFound;
    if (found.length === 0) {
      parts.push(cards ?? readText(sheet, kind, { choices, now }));
    }
    for (const one of found) {
      const table = continued(one, last);
      last = table;
      parts.push(understandTable(table, kind, { choices, now, changes }, status?.refused));
    }
  }
  onTables?.(parts.flatMap((part) => ('columns' in part ? [beforeReading(part)] : [])));
  for (const part of parts) {
    if ('columns' in part) {
      const read = readTable(part, kind, changes);
      rows.push(...read.rows);
      refused.push(...read.refused);
      tables.push(read.table);
    } else {
      rows.push(...part.rows);
      refused.push(...part.refused);
      for (const [key, own] of part.rowsOfCards) rowsOfCards.set(key, own);
    }
  }
  const built = withTakenRows(kind.build(rows, choices), rows, { kind, choices, changes });
  const all = [...refused, ...built.refused].toSorted((one, other) => one.row - other.row);
  const objects = built.objects.map((object) => {
    const ofCard = rowsOfCards.get(`${object.sheet}!${object.sourceRow}`);
    return ofCard ? { ...object, sourceRows: ofCard } : object;
  });
  return { objects, questions: [...built.questions], refused: all, tables, rows };
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

/** A sheet without heads continues the sheet before it where its columns have the same kinds of values. */
function continued(table: SheetTable, last: SheetTable | undefined): SheetTable {
  const [row, before] = [table.rows[0], last?.rows[0]];
  if (table.headRows.length > 0 || !last || last.isOnItsSide || last.headRows.length === 0 || !row || !before)
    return table;
  const kinds = ({ cells }: SheetRow) =>
    cells.map(({ text, number }) =>
      text === '' ? '' : number !== undefined || /^[\d .,:]+$/.test(text) ? 'number' : 'text',
    );
  const [own, other] = [kinds(row), kinds(before)];
  const same = own.filter((kind, index) => kind === other[index]).length;
  const isSame = table.heads.length === last.heads.length && same >= own.length * SHARE_OF_SAME;
  return isSame ? { ...table, heads: last.heads } : table;
}

/** Share of columns with values of the same kind in a sheet that continues another. */
const SHARE_OF_SAME = 0.8;

/** A table with what its columns mean, and what its rows are read with. */
interface UnderstoodTable {
  readonly table: SheetTable;
  readonly columns: readonly Column[];
  readonly titleWords: TitleWords;
  readonly textsOfNotes: readonly string[];
  readonly context: ReadingContext;
  readonly ofSheet: string | undefined;
}

function understandTable(
  written: SheetTable,
  kind: SheetKind,
  { choices, now, changes = noChanges }: SheetsContext,
  ofSheet: string | undefined,
): UnderstoodTable {
  const table = { ...written, rows: withDittos(written.rows) };
  const notes = table.rows.filter((row) => ownTexts(row).length === 1);
  const textsOfNotes = notes.flatMap(ownTexts);
  // What a section says of its complex is about no other one.
  const ofSection = (text: string) =>
    kind.sectionLevel?.(text) === 0 &&
    isSectionWithFacts(text, kind, { units: {}, choices, choiceWords: kind.choiceWords, now, listDay: '' });
  const aboutAll = notes.filter((row) => !ownTexts(row).some(ofSection));
  const said = readTitleWords(table.above, aboutAll, kind.fields, now);
  const titleWords = changes.listDay === undefined ? said : { ...said, listDay: changes.listDay };
  const listDay = titleWords.listDay ?? now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: titleWords.units, choices, choiceWords: kind.choiceWords, now, listDay };
  const understood = understandColumns(table, kind.fields, context);
  const columns = changeColumns(table, understood, { fields: kind.fields, context, changes });
  return { table, columns, titleWords, textsOfNotes, context, ofSheet };
}

/** Expenses and taxes, which a note may name for all rows. */
const OF_MONEY = /opex|опекс|орех|экспл|ндс|коммунал|(?<!\p{L})vat(?!\p{L})/iu;

/** A table of which no row is read yet. */
function beforeReading({ table, columns, context, titleWords }: UnderstoodTable): ReadTable {
  const counted = columns.map((column) => {
    const filled = table.rows.filter(({ cells }) => (cells[column.index]?.text ?? '') !== '');
    return { ...column, valueCount: filled.length, readCount: null };
  });
  const isDayNamed = titleWords.listDay !== undefined;
  return { ...aboutTable(table), sectionRows: [], listDay: context.listDay, isDayNamed, columns: counted };
}

function readTable(
  { table, columns, titleWords, textsOfNotes, context, ofSheet }: UnderstoodTable,
  kind: SheetKind,
  changes: ReadingChanges,
) {
  const { listDay } = context;
  const labelled = labelledValues(titleWords, columns, context);
  const state = newState(ofSheet);
  const rows: RowReading[] = [];
  const refused: RefusedRow[] = [];
  const sectionRows: number[] = [];
  /** Sections with a name and facts: what they say is about the rows below them alone, no note about all rows. */
  const ofSections = new Set<string>();
  const cellsOfObjects: SheetRow[] = [];
  const refuse = (row: number, reason: string) => refused.push({ sheet: table.sheet, row, reason });
  // The heads repeat below the name of each complex: the first name stands above the table.
  const title = table.repeated.length > 0 ? table.above.at(-1) : undefined;
  const [first = '', ...others] = title ? ownTexts(title) : [];
  const column = title?.cells.findIndex(({ text }) => text === first) ?? 0;
  if (first !== '' && others.length === 0) enterSection(state, { text: first, column }, kind, context);
  // A let block may be the only row that names its complex: the rows below it need the name.
  let carried: ReadonlyMap<string, CellReading> = new Map();
  const carryNames = (row: SheetRow) => {
    const { values } = readRow(row, table, columns, { context, labelled, state, fields: kind.fields });
    const ofParts = [...values].filter(([name, { value }]) => OF_PARTS.test(name) && value !== undefined);
    if (ofParts.some(([name]) => name.endsWith('.name'))) carried = new Map(ofParts);
  };
  const tenants = tenantColumn(table, columns);
  const askedColumns = new Set<number>();
  const groups = new Set(
    kind.sectionLevel ? [...groupRows(table.rows, columns), ...namedGroups(table.rows, kind)] : [],
  );
  let gone: SheetRow | undefined;
  for (const [index, row] of table.rows.entries()) {
    if (ownTexts(row).length === 0) continue;
    const isByHand = isRowTaken(changes, table.sheet, row.row);
    const tenant = tenants === undefined ? '' : (row.cells[tenants]?.text ?? '');
    if (!isByHand && isTenant(tenant) && ownTexts(row).length > 1) {
      refuse(row.row, `Сдано: «${tenant}»`);
      carryNames(row);
      continue;
    }
    const isObject = table.isOnItsSide || isByHand;
    if (
      !isObject &&
      (isRowOfSums(row, table.rows.slice(0, index)) || isSumOfGroup(row, table.rows.slice(index + 1), columns))
    ) {
      refuse(row.row, 'Итог, а не объект');
      continue;
    }
    // A report of an accounting program: the name of a building with the sums of its rooms.
    const [text = ''] = ownTexts(row);
    if (!isObject && groups.has(row) && meaningOf(totalWords, text) === undefined) {
      const column = row.cells.findIndex((cell) => cell.text === text);
      enterSection(state, { text, column, isGroup: true }, kind, context);
      carried = new Map();
      sectionRows.push(row.row);
      refuse(row.row, 'Итог, а не объект');
      continue;
    }
    const isTurned = table.isOnItsSide && !isByHand;
    const total = [
      meaningOf(requirementWords, ownTexts(row)[0] ?? ''),
      ...ownTexts(row).map((text) => meaningOf(totalWords, text)),
    ];
    const letReason = isTurned ? (total.find((reason) => reason) ?? notOfferedIn(row, columns)) : undefined;
    if (letReason !== undefined) {
      refuse(row.row, letReason);
      continue;
    }
    const ofCells = isObject ? undefined : sectionOfCells(row, kind, context);
    const found = isObject
      ? ({ kind: 'object' } as const)
      : ofCells === undefined
        ? classifyRow(row, columns, (one) => isSectionWithFacts(one, kind, context))
        : ({ kind: 'section', text: ofCells, column: row.cells.findIndex((cell) => cell.text !== '') } as const);
    if (gone && found.kind === 'object' && !isByHand && isPartOf(gone, row, columns)) {
      refuse(row.row, `Часть строки ${gone.row}`);
      continue;
    }
    gone = found.kind === 'refused' ? row : undefined;
    if (found.kind === 'refused' || found.kind === 'note') {
      refuse(row.row, found.reason);
      if (found.kind === 'refused') carryNames(row);
    } else if (found.kind === 'section') {
      enterSection(state, found, kind, context);
      if (OF_MONEY.test(found.text) && kind.sectionLevel?.(found.text) === 0 && factsOf(found.text, kind, context) > 0)
        ofSections.add(found.text);
      sectionRows.push(row.row);
    } else if (state.refused !== undefined && !isByHand) refuse(row.row, state.refused);
    else {
      const read = readRow(row, table, columns, {
        context,
        labelled,
        state,
        askedColumns,
        notes: textsOfNotes,
        fields: kind.fields,
      });
      const isHeadless = table.headRows.length === 0 && !table.isOnItsSide;
      const whole = isHeadless && kind.readsCells ? withCells(read, kind, context) : read;
      rows.push(withDescribed(withCarried(whole, carried), kind, context));
      carried = new Map();
      cellsOfObjects.push(row);
    }
  }
  const counted = columns.map((column) => countCells(column, cellsOfObjects, rows));
  const withoutSections = rows.map((row) => ({
    ...row,
    notes: row.notes?.filter((note) => !ofSections.has(note)) ?? [],
  }));
  const isDayNamed = titleWords.listDay !== undefined;
  return {
    rows: withoutSections,
    refused,
    table: { ...aboutTable(table), sectionRows, listDay, isDayNamed, columns: counted },
  };
}

/**
 * Rows with the name of a building and a number or two above its rooms: 'Корпус 2 (класс B) | | 18 000' is no object,
 * whatever of it is offered.
 */
function namedGroups(rows: readonly SheetRow[], kind: SheetKind): SheetRow[] {
  return rows.filter((row, index) => {
    const [name = '', ...others] = ownTexts(row);
    const next = rows.slice(index + 1).find((one) => ownTexts(one).length > 0);
    if (!next || others.length === 0 || others.length > 2) return false;
    if (!kind.sectionName?.(name) || kind.sectionLevel?.(name) !== 1) return false;
    const areNumbers = others.every((text) => /^\d[\d\s.,]*(?:м2|м²|кв\.? ?м\.?)?$/u.test(text));
    const isFuller = ownTexts(next).length >= ownTexts(row).length + 1;
    const below = next.cells[row.cells.findIndex(({ text }) => text === name)];
    const isBlankBelow = below === undefined || below.text === '' || below.spread !== undefined;
    // 'Секция 1.1', '1-2'
    const isRoom = kind.sectionLevel?.(below?.text ?? '') === 2 || /^\d[\d./-]*\p{L}?$/u.test(below?.text ?? '');
    return areNumbers && isFuller && (isBlankBelow || isRoom);
  });
}

/** Whether a row has cadastral numbers and an area alone, below a row with a place or a number of the list as well. */
function isPartOf(above: SheetRow, row: SheetRow, columns: readonly Column[]): boolean {
  const textIn = ({ cells }: SheetRow, index: number) => (cells[index]?.spread ? '' : (cells[index]?.text ?? ''));
  const own = columns.filter(({ index }) => textIn(row, index) !== '');
  const isNumbered = own.some(({ field }) => field?.reading.kind === 'cadastral');
  const isAlone = own.every(({ field }) => field?.reading.kind === 'cadastral' || field?.reading.kind === 'area');
  const isWhole = columns.some(
    ({ field, index }) =>
      (field?.reading.kind === 'sequence' || field?.name === 'address') && textIn(above, index) !== '',
  );
  return isNumbered && isAlone && isWhole;
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

/** Fields of the complex and the building: a let row names them for the rows below it, its own areas are not theirs. */
const OF_PARTS = /^(?:complex|building)\./;

const TENANT = /^(?:арендатор|наниматель|кто арендует|tenant)(?!ы)/iu;
const VACANT = /^(?:своб|вакант|пуст|нет|vacant|free|[-–—]$)/iu;

/** Column of tenants of a table that has free and let rows; undefined where the rows say when they become free. */
function tenantColumn(table: SheetTable, columns: readonly Column[]): number | undefined {
  if (columns.some(({ field }) => field?.reading.kind === 'availability')) return undefined;
  const column = columns.find(({ title }) => TENANT.test(title.trim()));
  if (!column) return undefined;
  const texts = table.rows
    .filter((row) => ownTexts(row).length > 2)
    .map(({ cells }) => cells[column.index]?.text ?? '');
  const letCount = texts.filter(isTenant).length;
  return letCount > 0 && letCount < texts.length ? column.index : undefined;
}

function isTenant(text: string): boolean {
  return text !== '' && !VACANT.test(text);
}

/** Sections that apply to the rows below them. */
interface SectionState {
  refused: string | undefined;
  /** Whether the refusal is that of a named part: the next part has a state of its own. */
  isOfPart: boolean;
  values: Map<string, CellReading>;
  names: { text: string; written: string; column: number; level: number; facts: ReadonlyMap<string, CellReading> }[];
}

function newState(refused: string | undefined): SectionState {
  return { refused, isOfPart: false, values: new Map(), names: [] };
}

/** 'Киевское шоссе (5 участков)', 'Новая Рига — 3': the number of objects below a section; '(2016)' is a year. */
const COUNT_OF_SECTION = /(?:\s*\(|\s+[-–—]|\s*:)\s*(?!(?:19|20)\d\d(?!\d))\d+\s*(?:\p{L}+\.?)?\s*\)?$/u;

/** 'Камеры (-18 … -22 °С)', 'Холодильные склады, режим +2/+6', 'Мороз −18': degrees at the end of a section. */
const DEGREES_OF_SECTION =
  /[\s,;:([–—-]*(?:(?:t|темп\p{L}*|режим\p{L}*)[\s.:°]*(?:режим\p{L}*\s*)?)?(?:от |до )?(?:[-+−–]\s?\d{1,2}|\d{1,2}(?=.*[°+]))\s*(?:°?\s?[cсCС]|°|град\p{L}*\.?)?\s*(?:(?:\.{2,3}|…|\/|до|-|–|−)\s*[-+−–]?\s?\d{1,2}\s*(?:°?\s?[cсCС]|°|град\p{L}*\.?)?)?\s*[)\]]?\s*:?$/iu;

function enterSection(
  state: SectionState,
  { text: written, column, isGroup = false }: { text: string; column: number; isGroup?: boolean },
  kind: SheetKind,
  context: ReadingContext,
): void {
  const { choices } = context;
  const part = kind.sectionName?.(written);
  const text = part ? written : written.replace(COUNT_OF_SECTION, '') || written;
  const status = sectionStatus(text);
  if (status) {
    state.refused = status.refused;
    state.isOfPart = part !== undefined;
    // 'Корпус 1 — свободные площади' is the name of a building as well.
    if (!part || status.refused !== undefined) return;
  } else if (part && state.isOfPart) {
    state.refused = undefined;
    state.isOfPart = false;
  }
  if (DIRECTION.test(fold(text))) {
    state.values.clear();
    state.names = [];
    return;
  }
  const [degrees = ''] = DEGREES_OF_SECTION.exec(written) ?? [];
  const kinds = [text, written.slice(0, written.length - degrees.length)].map((one) => fold(one).trim());
  const ofKind = isGroup ? undefined : kind.sectionKinds?.find(({ pattern }) => kinds.some((one) => pattern.test(one)));
  if (ofKind) {
    for (const [fieldName, cell] of Object.entries(ofKind.gives)) {
      const field = kind.fields.find((one) => one.name === fieldName);
      // The degrees are those of the area, no value of a flag.
      const isText = field?.reading.kind === 'text';
      if (field) state.values.set(fieldName, readValue({ text: isText ? `${cell}${degrees}` : cell }, field, context));
    }
    return;
  }
  // A report of an accounting program has the address of a building alone above its rooms.
  const address = text.replace(/^(?:адрес|местоположение|расположение)(?: объекта)?\s*[:–—-]\s*/iu, '');
  const [, bare = address, inside = ''] = /^(.+?)\s*\(([^()]{4,80})\)$/u.exec(address) ?? [];
  const isAddress = kind.sectionLevel !== undefined && !part && isAddressAlone(bare);
  // 'АБК', 'Ангар' with the sum of its rooms below an address.
  const isAtAddress = state.names.some(({ facts: above }) => above.has(kind.placeField ?? ''));
  // 'Склад № 2' with the sum of its rooms below 'База «Шакша»' with the sum of its buildings.
  const isWithin = NUMBERED_GROUP.test(text) && state.names.some((one) => one.column === column && one.level === 0);
  if (isGroup && ((isAtAddress && !part) || isWithin) && !isAddress && kind.groupField !== undefined) {
    const own = new Map([[kind.groupField, { raw: text, value: text }]]);
    const outer = state.names.filter((one) => one.column < column || one.level < 1);
    state.names = [...outer, { text: '', written, column, level: 1, facts: own }];
    return;
  }
  const { name, facts } =
    isAddress && kind.placeField !== undefined
      ? {
          name: '',
          facts: new Map([...factsOfBrackets(inside, kind, context), [kind.placeField, { raw: text, value: bare }]]),
        }
      : nameWithFacts(text, kind, context);
  for (const fieldName of facts.size > 0 ? [] : kind.sectionFields) {
    const field = kind.fields.find((one) => one.name === fieldName);
    if (field?.reading.kind !== 'choice') continue;
    const found = findChoice(text, choices[field.reading.source] ?? [], kind.choiceWords[field.reading.source]);
    // 'КАЗАНЬ' is a town, not the road 'Р-239 Казань – Оренбург'.
    const isRoad = field.reading.source.includes('highway') && /^[МАР]-\d/u.test(found?.value.name ?? '');
    const isOfName = field.reading.source.includes('region') && NAMED_AT_ADDRESS.test(text);
    // 'Ленинградская обл., пос. Красная Заря' is no highway.
    const isOfRegion =
      field.reading.source.includes('highway') &&
      /(?<!\p{L})(?:обл|область|край|р-н|район)(?!\p{L})/iu.test(text) &&
      !/(?<!\p{L})(?:ш|шоссе)(?!\p{L})/iu.test(text);
    const isOfSeveral = field.reading.source.includes('highway') && SEVERAL_HIGHWAYS.test(text);
    if (
      !found ||
      isOfName ||
      isOfRegion ||
      isOfSeveral ||
      (isRoad && !/(?<!\p{L})[мmаaрp]-? ?\d|шоссе|трасса|«/iu.test(text))
    )
      continue;
    state.values.set(fieldName, { raw: text, value: found.value });
    state.names = [];
    return;
  }
  // 'Калужское и Киевское' ends the highway of the section above.
  if (OF_HIGHWAYS.test(text) && !NAMED_AT_ADDRESS.test(text) && !ADDRESS_OF_SECTION.test(text))
    for (const fieldName of kind.sectionFields) {
      const { reading } = kind.fields.find((one) => one.name === fieldName) ?? {};
      if (reading?.kind === 'choice' && reading.source.includes('highway')) state.values.delete(fieldName);
    }
  // A section further to the right is within those to its left; in one column its words say what it is part of.
  const level = kind.sectionLevel?.(text) ?? 0;
  const outer = state.names.filter((one) => one.column < column || (one.column === column && one.level < level));
  state.names = [...outer, { text: name.replace(/:$/, ''), written, column, level, facts }];
}

/** A group whose name is a kind and a number: 'Склад № 2', 'Ангар 4 (холодный)'. */
const NUMBERED_GROUP =
  /^(?:склад|ангар|цех|хранилище|холодильник|пакгауз|бокс|warehouse|hangar)\p{Ll}{0,2}\s*(?:№\s*)?(?:\d{1,3}\p{L}?|\p{Lu})(?![\p{L}\d])(?:\s*\([^()]{1,40}\))?$/iu;

/** 'подъездной ж/д путь' of 'г. Тверь, ул. Новая, 3 (подъездной ж/д путь)' */
function factsOfBrackets(inside: string, kind: SheetKind, context: ReadingContext): ReadonlyMap<string, CellReading> {
  const allowed = kind.facts?.filter(({ field }) => field !== undefined && kind.sectionFacts?.includes(field)) ?? [];
  return readFacts(tidyText(inside), allowed, kind.fields, { ...context, units: {} }).values;
}

/** 'Прочие шоссе', 'Калужское и Киевское', 'Без направления': a section of other highways than the one above. */
const OF_HIGHWAYS =
  /(?<!\p{L})(?:шоссе|ш\.|трасс\p{L}*|направлени\p{L}*|друг(?:ие|ое)|проч(?:ие|ее)|остальн\p{L}*)(?!\p{L})|[сц]кое(?: и |, ?| ?\/ ?)\p{Lu}/iu;
/** 'Калужское и Киевское ш.', 'Минское / Можайское': neither is that of the rows below. */
const SEVERAL_HIGHWAYS = /[сц]кое(?: ш\p{L}*\.?)?(?: и |, ?| ?\/ ?)\p{Lu}\p{L}+[сц]кое(?!\p{L})/u;

/** 'База «Восток», Московская обл., г. Люберцы, ул. Новая, 24': a name with its address, no section of a region. */
const NAMED_AT_ADDRESS = /["«„]|(?<!\p{L})(?:ул|пр-т|пр-д|ш|д|вл|стр|улица|проезд)(?!\p{L}).*\d/iu;

/** 'Вешки (Алтуфьевское шоссе, 1 км от МКАД)', 'Вешки, класс A': the name of a section, and what else it says. */
function nameWithFacts(
  text: string,
  kind: SheetKind,
  context: ReadingContext,
): { name: string; facts: ReadonlyMap<string, CellReading> } {
  const ofText = kind.facts?.filter(({ field }) => field !== undefined && kind.sectionFacts?.includes(field)) ?? [];
  const allowed = [...(kind.sectionWords ?? []), ...ofText];
  const part = kind.sectionName?.(text);
  const [, first = '', further = ''] = part ? ['', part.name, part.rest] : (NAME_OF_SECTION.exec(text) ?? []);
  const { values, rest } = readFacts(tidyText(further), allowed, kind.fields, { ...context, units: {} });
  if (values.size === 0) {
    const isName = part !== undefined && (isCount(part.rest) || sectionStatus(part.rest) !== undefined);
    return { name: isName ? first : text, facts: new Map() };
  }
  if (ROAD_MARK.test(further)) for (const name of [...values.keys()]) if (OF_ROAD.test(name)) values.delete(name);
  if (part) return { name: first, facts: values };
  const [address] = rest
    .split(/[|()]/)
    .map((part) => part.replace(/^[\s,;:-]+|[\s,;:-]+$/gu, ''))
    .filter((part) => ADDRESS_OF_SECTION.test(part) || (isPlaceOfSection(part) && placeOf(part) === part));
  if (address !== undefined && kind.placeField !== undefined)
    values.set(kind.placeField, { raw: text, value: address });
  return { name: first.trim(), facts: values };
}

/** '512 км а/д М-4 «Дон»': a mark of a road far from its city is an address, no distance. */
const ROAD_MARK =
  /(?<!\d)(?:1[5-9]\d|[2-9]\d\d|1\d{3})(?:[.,]\d)?\s*-?(?:й|ый|ой)?\s*км\.?\s*(?:(?:федеральн\p{L}*|фед\.)\s*)?(?:а\/?д(?!\p{L})|автодорог\p{L}*|трасс\p{L}*|автомагистрал\p{L}*|дорог[иа]|[мрa]-?\s?\d)/iu;
const OF_ROAD = /highway|distanceFromRingRoad/u;

/** ' (4 секции)' after the name of a section. */
function isCount(rest: string): boolean {
  return rest.replace(COUNT_OF_SECTION, '').trim() === '';
}

/** Longest section with facts (characters). */
const LONGEST_FACTS = 220;
const CONTACTS = /(?:\+7|(?<!\d)8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}|@|https?:|www\./u;

/** 'Корпус 1 (класс А, введён в 2016 г., рабочая высота 12 м, нагрузка 7 т/м²)': a section, however long it is. */
function isSectionWithFacts(text: string, kind: SheetKind, context: ReadingContext): boolean {
  if (!kind.sectionName || text.length > LONGEST_FACTS || CONTACTS.test(text)) return false;
  const part = kind.sectionName?.(text);
  // 'Корпус 1 имеет общую рампу, высота 12 м' is a sentence.
  if (part && !/^\s*(?:[([,:;|/.–—-]|класс|кл\.|class|[«"])/iu.test(part.rest)) return false;
  const isName = part !== undefined || kind.objectNames?.pattern.test(text.split(/[,(|–—:]/u)[0] ?? '') === true;
  if (!isName || !/^["«„]?[\p{Lu}\d]/u.test(text)) return part !== undefined && factsOf(text, kind, context) > 0;
  return factsOf(text, kind, context) >= (part ? 1 : FEWEST_FACTS);
}

/** Facts of a long name of a complex, at least: a note may mention one. */
const FEWEST_FACTS = 2;

function factsOf(text: string, kind: SheetKind, context: ReadingContext): number {
  return nameWithFacts(text, kind, context).facts.size;
}

/** 'Корпус 1 | класс А | высота 12 м': a section whose facts stand in cells of their own, as one text. */
function sectionOfCells(row: SheetRow, kind: SheetKind, context: ReadingContext): string | undefined {
  const [first = '', ...others] = ownTexts(row);
  if (!kind.sectionName?.(first) || others.length === 0) return undefined;
  if (row.cells.some(({ number, day, spread }) => (number !== undefined || day) && spread === undefined))
    return undefined;
  const areFacts = others.every(
    (text) => /\p{L}/u.test(text) && factsOf(`${kind.sectionName?.(first)?.name}, ${text}`, kind, context) > 0,
  );
  return areFacts ? [first, ...others].join(', ') : undefined;
}

/** 'Вешки (…)', 'Вешки, …', 'Корпус 3 — строится'; a dash after a highway divides no name. */
const NAME_OF_SECTION =
  /^(?:([^(,]{2,60}?)(?=\s*[(,:]|\s+[-–—|/]\s))(?<!(?:шоссе|(?<!\p{L})ш\.?|направлени\p{L}|обл\p{L}*\.?|район))\s*(?:[(,:]|\s[-–—|/]\s)(.+?)\)?\s*$/u;

/** 'Балашиха' of 'Склады «Восток», Балашиха, 7 км': one proper name. */
function isPlaceOfSection(part: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}(?:-\p{Lu}?\p{Ll}+)*$/u.test(part);
}

/** 'г. Электроугли, ул. Полевая, 5', 'Калужская обл.' */
const ADDRESS_OF_SECTION =
  /(?<!\p{L})(?:обл|г|д|с|п|рп|пос|ул|пер|пр-д|наб|вл|г\. ?о)\. ?\p{Lu}|\p{Lu}\p{L}+(?:ая|ий|ый|ой) (?:обл|край|р-н|район|г\.? ?о)(?!\p{Ll}{8})/u;

function labelledValues(
  title: TitleWords,
  columns: readonly Column[],
  context: ReadingContext,
): Map<string, CellReading> {
  const named = new Set(columns.map(({ field }) => field?.name));
  return new Map(
    title.labelled.flatMap(({ field, cell, units: { factor } }) => {
      // 'Мощность, МВт: 4,5'
      const units = factor === undefined || !['number', 'supply'].includes(field.reading.kind) ? {} : { factor };
      const reading = named.has(field.name) ? { raw: '' } : readValue(cell, field, { ...context, units });
      return reading.value === undefined ? [] : [[field.name, reading] as const];
    }),
  );
}

interface RowContext {
  /** Columns that look like two fields and were asked about: one question for the column, at its first row. */
  readonly askedColumns?: Set<number>;
  readonly context: ReadingContext;
  readonly labelled: ReadonlyMap<string, CellReading>;
  readonly state: SectionState;
  readonly notes?: readonly string[];
  readonly fields: readonly SheetField[];
}

/** '23 км', '41 км от МКАД', '12,5': the distance alone in a column of highways. */
const KILOMETRES_ONLY =
  /^\s*(?:на )?\d{1,3}(?:[.,]\d)?\s*-?(?:й|ой)?\s*(?:км|km)?\.?(?:\s*(?:от|до|from)\s*мкад)?\s*$/iu;

function kilometresIn(text: string): string {
  return (/\d+(?:[.,]\d)?/.exec(text)?.[0] ?? '').replace(',', '.');
}

/** Kinds of what is said about an offer, not about its place. */
const OF_OFFER: ReadonlySet<string> = new Set(['rate', 'availability']);

function readRow(
  row: SheetRow,
  table: SheetTable,
  columns: readonly Column[],
  { context, labelled, state, askedColumns = new Set(), notes = [], fields }: RowContext,
): RowReading {
  // 'Корпус 2, свободен с 01.03.2027' says it for its rows where the table has no column of days.
  const inColumns = new Set(
    columns.flatMap(({ field }) => (field && OF_OFFER.has(field.reading.kind) ? [field.reading.kind] : [])),
  );
  const isInColumn = (name: string) =>
    inColumns.has(fields.find((field) => field.name === name)?.reading.kind ?? 'text');
  const ofNames = state.names.flatMap(({ facts }) => [...facts].filter(([name]) => !isInColumn(name)));
  const values = new Map<string, CellReading>([...labelled, ...state.values, ...ofNames]);
  const remarks: string[] = [];
  const unnamed: string[] = [];
  const unitsOfRow = columns
    .filter(({ field }) => field?.reading.kind === 'unit')
    .map(({ index, field }) => {
      const text = row.cells[index]?.text ?? '';
      return field?.reading.kind === 'unit' && field.reading.of === 'price'
        ? unitsOfPrice(text)
        : readUnits(text).units;
    });
  // '0' next to 'договорная' below 'Тип цены'.
  const isOnRequest = columns.some(
    ({ index, field }) =>
      field?.reading.kind === 'unit' && meaningOf(blankWords, row.cells[index]?.text ?? '') === 'onRequest',
  );
  const isUnitBlank = columns.some((column) => hasBlankUnit(column, row, table));
  for (const { index, field, title, units, doubt, isSkipped } of columns) {
    const cell = row.cells[index];
    if (!cell || cell.text === '' || isSkipped) continue;
    if (field === undefined || field.reading.kind === 'remark') {
      const isOwn = cell.spread !== 'across';
      if ((title === '' || field === undefined) && isOwn && cell.number === undefined) unnamed.push(cell.text);
      if (isOwn && cell.text !== '-' && cell.text !== '—')
        remarks.push(title === '' ? cell.text : `${title}: ${cell.text}`);
      continue;
    }
    if (field.reading.kind === 'unit') continue;
    const ofRow = unitOfField(unitsOfRow, field);
    const reading =
      field.reading.kind === 'rate' && isOnRequest && Number(cell.text) === 0
        ? ({ raw: cell.text, isOnRequest: true } as const)
        : ofUnitColumns(readValue(cell, field, { ...context, units: { ...units, ...ofRow } }), field, ofRow);
    const isAsked = doubt?.startsWith(columnDoubts.twoFields) && askedColumns.has(index);
    const asked =
      reading.doubt ??
      (reading.value !== undefined && !isUnitNamed(ofRow) && hasNoUnits(reading, doubt, units) && !isAsked
        ? doubt
        : undefined) ??
      (isUnitBlank && field.reading.kind === 'area' && isBareArea(reading, title) ? unitDoubts.area : undefined);
    if (asked !== undefined && asked === doubt) askedColumns.add(index);
    // '23 км' below 'Шоссе, км' in the section 'Новорижское ш.'
    const ofSection = state.values.get(field.name);
    if (ofSection && reading.value === undefined && KILOMETRES_ONLY.test(cell.text)) {
      values.set(field.name, { ...ofSection, raw: cell.text, kilometres: Number.parseFloat(kilometresIn(cell.text)) });
      continue;
    }
    const earlier = columns.find((one) => one.field === field && one.index < index)
      ? values.get(field.name)
      : undefined;
    values.set(field.name, joined(earlier, { ...reading, ...(asked ? { doubt: asked } : {}) }));
  }
  return {
    sheet: table.sheet,
    row: row.row,
    values,
    remarks,
    sections: state.names.map(({ text }) => text).filter((text) => text !== ''),
    sectionTexts: state.names.map(({ written }) => written),
    unnamed,
    columns,
    titles: table.above.flatMap(ownTexts),
    notes,
    listDay: context.listDay,
    text: ownTexts(row).join(' · '),
  };
}

/** Whether a row has no unit of areas where other rows have different ones. */
function hasBlankUnit({ index, field }: Column, row: SheetRow, table: SheetTable): boolean {
  if (field?.reading.kind !== 'unit' || field.reading.of === 'price' || (row.cells[index]?.text ?? '') !== '')
    return false;
  const units = table.rows.map(({ cells }) => readUnits(cells[index]?.text ?? '').units.area);
  return new Set(units.filter((unit) => unit !== undefined)).size > 1;
}

function isBareArea({ value, amount }: CellReading, title: string): boolean {
  return value !== undefined && amount?.units.area === undefined && readUnits(title).units.area === undefined;
}

/** What the unit columns of a row say about a field: 'га' about an area, 'руб./м²/мес.' about a rate. */
function unitOfField(unitsOfRow: readonly Units[], { reading }: SheetField): Units {
  const ofArea = unitsOfRow.find(({ area, per }) => area !== undefined && per === undefined)?.area;
  if (reading.kind === 'area') return ofArea === undefined ? {} : { area: ofArea };
  if (!['rate', 'price', 'pricePerArea'].includes(reading.kind)) return {};
  const ofMoney = unitsOfRow.filter(namesMoneyOrPeriod);
  return Object.assign({}, ...ofMoney.toReversed()) as Units;
}

function namesMoneyOrPeriod({ per, months, size, currency, whole }: Units): boolean {
  return (per ?? months ?? size ?? currency ?? whole) !== undefined;
}

/** '1 500 000' with 'за сотку' in the column 'Тип цены': the price is that of a sotka. */
function ofUnitColumns(reading: CellReading, { reading: { kind } }: SheetField, ofRow: Units): CellReading {
  if ((kind !== 'price' && kind !== 'rate') || !reading.amount) return reading;
  const { per, months, whole } = ofRow;
  const named = Object.fromEntries(Object.entries({ per, months, whole }).filter(([, value]) => value !== undefined));
  return { ...reading, amount: { ...reading.amount, units: { ...named, ...reading.amount.units } } };
}

function isUnitNamed({ area, months, size }: Units): boolean {
  return (area ?? months ?? size) !== undefined;
}

/** Share of lines that must describe objects: a list of instructions may mention an area. */
const SHARE_OF_DESCRIPTIONS = 0.5;

/** '🏭 Север Парк | 5 000 м² | 9 500': lines of a message, no rows. */
const MARK = /^(?:\p{Extended_Pictographic}|[•▪◾●►▶✔✓])/u;

/**
 * A sheet of text whose cells name prices of a whole and of an area in one column, or whose lines begin with signs, as
 * lines: their words are facts.
 */
function linesOfText({ rows, ...sheet }: Sheet): Sheet | undefined {
  if (rows.some(({ cells }) => cells.some(({ number, day }) => number !== undefined || day !== undefined)))
    return undefined;
  const isMixed = (rows[0]?.cells ?? []).some((_, index) => {
    const money = rows.map(({ cells }) => readUnits(cells[index]?.text ?? '').units).filter(namesMoney);
    return money.some(({ per }) => per !== undefined) && money.some(({ per }) => per === undefined);
  });
  const isMarked = rows.length > 1 && rows.every((row) => MARK.test(ownTexts(row)[0] ?? ''));
  if (!isMixed && !isMarked) return undefined;
  return { ...sheet, rows: rows.map((row) => ({ row: row.row, cells: [{ text: ownTexts(row).join('; ') }] })) };
}

function namesMoney({ size, currency, per }: Units): boolean {
  return (size ?? currency ?? per) !== undefined;
}

/** Objects of a sheet without a table: cards of several lines, or a line each. */
function readText(sheet: Sheet, kind: SheetKind, { choices, now }: SheetsContext) {
  const listDay = now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: {}, choices, choiceWords: kind.choiceWords, now, listDay };
  const found = readCards(sheet, kind, context);
  const rowsOfCards = new Map(found?.cards.map(({ row, rows }) => [`${sheet.name}!${row}`, rows]));
  if (!found) return { ...readDescriptions(sheet, kind, { choices, now }), rowsOfCards };
  const rows = found.cards.map((card) => {
    const own = rowOfCard(sheet.name, card, kind, listDay);
    return { ...own, notes: [...(own.notes ?? []), ...found.notes] };
  });
  return { rows, refused: found.refused.map((one) => ({ sheet: sheet.name, ...one })), rowsOfCards };
}

function rowOfCard(
  sheet: string,
  { row, text, values, remarks }: Card,
  { fields }: SheetKind,
  listDay: string,
): RowReading {
  const own = rowOfText(sheet, row, { text, values, listDay });
  // Columns say which fields a card names; their letters are no address of a cell.
  const columns = fields
    .filter(({ name }) => values.has(name))
    .map((field, index) => ({ index, letters: '1', title: field.label, field, units: {}, doubt: undefined }));
  return { ...own, remarks: [...own.remarks, ...remarks], notes: remarks, columns, isApart: true };
}

/** Lines of a sheet without a table that each describe an object: advertisements copied into a file. */
function readDescriptions(sheet: Sheet, kind: SheetKind, { choices, now }: SheetsContext) {
  const listDay = now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: {}, choices, choiceWords: kind.choiceWords, now, listDay };
  const read = sheet.rows.map((row) => {
    const text = ownTexts(row).join(' ');
    const isLong = text.length >= SHORTEST_DESCRIPTION;
    const written = nominativeHighways(tidyText(isLong ? text : ''));
    const { values, rest } = readFacts(written, kind.facts ?? [], kind.fields, context);
    const isNamed = [...values.keys()].some((name) => name === kind.placeField || name.endsWith('.name'));
    const place = isNamed ? undefined : placeOf(rest.replace(/^\s*\d{1,2}[).]\s*/u, ''));
    if (place !== undefined && kind.placeField !== undefined) values.set(kind.placeField, { raw: place, value: place });
    return { row, text, values };
  });
  const described = read.filter(({ values }) => values.has(kind.mainField ?? ''));
  const refused: RefusedRow[] = [];
  if (described.length < read.length * SHARE_OF_DESCRIPTIONS) return { rows: [], refused };
  let above: ReadonlyMap<string, CellReading> = new Map();
  let isBelow = false;
  const rows = read.flatMap(({ row: { row }, text, values: own }): RowReading[] => {
    if (!own.has(kind.mainField ?? '')) {
      const ofPlace = [...own].filter(([name]) => isOfPlace(name, kind));
      // The next place ends the one above: 'Парк «Юг», Каширское ш., 40 км'.
      if (ofPlace.length > 0) above = new Map([...(isBelow ? [] : above), ...ofPlace]);
      if (ofPlace.length > 0) isBelow = false;
      return [];
    }
    isBelow = true;
    const values = new Map([...above, ...own]);
    const begin = text.split(/\s+/).slice(0, 4).join(' ');
    const state = stateOfPart(text);
    const isShort = text.length <= LONGEST_REFUSAL;
    const reason = meaningOf(demandWords, begin) ?? meaningOf(notOffered, isShort ? text : begin) ?? state;
    if (reason === undefined) return [rowOfText(sheet.name, row, { text, values, listDay })];
    refused.push({ sheet: sheet.name, row, reason });
    return [];
  });
  return { rows, refused };
}

/** Whether a line above descriptions may name a field for all of them: the place and the complex. */
function isOfPlace(name: string, { placeField, sectionFields, sectionFacts = [] }: SheetKind): boolean {
  return name === placeField || name.endsWith('.name') || [...sectionFields, ...sectionFacts].includes(name);
}

/** A row that a text describes. */
export function rowOfText(
  sheet: string,
  row: number,
  { text, values, listDay }: { text: string; values: ReadonlyMap<string, CellReading>; listDay: string },
): RowReading {
  const remarks = [`Сообщение: ${text}`];
  return { sheet, row, values, remarks, sections: [], unnamed: [], columns: [], titles: [], listDay, text };
}

/** Shortest text that may describe an object (characters). */
const SHORTEST_DESCRIPTION = 25;
/** Longest text that a word like 'продано' anywhere in it refuses (characters). */
const LONGEST_REFUSAL = 60;

/** The row with facts of its descriptions, of fields that no column has: lots of auctions describe a plot in one cell. */
function withDescribed(row: RowReading, kind: SheetKind, context: ReadingContext): RowReading {
  const named = new Set(row.columns.map(({ field }) => field?.name));
  if (!kind.facts || !kind.mainField || named.has(kind.mainField)) return row;
  const texts = [...row.remarks, ...[...row.values.values()].map(({ raw }) => raw)];
  const [description] = texts
    .filter((text) => text.length >= SHORTEST_DESCRIPTION)
    .map((text) => readFacts(tidyText(text), kind.facts ?? [], kind.fields, { ...context, units: {} }).values)
    .filter((values) => values.has(kind.mainField ?? ''));
  if (!description) return row;
  const added = [...description].filter(
    ([name]) => !named.has(name) || (row.values.get(name)?.raw ?? '').length >= SHORTEST_DESCRIPTION,
  );
  return { ...row, values: new Map([...row.values, ...added]) };
}

/** The row of a table without heads with facts of its cells that are no known column. */
function withCells(row: RowReading, kind: SheetKind, context: ReadingContext): RowReading {
  const whole = nominativeHighways(tidyText(row.unnamed.join(' ; ')));
  const { values: found, rest: ofAll } = readFacts(whole, kind.facts ?? [], kind.fields, { ...context, units: {} });
  const names = [...row.values.keys(), ...found.keys()];
  const isPlaced = names.includes(kind.placeField ?? '');
  // Of a row with a name, only a cell about its road names the place: another may name a person.
  const isNamed = names.some((name) => name.endsWith('.name'));
  const roads = row.unnamed.filter((cell) => /(?<!\p{L})(?:ш\.?|шоссе|км)(?!\p{L})/iu.test(cell));
  const text = isNamed ? nominativeHighways(tidyText(roads.join(' ; '))) : whole;
  const rest = isNamed ? readFacts(text, kind.facts ?? [], kind.fields, { ...context, units: {} }).rest : ofAll;
  const place = isPlaced ? undefined : placeOf(rest);
  if (place !== undefined && kind.placeField !== undefined) found.set(kind.placeField, { raw: place, value: place });
  const added = [...found].filter(([name]) => isBlank(row.values.get(name)));
  return { ...row, values: new Map([...row.values, ...added]) };
}

/** The row with names of a refused row above it, where it has none of its own. */
function withCarried(row: RowReading, carried: ReadonlyMap<string, CellReading>): RowReading {
  const complex = row.values.get('complex.name');
  // A name in the row begins another complex, whether the let row has one or not.
  const hasOwn = complex?.value !== undefined && (carried.has('complex.name') || !complex.isSpread);
  if (carried.size === 0 || hasOwn) return row;
  const building = row.values.get('building.name')?.value;
  const isOtherBuilding = building !== undefined && building !== carried.get('building.name')?.value;
  const missing = [...carried].filter(
    ([name]) => row.values.get(name)?.value === undefined && !(isOtherBuilding && name.startsWith('building.')),
  );
  return { ...row, values: new Map([...row.values, ...missing]) };
}

/** Parts of one text in several columns: 'Боровский район' and 'д. Добрино'. */
function joined(earlier: CellReading | undefined, reading: CellReading): CellReading {
  const [first, second] = [earlier?.value, reading.value];
  if (typeof first !== 'string' || typeof second !== 'string') return reading;
  if (first.includes(second) || second.includes(first))
    return first.length > second.length ? (earlier ?? reading) : reading;
  return { ...reading, value: `${first}, ${second}`, raw: `${earlier?.raw}, ${reading.raw}` };
}

/** Whether a question about the unit of a column concerns a cell: one that names its unit is certain. */
function hasNoUnits({ amount }: CellReading, doubt: string | undefined, ofColumn: Units): boolean {
  if (doubt === undefined) return false;
  const { size, months, area, per } = amount?.units ?? {};
  const isPerArea = per !== undefined && ofColumn.per === undefined;
  return size === undefined && months === undefined && area === undefined && !isPerArea;
}
