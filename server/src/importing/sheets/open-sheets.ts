import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { encodingOfContent } from '#importing/text-encoding.ts';
import { StartRefused } from '#start-refused.ts';
import type { Sheet } from './sheet.ts';
import { type OpenOptions, usualOpening } from './sheet-limits.ts';
import { sheetOfText } from './sheet-of-text.ts';
import { sheetsOfWorkbook } from './sheets-of-workbook.ts';

/** Largest file (bytes). */
const LARGEST_BYTES = 50 * 1_048_576;
/** Largest unpacked workbook (bytes): beyond it the archive is a zip bomb or too large to be read whole. */
const LARGEST_UNPACKED_BYTES = 300_000_000;
/** Most times that deflate shrinks: a smaller archive cannot be larger than the limit, whatever it says. */
const DEFLATE_RATIO = 1_032;
const CHUNK_BYTES = 65_536;

const NO_TABLE = 'Выберите файл с таблицей: этот не похож ни на .xlsx или .xls, ни на CSV.';
/** Beginnings of documents and pictures that are partly text: PDF, RTF, PNG, JPEG, GIF, archives. */
const OTHER_FILES = [
  '%PDF',
  '{\\rtf',
  '\u0089PNG',
  '\u00FF\u00D8\u00FF',
  'GIF8',
  'Rar!',
  '7z\u00BC\u00AF',
  '\u001F\u008B',
];

/** @throws {StartRefused} when the file is too large to be looked at */
export function refuseLongFile(content: Uint8Array): void {
  if (content.length === 0) throw new StartRefused('Выберите файл с таблицей: этот пуст.');
  if (content.length > LARGEST_BYTES)
    throw new StartRefused(`Разделите файл: он больше ${LARGEST_BYTES / 1_048_576} МБ.`);
}

/**
 * Sheets of a file, recognised by content: .xlsx, .xls, a web page saved as .xls, or text with separators in any
 * encoding that Excel saves. Formulas are never run: their stored values are read.
 * @throws {StartRefused} when the file is too large, damaged, protected by a password or no table
 */
export async function openSheets(content: Uint8Array, options: OpenOptions = usualOpening): Promise<Sheet[]> {
  refuseLongFile(content);
  const start = Buffer.from(content.subarray(0, 8)).toString('latin1');
  if (OTHER_FILES.some((begin) => start.startsWith(begin))) throw new StartRefused(NO_TABLE);
  const magic = Buffer.from(content.subarray(0, 4)).toString('hex');
  const isZip = magic === '504b0304';
  if (isZip) refuseBomb(content);
  const isWorkbook = isZip || magic === 'd0cf11e0';
  const sheets = isWorkbook ? await sheetsOfWorkbook(content, options) : await sheetsOfTextFile(content, options);
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new StartRefused('Выберите файл с таблицей: в этом её нет.');
  return sheets;
}

async function sheetsOfTextFile(content: Uint8Array, options: OpenOptions): Promise<Sheet[]> {
  const text = new TextDecoder(encodingOfContent(Buffer.from(content))).decode(content);
  if (isBinary(text)) throw new StartRefused(NO_TABLE);
  return /^\s*<(?:!doctype|html|table|meta|\?xml)/i.test(text)
    ? sheetsOfWorkbook(text, usualOpening)
    : [sheetOfText(text, options.mostRows)];
}

function isBinary(text: string): boolean {
  const head = text.slice(0, 65_536);
  const controls = [...head].filter((sign) => sign < ' ' && !'\t\n\v\f\r\x1a\x1b'.includes(sign)).length;
  return controls * 100 > head.length;
}

/** Refuses an archive by the sizes in its directory, before anything is unpacked. */
function refuseBomb(content: Uint8Array): void {
  let unpacked = 0;
  try {
    unzipSync(content, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new StartRefused('Откройте файл в Excel и сохраните как .xlsx или CSV: как книга Excel он не читается.');
  }
  if (unpacked > LARGEST_UNPACKED_BYTES || isLargerThanSaid(content)) {
    throw new StartRefused(`Разделите файл: в распакованном виде он больше ${LARGEST_UNPACKED_BYTES / 1e6} МБ.`);
  }
}

/** Whether an archive unpacks to more than the limit, counted chunk by chunk: its directory may lie. */
function isLargerThanSaid(content: Uint8Array): boolean {
  if (content.length * DEFLATE_RATIO <= LARGEST_UNPACKED_BYTES) return false;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (_, chunk) => {
      unpacked += chunk?.length ?? 0;
      if (unpacked > LARGEST_UNPACKED_BYTES) file.terminate();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < content.length && unpacked <= LARGEST_UNPACKED_BYTES; at += CHUNK_BYTES) {
    unzip.push(content.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= content.length);
  }
  return unpacked > LARGEST_UNPACKED_BYTES;
}
