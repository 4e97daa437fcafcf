import { expect, test } from 'vitest';
import { formerAmounts } from './former-amounts.ts';

const figures = [
  { id: 'one', name: 'averageNetRentalRate', before: 8700, now: 8320 },
  { id: 'one', name: 'opexPerSqm', before: null, now: 1700 },
  { id: 'one', name: 'area', before: 15_000, now: 15_600 },
  { id: 'two', name: 'price', before: 9_000_000.5, now: null },
] as const;
const visit = { changes: { figures: [...figures], days: [], added: [], removed: [], replied: [] } };

test('former amounts are those of the item that were shown and differ; the area is none', () => {
  const plain = (about: ReturnType<typeof formerAmounts>) =>
    Object.fromEntries(Object.entries(about).map(([name, text]) => [name, text?.replaceAll('\u00A0', ' ')]));
  expect(plain(formerAmounts(visit, 'one'))).toEqual({ averageNetRentalRate: '8 700' });
  expect(plain(formerAmounts(visit, 'two'))).toEqual({ price: '9 000 000,5' });
  expect(formerAmounts(visit, 'three')).toEqual({});
  expect(formerAmounts(undefined, 'one')).toEqual({});
});
