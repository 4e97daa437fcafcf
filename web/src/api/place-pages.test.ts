import { expect, test } from 'vitest';
import { placePages } from './place-pages.ts';

const ids = Array.from({ length: 2_345 }, (_, n) => String(n));
const { signal } = new AbortController();

test('a place of any size comes by tens, each asked for once, in its own order [MAP-004]', async () => {
  const asked: string[][] = [];
  const pages = placePages({ ids, count: ids.length }, async (page) => {
    const wanted = 'ids' in page ? page.ids : [];
    asked.push(wanted);
    return wanted.map((id) => ({ id })).reverse();
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
  const pages = placePages({ ids, count: ids.length }, async (page) =>
    'ids' in page ? page.ids.slice(1).map((id) => ({ id })) : [],
  );
  expect((await pages.queryFn({ pageParam: 10, signal })).map(({ id }) => id)).toEqual(ids.slice(11, 20));
  expect(pages.getNextPageParam(undefined, undefined, 10)).toBe(20);
});

test('what a place holds in cells is asked by pages of the list, until its count', async () => {
  const skipped: unknown[] = [];
  const cells = { zoom: 5, at: [[618, 320] as [number, number]] };
  const pages = placePages({ ids: [], count: 23, cells }, async (page) => {
    skipped.push(page);
    return [];
  });
  let from: number | undefined = pages.initialPageParam;
  while (from !== undefined) {
    await pages.queryFn({ pageParam: from, signal });
    from = pages.getNextPageParam(undefined, undefined, from);
  }
  expect(skipped).toEqual([{ skip: 0 }, { skip: 10 }, { skip: 20 }]);
});
