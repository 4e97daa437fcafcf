import { describe, expect, test } from 'vitest';
import { contradictingAreaHa } from './outline-difference.ts';
import { type LatLon, totalAreaHa } from './outline-geometry.ts';

const ring: LatLon[] = [
  [55.69, 37.1],
  [55.691, 37.104],
  [55.688, 37.105],
  [55.687, 37.101],
];
const polygons = [{ coordinates: ring }];
const drawn = totalAreaHa(polygons);

describe('the area of an outline beside the stated one', () => {
  test('within five per cent of the stated area nothing is said, beyond it the drawn area', () => {
    expect(contradictingAreaHa(polygons, drawn / 1.0499)).toBeUndefined();
    expect(contradictingAreaHa(polygons, drawn / 0.9501)).toBeUndefined();
    expect(contradictingAreaHa(polygons, drawn / 1.0501)).toBeCloseTo(drawn, 4);
    expect(contradictingAreaHa(polygons, drawn / 0.9499)).toBeCloseTo(drawn, 4);
  });

  test('the drawn area has the decimals of the field', () => {
    expect(String(contradictingAreaHa(polygons, 1))).toMatch(/^\d+\.\d{1,4}$/);
  });

  test('several outlines count together', () => {
    const moved = ring.map(([latitude, longitude]): LatLon => [latitude + 0.1, longitude]);
    const both = [...polygons, { coordinates: moved }];
    expect(contradictingAreaHa(both, drawn * 2)).toBeUndefined();
    expect(contradictingAreaHa(both, drawn)).toBeCloseTo(totalAreaHa(both), 4);
  });

  test('without an outline, without a stated area, or with an outline without area there is nothing to compare', () => {
    expect(contradictingAreaHa([], 12)).toBeUndefined();
    expect(contradictingAreaHa(polygons, null)).toBeUndefined();
    expect(contradictingAreaHa(polygons, undefined)).toBeUndefined();
    expect(contradictingAreaHa([{ coordinates: ring.slice(0, 2) }], 12)).toBeUndefined();
  });
});
