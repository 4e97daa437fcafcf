import { expect, test } from 'vitest';
import { agrees, anyOf, hasAnyBit, holds, overlaps, within } from './matching.ts';

test('a criterion that is not set restricts nothing', () => {
  expect([agrees(null, false), anyOf([], []), hasAnyBit(null, null), holds(' ', []), holds(null, [])]).not.toContain(
    false,
  );
  expect([within(null, null), within({ from: null, to: null }, null), overlaps(null, null)]).not.toContain(false);
});

test('any of several ids, of several bits, of several texts is enough', () => {
  expect([anyOf([1, 2], [2, 3]), anyOf([1], [2])]).toEqual([true, false]);
  expect([hasAnyBit(1 + 4, 4), hasAnyBit(2, 5), hasAnyBit(1, null)]).toEqual([true, false, false]);
  expect([holds('СКЛ', ['Ангар', 'Склад']), holds('цех', ['Склад'])]).toEqual([true, false]);
});

test('ends of a range belong to it, an open end has no limit', () => {
  const tens = { from: 10, to: 20 };
  expect([10, 20, 9, 21, null].map((value) => within(tens, value))).toEqual([true, true, false, false, false]);
  expect([within({ from: 10, to: null }, 99), within({ from: null, to: 10 }, 11)]).toEqual([true, false]);
});

test('ranges meet where they share a value; one without ends meets none', () => {
  const tens = { from: 10, to: 20 };
  const stored = [
    [20, 30],
    [5, 10],
    [21, 30],
    [1, 9],
    [null, 10],
    [20, null],
    [null, 9],
    [null, null],
  ] as const;
  expect(stored.map(([from, to]) => overlaps(tens, { from, to }))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(overlaps(tens, null)).toBe(false);
  expect(overlaps({ from: 10, to: null }, { from: 1, to: 9 })).toBe(false);
});
