import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaHa,
  centreOf,
  distanceM,
  isInside,
  type LatLon,
  roundedCorner,
  sideLengthsM,
  totalAreaHa,
} from './outline-geometry.ts';
import { starRing } from './outline-samples.ts';

/** A square whose sides are 1 km long at this latitude. */
function squareKilometre(latitude: number): LatLon[] {
  const [north, east] = [1 / 111.19493, 1 / (111.19493 * Math.cos((latitude * Math.PI) / 180))];
  const half = north / 2;
  return [
    [latitude - half, 37],
    [latitude + half, 37],
    [latitude + half, 37 + east],
    [latitude - half, 37 + east],
  ];
}

test('a square of one kilometre is 100 ha, in Moscow as on the equator', () => {
  for (const latitude of [0, 43, 55.75, 69]) expect(areaHa(squareKilometre(latitude))).toBeCloseTo(100, 1);
});

test('area is the same from any corner and whichever way round', () => {
  fc.assert(
    fc.property(starRing, fc.nat({ max: 11 }), (ring, from) => {
      const turned = [...ring.slice(from), ...ring.slice(0, from)];
      const expected = areaHa(ring);
      expect(areaHa(turned) / expected).toBeCloseTo(1, 6);
      expect(areaHa(ring.toReversed()) / expected).toBeCloseTo(1, 6);
    }),
  );
});

test('under three corners there is no area, and several areas add up', () => {
  expect(areaHa([])).toBe(0);
  expect(areaHa([[55, 37]])).toBe(0);
  const coordinates = squareKilometre(55);
  expect(totalAreaHa([{ coordinates }, { coordinates }])).toBeCloseTo(200, 1);
});

test('sides are measured in metres in the order of the corners, the closing one last', () => {
  const lengths = sideLengthsM(squareKilometre(55.75));
  expect(lengths).toHaveLength(4);
  for (const length of lengths) expect(Math.abs(length - 1000)).toBeLessThan(1);
  expect(distanceM([0, 0], [1, 0])).toBeCloseTo(111_195.08, 1);
});

test('the centre of a convex shape lies inside it, a far place outside', () => {
  const square = squareKilometre(55.75);
  expect(isInside(square, centreOf(square))).toBe(true);
  expect(centreOf(square)[0]).toBeCloseTo(55.75, 6);
  expect(isInside(square, [60, 60])).toBe(false);
});

test('a corner is kept to the centimetre, and never as minus zero', () => {
  expect(roundedCorner([55.123456789, -0.00000001])).toEqual([55.1234568, 0]);
});
