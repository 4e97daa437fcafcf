import { expect, test, vi } from 'vitest';
import { pagingOf } from './paging.ts';

const fetchNextPage = vi.fn();
const rows = (count: number) => Array.from({ length: count }, (_, n) => n);
const list = {
  data: { pages: [rows(10), rows(10)] },
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
};

test('a list goes on while it has a next page', () => {
  pagingOf(list).onEndReached?.();
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(pagingOf({ ...list, hasNextPage: false }).onEndReached).toBeUndefined();
});

test('a last page that is full is not asked for its successor when the total is known', () => {
  expect(pagingOf(list, { total: 20 }).onEndReached).toBeUndefined();
  expect(pagingOf(list, { total: 21 }).onEndReached).toBeDefined();
});

test('a page that could not be loaded is told, in the words of its list [ERR-001]', () => {
  expect(pagingOf(list).failure).toBeUndefined();
  const failed = { ...list, isFetchNextPageError: true };
  expect(pagingOf(failed).failure).toBe('Не удалось загрузить данные');
  expect(pagingOf(failed, { failure: 'Не удалось загрузать данные' }).failure).toBe('Не удалось загрузать данные');
});
