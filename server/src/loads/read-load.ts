import { hash } from 'node:crypto';
import type { LoadColumn, LoadSheet, LoadTable } from '@gektar/contract/loads/load.ts';
import { fold } from '#importing/sheets/fold.ts';
import { matchHead } from '#importing/sheets/match-head.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { isTaken, type ReadingChanges } from '#importing/sheets/reading-changes.ts';
import type { Sheet } from '#importing/sheets/sheet.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { CountedColumn, ReadTable, RowReading, SheetObject } from '#importing/sheets/sheet-kind.ts';
import { usualOpening } from '#importing/sheets/sheet-limits.ts';
import { sheetOfText } from '#importing/sheets/sheet-of-text.ts';
import { unitOf } from '#importing/sheets/unit-choices.ts';
import type { LoadKind, ObjectValues } from './load-kind.ts';
import type { OpenedFile, ReadCell, ReadFile, ReadObject, RowMeaning } from './load-reading.ts';
import { sheetLabel } from './sheet-label.ts';

/** Largest number of candidate fields for a column. */
const MOST_CANDIDATES = 4;

/** Input of a reading. */
export interface LoadSource {
  readonly content: Uint8Array;
  /** Whether it is text from the clipboard, in UTF-8. */
  readonly isText: boolean;
  readonly choices: SheetChoices;
  readonly changes: ReadingChanges;
  readonly now: Date;
}

/** The parts of a domain's description that reading needs: its functions stay in the thread. */
export type ReadKind = Pick<LoadKind, 'sheets' | 'fields'>;

/**
 * Reads a file with the answers about its reading; a pure function of both.
 * @param onOpened receives its rows and columns before the objects are read
 * @throws {StartRefused} when nothing in it can be read
 */
export async function readLoad(
  { content, isText, choices, changes, now }: LoadSource,
  kind: ReadKind,
  onOpened?: (opened: OpenedFile) => void,
): Promise<ReadFile> {
  const sheets = isText
    ? [sheetOfText(new TextDecoder().decode(content))]
    : await openSheets(content, { ...usualOpening, taken: changes.hidden });
  const taken = sheets.filter((sheet) => isTaken(sheet, changes));
  const raw = sheets.map(({ name, rows, whole }) => ({
    name,
    rows: whole ?? rows.map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) })),
  }));
  const textOf = new Map(
    taken.flatMap(({ name, rows }) => rows.map((row) => [`${name}!${row.row}`, rowText(row.cells)] as const)),
  );
  const aboutTables = (tables: readonly ReadTable[]) => ({
    listDay: changes.listDay ?? tables[0]?.listDay ?? now.toISOString().slice(0, 10),
    isDayNamed: changes.listDay !== undefined || tables[0]?.isDayNamed === true,
    sheets: sheets.map((sheet) => ({
      name: sheet.name,
      isHidden: sheet.isHidden,
      isTaken: taken.includes(sheet),
      rowCount: sheet.rows.length,
      columnCount: Math.max(0, ...(sheet.whole ?? sheet.rows).map(({ cells }) => cells.length)),
      hidden: [...sheet.hidden],
      ...hiddenParts(sheet, tables, changes),
    })),
    tables: tables.map((table) => loadTable(table, kind)),
    meanings: meaningsOf(tables).map((one) => ({ ...one, text: textOf.get(`${one.sheet}!${one.row}`) ?? '' })),
  });
  const onTables = onOpened && ((tables: readonly ReadTable[]) => onOpened({ ...aboutTables(tables), raw }));
  const read = readSheets(sheets, kind.sheets, { choices, now, changes, ...(onTables && { onTables }) });
  const byRow = new Map(read.rows.map((row) => [`${row.sheet}!${row.row}`, row]));
  const questions = Map.groupBy(read.questions, ({ sheet, row }) => `${sheet}!${row}`);
  const turned = new Set(read.tables.filter(({ isOnItsSide }) => isOnItsSide).map(({ sheet }) => sheet));
  const counts = taken.map(({ name, rows }) => ({ isTurned: turned.has(name), count: rows.length }));
  const meant = new Set(
    [...meaningsOf(read.tables), ...read.refused, ...rowsOfObjects(read.objects)].map(
      ({ sheet, row }) => `${sheet}!${row}`,
    ),
  );
  const others = taken.flatMap(({ name, rows }) =>
    rows.flatMap(({ row, cells }) => (meant.has(`${name}!${row}`) ? [] : [{ sheet: name, row, text: rowText(cells) }])),
  );
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0);
  return {
    raw,
    reading: {
      ...aboutTables(read.tables),
      fingerprint: fingerprintOf(read.tables, sheets),
      objects: read.objects.map((object) => {
        const key = `${object.sheet}!${object.sourceRow}`;
        const row = byRow.get(key);
        return readObject(object, row, questions.get(key) ?? [], kind);
      }),
      refused: read.refused.map((refused) => ({
        ...refused,
        text: textOf.get(`${refused.sheet}!${refused.row}`) ?? '',
      })),
      others,
      rowCount: sum(counts),
      turnedRowCount: sum(counts.filter(({ isTurned }) => isTurned)),
    },
  };
}

