import type { FileHandle } from 'node:fs/promises';
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { StartRefused } from '#start-refused.ts';
import { countKnown, type TableColumn } from './columns.ts';
import type { TableRecord } from './table-record.ts';

/** Largest workbook (bytes): it is read whole, and its rows take about twenty times its size in memory. */
const LARGEST_BYTES = 30_000_000;
/** Number of first rows of a sheet searched for headers. */
const HEAD_ROWS = 20;

/**
 * Rows of the sheet with most of the known columns. Numbers have a decimal dot whatever the cell format, dates are
 * `YYYY-MM-DD`. The file is closed at the end.
 * @throws {StartRefused} when it is too large, damaged or password-protected
 */
export async function* readWorkbookRecords(
  file: FileHandle,
  columns: readonly TableColumn[],
): AsyncGenerator<TableRecord, void> {
  const workbook = await openWorkbook(file);
  const sheets = workbook.SheetNames.map((name) => rowsOf(workbook.Sheets[name]));
  const known = (rows: Row[]) =>
    Math.max(0, ...rows.slice(0, HEAD_ROWS).map(({ cells }) => countKnown(cells, columns)));
  const [rows = []] = sheets.sort((one, other) => known(other) - known(one));
  for (const [index, { row, cells }] of rows.entries()) {
    yield { row, share: (index + 1) / rows.length, cells, fault: undefined };
  }
}

async function openWorkbook(file: FileHandle): Promise<WorkBook> {
  try {
    const { size } = await file.stat();
    if (size > LARGEST_BYTES) {
      throw new StartRefused(`Сохраните файл как CSV или разделите его: книга Excel больше ${LARGEST_BYTES / 1e6} МБ.`);
    }
    const content = await file.readFile();
    // Loaded on demand: a megabyte of code.
    const { read } = await import('@e965/xlsx');
    return read(content, { dense: true, cellDates: true, UTC: true, cellFormula: false, cellHTML: false });
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    if (/password/i.test(String(error))) throw new StartRefused('Снимите с файла пароль: с ним он не читается.');
    throw new StartRefused('Откройте файл в Excel и сохраните как .xlsx или CSV: как книга Excel он не читается.');
  } finally {
    await file.close();
  }
}

interface Row {
  readonly row: number;
  readonly cells: string[];
}

/** Rows of a sheet that have content, all as wide as the widest. */
function rowsOf(sheet: WorkSheet | undefined): Row[] {
  // Rows without cells are missing from the sparse array.
  const lines = Array.from(sheet?.['!data'] ?? [], (line) => line ?? []);
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  return lines
    .map((line, index) => ({ row: index + 1, cells: Array.from({ length: width }, (_, index) => textOf(line[index])) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function textOf(cell: CellObject | undefined): string {
  const value = cell?.v;
  if (cell?.t === 'e') return cell.w ?? '#ОШИБКА';
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'ИСТИНА' : 'ЛОЖЬ';
  return value;
}

/** A number with as many digits as Excel stores, never with an exponent. */
function numberText(value: number): string {
  const kept = Number(value.toPrecision(15));
  return kept.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#ДАТА';
  // A workbook stores days as fractions, exact to seconds.
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return iso.endsWith('T00:00:00') ? iso.slice(0, 10) : iso;
}
