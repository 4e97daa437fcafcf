import type { CellObject, Range, WorkBook, WorkSheet } from '@e965/xlsx';
import { StartRefused } from '#start-refused.ts';
import { emptyCell, type Sheet, type SheetCell } from './sheet.ts';
import { MOST_MERGED_CELLS, type OpenOptions, refuseLarge } from './sheet-limits.ts';

/** Rows that are read for each allowed one: a table with blank rows in between is longer than its rows. */
const READ_TIMES = 2;

/**
 * Sheets of a workbook or of a web page. Values of merged cells are copied into their whole range; hidden rows and
 * columns are left out and named unless asked for, since floor prices are hidden there.
 * @throws {StartRefused} when it is damaged or protected by a password
 */
export async function sheetsOfWorkbook(content: Uint8Array | string, options: OpenOptions): Promise<Sheet[]> {
  const workbook = await readWorkbook(content, options);
  return workbook.SheetNames.map((name, index) => ({
    name,
    ...rowsOf(name, workbook.Sheets[name], options),
    isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
  }));
}

async function readWorkbook(content: Uint8Array | string, { mostRows }: OpenOptions): Promise<WorkBook> {
  // Loaded on demand: a megabyte of code.
  const { read } = await import('@e965/xlsx');
  const options = {
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    sheetRows: mostRows * READ_TIMES,
  } as const;
  try {
    // In a web page all cells are texts: the parser would read numbers as in the USA.
    return typeof content === 'string'
      ? read(content, { ...options, type: 'string', raw: true })
      : read(content, { ...options, cellStyles: true });
  } catch (error) {
    if (/password/i.test(String(error))) throw new StartRefused('Снимите с файла пароль: с ним он не читается.');
    throw new StartRefused('Откройте файл в Excel и сохраните как .xlsx или CSV: как книга Excel он не читается.');
  }
}

/** @throws {StartRefused} when the sheet is too large */
function rowsOf(
  name: string,
  sheet: WorkSheet | undefined,
  { mostRows, hidden: opened, taken = {} }: OpenOptions,
): Omit<Sheet, 'name' | 'isHidden'> {
  const lines: (CellObject | undefined)[][] = sheet?.['!data'] ?? [];
  // A sheet may declare a million rows, and have one cell in the last column of the last: only cells with values count.
  const filled = Object.keys(lines).flatMap((row) => {
    const line = lines[Number(row)] ?? [];
    const columns = Object.keys(line).filter((column) => isFilled(line[Number(column)]));
    return columns.length > 0 ? [{ row: Number(row), last: Number(columns.at(-1)) }] : [];
  });
  const width = filled.reduce((widest, { last }) => Math.max(widest, last + 1), 0);
  refuseLarge(name, filled.length, width, mostRows);
  const height = Math.min((filled.at(-1)?.row ?? -1) + 1, mostRows * READ_TIMES);
  const grid = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => readCell(lines[row]?.[column])),
  );
  copyMerged(grid, sheet?.['!merges'] ?? [], name);
  const isTaken = new Set(Object.hasOwn(taken, name) ? taken[name] : []);
  const about = (some: readonly ({ hidden?: boolean } | undefined)[] | undefined) =>
    opened === 'read' ? [] : (some ?? []).map((one) => one?.hidden === true);
  const isHiddenRow = about(sheet?.['!rows']);
  const isHiddenColumn = about(sheet?.['!cols']);
  const letters = Array.from({ length: width }, (_, index) => columnLetters(index));
  const all = grid
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const hiddenColumns = letters.filter((_, index) => isHiddenColumn[index]);
  const hiddenRows = isHiddenRow.flatMap((isHidden, index) => (isHidden ? [String(index + 1)] : []));
  const hidden = [...hiddenColumns, ...hiddenRows];
  if (hidden.length === 0) return { rows: all, hidden };
  const isLeftOut = new Set(hidden.filter((one) => !isTaken.has(one)));
  const visible = letters.flatMap((one, index) => (isLeftOut.has(one) ? [] : [index]));
  const rows = all
    .filter(({ row }) => !isLeftOut.has(String(row)))
    .map(({ row, cells }) => ({ row, cells: visible.map((column) => cells[column] ?? emptyCell) }))
    .filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const whole = all.map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) }));
  return { rows, hidden, letters: visible.map(columnLetters), whole };
}

