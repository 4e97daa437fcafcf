import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { expect, test } from 'vitest';
import { joinKnown } from './known-outline.ts';
import { outlineText } from './outline-text.ts';

const polygon = (latitude: number): Polygon => ({
  coordinates: [
    [latitude, 37.1],
    [latitude + 0.001, 37.1],
    [latitude + 0.001, 37.102],
  ],
});

test('an outline that several numbers have is taken once, and only numbers with one are named', () => {
  const known = joinKnown(['1', '2', '3', '4'], [[polygon(55)], [], [polygon(55), polygon(56)], undefined]);
  expect(known).toEqual({ numbers: ['1', '3'], polygons: [polygon(55), polygon(56)] });
});

test('without any outline nothing is known', () => {
  expect(joinKnown(['1', '2'], [[], undefined])).toBeUndefined();
});

test('one outline is told by its corners, several by their number', () => {
  const plainly = (polygons: Polygon[]) => outlineText(polygons).replaceAll(/\s/g, ' ');
  expect(plainly([polygon(55)])).toMatch(/^0,7\d га, 3 угла$/);
  expect(plainly([polygon(55), polygon(56)])).toMatch(/^1,4\d га, 2 контура$/);
});
