import { expect, test } from 'vitest';
import { shownNumbers } from './shown-numbers.ts';

const objectOf = ({ property }: ReturnType<typeof item>) => property;
const item = (id: string, status = true, isEnabled = true) => ({ id, status, property: { isEnabled } });

test('shown items are counted from one in their order; hidden and archived ones have no number and take none', () => {
  const items = [item('a'), item('hidden', false), item('b'), item('archived', true, false), item('c')];
  expect([...shownNumbers(items, objectOf)]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect([...shownNumbers([], objectOf)]).toEqual([]);
});
