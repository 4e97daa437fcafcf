import { deflateRawSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openSheets } from './open-sheets.ts';
import { openSheetsApart } from './open-sheets-apart.ts';
import { ownTexts } from './sheet.ts';

const rows = [
  ['КН', 'Площадь, га'],
  ['50:28:0050204:312', 4.52],
];
const texts = [
  ['КН', 'Площадь, га'],
  ['50:28:0050204:312', '4.52'],
];

function workbook(bookType: 'xlsx' | 'xls' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Лист1');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** A workbook whose parts are changed after it is written. */
function changed(change: (parts: Record<string, Uint8Array>) => void): Uint8Array {
  const parts = unzipSync(workbook());
  change(parts);
  return zipSync(parts);
}

function withSheet(change: (xml: string) => string): Uint8Array {
  return changed((parts) => {
    const path = 'xl/worksheets/sheet1.xml';
    parts[path] = strToU8(change(strFromU8(parts[path] ?? new Uint8Array())));
  });
}

async function readTexts(content: Uint8Array): Promise<string[][]> {
  const [sheet] = await openSheets(content);
  return (sheet?.rows ?? []).map(ownTexts);
}

const cell = (address: string, row: number) =>
  `<row r="${row}"><c r="${address}${row}" t="n"><v>5</v></c></row></sheetData>`;

test('a sheet that declares 1,048,576 rows of 16,384 columns is read by its values', async () => {
  const declared = withSheet((xml) => xml.replace(/<dimension ref="[^"]*"\/>/, '<dimension ref="A1:XFD1048576"/>'));
  expect(await readTexts(declared)).toEqual(texts);
});

test('a cell far to the right is refused', async () => {
  const far = withSheet((xml) => xml.replace('</sheetData>', cell('XFD', 3)));
  await expect(openSheets(far)).rejects.toThrow('Уберите лишние столбцы: на листе «Лист1» их больше 400.');
});

test('a cell far below does not make a million rows of the sheet', async () => {
  const far = withSheet((xml) => xml.replace('</sheetData>', cell('A', 1_048_576)));
  expect(await readTexts(far)).toEqual(texts);
});

test('more rows than are read are refused', async () => {
  const many = withSheet((xml) => {
    const more = Array.from(
      { length: 10_150 },
      (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" t="n"><v>${index}</v></c></row>`,
    );
    return xml.replace('</sheetData>', `${more.join('')}</sheetData>`);
  });
  await expect(openSheets(many)).rejects.toThrow('Разделите таблицу: на листе «Лист1» больше 10000 строк.');
});

test('ten thousand merged cells over the whole sheet are refused before they are copied', async () => {
  const merged = withSheet((xml) => {
    const merges = Array.from({ length: 10_000 }, () => '<mergeCell ref="A1:XFD1048576"/>');
    const far = Array.from(
      { length: 200 },
      (_, index) => `<row r="${index + 3}"><c r="B${index + 3}" t="n"><v>1</v></c></row>`,
    );
    return xml.replace(
      '</sheetData>',
      `${far.join('')}</sheetData><mergeCells count="10000">${merges.join('')}</mergeCells>`,
    );
  });
  await expect(openSheets(merged)).rejects.toThrow('Уберите объединение ячеек: на листе «Лист1» оно слишком велико.');
});

test('an archive that says it is small and unpacks to more than 300 MB is refused', async () => {
  const zeros = new Uint8Array(1_000_000);
  const parts = Object.fromEntries(Array.from({ length: 310 }, (_, index) => [`xl/part${index}.bin`, zeros]));
  const bomb = Buffer.from(zipSync(parts, { level: 1 }));
  const directory = Buffer.from('504b0102', 'hex');
  for (let at = bomb.indexOf(directory); at >= 0; at = bomb.indexOf(directory, at + 4)) bomb.writeUInt32LE(10, at + 24);
  await expect(openSheets(bomb)).rejects.toThrow('Разделите файл: в распакованном виде он больше 300 МБ.');
});

test('formulas are not run, links to other files are not followed', async () => {
  const formulas = withSheet((xml) =>
    xml.replace(
      '</sheetData>',
      '<row r="3"><c r="A3" t="str"><f>[1]Лист1!A1</f><v>50:28:0050204:313</v></c>' +
        '<c r="B3"><f>WEBSERVICE("https://example.org/?"&amp;A2)</f></c></row></sheetData>',
    ),
  );
  expect(await readTexts(formulas)).toEqual([...texts, ['50:28:0050204:313']]);
});

test('macros of a workbook are ignored', async () => {
  const macros = changed((parts) => {
    parts['xl/vbaProject.bin'] = new Uint8Array(2_000).fill(7);
  });
  expect(await readTexts(macros)).toEqual(texts);
});

test.each([
  ['an old workbook', () => workbook('xls')],
  ['text', () => Buffer.from('КН;Площадь, га\n50:28:0050204:312;4.52', 'utf8')],
  [
    'a web page',
    () =>
      Buffer.from(
        '<table><tr><td>КН</td><td>Площадь, га</td></tr><tr><td>50:28:0050204:312</td><td>4.52</td></tr></table>',
      ),
  ],
])('a file is read by its content, whatever its ending: %s', async (_, write) => {
  expect(await readTexts(write())).toEqual(texts);
});

test('a web page with a cell over a thousand million columns is refused before it fills the memory', async () => {
  const page = '<table><tr><td colspan="1000000000">КН</td><td>Площадь</td></tr></table>';
  await expect(openSheets(Buffer.from(page))).rejects.toThrow(/^Уберите лишние столбцы/);
});

test('a protected workbook is refused with a word about its password', async () => {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
  CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(4_096, 9));
  const content = Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
  await expect(openSheets(content)).rejects.toThrow('Снимите с файла пароль: с ним он не читается.');
});

const asWorkbook = 'Откройте файл в Excel и сохраните как .xlsx или CSV: как книга Excel он не читается.';
const noTable = 'Выберите файл с таблицей: этот не похож ни на .xlsx или .xls, ни на CSV.';
test.each([
  ['a half of a workbook', () => workbook().subarray(0, 900), asWorkbook],
  ['a half of an old workbook', () => workbook('xls').subarray(0, 1_200), asWorkbook],
  ['an archive without a workbook', () => zipSync({ 'word/document.xml': strToU8('<w:document/>') }), asWorkbook],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), noTable],
  ['a photograph', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'), noTable],
  ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), noTable],
  ['compressed data', () => deflateRawSync(Buffer.from('КН;Площадь'.repeat(400))), noTable],
  ['nothing', () => new Uint8Array(), 'Выберите файл с таблицей: этот пуст.'],
  ['blank lines', () => Buffer.from('\n\n;;\n'), 'Выберите файл с таблицей: в этом её нет.'],
  ['more than 50 MB', () => new Uint8Array(50 * 1_048_576 + 1), 'Разделите файл: он больше 50 МБ.'],
  [
    'a line of 100,000 cells',
    () => Buffer.from(Array.from({ length: 100_000 }, (_, index) => index).join(';')),
    'Уберите лишние столбцы: на листе «» их больше 400.',
  ],
  ['100,000 lines', () => Buffer.from('1;2;3\n'.repeat(100_000)), 'Разделите таблицу: на листе «» больше 10000 строк.'],
])('%s is refused in one line', async (_, write, reason) => {
  await expect(openSheets(write())).rejects.toThrow(reason);
});

test('a worker thread reads the same sheets and gives the same reasons', async () => {
  const sheets = await openSheetsApart(workbook());
  expect(sheets.flatMap(({ rows: own }) => own.map(ownTexts))).toEqual(texts);
  await expect(openSheetsApart(workbook().subarray(0, 900))).rejects.toThrow(asWorkbook);
  await expect(openSheetsApart(workbook(), AbortSignal.abort(new Error('the request is closed')))).rejects.toThrow(
    'the request is closed',
  );
});
