import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartRefused } from '#start-refused.ts';
import { inOldEncoding } from '#testing/old-encoding.ts';
import type { TableColumn } from './columns.ts';
import { openTable, type TableRow } from './read-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gektar-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

const columns = [
  { name: 'id', titles: ['Код'], isRequired: true },
  { name: 'name', titles: ['Название', 'Площадь, га'], isRequired: true },
  { name: 'note', titles: ['Примечание'], isRequired: false },
] as const satisfies readonly TableColumn[];
type Row = TableRow<'id' | 'name' | 'note'>;

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function open(content: string | Buffer) {
  const file = join(folder, 'table');
  await writeFile(file, content);
  return openTable(file, columns);
}

async function read(content: string | Buffer): Promise<Row[]> {
  return collect((await open(content)).rows);
}

/** Row number, id and name of each row. */
function shownRows(rows: readonly Row[]) {
  return rows.map(({ row, cells }) => [row, cells?.id, cells?.name]);
}

describe('text tables', () => {
  test('a byte order mark, Windows line ends and line breaks inside quotes do not get in the way', async () => {
    const rows = await read('\uFEFFid,name\r\n1,"первая\r\nвторая, ""в кавычках"""\r\n\r\n2, ООО \r\n');
    expect(shownRows(rows)).toEqual([
      [2, '1', 'первая\r\nвторая, "в кавычках"'],
      [4, '2', 'ООО'],
    ]);
    expect(rows.at(-1)?.share).toBeGreaterThan(0.9);
  });

  const text = 'Код;Название\r\n1;Поле «Дальнее»\r\n2;Ёлки № 5\r\n';
  const taken = [
    [2, '1', 'Поле «Дальнее»'],
    [3, '2', 'Ёлки № 5'],
  ];
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['windows-1251', inOldEncoding(text, 'windows-1251')],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('the encoding is known by the content: %s', async (_, content) => {
    const rows = await read(content);
    expect(shownRows(rows)).toEqual(taken);
    expect(rows.at(-1)?.share).toBeCloseTo(1, 1);
  });

  test('the encoding of DOS is known as well, and letters that come late', async () => {
    expect(shownRows(await read(inOldEncoding('id;name\r\n1;Дальнее поле\r\n', 'ibm866')))).toEqual([
      [2, '1', 'Дальнее поле'],
    ]);
    const late = `id,name\n${'1,plain\n'.repeat(20_000)}2,Поле\n`;
    expect((await read(inOldEncoding(late, 'windows-1251'))).at(-1)?.cells?.name).toBe('Поле');
  });

  test.each([
    ['semicolons', 'Код;Площадь, га\n1;2,5\n'],
    ['commas', 'Код,"Площадь, га"\n1,"2,5"\n'],
    ['tabs', 'Код\tПлощадь, га\n1\t2,5\n'],
    ["Excel's own line", 'sep=|\r\nКод|Площадь, га\n1|2,5\n'],
  ])('cells may be separated by %s', async (_, content) => {
    expect(shownRows(await read(content))).toEqual([[2, '1', '2,5']]);
  });

  test('a quote inside a cell that begins with none is a character like any other', async () => {
    const rows = await read('id,name\n1,склад 12" и "двор"\n2,дальше\n');
    expect(rows.map(({ cells }) => cells?.name)).toEqual(['склад 12" и "двор"', 'дальше']);
  });

  test('a quoted cell that goes on after its quote is refused with its row, the next row is read', async () => {
    const rows = await read('id;name\n1;"ООО "Поле""\n2;дальше\n3;"ООО ""Луг"""\n');
    expect(rows.map(({ row, fault, cells }) => [row, fault, cells?.name])).toEqual([
      [2, 'Кавычка внутри ячейки не удвоена', undefined],
      [3, undefined, 'дальше'],
      [4, undefined, 'ООО "Луг"'],
    ]);
  });

  test('a quote that swallows the rows after it ends the reading at its own row', async () => {
    const seen: (string | undefined)[] = [];
    const readAll = async (tail: string) => {
      for await (const { cells } of (await open(`id,name\n1,а\n2,"б\n${tail}`)).rows) seen.push(cells?.id);
    };
    const complaint = /^Закройте кавычку в строке 3 .+ с этой строки файл не прочитан\.$/;
    await expect(readAll('3,в\n')).rejects.toThrow(complaint);
    await expect(readAll('3,"в"\n4,г\n')).rejects.toThrow(complaint);
    await expect(readAll('3,в\n'.repeat(300_000))).rejects.toThrow(complaint);
    expect(seen).toEqual(['1', '1', '1']);
  });

  test('a damaged UTF-8 file is refused instead of being read as rubbish', async () => {
    // The last character is cut in half.
    await expect(read(Buffer.from('id,name\n1,Поле Я').subarray(0, -1))).rejects.toThrow(/^Сохраните файл заново/);
  });

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a picture is no table, and that is said: %s', async (format) => {
    const create = { width: 300, height: 200, channels: 3, background: '#446', noise: { type: 'gaussian' } } as const;
    const picture = await sharp({ create }).toFormat(format).toBuffer();
    await expect(read(picture)).rejects.toThrow(/^Выберите файл с таблицей/);
  });

  test('a row with too few or too many cells is told of, empty cells at its end do not count', async () => {
    const rows = await read('id,name\n1\n2,б,лишнее\n3,в,,\n,,\n');
    expect(rows.map(({ cells, fault }) => [cells?.id, fault])).toEqual([
      [undefined, 'Столбцов 1, а нужно 2'],
      [undefined, 'Столбцов 3, а нужно 2'],
      ['3', undefined],
    ]);
  });

  test('whoever stops reading lets go of the file', async () => {
    for await (const { cells } of (await open(`id,name\n${'1,а\n'.repeat(200_000)}`)).rows) {
      expect(cells?.id).toBe('1');
      break;
    }
  });
});

