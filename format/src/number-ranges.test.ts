import { expect, test } from 'vitest';
import { numberRanges } from './number-ranges.ts';

test('runs of three and more are joined, whatever the order', () => {
  expect(numberRanges([7, 1, 5, 6, 12, 11])).toEqual(['1', '5-7', '11', '12']);
  expect(numberRanges([])).toEqual([]);
});
