import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { expect, test } from 'vitest';
import { overdueQuery } from './property-data.ts';

const tens = (count: number) => Array.from({ length: count }, () => Array<PropertyRow>(10));

/** From which row the next ten are asked for; undefined when all are there. */
function nextOf(total: number, pages: PropertyRow[][]): number | undefined {
  const next = overdueQuery(total).getNextPageParam([], pages, 0, []);
  return next === null ? undefined : next;
}

test('the bell asks for ten more until its total is reached, and never once more at exact tens [LAND-PROP-022]', () => {
  expect(nextOf(10, tens(1))).toBeUndefined();
  expect(nextOf(11, tens(1))).toBe(10);
  expect(nextOf(20, tens(1))).toBe(10);
  expect(nextOf(20, tens(2))).toBeUndefined();
});
