import { expect, test } from 'vitest';
import { bandTops, placed, rowTop, withoutBands } from './bands.ts';
import { rowsInSight, topToShow } from './in-sight.ts';

/** Heads of two sections, and details of 200 px under the third row. */
const bands = [
  { id: 'a', content: null, before: 0, heightPx: 36 },
  { id: 'b', content: null, before: 2, heightPx: 36 },
  { id: 'c', content: null, before: 3, heightPx: 200 },
];

test('rows lie below the bands before them', () => {
  expect([0, 1, 2, 3].map((index) => rowTop(index, bands))).toEqual([36, 76, 152, 392]);
  expect(bandTops(bands)).toEqual([0, 116, 192]);
  expect(rowTop(4, bands)).toBe(432);
});

test('a position within a band is that of the row below it', () => {
  expect([0, 36, 76, 116, 130, 152, 192, 300, 392].map((y) => withoutBands(y, bands))).toEqual([
    0, 0, 40, 80, 80, 80, 120, 120, 120,
  ]);
});

test('fewer rows are in sight where bands take the room', () => {
  const sight = { top: 0, left: 0, width: 500, height: 436 };
  // 400 px below the head hold ten rows, or three and the top of the fourth.
  expect(rowsInSight(sight, 1000, 36).length).toBe(14);
  expect(rowsInSight(sight, 1000, 36, placed(bands)).at(-1)).toBe(7);
});

test('a row behind a band is scrolled into sight as a whole', () => {
  expect(topToShow(3, 0, 400, placed(bands))).toBe(32);
});