/** Copies the values of merged cells into their ranges. */
function copyMerged(grid: SheetCell[][], merges: readonly Range[], name: string): void {
  let copied = 0;
  for (const { s, e } of merges) {
    const value = grid[s.r]?.[s.c] ?? emptyCell;
    if (value.text === '') continue;
    const lastRow = Math.min(e.r, grid.length - 1);
    const lastColumn = Math.min(e.c, (grid[s.r]?.length ?? 0) - 1);
    copied += (lastRow - s.r + 1) * (lastColumn - s.c + 1);
    if (copied > MOST_MERGED_CELLS)
      throw new StartRefused(`Уберите объединение ячеек: на листе «${name}» оно слишком велико.`);
    for (let row = s.r; row <= lastRow; row += 1) {
      for (let column = s.c; column <= lastColumn; column += 1) {
        const cells = grid[row];
        if (cells && (row !== s.r || column !== s.c)) {
          cells[column] = { ...value, spread: row === s.r ? 'across' : 'down' };
        }
      }
    }
  }
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Whether a cell has a text. */
function isFilled(cell: CellObject | undefined): boolean {
  return (cell?.t === 'n' && typeof cell.v === 'number') || readCell(cell).text !== '';
}

function readCell(cell: CellObject | undefined): SheetCell {
  const value = cell?.v;
  if (cell?.t === 'e') return { text: cell.w ?? '#ОШИБКА', isError: true };
  if (value === undefined || value === null) return emptyCell;
  if (value instanceof Date) return dateCell(value, String(cell?.z ?? ''));
  if (typeof value === 'boolean') return { text: value ? 'да' : 'нет' };
  if (typeof value === 'number') {
    const words = wordsOfFormat(String(cell?.z ?? ''));
    const number = Number(value.toPrecision(15));
    return { text: plainText(number), number, ...(words.trim() ? { formatWords: words } : {}) };
  }
  return { text: value.replace(/\u00A0/g, ' ').trim() };
}

const withoutExponent = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 });

/** A number with all its digits; the formatter, which is slow, is needed for the smallest and the largest alone. */
function plainText(number: number): string {
  const text = String(number);
  return text.includes('e') || !Number.isFinite(number) ? withoutExponent.format(number) : text;
}

/**
 * Texts in quotes of a number format. Commas after the last digit only show the number smaller: the cell has roubles
 * where `0.0,," млн"` shows millions.
 */
function wordsOfFormat(format: string): string {
  const words = [...format.matchAll(/"([^"]+)"/g)].map(([, word]) => word).join(' ');
  const isScaled = /[0#?],+(?![0#?,])/.test(format.replace(/"[^"]*"/g, ' '));
  return isScaled ? words.replace(/(?:млрд|млн|тыс)\.?/giu, '') : words;
}

function dateCell(date: Date, format: string): SheetCell {
  if (Number.isNaN(date.getTime())) return { text: '#ДАТА', isError: true };
  // A workbook stores days as fractions, exact to seconds.
  const day = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 10);
  // A format without a year is what Excel chooses for '8-10' or '1.5'.
  const isDayAndMonth = /d/i.test(format) && /m/i.test(format) && !/y/i.test(format);
  return { text: isDayAndMonth ? dayAndMonth(day) : day, day };
}

const months = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** '2026-10-08' → '08.окт' */
function dayAndMonth(day: string): string {
  return `${day.slice(8)}.${months[Number(day.slice(5, 7)) - 1]}`;
}
