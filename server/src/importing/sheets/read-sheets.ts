import { sectionStatus } from './classify-rows.ts';
import type { SheetTable } from './find-tables.ts';
import { linesOfText, readText } from './read-text.ts';
import { isRowTaken, isTaken, noChanges, type ReadingChanges, tablesOf } from './reading-changes.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { SheetChoices } from './sheet-fields.ts';
import type {
  ReadSheets,
  ReadTable,
  RefusedRow,
  RowReading,
  SheetKind,
  SheetsContext,
  SheetsResult,
} from './sheet-kind.ts';
import { beforeReading, readTable, type UnderstoodTable, understandTable } from './table-rows.ts';

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