/** Header texts of hidden columns, and the hidden parts that are read. */
function hiddenParts(
  { name, hidden, whole = [] }: Sheet,
  tables: readonly ReadTable[],
  changes: ReadingChanges,
): Required<Pick<LoadSheet, 'hiddenTitles' | 'hiddenTaken'>> {
  const heads = tables.flatMap(({ sheet, headRows }) => (sheet === name ? headRows : []));
  const rows = whole.filter(({ row }) => heads.includes(row));
  const titleOf = (letters: string) => {
    const index = letterIndex(letters);
    return rows.map(({ cells }) => cells[index] ?? '').findLast((text) => text !== '') ?? '';
  };
  const columns = hidden.filter((one) => !/^\d/.test(one));
  const taken = Object.hasOwn(changes.hidden, name) ? (changes.hidden[name] ?? []) : [];
  return {
    hiddenTitles: Object.fromEntries(columns.map((letters) => [letters, titleOf(letters)])),
    hiddenTaken: taken.filter((one) => hidden.includes(one)),
  };
}

/** 'A' → 0, 'AA' → 26. */
function letterIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowsOfObjects(objects: readonly SheetObject[]): { sheet: string; row: number }[] {
  return objects.flatMap(({ sheet, sourceRows }) => sourceRows.map((row) => ({ sheet, row })));
}

function rowText(cells: Sheet['rows'][number]['cells']): string {
  return cells
    .filter(({ text, spread }) => text !== '' && spread === undefined)
    .map(({ text }) => text)
    .join(' · ');
}

/** An object with the cells that its fields were read from. @param row undefined: no cells */
export function readObject(
  { sheet, sourceRow, sourceRows, ...values }: SheetObject,
  row: RowReading | undefined,
  questions: ReadObject['questions'],
  { fields }: ReadKind,
): ReadObject {
  const cells: Record<string, ReadCell> = {};
  for (const [path, { readFrom = [path] }] of Object.entries(fields)) {
    const source = readFrom.find((name) => (row?.values.get(name)?.raw ?? '') !== '');
    if (source === undefined) continue;
    const letters = row?.columns.find(({ field }) => field?.name === source)?.letters;
    const address = letters === undefined || /^\d/.test(letters) ? '' : `${letters}${sourceRow}`;
    cells[path] = { address, raw: row?.values.get(source)?.raw ?? '' };
  }
  return {
    key: `${sheet}!${sourceRow}`,
    sheet,
    row: sourceRow,
    rows: [...sourceRows],
    values: values as ObjectValues,
    text: row?.text ?? '',
    questions: questions.map(({ field, reason, group }) => ({ field, reason, group })),
    cells,
  };
}

function loadTable(table: ReadTable, kind: ReadKind): LoadTable {
  const { id, sheet, headRows, firstRow, lastRow, isOnItsSide, columns } = table;
  return {
    ...{ id, sheet, firstRow, lastRow, isOnItsSide },
    headRows: [...headRows],
    columns: columns.map((column) => loadColumn(column, kind)),
  };
}

function loadColumn(column: CountedColumn, kind: ReadKind): LoadColumn {
  const { letters, title, field, units, doubt, isByHand = false, isSkipped = false, valueCount, readCount } = column;
  const unit = field && unitOf(field, units);
  const isField = field !== undefined && field.reading.kind !== 'remark';
  const isIgnored = isSkipped || field?.reading.kind === 'sequence';
  return {
    letters,
    title,
    use: isIgnored ? 'skip' : isField ? 'field' : 'comment',
    field: isField && !isIgnored ? field.name : null,
    label: isIgnored ? 'Не берём' : isField ? sheetLabel(field, kind) : 'В комментарий',
    unit: unit?.id ?? null,
    unitLabel: unit?.label ?? '',
    doubt: doubt ?? null,
    candidates: candidatesOf(title, kind),
    isByHand,
    valueCount,
    readCount,
  };
}

function candidatesOf(title: string, kind: ReadKind): LoadColumn['candidates'] {
  if (title === '') return [];
  const matches = matchHead(title, '', kind.sheets.fields);
  const named = matches.map(({ field }) => ({ field: field.name, label: sheetLabel(field, kind) }));
  return [...new Map(named.map((one) => [one.field, one])).values()].slice(0, MOST_CANDIDATES);
}

function meaningsOf(tables: readonly ReadTable[]): RowMeaning[] {
  return tables.flatMap(({ sheet, titleRows, headRows, sectionRows }) => [
    ...titleRows.map((row) => ({ sheet, row, meaning: 'title' as const })),
    ...headRows.map((row) => ({ sheet, row, meaning: 'head' as const })),
    ...sectionRows.map((row) => ({ sheet, row, meaning: 'section' as const })),
  ]);
}

/** Hash of the headers in their order: tables with the same hash are attributed to the same sender. */
function fingerprintOf(tables: readonly ReadTable[], sheets: readonly Sheet[]): string {
  const [largest] = tables.toSorted((one, other) => other.columns.length - one.columns.length);
  // A column counts as hidden even after the user has chosen to read it, so that the hash stays the same.
  const hidden = sheets.find(({ name }) => name === largest?.sheet)?.hidden ?? [];
  const visible = (largest?.columns ?? []).filter(({ letters }) => largest?.isOnItsSide || !hidden.includes(letters));
  const heads = visible.map(({ title }) => fold(title));
  return heads.every((head) => head === '') ? '' : hash('sha256', heads.join('|'), 'hex').slice(0, 32);
}
