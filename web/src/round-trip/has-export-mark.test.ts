import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { hasExportMark } from './has-export-mark.ts';

const marked = 'gektar-export:1 property';
const blob = (bytes: Uint8Array<ArrayBuffer> | string) => new Blob([bytes]);
const zipped = (parts: Readonly<Record<string, string>>) =>
  blob(new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))));

test.each([
  ['a worksheet of Excel', zipped({ 'xl/worksheets/sheet1.xml': `<t>${marked}</t>` })],
  ['shared texts of Excel', zipped({ 'xl/workbook.xml': '', 'xl/sharedStrings.xml': `<t>${marked}</t>` })],
  ['LibreOffice', zipped({ mimetype: 'ods', 'content.xml': `<text:p>${marked}</text:p>` })],
  ['a text', blob(`Цена;${marked}\n1;2`)],
  ['an old workbook', blob(new Uint8Array([9, 8, ...[...marked].flatMap((letter) => [letter.charCodeAt(0), 0])]))],
])('an export saved as %s is recognised', async (_, file) => {
  expect(await hasExportMark(file)).toBe(true);
});

test.each([
  ['a foreign workbook', zipped({ 'xl/worksheets/sheet1.xml': '<t>gektar-export</t>', 'xl/media/a.xml': marked })],
  ['a foreign text', blob('Адрес;Цена\nгектар;1')],
  ['an empty file', blob('')],
  ['a broken archive', blob('PK\u0003\u0004 broken')],
])('%s is no export', async (_, file) => {
  expect(await hasExportMark(file)).toBe(false);
});
