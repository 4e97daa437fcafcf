import { expect, test } from 'vitest';
import { overdueQueries } from './overdue-queries.ts';

const queries = overdueQueries<{ id: string }>(['land', 'properties'], 'property', {
  count: async ({ isOwn }) => (isOwn === 'true' ? 3 : 9),
  list: async () => [],
  ownIds: async () => [],
});
const tens = (count: number) => Array.from({ length: count }, () => Array<{ id: string }>(10));

/** First row of the next page; undefined when all rows are loaded. */
function nextOf(total: number, pages: { id: string }[][]): number | undefined {
  const next = queries.list('all', total).getNextPageParam([], pages, 0, []);
  return next === null ? undefined : next;
}

test('the bell asks for ten more until its total is reached, and never once more at exact tens [LAND-PROP-022]', () => {
  expect(nextOf(10, tens(1))).toBeUndefined();
  expect(nextOf(11, tens(1))).toBe(10);
  expect(nextOf(20, tens(1))).toBe(10);
  expect(nextOf(20, tens(2))).toBeUndefined();
});

test('own objects and those of the office never share a cached answer', () => {
  expect(queries.count('own').queryKey).not.toEqual(queries.count('all').queryKey);
  expect(queries.list('own', 5).queryKey).not.toEqual(queries.list('all', 5).queryKey);
});
