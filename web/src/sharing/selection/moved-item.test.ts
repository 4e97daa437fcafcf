import { expect, test } from 'vitest';
import { movedItem } from './moved-item.ts';

// Capital letters are shown items, small letters hidden items between them.
test.each([
  ['up', 'C', 'A', 'C A x B y'],
  ['down', 'A', 'B', 'x B A y C'],
  ['down to the end', 'A', 'C', 'x B y C A'],
  ['up by one', 'B', 'A', 'B A x y C'],
  ['to its own place', 'B', 'B', 'A x B y C'],
  ['one that is gone', 'Z', 'A', 'A x B y C'],
  ['to one that is gone', 'A', 'Z', 'A x B y C'],
])('an item moved %s leaves the hidden ones with their neighbours', (_, id, overId, after) => {
  expect(movedItem(['A', 'x', 'B', 'y', 'C'], id, overId).join(' ')).toBe(after);
});