describe('headers', () => {
  test('columns are found in any order and spelling; others are named, an absent one is empty', async () => {
    const { header, rows } = await open('НАЗВАНИЕ*,лишнее,код:\nимя,лишнее,7\n');
    expect(header.unknown).toEqual(['лишнее']);
    expect(header.label('id')).toBe('C «код:»');
    expect((await collect(rows))[0]?.cells).toEqual({ id: '7', name: 'имя', note: '' });
  });

  test('a name counts before a title; two headers of one column are refused', async () => {
    expect(shownRows(await read('id,name,Название\n1,а,б\n'))).toEqual([[2, '1', 'а']]);
    await expect(read('id,Название,название\n1,а,б\n')).rejects.toThrow(
      'Оставьте один из столбцов, они значат одно и то же: B «Название» и C «название».',
    );
  });

  test('a title and blank rows may stand above the header', async () => {
    expect(shownRows(await read('Наши участки;\n;\nКод;Название\n1;а\n'))).toEqual([[4, '1', 'а']]);
  });

  test('all missing columns are named at once, by what people call them', async () => {
    await expect(read('код;имя\n1;2\n')).rejects.toThrow(
      new StartRefused('Добавьте в первую строку файла названия столбцов: «Название» (name).'),
    );
    await expect(read('a;b\n1;2\n')).rejects.toThrow('«Код» (id), «Название» (name)');
  });

  test('a file without rows has none, a file without anything is refused', async () => {
    expect(await read('id,name\n')).toEqual([]);
    await expect(read('')).rejects.toThrow(/^Выберите файл с данными: .+ пуст\.$/);
  });

  test('what is not a file is refused by name', async () => {
    await expect(openTable(join(folder, 'absent.csv'), columns)).rejects.toThrow(/^Проверьте путь: .+absent\.csv нет/);
    await expect(openTable(folder, columns)).rejects.toThrow(/не файл/);
  });
});

describe('workbooks', () => {
  const book = (sheets: Readonly<Record<string, unknown[][]>>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer => {
    const workbook = utils.book_new();
    for (const [name, rows] of Object.entries(sheets)) {
      utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }), name);
    }
    return write(workbook, { type: 'buffer', bookType });
  };

  test.each(['xlsx', 'biff8'] as const)(
    'numbers, days, formulas and words come as a person means them: %s',
    async (type) => {
      const cells = [2.5, 7717012031656.5, 0.1 + 0.2, 0.0000001, new Date(Date.UTC(2026, 10, 20)), true, ' слова '];
      const rows = await read(
        book({ Лист1: [['Код', 'Название'], ...cells.map((cell, index) => [index, cell])] }, type),
      );
      expect(rows.map(({ cells }) => cells?.name)).toEqual([
        '2.5',
        '7717012031656.5',
        '0.3',
        '0.0000001',
        '2026-11-20',
        'ИСТИНА',
        'слова',
      ]);
    },
  );

  test('the sheet that names the columns is read, its rows are those of the spreadsheet', async () => {
    const rows = await read(
      book({
        Титул: [['Наши участки']],
        Участки: [['Список'], [], ['Код', 'Название', 'Примечание'], ['1', 'а'], [], ['2', 'б']],
      }),
    );
    expect(shownRows(rows)).toEqual([
      [4, '1', 'а'],
      [6, '2', 'б'],
    ]);
  });

  test('a damaged workbook is refused with what to do', async () => {
    const damaged = book({ Лист1: [['Код', 'Название']] }).subarray(0, 300);
    await expect(read(damaged)).rejects.toThrow(/^Откройте файл в Excel и сохраните/);
  });
});
