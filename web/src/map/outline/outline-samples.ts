import fc from 'fast-check';
import type { LatLon } from './outline-geometry.ts';

/** Rings for tests: 3 to 12 corners at different distances around a centre near Moscow, so never self-crossing. */
export const starRing: fc.Arbitrary<LatLon[]> = fc
  .array(fc.tuple(fc.double({ min: 0.2, max: 1, noNaN: true }), fc.double({ min: 0.1, max: 0.9, noNaN: true })), {
    minLength: 3,
    maxLength: 12,
  })
  .map((corners) =>
    corners.map(([reach, share], index): LatLon => {
      const angle = ((index + share * 0.9) / corners.length) * 2 * Math.PI;
      return [55.7 + 0.01 * reach * Math.sin(angle), 37.1 + 0.02 * reach * Math.cos(angle)];
    }),
  );

/** Four corners about 1.1 km apart from north to south. */
export const square: LatLon[] = [
  [55.7, 37.1],
  [55.71, 37.1],
  [55.71, 37.12],
  [55.7, 37.12],
];

/** An outline whose sides cross in the middle. */
export const bowTie: LatLon[] = [
  [55.7, 37.1],
  [55.71, 37.12],
  [55.71, 37.1],
  [55.7, 37.12],
];
