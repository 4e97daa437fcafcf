import type { FileHandle } from 'node:fs/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { StartRefused } from '#start-refused.ts';
import { countKnown, type TableColumn } from './columns.ts';
import type { TableRecord } from './table-record.ts';
import { decode, type Encoding, encodingOf } from './text-encoding.ts';

/** Longest plausible row; an unclosed quote would otherwise consume the rest of the file. */
const LONGEST_ROW_BYTES = 1_000_000;
/** Part of the file used to detect the separator. */
const HEAD_BYTES = 65_536;
const HEAD_ROWS = 20;

const usual = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true } as const;

/** Fault of a row with unbalanced quotes that still ends at its line end, so that the rows after it can be read. */
const UNPAIRED_QUOTE = 'Кавычка внутри ячейки не удвоена';

/**
 * Rows of a text table: cells separated by semicolons, commas or tabs, in any encoding that Excel saves. Memory does
 * not depend on the size of the file. The file is closed at the end.
 * @throws {StartRefused} when broken encoding or an unclosed quote makes the rest unreadable
 */
export async function* readCsvRecords(
  file: FileHandle,
  columns: readonly TableColumn[],
): AsyncGenerator<TableRecord, void> {
  try {
    yield* readText(file, columns);
  } finally {
    await file.close();
  }
}

async function* readText(file: FileHandle, columns: readonly TableColumn[]): AsyncGenerator<TableRecord, void> {
  const { size } = await file.stat();
  const encoding = await encodingOf(file);
  const { separator, begin } = await readBeginning(file, encoding, columns);
  const flow: Flow = { read: 0, decoded: 0, row: 0 };
  const chunks = counted(file.createReadStream({ start: 0 }), flow);
  for await (const { record, raw, info } of parseText(
    withoutBeginning(decode(chunks, encoding), begin, flow),
    separator,
    flow,
  )) {
    const isBroken = hasUnpairedQuote(raw, separator);
    if (isBroken && /[\r\n]/.test(raw.trim())) throw brokenQuote(flow.row);
    const share = Math.min(1, (info.bytes / flow.decoded) * (flow.read / size));
    yield { row: flow.row, share, cells: record, fault: isBroken ? UNPAIRED_QUOTE : undefined };
  }
}

interface Flow {
  /** Number of bytes read from the file. */
  read: number;
  /** Number of bytes of decoded text. */
  decoded: number;
  /** The last row that was read. */
  row: number;
}

interface Parsed {
  readonly record: string[];
  /** The whole row as written in the file. */
  readonly raw: string;
  readonly info: InfoRecord;
}

/**
 * Rows of a text, chunk by chunk. The parser's stream would drop rows already read when it meets a later fault.
 * @throws {StartRefused} after all rows before the fault
 */
async function* parseText(text: AsyncIterable<string>, separator: string, flow: Flow): AsyncGenerator<Parsed> {
  let parsed: Parsed[] = [];
  const parser = parse({
    ...usual,
    delimiter: separator,
    raw: true,
    max_record_size: LONGEST_ROW_BYTES,
    on_record: (row: unknown, info: InfoRecord) => {
      // With `raw` a row includes its text, which the parser's types omit here.
      parsed.push({ ...(row as Pick<Parsed, 'record' | 'raw'>), info });
      return null;
    },
  });
  // The callbacks of the writes report errors.
  parser.on('error', () => undefined).resume();
  const taken = function* () {
    for (const one of parsed) {
      flow.row = one.info.records + one.info.empty_lines;
      yield one;
    }
    parsed = [];
  };
  try {
    for await (const part of text) {
      const fault = await new Promise<Error | null | undefined>((done) => parser.write(part, done));
      yield* taken();
      if (fault) throw fault;
    }
    const fault = await new Promise<unknown>((done) => parser.end(done));
    yield* taken();
    if (fault) throw fault;
  } catch (error) {
    throw unreadable(error, flow.row);
  } finally {
    parser.destroy();
  }
}

