import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, overlapShare } from './overlap-share.ts';

/** A rectangle in degrees. */
function box(south: number, west: number, north: number, east: number): Polygon {
  return {
    coordinates: [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ],
  };
}
const plot = box(55, 37, 55.01, 37.02);

test.each<[string, Polygon[], number]>([
  ['itself', [plot], 1],
  [
    'its reverse, begun elsewhere',
    [{ coordinates: [...plot.coordinates.slice(2), ...plot.coordinates.slice(0, 2)].reverse() }],
    1,
  ],
  ['its half', [box(55, 37, 55.01, 37.01)], 1],
  ['one shifted by a quarter', [box(55, 37.005, 55.01, 37.025)], 0.75],
  ['one shifted by a half both ways', [box(55.005, 37.01, 55.015, 37.03)], 0.25],
  ['a neighbour with a common side', [box(55, 37.02, 55.01, 37.04)], 0],
  ['a neighbour that meets it in a corner', [box(55.01, 37.02, 55.02, 37.04)], 0],
  ['one far away', [box(60, 30, 60.01, 30.02)], 0],
  [
    'a triangle over its half',
    [
      {
        coordinates: [
          [55, 37],
          [55.01, 37],
          [55, 37.02],
        ],
      },
    ],
    1,
  ],
  ['two parts, one of them on it', [box(55, 37, 55.005, 37.02), box(56, 37, 56.005, 37.02)], 0.5],
  ['nothing', [], 0],
  [
    'a line without width',
    [
      {
        coordinates: [
          [55, 37],
          [55.01, 37.02],
          [55, 37],
        ],
      },
    ],
    0,
  ],
  [
    'a point thrice',
    [
      {
        coordinates: [
          [55, 37],
          [55, 37],
          [55, 37],
        ],
      },
    ],
    0,
  ],
])('a plot and %s', (_, other, share) => {
  expect(overlapShare([plot], other)).toBeCloseTo(share, 2);
  expect(overlapShare(other, [plot])).toBeCloseTo(share, 2);
});

test('a ring that crosses itself is measured all the same', () => {
  const bow: Polygon = {
    coordinates: [
      [55, 37],
      [55.01, 37.02],
      [55.01, 37],
      [55, 37.02],
    ],
  };
  expect(overlapShare([plot], [bow])).toBeCloseTo(1, 2);
  expect(overlapShare([bow], [bow])).toBeCloseTo(1, 2);
});

const corner = fc.tuple(fc.double({ min: 55, max: 55.1, noNaN: true }), fc.double({ min: 37, max: 37.1, noNaN: true }));
const ring = fc.array(corner, { minLength: 3, maxLength: 12 }).map((coordinates): Polygon => ({ coordinates }));

test('whatever the rings, the share is between 0 and 1, and all of an outline with itself', () => {
  fc.assert(
    fc.property(fc.array(ring, { maxLength: 3 }), fc.array(ring, { maxLength: 3 }), (one, other) => {
      const share = overlapShare(one, other);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      const own = overlapShare(one, one);
      expect(own === 0 || own > 0.999).toBe(true);
    }),
  );
});

test('outlines of as many corners as a request can carry are compared', () => {
  const circle = (west: number): Polygon => ({
    coordinates: Array.from({ length: 10_000 }, (_, index) => {
      const angle = (index / 10_000) * 2 * Math.PI;
      return [55 + 0.01 * Math.sin(angle), west + 0.01 * Math.cos(angle)];
    }),
  });
  expect(overlapShare([circle(37)], [circle(37)])).toBeCloseTo(1, 3);
  // Two discs, the centre of each on the rim of the other: 0.391 of either.
  expect(overlapShare([circle(37)], [circle(37.01)])).toBeCloseTo(0.391, 2);
});

test('a point is within a ring, in its hole it is not', () => {
  expect(isWithin([55.005, 37.01], [plot])).toBe(true);
  expect(isWithin([55.005, 37.03], [plot])).toBe(false);
  expect(isWithin([55.02, 37.01], [plot])).toBe(false);
  expect(isWithin([55.005, 37.01], [plot, box(55.002, 37.005, 55.008, 37.015)])).toBe(false);
  expect(isWithin([55.005, 37.01], [])).toBe(false);
});
