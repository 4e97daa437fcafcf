import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { StartRefused } from '#start-refused.ts';

/** No honest row is longer; a quote that is never closed would otherwise swallow the rest of the file. */
const LONGEST_ROW_BYTES = 1_000_000;

export interface CsvRow<Column extends string> {
  /** As a spreadsheet counts them: the header is 1, a cell with line breaks is still one row. */
  readonly row: number;
  /** How much of the file is read with this row: 0…1. */
  readonly share: number;
  /** Absent when the row has more or fewer cells than the header. */
  readonly cells: Readonly<Record<Column, string>> | undefined;
  readonly cellCount: number;
  readonly columnCount: number;
}

/**
 * Reads a CSV file (UTF-8 with or without byte order mark, comma, first row names the columns) row by row, so that a file of any size
 * takes the same memory. Columns may stand in any order; those not asked for are passed over.
 * @throws {StartRefused} when the file cannot be read, is no UTF-8, lacks one of the columns, or a quote in it is never closed
 */
export async function* readCsv<Column extends string>(
  path: string,
  columns: readonly Column[],
): AsyncGenerator<CsvRow<Column>, void> {
  const file = await openFile(path);
  const { size } = await file.stat();
  const parser = parse({
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW_BYTES,
  });
  pipeline(createReadStream(path, { fd: file }), decodeUtf8, parser, (error) => error && parser.destroy(error));

  let places: Map<Column, number> | undefined;
  let columnCount = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (!places) {
        places = findColumns(record, columns);
        columnCount = record.length;
        continue;
      }
      const cells = record.length === columnCount ? cellsOf(record, places) : undefined;
      const row = info.records + info.empty_lines;
      yield { row, share: Math.min(1, info.bytes / size), cells, cellCount: record.length, columnCount };
    }
  } catch (error) {
    throw unreadable(error);
  }
  if (!places) throw new StartRefused(`Файл ${path} пуст.`);
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartRefused(code === 'ENOENT' ? `Файла ${path} нет.` : `Файл ${path} нельзя прочитать (${code}).`);
  }
  throw new StartRefused(`${path} — не файл.`);
}

async function* decodeUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  decoder.decode();
}

function findColumns<Column extends string>(header: readonly string[], columns: readonly Column[]) {
  const names = header.map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new StartRefused(
      `В файле нет столбцов: ${missing.join(', ')}. Нужен CSV через запятую, первая строка — названия столбцов.`,
    );
  }
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
}

function cellsOf<Column extends string>(record: readonly string[], places: ReadonlyMap<Column, number>) {
  const cells = [...places].map(([column, place]) => [column, record[place]?.trim() ?? ''] as const);
  return Object.fromEntries(cells) as Record<Column, string>;
}

function unreadable(error: unknown): unknown {
  if (error instanceof CsvError) {
    const after = 'records' in error ? Number(error.records) : 0;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'кавычка не закрыта'
        : 'строка слишком длинная, вероятно, кавычка не закрыта';
    return new StartRefused(`Файл прочитан до строки ${after}, дальше нельзя: ${reason}.`);
  }
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new StartRefused('Файл не в кодировке UTF-8. Сохраните его как «CSV UTF-8».');
  }
  return error;
}
