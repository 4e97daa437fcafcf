import { expect, test } from 'vitest';
import { placePages } from './place-pages.ts';

const ids = Array.from({ length: 2_345 }, (_, n) => String(n));
const { signal } = new AbortController();

test('a place of any size comes by tens, each asked for once, in its own order [MAP-004]', async () => {
  const asked: string[][] = [];
  const pages = placePages(ids, async (page) => {
    asked.push(page);
    return page.map((id) => ({ id })).reverse();
  });
  const rows: string[] = [];
  let from: number | undefined = pages.initialPageParam;
  while (from !== undefined) {
    const page = await pages.queryFn({ pageParam: from, signal });
    rows.push(...page.map(({ id }) => id));
    from = pages.getNextPageParam(undefined, undefined, from);
  }
  expect(rows).toEqual(ids);
  expect(asked.flat()).toEqual(ids);
  expect(asked.map(({ length }) => length)).toEqual([...Array<number>(234).fill(10), 5]);
});

test('what has gone meanwhile is left out, and the next page begins where it would have', async () => {
  const pages = placePages(ids, async (page) => page.slice(1).map((id) => ({ id })));
  expect((await pages.queryFn({ pageParam: 10, signal })).map(({ id }) => id)).toEqual(ids.slice(11, 20));
  expect(pages.getNextPageParam(undefined, undefined, 10)).toBe(20);
});
