import { classifyRow, notOfferedIn, sectionStatus } from './classify-rows.ts';
import type { Column } from './column.ts';
import { withCarried, withCells, withDescribed } from './described-rows.ts';
import { withDittos } from './dittos.ts';
import type { SheetTable } from './find-tables.ts';
import { readRow } from './read-row.ts';
import { type CellReading, type ReadingContext, readValue } from './read-value.ts';
import { changeColumns, isRowTaken, noChanges, type ReadingChanges, tableId } from './reading-changes.ts';
import { enterSection, factsOf, isSectionWithFacts, newState, sectionOfCells } from './sections.ts';
import { ownTexts, type SheetRow } from './sheet.ts';
import type { CountedColumn, ReadTable, RefusedRow, RowReading, SheetKind, SheetsContext } from './sheet-kind.ts';
import { groupRows, isRowOfSums, isSumOfGroup } from './sums-above.ts';
import { readTitleWords, type TitleWords } from './title-words.ts';
import { understandColumns } from './understand-columns.ts';
import { meaningOf, requirementWords, totalWords } from './value-words.ts';

/** A table with what its columns mean, and what its rows are read with. */
export interface UnderstoodTable {
  readonly table: SheetTable;
  readonly columns: readonly Column[];
  readonly titleWords: TitleWords;
  readonly textsOfNotes: readonly string[];
  readonly context: ReadingContext;
  readonly ofSheet: string | undefined;
}

/** Meanings of the columns of a table, and units and the day of the list by its titles. */
export function understandTable(
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
export function beforeReading({ table, columns, context, titleWords }: UnderstoodTable): ReadTable {
  const counted = columns.map((column) => {
    const filled = table.rows.filter(({ cells }) => (cells[column.index]?.text ?? '') !== '');
    return { ...column, valueCount: filled.length, readCount: null };
  });
  const isDayNamed = titleWords.listDay !== undefined;
  return { ...aboutTable(table), sectionRows: [], listDay: context.listDay, isDayNamed, columns: counted };
}

/** Rows of a table that may be objects, the refused ones with reasons, and its columns with counts of read cells. */
export function readTable(
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
  const first = nameAboveHeads(table);
  if (first !== undefined) enterSection(state, first, kind, context);
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
      const place = kind.groupsArePlaces ? placeOfGroup(row) : undefined;
      if (place !== undefined) {
        enterSection(state, { ...place, isGroup: true }, kind, context);
        sectionRows.push(row.row);
      }
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

/** The first name of a table whose heads repeat below the name of each complex; undefined where they do not. */
function nameAboveHeads({ repeated, above }: SheetTable): { text: string; column: number } | undefined {
  const title = repeated.length > 0 ? above.at(-1) : undefined;
  const [text = '', ...others] = title ? ownTexts(title) : [];
  if (!title || text === '' || others.length > 0) return undefined;
  return { text, column: title.cells.findIndex((cell) => cell.text === text) };
}

/** The name of a district or an address with the sums of its plots, which are below it; undefined for another total. */
function placeOfGroup(row: SheetRow): { text: string; column: number } | undefined {
  const [name = ''] = ownTexts(row);
  if (!/\p{L}/u.test(name) || meaningOf(totalWords, name) !== undefined) return undefined;
  // 'ООО «Нива» (в т. ч. арендованные)' says nothing about each of its plots.
  const bare = name.replace(/\s*\([^()]*\)/gu, '');
  const isOfSome = sectionStatus(name) !== undefined && sectionStatus(bare) === undefined;
  return { text: isOfSome ? bare : name, column: row.cells.findIndex(({ text }) => text === name) };
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
  const isNumber = (text: string) => /^\d[\d\s.,]*$/u.test(text);
  const isAlone = own.every(({ field, index }) =>
    field ? field.reading.kind === 'cadastral' || field.reading.kind === 'area' : isNumber(textIn(row, index)),
  );
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

function labelledValues(
  title: TitleWords,
  columns: readonly Column[],
  context: ReadingContext,
): Map<string, CellReading> {
  const named = new Set(columns.map(({ field }) => field?.name));
  return new Map(
    title.labelled.flatMap(({ field, cell, units: { factor } }) => {
      // 'Мощность, МВт: 4,5'
      // 'Единица измерения: м2' says nothing about one row.
      if (field.reading.kind === 'unit') return [];
      const units = factor === undefined || !['number', 'supply'].includes(field.reading.kind) ? {} : { factor };
      const reading = named.has(field.name) ? { raw: '' } : readValue(cell, field, { ...context, units });
      return reading.value === undefined ? [] : [[field.name, reading] as const];
    }),
  );
}
