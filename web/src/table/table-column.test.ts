import { expect, test } from 'vitest';
import { offsetsFromEnd } from './table-column.ts';

test('columns that stay in sight stand beside each other at the right edge, in their order', () => {
  const columns = [
    { widthPx: 200 },
    { widthPx: 132, staysInSight: true },
    { widthPx: 120, staysInSight: true },
    { widthPx: 90 },
  ];
  expect([...offsetsFromEnd(columns)].toSorted()).toEqual([
    [1, 120],
    [2, 0],
  ]);
});

test('without any there is no offset', () => {
  expect(offsetsFromEnd([{ widthPx: 200 }]).size).toBe(0);
});
