import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossesItself } from './outline-crossing.ts';
import { cutRing } from './outline-cut.ts';
import { areaHa, type LatLon, totalAreaHa } from './outline-geometry.ts';
import { square, starRing } from './outline-samples.ts';

const areas = (rings: LatLon[][]) => rings.map(areaHa).sort((one, other) => one - other);

test('a straight line through the middle makes two halves', () => {
  const halves = cutRing(square, [
    [55.69, 37.11],
    [55.72, 37.11],
  ]);
  expect(halves).toHaveLength(2);
  const [small, large] = areas(halves);
  expect((small ?? 0) / (large ?? 1)).toBeCloseTo(1, 6);
});

test('parts together are as large as the whole was, and none crosses itself', () => {
  const end = fc.tuple(
    fc.double({ min: 55.68, max: 55.72, noNaN: true }),
    fc.double({ min: 37, max: 37.2, noNaN: true }),
  );
  fc.assert(
    fc.property(starRing, end, end, (ring, from, to) => {
      const parts = cutRing(ring, [from, to]);
      const whole = areaHa(ring);
      expect(Math.abs(totalAreaHa(parts.map((coordinates) => ({ coordinates }))) - whole)).toBeLessThan(0.01);
      for (const part of parts.filter((each) => areaHa(each) > 0.01)) expect(crossesItself(part)).toBe(false);
    }),
  );
});

test('a bent line cuts a corner out', () => {
  const parts = cutRing(square, [
    [55.705, 37.09],
    [55.705, 37.11],
    [55.69, 37.11],
  ]);
  expect(parts).toHaveLength(2);
  const [small, large] = areas(parts);
  expect((large ?? 0) / (small ?? 1)).toBeCloseTo(3, 3);
});

test('a line across a bent shape cuts off each arm', () => {
  const horseshoe: LatLon[] = [
    [55.7, 37.1],
    [55.71, 37.1],
    [55.71, 37.105],
    [55.702, 37.105],
    [55.702, 37.115],
    [55.71, 37.115],
    [55.71, 37.12],
    [55.7, 37.12],
  ];
  const across: LatLon[] = [
    [55.706, 37.09],
    [55.706, 37.13],
  ];
  expect(cutRing(horseshoe, across)).toHaveLength(3);
  expect(cutRing(horseshoe.toReversed(), across.toReversed())).toHaveLength(3);
});

test('a line from corner to corner makes two triangles', () => {
  const parts = cutRing(square, [
    [55.69, 37.08],
    [55.72, 37.14],
  ]);
  expect(parts.map((part) => part.length)).toEqual([3, 3]);
});

test('a line that stops inside, or passes by, cuts nothing', () => {
  const paths: LatLon[][] = [
    [
      [55.69, 37.11],
      [55.705, 37.11],
    ],
    [
      [55.705, 37.11],
      [55.72, 37.11],
    ],
    [
      [55.703, 37.11],
      [55.707, 37.11],
    ],
    [
      [55.72, 37],
      [55.72, 38],
    ],
    [],
  ];
  for (const path of paths) expect(cutRing(square, path)).toEqual([square]);
});
