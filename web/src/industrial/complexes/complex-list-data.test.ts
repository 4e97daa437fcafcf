import { expect, test } from 'vitest';
import { pageAt } from '#api/list-pages.ts';
import { LIST_TAKE } from './complex-list-data.ts';

test('complexes are asked for 200 at a time from the first one, half of the first 200 ahead of the rest [IND-FULL-004]', () => {
  expect([0, 100, 200].map((skip) => pageAt(skip, LIST_TAKE))).toEqual([
    { skip: 0, take: 100 },
    { skip: 100, take: 100 },
    { skip: 200, take: 200 },
  ]);
});
