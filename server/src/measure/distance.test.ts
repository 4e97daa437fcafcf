import { expect, test } from 'vitest';
import { degreesAround, distanceM } from './distance.ts';

test('a degree of latitude is 111.2 km everywhere, one of longitude shrinks towards the poles', () => {
  expect(distanceM([0, 0], [1, 0])).toBeCloseTo(111_195, -1);
  expect(distanceM([0, 0], [0, 1])).toBeCloseTo(111_195, -1);
  expect(distanceM([60, 30], [60, 31])).toBeCloseTo(55_597, -1);
  expect(distanceM([55.75, 37.61], [55.75, 37.61])).toBe(0);
});

test('across the antimeridian and over the pole the short way counts', () => {
  expect(distanceM([0, 179.5], [0, -179.5])).toBeCloseTo(111_195, -1);
  expect(distanceM([89.5, 0], [89.5, 180])).toBeCloseTo(111_195, -1);
  expect(distanceM([0, 0], [0, 180])).toBeCloseTo(Math.PI * 6_371_008.8, 0);
});

test.each([0, 55.75, -55.75, 89, 90])('so many degrees reach 50 m at %s°', (latitude) => {
  const reach = degreesAround(latitude, 50);
  const inwards = latitude > 0 ? latitude - reach.latitude : latitude + reach.latitude;
  expect(distanceM([latitude, 0], [inwards, 0])).toBeCloseTo(50, 5);
  if (latitude < 90) expect(distanceM([latitude, 0], [latitude, reach.longitude])).toBeGreaterThanOrEqual(49.999);
  else expect(reach.longitude).toBe(360);
});
