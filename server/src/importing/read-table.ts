import { type FileHandle, open } from 'node:fs/promises';
import { forEachName } from '@gektar/contract/records.ts';
import { StartRefused } from '#start-refused.ts';
import { type Cells, countKnown, findMissing, type Header, readHeader, type TableColumn, titleOf } from './columns.ts';
import { readCsvRecords } from './csv-records.ts';
import type { TableRecord } from './table-record.ts';
import { readWorkbookRecords } from './workbook-records.ts';

/** Number of first rows searched for headers; a title may precede them. */
const HEADER_WITHIN = 20;

export interface TableRow<Name extends string> {
  readonly row: number;
  readonly share: number;
  /** Absent when the whole row cannot be read: `fault` is the reason. */
  readonly cells: Cells<Name> | undefined;
  readonly fault: string | undefined;
}

export interface Table<Name extends string> {
  readonly header: Header<Name>;
  /** Rows below the header, except blank ones; iterable once. */
  readonly rows: AsyncGenerator<TableRow<Name>, void>;
}

/**
 * Opens a table file: CSV as Excel or a program saves it, or a workbook (.xlsx, .xls), detected by content. Columns may
 * be in any order; unknown ones are skipped and reported.
 * @throws {StartRefused} when the file cannot be read or lacks a required column; `rows` throws it where the file is
 * broken further on
 */
export async function openTable<Name extends string>(
  path: string,
  columns: readonly TableColumn<Name>[],
): Promise<Table<Name>> {
  const file = await openFile(path);
  const records = (await isWorkbook(file)) ? readWorkbookRecords(file, columns) : readCsvRecords(file, columns);
  try {
    const header = await findHeader(path, records, columns);
    return { header, rows: rowsBelow(header, records, columns) };
  } catch (error) {
    await records.return();
    throw error;
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartRefused(
      code === 'ENOENT' ? `Проверьте путь: файла ${path} нет.` : `Проверьте права: файл ${path} не читается (${code}).`,
    );
  }
  throw new StartRefused(`Укажите файл с таблицей: ${path} — не файл.`);
}

/** Whether the file is a zip archive (.xlsx) or the older Office container (.xls). */
async function isWorkbook(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  const magic = buffer.toString('hex');
  return magic === '504b0304' || magic === 'd0cf11e0';
}

async function findHeader<Name extends string>(
  path: string,
  records: AsyncGenerator<TableRecord, void>,
  columns: readonly TableColumn<Name>[],
): Promise<Header<Name>> {
  const seen: (readonly string[])[] = [];
  while (seen.length < HEADER_WITHIN) {
    const { value: record } = await records.next();
    if (!record) break;
    if (isBlank(record.cells)) continue;
    if (findMissing(record.cells, columns).length === 0) return readHeader(record.cells, columns);
    seen.push(record.cells);
  }
  const [nearest] = seen.toSorted((one, other) => countKnown(other, columns) - countKnown(one, columns));
  if (!nearest) throw new StartRefused(`Выберите файл с данными: ${path} пуст.`);
  const missing = findMissing(nearest, columns).map(({ name }) => {
    const title = titleOf(columns, name);
    return title === name ? name : `«${title}» (${name})`;
  });
  throw new StartRefused(`Добавьте в первую строку файла названия столбцов: ${missing.join(', ')}.`);
}

async function* rowsBelow<Name extends string>(
  header: Header<Name>,
  records: AsyncGenerator<TableRecord, void>,
  columns: readonly TableColumn<Name>[],
): AsyncGenerator<TableRow<Name>, void> {
  for await (const { row, share, cells, fault } of records) {
    if (isBlank(cells)) continue;
    const wrong = fault ?? wrongCount(cells, header);
    yield wrong === undefined
      ? { row, share, cells: cellsOf(cells, header, columns), fault: undefined }
      : { row, share, cells: undefined, fault: wrong };
  }
}

/** Fault of a row whose cells do not match the header; empty cells beyond the last column are allowed. */
function wrongCount(cells: readonly string[], { columnCount }: Header<string>): string | undefined {
  const isWhole = cells.length >= columnCount && isBlank(cells.slice(columnCount));
  return isWhole ? undefined : `Столбцов ${cells.length}, а нужно ${columnCount}`;
}

function cellsOf<Name extends string>(
  cells: readonly string[],
  { indexes }: Header<Name>,
  columns: readonly TableColumn<Name>[],
): Cells<Name> {
  const names = columns.map(({ name }) => name);
  return forEachName(names, (name) => cells[indexes.get(name) ?? -1]?.trim() ?? '');
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
