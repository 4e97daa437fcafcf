import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, spreadTags } from './spread-tags.ts';

const frame = { x: 0, y: 0, w: 5, h: 5 };
const SIDE = 0.25;

function overlaps(centres: readonly Point[]): number {
  const close = (one: number, other: number) => Math.abs(one - other) < SIDE - 1e-9;
  return centres.flatMap(([ax, ay], index) =>
    centres.slice(index + 1).filter(([bx, by]) => close(ax, bx) && close(ay, by)),
  ).length;
}

test('what stands apart stays where it is', () => {
  const points: Point[] = [
    [1, 1],
    [2, 1],
    [1, 2],
  ];
  expect(spreadTags(points, SIDE, frame)).toEqual(points);
});

test('two in one place stand side by side around it', () => {
  const [first, second] = spreadTags(
    [
      [2, 2],
      [2, 2],
    ],
    SIDE,
    frame,
  );
  expect(first?.[1]).toBe(2);
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThanOrEqual(SIDE);
});

test('a dozen anywhere, many in one place, can all be read, within the frame', () => {
  const coordinate = fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.constant(2.5));
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 12 }), (points) => {
      const centres = spreadTags(points, SIDE, frame);
      expect(overlaps(centres)).toBe(0);
      for (const [x, y] of centres) {
        expect(x).toBeGreaterThanOrEqual(SIDE / 2);
        expect(y).toBeLessThanOrEqual(5 - SIDE / 2);
      }
    }),
  );
});
