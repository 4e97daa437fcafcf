import { expect, test } from 'vitest';
import { FIRST_ROWS, pageAt } from './list-pages.ts';

function walk(take: number, pages: number): (readonly [skip: number, take: number])[] {
  const walked: [number, number][] = [];
  for (let skip = 0; walked.length < pages; ) {
    const page = pageAt(skip, take);
    walked.push([page.skip, page.take]);
    skip += page.take;
  }
  return walked;
}

test('the first rows come alone, what is left of the page after them, then whole pages without a gap', () => {
  expect(FIRST_ROWS).toBe(100);
  expect(walk(1_000, 4)).toEqual([
    [0, 100],
    [100, 900],
    [1_000, 1_000],
    [2_000, 1_000],
  ]);
  expect(walk(200, 3)).toEqual([
    [0, 100],
    [100, 100],
    [200, 200],
  ]);
});

test('a page no longer than the first rows is asked for as it is', () => {
  expect(walk(10, 3)).toEqual([
    [0, 10],
    [10, 10],
    [20, 10],
  ]);
  expect(walk(100, 2)).toEqual([
    [0, 100],
    [100, 100],
  ]);
});
