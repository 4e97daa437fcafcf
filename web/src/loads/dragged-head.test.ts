import { expect, test } from 'vitest';
import { headFrom } from './dragged-head.ts';

test.each<[row: number, head: readonly number[], rows: readonly number[]]>([
  [2, [3, 4], [2, 3, 4]],
  [4, [3, 4], [4]],
  [7, [3, 4], [7]],
  [5, [9], [5, 6, 7, 8, 9]],
  [4, [9], [4]],
  [3, [3], [3]],
])('a corner dragged to row %d from the head %j makes the head %j', (row, head, rows) => {
  expect([...headFrom(row, head)]).toEqual(rows);
});
