import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { vacancyDoubts } from './vacancy-doubts.ts';

async function readRows(name: string, ...rows: readonly (readonly Typed[])[]) {
  const sheet = new WrittenSheet(name);
  for (const row of rows) sheet.add(...row);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  return readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
}

const heads = ['Комплекс', 'Блок', 'Площадь, м²', 'Ставка, руб./м²/год без НДС'];

test('subtotals, parts and wanted ads are no vacancies; a comment about a need is none', async () => {
  const { objects, refused } = await readRows(
    'Вакант',
    [...heads, 'Комментарий'],
    ['Логопарк Север', '1-А', 4_800, 10_500, 'нужен ремонт'],
    ['Логопарк Север', '1-Б', 5_200, 9_800, null],
    ['Подитог', null, 10_000, null, null],
    ['в т.ч. офисы', null, 700, null, null],
    ['Склад ответхранения (ищем!)', null, 3_000, 7_000, 'срочно'],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 3]);
  expect(refused).toMatchObject([
    { row: 4, reason: 'Итог, а не объект' },
    { row: 5, reason: 'Часть строки выше' },
    { row: 6, reason: 'Спрос, а не предложение' },
  ]);
});

test('a table on its side has the names of complexes above its columns', async () => {
  const { objects } = await readRows(
    'Сравнение',
    ['Показатель', 'Логопарк Быково', 'Технопарк Успенский'],
    ['Класс', 'А', 'B+'],
    ['Предлагаемая площадь, кв.м', 5_200, 1_750],
    ['Арендная ставка, руб./кв.м/год без НДС', 9_200, 7_500],
    ['Высота потолков', '12 м', '8 м'],
    ['Адрес', 'МО, Быково', 'МО, Успенское'],
  );
  expect(objects).toMatchObject([
    { complex: { name: 'Логопарк Быково' }, building: { workingHeight: 12 } },
    { complex: { name: 'Технопарк Успенский' }, building: { workingHeight: 8 } },
  ]);
});

test.each([
  ['Экспорт', undefined],
  ['1', undefined],
  ['Вешняки', 'Вешняки'],
])('the name of a sheet is the complex only with a question: %s', async (name, complex) => {
  const { objects, questions } = await readRows(name, heads.slice(1), ['1-А', 4_800, 10_500], ['1-Б', 5_200, 9_800]);
  expect(objects.map((object) => (object['complex'] as { name?: string }).name)).toEqual([complex, complex]);
  expect(questions.some(({ reason }) => reason === vacancyDoubts.nameFromSheet)).toBe(complex !== undefined);
});

test('answers in the first row are no second row of heads', async () => {
  const { objects } = await readRows(
    '1',
    ['Склад', 'Свободно, м²', 'Ставка', 'Отопление', 'Пол'],
    ['Нахабино Логистик', '640+120+60 АБК', '11 т.р./м² в год + НДС', 'да', 'антипыль'],
    ['Терминал Внуково', '3500 м²', '9 т.р./м² в год', 'нет', 'бетон'],
  );
  expect(objects.map(({ sourceRow }) => sourceRow)).toEqual([2, 3]);
});

test('an English list has the least block and what is free at once', async () => {
  const { objects } = await readRows(
    'Vacant',
    ['Property', 'Building', 'Vacant, sq m', 'Min unit', 'Rent, RUB per sq m per year', 'Available from'],
    ['PNK Park Koledino', 'B1', 24_500, 6_000, 9_800, 'Q1 2027'],
    ['Orientir Sever-4', '2', 8_000, 2_000, 10_200, 'immediately'],
  );
  expect(objects).toMatchObject([
    { minimalRentalBlockArea: 6_000, availabilityDate: '2027-01-01T00:00:00' },
    { minimalRentalBlockArea: 2_000, availabilityDate: '2026-11-23T00:00:00' },
  ]);
});
