import { expect, test } from 'vitest';
import { heldWords, isCopiedTable, isTableText, MAX_FILE_BYTES, UNREADABLE, whyUnreadable } from './readable-files.ts';

const held = (...types: string[]) => types.map((type) => ({ kind: 'file', type }));

test('a table of any of the five kinds is sent, whatever the case of its ending', () => {
  const names = ['ноябрь.xlsx', 'прайс.XLS', 'циан.выгрузка.csv', 'лист.tsv', 'чат.Txt'];
  expect(names.map((name) => whyUnreadable({ name, size: 1_200 }))).toEqual(names.map(() => undefined));
});

test('a picture, a file without an ending and one that is too large are refused in the words of the list', () => {
  expect(whyUnreadable({ name: 'скан.pdf', size: 10 })).toBe('нужны xlsx, xls, csv, tsv, txt');
  expect(whyUnreadable({ name: 'таблица', size: 10 })).toBe('нужны xlsx, xls, csv, tsv, txt');
  expect(whyUnreadable({ name: 'база.csv', size: MAX_FILE_BYTES + 1 })).toBe('больше 50 МБ');
  expect(whyUnreadable({ name: 'база.csv', size: MAX_FILE_BYTES })).toBeUndefined();
});

test('the overlay names what is held: one file, several, or nothing that is read', () => {
  expect(heldWords(held('text/csv'), 'Склады')).toBe('Один файл, в «Склады»');
  expect(heldWords(held('', 'application/vnd.ms-excel'), 'Земля')).toBe('Два файла: загрузим по очереди');
  expect(heldWords(held('', '', '', '', ''), 'Земля')).toBe('5 файлов: загрузим по очереди');
  expect(heldWords(held('image/png', 'application/pdf'), 'Земля')).toBe(UNREADABLE);
  expect(heldWords([{ kind: 'string', type: 'text/plain' }, ...held('')], 'Земля')).toBe('Один файл, в «Земля»');
});

test('a pasted text is a table with tabs or several lines; a word with a line break after it is not', () => {
  expect(isTableText('Корп.\tБлок')).toBe(true);
  expect(isTableText('Ориентир Запад, корп. 4\n6 040 м²')).toBe(true);
  expect(isTableText('50:09:0992114:1208\n')).toBe(false);
});

test('several lines with tabs are a copied table; a message of several lines is none', () => {
  expect(isCopiedTable('Блок\tПлощадь\n4-А\t6 040')).toBe(true);
  expect(['Блок\tПлощадь', 'Склад 6 040 м²\nставка 790', ''].map(isCopiedTable)).toEqual([false, false, false]);
});
