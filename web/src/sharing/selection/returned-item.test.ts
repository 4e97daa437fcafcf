import { expect, test } from 'vitest';
import { idsWithReturned } from './returned-item.ts';

test.each([
  ['first', 1, 'new b c'],
  ['in the middle', 3, 'b new c'],
  ['last', 5, 'b c new'],
])('an object that stood %s stands there again', (_, order, after) => {
  const items = [
    { id: 'b', order: 2 },
    { id: 'c', order: 4 },
    { id: 'new', order: 5 },
  ];
  expect(idsWithReturned(items, 'new', order).join(' ')).toBe(after);
});
