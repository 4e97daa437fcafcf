import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function read(content: string | Buffer): Promise<CsvRow<'id' | 'name'>[]> {
  const file = join(folder, 'file.csv');
  await writeFile(file, content);
  return collect(readCsv(file, ['id', 'name']));
}

test('a byte order mark, Windows line ends and line breaks inside quotes do not get in the way', async () => {
  const rows = await read('\uFEFFid,name\r\n1,"первая\r\nвторая, ""в кавычках"""\r\n\r\n2, ООО \r\n');
  expect(rows.map(({ row, cells }) => [row, cells])).toEqual([
    [2, { id: '1', name: 'первая\r\nвторая, "в кавычках"' }],
    [4, { id: '2', name: 'ООО' }],
  ]);
  expect(rows.at(-1)?.share).toBeGreaterThan(0.9);
});

test('columns are found by name in any order, and others are passed over', async () => {
  const [row] = await read('name,more,id\nимя,лишнее,7\n');
  expect(row?.cells).toEqual({ id: '7', name: 'имя' });
});

test('a stray quote inside a cell is a character like any other', async () => {
  const rows = await read('id,name\n1,склад 12" и "двор"\n2,дальше\n');
  expect(rows.map(({ cells }) => cells?.name)).toEqual(['склад 12" и "двор"', 'дальше']);
});

test('a row with too few or too many cells is handed over without them', async () => {
  const rows = await read('id,name\n1\n2,б,лишнее\n3,в\n');
  expect(rows.map(({ cells, cellCount, columnCount }) => [cells?.id, cellCount, columnCount])).toEqual([
    [undefined, 1, 2],
    [undefined, 3, 2],
    ['3', 2, 2],
  ]);
});

test('a file without rows has none, a file without anything is refused', async () => {
  expect(await read('id,name\n')).toEqual([]);
  await expect(read('')).rejects.toThrow(/пуст/);
});

test('all missing columns are named at once', async () => {
  await expect(read('код;имя\n1;2\n')).rejects.toThrow('В файле нет столбцов: id, name.');
  await expect(read('код;имя\n1;2\n')).rejects.toBeInstanceOf(StartRefused);
});

test('a file in the old Windows encoding is refused instead of read as rubbish', async () => {
  const windows1251 = Buffer.from([0x69, 0x64, 0x2c, 0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x31, 0x2c, 0xcc, 0xee, 0xf1, 0x0a]);
  await expect(read(windows1251)).rejects.toThrow(/не в кодировке UTF-8/);
  // Cut in the middle of a letter.
  await expect(read(Buffer.from('id,name\n1,Я').subarray(0, -1))).rejects.toThrow(/не в кодировке UTF-8/);
});

test('rows before a quote that is never closed are handed over, then the place is named', async () => {
  const file = join(folder, 'open-quote.csv');
  const seen: (string | undefined)[] = [];
  const readAll = async (tail: string) => {
    await writeFile(file, `id,name\n1,а\n2,"б\n${tail}`);
    for await (const { cells } of readCsv(file, ['id', 'name'])) seen.push(cells?.id);
  };
  await expect(readAll('3,в\n')).rejects.toThrow('Файл прочитан до строки 2, дальше нельзя: кавычка не закрыта.');
  await expect(readAll('3,в\n'.repeat(300_000))).rejects.toThrow(/прочитан до строки 2/);
  expect(seen).toEqual(['1', '1']);
});

test('what is not a file is refused by name', async () => {
  const readAt = (path: string) => collect(readCsv(path, ['id']));
  await expect(readAt(join(folder, 'absent.csv'))).rejects.toThrow(/absent\.csv нет/);
  await expect(readAt(folder)).rejects.toThrow(/не файл/);
});

test('whoever stops reading lets go of the file', async () => {
  const file = join(folder, 'long.csv');
  await writeFile(file, `id,name\n${'1,а\n'.repeat(200_000)}`);
  for await (const { cells } of readCsv(file, ['id', 'name'])) {
    expect(cells?.id).toBe('1');
    break;
  }
});
