import { expect, test } from 'vitest';
import { blockText, cellInOrder, columnMovedBy, isBlock, rangeBetween } from './cell-range.ts';

test('a block is the same from any of its corners; one cell is none', () => {
  const expected = { rows: [2, 5], columns: [1, 3] };
  expect(rangeBetween({ row: 2, column: 3 }, { row: 5, column: 1 })).toEqual(expected);
  expect(rangeBetween({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(expected);
  expect(isBlock(rangeBetween({ row: 2, column: 3 }, { row: 2, column: 4 }))).toBe(true);
  expect(isBlock(rangeBetween({ row: 2, column: 3 }, { row: 3, column: 3 }))).toBe(true);
  expect(isBlock(rangeBetween({ row: 2, column: 3 }, { row: 2, column: 3 }))).toBe(false);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 6, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, undefined],
])('%s from column %i of seven leads to %j', (key, from, to) => {
  expect(columnMovedBy(key, from, 7)).toBe(to);
});

test('the next cell is in reading order, over the end of a row, and none beyond the last', () => {
  const size = { rows: 3, columns: 4 };
  const isOdd = ({ column }: { column: number }) => column === 1 || column === 3;
  expect(cellInOrder({ row: 0, column: 1 }, 1, size, isOdd)).toEqual({ row: 0, column: 3 });
  expect(cellInOrder({ row: 0, column: 3 }, 1, size, isOdd)).toEqual({ row: 1, column: 1 });
  expect(cellInOrder({ row: 2, column: 3 }, 1, size, isOdd)).toBeUndefined();
  expect(cellInOrder({ row: 1, column: 1 }, -1, size, isOdd)).toEqual({ row: 0, column: 3 });
  expect(cellInOrder({ row: 0, column: 1 }, -1, size, isOdd)).toBeUndefined();
});

test('cells are lines with tabs; what a spreadsheet would split is quoted', () => {
  expect(
    blockText([
      ['1 250,5', 'Киевское'],
      ['a\tb', 'он сказал "да"'],
      ['две\nстроки', ''],
    ]),
  ).toBe('1 250,5\tКиевское\n"a\tb"\t"он сказал ""да"""\n"две\nстроки"\t');
});
