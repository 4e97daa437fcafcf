import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#office/slides/slide.ts';
import { clipLine, clipRing } from './clip.ts';

const frame = { x: 0, y: 0, w: 10, h: 5 };
const point = fc.tuple(fc.double({ min: -30, max: 30, noNaN: true }), fc.double({ min: -30, max: 30, noNaN: true }));
const isWithin = ([x, y]: Point) => x >= -1e-9 && x <= 10 + 1e-9 && y >= -1e-9 && y <= 5 + 1e-9;

test('a line through the frame is cut at its sides', () => {
  expect(
    clipLine(
      [
        [-5, 2],
        [15, 2],
      ],
      frame,
    ),
  ).toEqual([
    [
      [0, 2],
      [10, 2],
    ],
  ]);
});

test('a line that leaves and comes back is two', () => {
  const parts = clipLine(
    [
      [1, 1],
      [1, 9],
      [3, 9],
      [3, 1],
    ],
    frame,
  );
  expect(parts).toEqual([
    [
      [1, 1],
      [1, 5],
    ],
    [
      [3, 5],
      [3, 1],
    ],
  ]);
});

test('a ring around the frame becomes the frame', () => {
  const ring: Point[] = [
    [-5, -5],
    [20, -5],
    [20, 20],
    [-5, 20],
  ];
  expect(new Set(clipRing(ring, frame).map(String))).toEqual(new Set(['0,0', '10,0', '10,5', '0,5']));
});

test('what is far away is gone', () => {
  expect(
    clipRing(
      [
        [20, 20],
        [30, 20],
        [25, 30],
      ],
      frame,
    ),
  ).toEqual([]);
  expect(
    clipLine(
      [
        [20, 20],
        [30, 20],
      ],
      frame,
    ),
  ).toEqual([]);
});

test('nothing ever stands out of the frame', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
      expect(clipLine(points, frame).flat().every(isWithin)).toBe(true);
      expect(clipRing(points, frame).every(isWithin)).toBe(true);
    }),
  );
});
