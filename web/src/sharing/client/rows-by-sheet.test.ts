import { expect, test } from 'vitest';
import { rowsBySheet } from './rows-by-sheet.ts';

const room = { first: 500, further: 800 };
const counts = (rows: readonly number[]) => rowsBySheet(rows, room, (height) => height).map(({ length }) => length);
const rows = (count: number) => Array.from({ length: count }, () => 50);

test('as many rows as fit below what the first sheet has, then sheets of their own', () => {
  expect(counts(rows(10))).toEqual([10]);
  expect(counts(rows(20))).toEqual([10, 10]);
  expect(counts(rows(31))).toEqual([10, 16, 5]);
  expect(counts([450, 100, 700, 1])).toEqual([1, 2, 1]);
});

test('the last sheet never has a row or two', () => {
  expect(counts(rows(11))).toEqual([7, 4]);
  expect(counts(rows(28))).toEqual([10, 14, 4]);
});

test('every row stands once, in its order', () => {
  const heights = Array.from({ length: 60 }, (_, at) => 40 + (at % 7));
  expect(rowsBySheet(heights, room, (height) => height).flat()).toEqual(heights);
});
