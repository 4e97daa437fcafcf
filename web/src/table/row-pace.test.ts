import { expect, test } from 'vitest';
import { rowPace, rowsOfPass } from './row-pace.ts';

/** Number of rows drawn at once after passes of seven rows that took these times (ms). */
function atOnceAfter(...passes: readonly number[]): number {
  const pace = rowPace();
  for (const ms of passes) pace.note(ms, 7);
  return pace.atOnce();
}

test('a machine that is fast draws all rows at once, one that is not known yet some', () => {
  expect(atOnceAfter()).toBe(8);
  expect(atOnceAfter(5, 6, 5)).toBe(Infinity);
});

test('a slow machine draws some at once, a very slow one three, until it is fast again', () => {
  expect(atOnceAfter(20, 20)).toBe(4);
  expect(atOnceAfter(200, 200)).toBe(3);
  expect(atOnceAfter(200, 200, 5, 5)).toBe(Infinity);
});

test('a pass that was interrupted, or that had its layout already, changes nothing', () => {
  expect(atOnceAfter(5, 200)).toBe(Infinity);
  expect(atOnceAfter(20, 20, 1, 20, 20)).toBe(4);
});

test('rows that stand stay; of the others the nearest to the middle come first, or to another row', () => {
  const wanted = [3, 4, 5, 6, 7, 8, 9];
  expect(rowsOfPass(wanted, (index) => index < 6, 2)).toEqual([3, 4, 5, 6, 7]);
  expect(rowsOfPass(wanted, () => false, 3)).toEqual([5, 6, 7]);
  expect(rowsOfPass(wanted, () => false, 3, 3)).toEqual([3, 4, 5]);
  expect(rowsOfPass(wanted, (index) => index === 9, Infinity)).toEqual(wanted);
});
