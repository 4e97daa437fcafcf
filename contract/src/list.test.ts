import { expect, test } from 'vitest';
import * as z from 'zod';
import { OnlyUuids, paging } from './list.ts';

const id = '0199a000-0000-7000-8000-000000000001';

test('a page takes what is asked, a thousand at most, and its own measure when nothing is asked [FMT-021]', () => {
  const page = z.object(paging(10));
  expect(page.parse({})).toEqual({ take: 10, skip: 0 });
  expect(page.parse({ take: '1000', skip: '7' })).toEqual({ take: 1000, skip: 7 });
  expect(page.parse({ take: '1001' }).take).toBe(1000);
  expect(page.parse({ take: '1e9' }).take).toBe(1000);
  expect(z.object(paging(10, 100)).parse({ take: '1000' }).take).toBe(100);
  for (const take of ['0', '-1', '1.5', 'ten', '']) expect(page.safeParse({ take }).success).toBe(false);
});

test('an empty list of entities is not the same as no list', () => {
  expect(OnlyUuids.parse(undefined)).toBeNull();
  expect(OnlyUuids.parse([])).toEqual([]);
  expect(OnlyUuids.parse([id])).toEqual([id]);
});
