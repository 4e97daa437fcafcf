import { expect, test } from 'vitest';
import { byCount } from './by-count.ts';

test('the condition that opens most comes first, one that opens nothing is left out', () => {
  const items = [
    { name: 'class', count: 2 },
    { name: 'height', count: 0 },
    { name: 'rate', count: 31 },
    { name: 'date', count: 2 },
  ];
  expect(byCount(items).map(({ name }) => name)).toEqual(['rate', 'class', 'date']);
});
