import { unzipSync } from 'fflate';
import { encodingOfContent } from '#importing/text-encoding.ts';
import { StartRefused } from '#start-refused.ts';
import type { Sheet } from './sheet.ts';
import { sheetOfText } from './sheet-of-text.ts';
import { sheetsOfWorkbook } from './sheets-of-workbook.ts';

/** Largest file (bytes). */
const LARGEST_BYTES = 50 * 1_048_576;
/** Largest unpacked workbook (bytes): beyond it the archive is a zip bomb or too large to be read whole. */
const LARGEST_UNPACKED_BYTES = 300_000_000;
/** Largest sheet. */
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 400;

/**
 * Sheets of a file, recognised by content: .xlsx, .xls, a web page saved as .xls, or text with separators in any
 * encoding that Excel saves. Formulas are never run: their stored values are read.
 * @throws {StartRefused} when the file is too large, damaged, protected by a password or no table
 */
export async function openSheets(content: Uint8Array): Promise<Sheet[]> {
  if (content.length > LARGEST_BYTES)
    throw new StartRefused(`Разделите файл: он больше ${LARGEST_BYTES / 1_048_576} МБ.`);
  const magic = Buffer.from(content.subarray(0, 4)).toString('hex');
  const isZip = magic === '504b0304';
  if (isZip) refuseBomb(content);
  const sheets = isZip || magic === 'd0cf11e0' ? await sheetsOfWorkbook(content) : await sheetsOfTextFile(content);
  for (const sheet of sheets) refuseLarge(sheet);
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new StartRefused('Выберите файл с таблицей: в этом её нет.');
  return sheets;
}

async function sheetsOfTextFile(content: Uint8Array): Promise<Sheet[]> {
  const text = new TextDecoder(encodingOfContent(Buffer.from(content))).decode(content);
  if (isBinary(text))
    throw new StartRefused('Выберите файл с таблицей: этот не похож ни на .xlsx или .xls, ни на CSV.');
  return /^\s*<(?:!doctype|html|table|meta|\?xml)/i.test(text) ? sheetsOfWorkbook(text) : [sheetOfText(text)];
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
  if (unpacked > LARGEST_UNPACKED_BYTES) {
    throw new StartRefused(`Разделите файл: в распакованном виде он больше ${LARGEST_UNPACKED_BYTES / 1e6} МБ.`);
  }
}

function refuseLarge({ name, rows }: Sheet): void {
  if ((rows.at(-1)?.row ?? 0) > MOST_ROWS && rows.length > MOST_ROWS) {
    throw new StartRefused(`Разделите таблицу: на листе «${name}» больше ${MOST_ROWS} строк.`);
  }
  const isWide = rows.some(
    ({ cells }) => cells.length > MOST_COLUMNS && cells.slice(MOST_COLUMNS).some(({ text }) => text),
  );
  if (isWide) throw new StartRefused(`Уберите лишние столбцы: на листе «${name}» их больше ${MOST_COLUMNS}.`);
}
