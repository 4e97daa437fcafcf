import type { RawRow } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { hiddenName, hiddenSamples, hiddenTitle, leftOutOf } from './hidden-words.ts';

const sheet = {
  ...{ name: 'Склады', isHidden: false, isTaken: true, rowCount: 84, columnCount: 12 },
  ...{ hidden: ['K', 'AB', '14', '15'], hiddenTitles: { K: 'Дно', AB: '' }, hiddenTaken: ['14'] },
};

test('the question about a hidden column names it and why it is asked', () => {
  expect(hiddenTitle(sheet, ['K'])).toEqual({
    label: 'Скрытый столбец K «Дно»',
    question: 'Взять «Дно»?',
    why: 'Обычно это внутренняя цена',
  });
  expect(hiddenTitle(sheet, ['AB']).question).toBe('Взять столбец AB?');
  expect(hiddenName(sheet, 'AB')).toBe('AB');
});

test('hidden rows are asked about by their numbers, many of them by the first ones', () => {
  expect(hiddenTitle(sheet, ['15']).question).toBe('Взять строку 15?');
  const many = ['15', '17', '18', '20', '21', '30', '31'];
  expect(hiddenTitle(sheet, many).question).toBe('Взять строки 15, 17, 18, 20, 21 и ещё 2?');
});

test('what is taken is no longer left out; loads of earlier versions take nothing', () => {
  expect(leftOutOf(sheet)).toEqual(['K', 'AB', '15']);
  const { hiddenTaken: _, ...earlier } = sheet;
  expect(leftOutOf(earlier)).toEqual(['K', 'AB', '14', '15']);
});

test('a few of the hidden texts are shown: of a column those of objects, of rows all', () => {
  const row = (number: number, cells: readonly string[], meaning: RawRow['meaning'] = null) =>
    ({ row: number, cells, meaning }) as RawRow;
  const rows = [
    row(3, ['Блок', 'Дно'], 'head'),
    row(4, ['3-Б', '5 200']),
    row(5, ['4-А', '']),
    row(15, ['5-В', '4 900'], 'hidden'),
  ];
  expect(hiddenSamples(['B'], rows)).toEqual(['5 200']);
  expect(hiddenSamples(['15'], rows)).toEqual(['5-В', '4 900']);
});