/** Finds the separator: from Excel's first line `sep=;`, otherwise the one that yields most known headers. */
async function readBeginning(file: FileHandle, encoding: Encoding, columns: readonly TableColumn[]) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
  if (isNoText(head)) throw noTable();
  const match = /^sep=(.)\r?\n/i.exec(head);
  if (match) return { separator: match[1] ?? ';', begin: match[0].length };
  const candidates = [',', ';', '\t'].map((separator) => ({ separator, ...weigh(head, separator, columns) }));
  const [best] = candidates.sort((one, other) => other.known - one.known || other.cells - one.cells);
  return { separator: best?.separator ?? ',', begin: 0 };
}

/** Number of known headers, and of cells, when the text is split with this separator. */
function weigh(head: string, delimiter: string, columns: readonly TableColumn[]): { known: number; cells: number } {
  const rows: string[][] = [];
  try {
    const onRecord = (record: string[]) => {
      rows.push(record);
      return null;
    };
    parseAtOnce(head, { ...usual, delimiter, to: HEAD_ROWS, on_record: onRecord });
  } catch {
    // The last row may be cut inside a cell.
  }
  return {
    known: Math.max(0, ...rows.map((cells) => countKnown(cells, columns))),
    cells: Math.max(0, ...rows.map((cells) => cells.length)),
  };
}

/** Control characters of text files: line and page breaks, tabs, the end-of-file and escape signs of old systems. */
const controlsOfText = new Set('\t\n\v\f\r\x1a\x1b');

/**
 * Whether this is binary (a picture, a scan, an archive): many control characters or, when its zeros make it look like
 * UTF-16, many invalid characters. A single invalid character is a damaged cell.
 */
function isNoText(head: string): boolean {
  const controls = [...head].filter((char) => char < ' ' && !controlsOfText.has(char)).length;
  const strays = head.match(/\uFFFD/g)?.length ?? 0;
  return controls * 100 > head.length || (controls > 0 && strays * 100 > head.length);
}

function noTable(): StartRefused {
  return new StartRefused(
    'Выберите файл с таблицей: этот не похож ни на .xlsx или .xls, ни на CSV (картинка, скан, архив?).',
  );
}

async function* counted(chunks: AsyncIterable<Buffer>, flow: Flow): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    flow.read += chunk.length;
    yield chunk;
  }
}

async function* withoutBeginning(parts: AsyncIterable<string>, begin: number, flow: Flow): AsyncGenerator<string> {
  let left = begin;
  for await (const whole of parts) {
    const part = whole.slice(left);
    left -= whole.length - part.length;
    flow.decoded += Buffer.byteLength(part);
    yield part;
  }
}

/**
 * Whether a cell that begins with a quote continues after its closing one: the parser then reads both quotes as letters
 * and guesses the end of the cell. A quote inside an unquoted cell is a letter.
 */
function hasUnpairedQuote(raw: string, separator: string): boolean {
  if (!raw.includes('"')) return false;
  const text = raw.replace(/^[\r\n]+|[\r\n]+$/g, '');
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') {
      do {
        const closing = text.indexOf('"', at + 1);
        if (closing === -1) return true;
        at = closing + 1;
      } while (text[at] === '"');
      if (at < text.length && text[at] !== separator) return true;
    } else {
      const end = text.indexOf(separator, at);
      if (end === -1) return false;
      at = end;
    }
  }
  return false;
}

function brokenQuote(row: number): StartRefused {
  return new StartRefused(
    `Закройте кавычку в строке ${row} (внутри ячейки кавычки удваиваются) и повторите команду: с этой строки файл не прочитан.`,
  );
}

/** @param row the last row read */
function unreadable(error: unknown, row: number): unknown {
  if (error instanceof CsvError) return brokenQuote(row + 1);
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    const after = row === 0 ? '' : `после строки ${row} `;
    return new StartRefused(
      `Сохраните файл заново как «CSV UTF-8» или .xlsx: ${after}он повреждён, буквы не читаются.`,
    );
  }
  return error;
}
