import { expect, test } from 'vitest';
import { ariaSort, nextSort } from './table-sort.ts';

test('clicks on a head lead up, down and back to the order of the list', () => {
  const up = nextSort(undefined, 'Price');
  expect(up).toEqual({ by: 'Price', direction: 'asc' });
  const down = nextSort(up, 'Price');
  expect(down).toEqual({ by: 'Price', direction: 'desc' });
  expect(nextSort(down, 'Price')).toBeUndefined();
});

test('another head begins anew', () => {
  expect(nextSort({ by: 'Price', direction: 'desc' }, 'Area')).toEqual({ by: 'Area', direction: 'asc' });
});

test('a screen reader hears the order on one head alone', () => {
  const sort = { by: 'Price', direction: 'desc' } as const;
  expect(ariaSort(sort, 'Price')).toBe('descending');
  expect(ariaSort(sort, 'Area')).toBe('none');
});

test('a column of shares begins with the largest', () => {
  const down = nextSort(undefined, 'Match', 'desc');
  expect(down).toEqual({ by: 'Match', direction: 'desc' });
  const up = nextSort(down, 'Match', 'desc');
  expect(up).toEqual({ by: 'Match', direction: 'asc' });
  expect(nextSort(up, 'Match', 'desc')).toBeUndefined();
});
