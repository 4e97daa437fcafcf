import { units } from '@gektar/format/unit.ts';
import { expect, test } from 'vitest';
import { choices, mask, number, option } from '#fields.ts';
import { describedSheetCell } from './described-cell.ts';
import { numberCell, textCell } from './sheet-cell.ts';

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

test('what is counted is whole in a sheet, what is measured has two decimals (M-10, K-07)', () => {
  const most = { max: 9_999 };
  expect(describedSheetCell(number('Доки', { unit: units.piece, decimals: 0, ...most }), 3)).toEqual(numberCell(3, 0));
  expect(describedSheetCell(number('Высота', { unit: units.metre, ...most }), 3)).toEqual(numberCell(3, 2));
  expect(describedSheetCell(number('Площадь', { unit: units.hectare, decimals: 4, ...most }), 3)).toEqual(
    numberCell(3, 2),
  );
});
