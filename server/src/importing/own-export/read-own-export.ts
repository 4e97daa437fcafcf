import { isAsExported } from '@gektar/contract/spreadsheet/cell-print.ts';
import {
  type ExportMark,
  type MarkedRow,
  readExportedIds,
  readExportMark,
  readRowMark,
  titleHash,
} from '@gektar/contract/spreadsheet/export-mark.ts';
import { formatDate } from '@gektar/format/date.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { emptyCell, type Sheet, type SheetCell, type SheetRow } from '#importing/sheets/sheet.ts';
import { StartRefused } from '#start-refused.ts';

/** A cell whose content is not the exported one. */
export interface EditedCell {
  /** Wire name or id of the column; null for a column that belongs to no object. */
  readonly field: string | null;
  /** Title in the file. */
  readonly column: string;
  /** Fingerprint of the exported content. */
  readonly print: string;
  readonly cell: SheetCell;
}

/** A row of the file that belongs to an exported object. */
export interface KnownRow {
  readonly row: number;
  readonly object: MarkedRow;
  readonly cells: readonly EditedCell[];
}

/** A cell of a row without an object. */
export interface NewCell extends Pick<EditedCell, 'field' | 'column' | 'cell'> {
  /** Text as a person types it. */
  readonly text: string;
}

/** A row of the file without an object. */
export interface NewRow {
  readonly row: number;
  /** Cells with a content. */
  readonly cells: readonly NewCell[];
  /** Whether all of its cells are as those of the exported row whose mark it has. */
  readonly isCopy: boolean;
}

/** A row or a column that is not understood. */
export interface ReadProblem {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly message: string;
}

/** An export of ours as it came back. */
export interface OwnExport {
  readonly mark: ExportMark;
  /** Rows with an object, all of them. */
  readonly rows: readonly KnownRow[];
  readonly newRows: readonly NewRow[];
  /** Ids of exported objects that the file does not have. */
  readonly missingIds: readonly string[];
  readonly problems: readonly ReadProblem[];
  /** Number of exported columns that the file has. */
  readonly columnCount: number;
}

/** Limit of an export (rows), with room for new ones. */
const MOST_ROWS = 25_000;
/** Rows above the header: a person may insert a title. */
const MOST_ROWS_ABOVE = 30;
/** Beginning of the texts in hidden columns. */
const MARK = 'gektar-';
/** Longest text of a cell that some programs write to .xls (characters): they cut a longer one. */
const LONGEST_IN_XLS = 255;
/** Number of changed cells from which a row may have the mark of another row. */
const MOVED_CELLS = 2;
/** Number of such rows that are compared with the marks of each other. */
const COMPARED_ROWS = 200;
/** Number of rows with the content of another mark from which the table counts as sorted. */
const MOVED_ROWS = 2;

const messages = {
  row: 'Номер строки изменён: строка не узнана',
  column: 'Столбец не узнан: верните ему название из выгрузки',
  sorted: 'Номер другой строки: таблицу сортировали без скрытого столбца',
  otherExport: 'Строка другой выгрузки, с другими столбцами: загрузите её файл отдельно',
  cut: 'В этом .xls обрезан служебный столбец выгрузки: внесите правки в исходный файл и сохраните как .xlsx.',
  otherSheet: 'Здесь ещё одна наша выгрузка: загрузите её отдельным файлом',
} as const;

/** A column of the file with its position in the export. */
interface FoundColumn {
  readonly at: number;
  readonly title: string;
  readonly field: string | null;
  readonly index: number;
}

/**
 * Reads an export of ours that was edited in a spreadsheet program and saved in any format: .xlsx, .xls, CSV, text.
 * Rows may be moved, added, removed or filtered, columns moved, added or removed.
 * @returns undefined when the file has no marks of an export, or the mark of its head was changed
 * @throws {StartRefused} when the file is too large, damaged, protected by a password or no table, or when its marks are
 *   cut in an .xls
 */
export async function readOwnExport(content: Uint8Array): Promise<OwnExport | undefined> {
  const sheets = await openSheets(content, { mostRows: MOST_ROWS, hidden: 'read' });
  const [first, ...others] = sheets.flatMap((sheet) => {
    const head = findHead(sheet);
    return head === undefined ? [] : [{ sheet, head }];
  });
  if (first === undefined) {
    if (sheets.some(hasCutMark)) throw new StartRefused(messages.cut);
    return undefined;
  }
  const read = readMarked(first.sheet, first.head);
  const unread = others.map(
    ({ sheet: { name }, head: { line } }): ReadProblem => ({
      row: line.row,
      column: `Лист «${name}»`,
      text: '',
      message: messages.otherSheet,
    }),
  );
  return { ...read, problems: [...read.problems, ...unread] };
}

/** Row of the header and the position of the marks. */
interface Head {
  readonly line: SheetRow;
  readonly markAt: number;
  readonly mark: ExportMark;
}

function findHead({ rows }: Sheet): Head | undefined {
  for (const line of rows.slice(0, MOST_ROWS_ABOVE)) {
    for (const [markAt, { text }] of line.cells.entries()) {
      const mark = readExportMark(text);
      if (mark !== undefined && mark !== 'spoilt') return { line, markAt, mark };
    }
  }
  return undefined;
}

/** Whether the mark of the head was cut when the file was saved as .xls. */
function hasCutMark({ rows }: Sheet): boolean {
  return rows
    .slice(0, MOST_ROWS_ABOVE)
    .some(({ cells }) => cells.some(({ text }) => text.length === LONGEST_IN_XLS && readExportMark(text) === 'spoilt'));
}

