import { expect, test } from 'vitest';
import { columnsInSight, rowsInSight, topToShow } from './in-sight.ts';

const sight = { top: 0, left: 0, width: 500, height: 436 };
const ends = (indexes: number[]) => [indexes[0], indexes.at(-1), indexes.length];

test('rows of a table from the top: those between head and bottom, and four below', () => {
  expect(ends(rowsInSight(sight, 1000, 36))).toEqual([0, 13, 14]);
});

test('a scrolled table renders the rows in part visible, and four beyond each edge', () => {
  expect(ends(rowsInSight({ ...sight, top: 4040 }, 1000, 36))).toEqual([96, 114, 19]);
  expect(ends(rowsInSight({ ...sight, top: 4041 }, 1000, 36))).toEqual([96, 115, 20]);
});

test('at the end, and after the list has become shorter, its last rows are rendered', () => {
  const last = [25, 39, 15];
  expect(ends(rowsInSight({ ...sight, top: 40 * 40 + 36 - 436 }, 40, 36))).toEqual(last);
  expect(ends(rowsInSight({ ...sight, top: 30_000 }, 40, 36))).toEqual(last);
});

test('a list shorter than its table is rendered whole, an empty one not at all', () => {
  expect(rowsInSight(sight, 3, 36)).toEqual([0, 1, 2]);
  expect(rowsInSight(sight, 0, 36)).toEqual([]);
});

test('columns: the fixed first one, those in sight and two beyond each edge', () => {
  const widths = Array.from({ length: 20 }, () => 100);
  expect(columnsInSight(sight, widths)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(columnsInSight({ ...sight, left: 650 }, widths)).toEqual([0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(columnsInSight({ ...sight, left: 1500 }, widths)).toEqual([0, 13, 14, 15, 16, 17, 18, 19]);
  expect(columnsInSight(sight, [100, 100])).toEqual([0, 1]);
});

test('a row out of sight is scrolled to the nearer edge, a visible one not at all', () => {
  expect(topToShow(2, 400, 400)).toBe(80);
  expect(topToShow(30, 400, 400)).toBe(840);
  expect(topToShow(12, 400, 400)).toBe(400);
});
