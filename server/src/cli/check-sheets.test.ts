import { readFile } from 'node:fs/promises';
import { utils, write } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenFolder } from '#testing/given-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { typeCommand } from '#testing/type-command.ts';
import { importCommand } from './import-command.ts';

let app: TestApp;
let folder: Awaited<ReturnType<typeof givenFolder>>;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  folder = await givenFolder();
});
afterAll(async () => {
  await app.close();
  await folder.remove();
});

function workbook(rows: readonly (readonly unknown[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Лист1');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

async function check(args: readonly string[]) {
  const json = await folder.write('result.json', '');
  const typed = await typeCommand('import', [...args, '--check', '--json', json], { databaseUrl: app.databaseUrl });
  return { typed, result: typed.code === 0 ? JSON.parse(await readFile(json, 'utf8')) : undefined };
}

test('a sheet of plots is written as objects, questions and refused rows', async () => {
  const file = await folder.write(
    'plots.xlsx',
    workbook([
      ['Участки на 17.11.2026'],
      ['КН', 'Площадь, га', 'Цена, млн', 'Направление'],
      ['50:28:0050204:312', 4.52, 135.6, 'Новая Рига'],
      ['40:03:0030101:512', 'около 3', 41, 'Киевское'],
      ['Итого', 7.52, 176.6],
    ]),
  );
  const { typed, result } = await check([file]);
  expect(typed).toMatchObject({ code: 0, errors: '', output: 'Объектов 2, вопросов 1, строк не взято 1\n' });
  expect(result.objects[0]).toMatchObject({
    sourceRow: 3,
    cadastralNumbers: ['50:28:0050204:312'],
    area: 4.52,
    price: 135_600_000,
    region: { id: 50, name: 'Московская область' },
    landHighway: { name: 'Новорижское шоссе' },
  });
  expect(result.questions).toMatchObject([
    { sheet: 'Лист1', row: 4, field: 'area', reason: 'Число названо приблизительно' },
  ]);
  expect(result.refused).toEqual([{ sheet: 'Лист1', row: 5, reason: 'Итог, а не объект' }]);
});

test('a sheet of warehouses is recognised without the word', async () => {
  const file = await folder.write(
    'vacancies.xlsx',
    workbook([
      ['Комплекс', 'Корпус', 'Кл.', 'Блок', 'Свободно, м²', 'Ставка, руб./м²/год без НДС'],
      ['Логопарк Север', 'Корпус 1', 'А+', '1-Б', 7_200, 8_880],
      ['Логопарк Север', 'Корпус 1', 'А+', '1-В', 3_150, 'по запросу'],
    ]),
  );
  const { result } = await check([file]);
  expect(result.objects).toMatchObject([
    {
      sourceRow: 2,
      complex: { name: 'Логопарк Север' },
      building: { name: 'Корпус 1', buildingClass: 1 },
      leaseVat: 2,
    },
    { sourceRow: 3, name: '1-В', isRentalPriceOnRequest: true },
  ]);
  expect(result.questions).toEqual([]);
});

test.each([
  {
    title: 'lots of an auction',
    rows: [
      ['№ лота', 'Описание предмета торгов', 'Начальная цена, руб.'],
      [1, 'Земельный участок с к.н. 33:05:0130101:412 общей площадью 10 200 кв. м, Собинский район', 5_100_000],
      [2, 'Земельный участок с к.н. 33:05:0130101:500 площадью 3,4 га; разрешенное использование: склад', 12_240_000],
    ],
  },
  {
    title: 'an export of a portal',
    rows: [
      ['Тип', 'Площадь', 'Цена', 'Адрес'],
      ['Участок', '25 сот.', '4 500 000 ₽', 'Чехов г.о., д. Кулаково'],
      ['Участок', '1,8 га', '36 000 000 ₽', 'Подольск'],
      ['Дом', '140 м²', '12 500 000 ₽', 'Чехов'],
    ],
  },
])('a sheet of plots without cadastral columns is recognised: $title', async ({ rows }) => {
  const { result } = await check([await folder.write('land.xlsx', workbook(rows))]);
  expect(result.objects.length).toBe(2);
  for (const object of result.objects) expect(object).not.toHaveProperty('complex');
});

test('a file that would fill the memory is refused in one line', async () => {
  const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(10) }));
  // Size of the unpacked file in the directory of the archive.
  bomb.writeUInt32LE(310_000_000, bomb.indexOf(Buffer.from('504b0102', 'hex')) + 24);
  const { typed } = await check(['vacancies', await folder.write('bomb.xlsx', bomb)]);
  expect(typed.code).toBe(1);
  expect(typed.errors).toMatch(/^Разделите файл: в распакованном виде он больше 300 МБ\.\n$/);
});

test('a sheet of 16,384 columns is refused in one line', async () => {
  const wide = workbook([Array.from({ length: 16_384 }, (_, index) => `Столбец ${index}`)]);
  const { typed } = await check(['land-plots', await folder.write('wide.xlsx', wide)]);
  expect(typed.code).toBe(1);
  expect(typed.errors).toMatch(/^Уберите лишние столбцы: на листе «Лист1» их больше 400\.\n$/);
});

test.each([
  ['Добавьте --check', ['some.xlsx', '--json', 'result.json']],
  ['Укажите land-plots или vacancies', ['complexes', 'some.xlsx', '--check', '--json', 'result.json']],
  ['Укажите файл', ['--check', '--json', 'result.json']],
  ['Уберите лишнее: more', ['vacancies', 'some.xlsx', 'more', '--check', '--json', 'result.json']],
])('wrong arguments are named: %s', async (reason, args) => {
  await expect(importCommand({ args, signal: AbortSignal.abort() })).rejects.toThrow(reason);
});

test('answers are applied by the functions of a load; a list that is none is refused', async () => {
  const file = await folder.write(
    'vacancies.xlsx',
    workbook([
      ['Комплекс', 'Корпус', 'Блок', 'Площадь, м2', 'Ставка, руб./м2'],
      ['Логопарк Север', '1', '1-Б', 7_200, 740],
      ['Логопарк Север', '2', '2-А', 18_000, 760],
    ]),
  );
  const { result: asked } = await check(['vacancies', file]);
  const groups: string[] = asked.questions.map(({ group }: { group: string }) => group);
  const group = groups.find((one) => one.includes('Период не назван'));
  const answers = await folder.write(
    'answers.json',
    JSON.stringify([
      { kind: 'group', group, choice: { option: 'year' } },
      { kind: 'row', sheet: 'Лист1', row: 3, take: false },
    ]),
  );
  const { typed, result } = await check(['vacancies', file, '--answers', answers]);
  expect(typed).toMatchObject({ code: 0, errors: '' });
  expect(result.objects).toMatchObject([
    { sourceRow: 2, areaSetWithPrice: { warehouse: { areaValue: 7_200, leasePricePerSqm: 740 } } },
  ]);
  expect(result.questions.map((one: { group: string }) => one.group)).not.toContain(group);
  const wrong = await folder.write('wrong.json', '{"kind":"group"}');
  const refused = await check(['vacancies', file, '--answers', wrong]);
  expect(refused.typed).toMatchObject({ code: 1 });
  expect(refused.typed.errors).toContain('Исправьте ответы');
});