function readMarked({ rows }: Sheet, { line, markAt, mark }: Head): OwnExport {
  const { columns, unknown } = findColumns(line, mark);
  const problems: ReadProblem[] = unknown.map(({ title }) => ({
    row: line.row,
    column: title,
    text: '',
    message: messages.column,
  }));
  const given: KnownRow[] = [];
  const newRows: NewRow[] = [];
  const exported = line.cells.flatMap(({ text }) => readExportedIds(text) ?? []);
  const refuse = (row: number, message: string) => problems.push({ row, column: '', text: '', message });
  for (const one of rows) {
    if (one.row <= line.row) continue;
    const text = one.cells[markAt]?.text ?? '';
    const object = readRowMark(text);
    const head = object === undefined ? readExportMark(text) : undefined;
    if (head !== undefined && head !== 'spoilt' && isSameTable(head, mark)) {
      // The head of another export of these columns, whose rows were copied below.
      exported.push(...one.cells.flatMap((cell) => readExportedIds(cell.text) ?? []));
    } else if (text === '' && one.cells.some((cell) => cell.text.startsWith(MARK))) {
      refuse(one.row, messages.otherExport);
    } else if (object === 'spoilt' || (object === undefined && text !== '')) {
      refuse(one.row, head === undefined || head === 'spoilt' ? messages.row : messages.otherExport);
    } else if (object === undefined) {
      const cells = filledCells(one, columns);
      if (cells.length > 0) newRows.push({ row: one.row, cells, isCopy: false });
    } else if (object.prints.length !== mark.columns.length) refuse(one.row, messages.otherExport);
    else given.push({ row: one.row, object, cells: editedCells(one, object, columns) });
  }
  const known = originals(given);
  const lines = new Map(rows.map((one) => [one.row, one]));
  for (const row of given) {
    if (known.get(row.object.id) === row) continue;
    const cells = filledCells(lines.get(row.row), columns);
    if (cells.length > 0) newRows.push({ row: row.row, cells, isCopy: row.cells.length === 0 });
  }
  const sorted = new Set(findSorted([...known.values()], lines, columns));
  for (const { row } of sorted) refuse(row, messages.sorted);
  return {
    mark,
    rows: [...known.values()].filter((row) => !sorted.has(row)),
    newRows: newRows.toSorted((one, other) => one.row - other.row),
    missingIds: [...new Set(exported)].filter((id) => !known.has(id)),
    problems: problems.toSorted((one, other) => one.row - other.row),
    columnCount: columns.length,
  };
}

/** Whether rows of one export can stand below the head of the other. */
function isSameTable(one: ExportMark, other: ExportMark): boolean {
  const columnsOf = ({ columns }: ExportMark) => columns.map(({ field, title }) => `${field}=${title}`).join(' ');
  return one.entity === other.entity && columnsOf(one) === columnsOf(other);
}

/**
 * The rows of objects by id. Of several rows with one mark, which a person copied, the one with the fewest edits is the
 * object: a copy above it is edited as well.
 */
function originals(given: readonly KnownRow[]): ReadonlyMap<string, KnownRow> {
  const known = new Map<string, KnownRow>();
  for (const row of given) {
    const earlier = known.get(row.object.id);
    if (earlier === undefined || row.cells.length < earlier.cells.length) known.set(row.object.id, row);
  }
  return known;
}

/** Columns by their titles; of several with one title, in the order of the export. */
function findColumns({ cells }: SheetRow, { columns }: ExportMark) {
  const free = new Map(columns.map((column, index) => [index, column]));
  const found: FoundColumn[] = [];
  const unknown: { readonly title: string }[] = [];
  for (const [at, { text: title }] of cells.entries()) {
    if (title === '' || title.startsWith(MARK)) continue;
    const hash = titleHash(title);
    const [match] = [...free].filter(([, column]) => column.title === hash);
    if (match === undefined) unknown.push({ title });
    else {
      const [index, { field }] = match;
      free.delete(index);
      found.push({ at, title, field, index });
    }
  }
  return { columns: found, unknown };
}

function filledCells(line: SheetRow | undefined, columns: readonly FoundColumn[]): NewRow['cells'] {
  return columns.flatMap(({ at, title, field }) => {
    const cell = line?.cells[at] ?? emptyCell;
    const text = textOf(cell);
    return text === '' ? [] : [{ field, column: title, text, cell }];
  });
}

/** Text of a cell as a person types it: '28,2', '20.11.2026'. */
export function textOf({ text, number, day }: SheetCell): string {
  if (day !== undefined) return formatDate(day);
  return number === undefined ? text : String(number).replace('.', ',');
}

function editedCells({ cells }: SheetRow, { prints }: MarkedRow, columns: readonly FoundColumn[]): EditedCell[] {
  return columns.flatMap(({ at, title, field, index }) => {
    const cell = cells[at] ?? emptyCell;
    const print = prints[index] ?? '';
    return isAsExported(print, cell) ? [] : [{ field, column: title, print, cell }];
  });
}

/**
 * Rows whose marks belong to other rows: the columns were sorted without the marks. A row that only got the content of
 * another one is none, since that one is as it was.
 */
function findSorted(
  known: readonly KnownRow[],
  lines: ReadonlyMap<number, SheetRow>,
  columns: readonly FoundColumn[],
): readonly KnownRow[] {
  const moved = known.filter(({ cells }) => cells.length >= MOVED_CELLS);
  const compared = moved.slice(0, COMPARED_ROWS);
  const matches = compared.filter(({ row, object }) => {
    const line = lines.get(row);
    return compared.some(
      (other) => other.object.id !== object.id && line && editedCells(line, other.object, columns).length === 0,
    );
  });
  return matches.length >= MOVED_ROWS ? moved : [];
}
