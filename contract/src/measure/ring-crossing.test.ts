import { expect, test } from 'vitest';
import type { LatLon } from './position.ts';
import { sidesPassThrough } from './ring-crossing.ts';

const [a, b, c, d]: [LatLon, LatLon, LatLon, LatLon] = [
  [55.7, 37.1],
  [55.71, 37.1],
  [55.71, 37.12],
  [55.7, 37.12],
];

test('sides that pass through each other are found, from whichever corner and way', () => {
  const bowTie = [a, c, b, d];
  for (const [index] of bowTie.entries()) {
    const turned = [...bowTie.slice(index), ...bowTie.slice(0, index)];
    expect(sidesPassThrough(turned)).toBe(true);
    expect(sidesPassThrough(turned.toReversed())).toBe(true);
  }
  expect(sidesPassThrough([a, b, c, d])).toBe(false);
});

test('a corner given twice, a side run along twice and a corner on another side are let pass', () => {
  expect(sidesPassThrough([a, b, b, c, d])).toBe(false);
  expect(sidesPassThrough([a, b, c, d, a])).toBe(false);
  expect(sidesPassThrough([a, b, c, [55.705, 37.1], d])).toBe(false);
  const inner: LatLon = [55.703, 37.105];
  // A hole joined to the border by a seam.
  expect(sidesPassThrough([a, inner, [55.706, 37.105], [55.703, 37.11], inner, a, d, c, b])).toBe(false);
});

test('an outline of 10 000 corners is judged in one go', () => {
  const ring = Array.from({ length: 10_000 }, (_, index): LatLon => {
    const angle = (index / 10_000) * 2 * Math.PI;
    return [55 + Math.sin(angle), 37 + Math.cos(angle)];
  });
  expect(sidesPassThrough(ring)).toBe(false);
  expect(sidesPassThrough(ring.with(10, [53.5, 36]))).toBe(true);
});
