import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossesItself, pathCrossesItself } from './outline-crossing.ts';
import type { LatLon } from './outline-geometry.ts';
import { bowTie, square, starRing } from './outline-samples.ts';

test('a shape drawn round its middle never crosses itself, from whichever corner and way', () => {
  fc.assert(
    fc.property(starRing, fc.nat({ max: 11 }), (ring, from) => {
      const turned = [...ring.slice(from), ...ring.slice(0, from)];
      expect(crossesItself(turned)).toBe(false);
      expect(crossesItself(turned.toReversed())).toBe(false);
    }),
  );
});

test('two corners of a square exchanged make its sides cross', () => {
  expect(crossesItself(square)).toBe(false);
  expect(crossesItself(bowTie)).toBe(true);
});

test('a corner put on another side, twice on one place or back along its side counts as crossing', () => {
  const [a, b, c, d] = square as [LatLon, LatLon, LatLon, LatLon];
  expect(crossesItself([a, b, c, [55.705, 37.1], d])).toBe(true);
  expect(crossesItself([a, b, b, c, d])).toBe(true);
  expect(crossesItself([a, b, [55.705, 37.1], c, d])).toBe(true);
  expect(crossesItself([a, b, a])).toBe(true);
});

test('a corner straight on between two others is no crossing', () => {
  const [a, b, c, d] = square as [LatLon, LatLon, LatLon, LatLon];
  expect(crossesItself([a, [55.705, 37.1], b, c, d])).toBe(false);
});

test('an outline of 5 000 corners is judged in one go', () => {
  const ring = Array.from({ length: 5000 }, (_, index): LatLon => {
    const angle = (index / 5000) * 2 * Math.PI;
    return [55 + Math.sin(angle), 37 + Math.cos(angle)];
  });
  expect(crossesItself(ring)).toBe(false);
  expect(crossesItself(ring.with(10, [54, 37]))).toBe(true);
});

test('a line that is still open crosses itself only where two of its stretches meet', () => {
  const [a, b, c, d] = bowTie as [LatLon, LatLon, LatLon, LatLon];
  expect(pathCrossesItself([a, b, c])).toBe(false);
  expect(pathCrossesItself([a, b, c, d])).toBe(true);
  expect(pathCrossesItself([a, a])).toBe(true);
  expect(pathCrossesItself([])).toBe(false);
});
