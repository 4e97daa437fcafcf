import { choices, mask, option } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { describedSheetCell } from './described-cell.ts';
import { textCell } from './sheet.ts';

const list = [
  { id: 1, name: 'Аренда' },
  { id: 2, name: 'Продажа' },
];

test('values of lists are words in a sheet', () => {
  expect(describedSheetCell(mask('Типы', list), 3)).toEqual(textCell('Аренда; Продажа'));
  expect(describedSheetCell(mask('Типы', list), null)).toEqual(textCell(''));
  expect(describedSheetCell(option('Статус', list), 2)).toEqual(textCell('Продажа'));
  expect(describedSheetCell(option('Статус', list), null)).toEqual(textCell(null));
  expect(describedSheetCell(choices('Этажи', 'floor'), [{ name: 'Первый' }, { name: 'Цоколь' }])).toEqual(
    textCell('Первый; Цоколь'),
  );
});
