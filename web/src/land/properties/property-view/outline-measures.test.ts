import type { LatLon } from '@gektar/contract/measure/position.ts';
import { expect, test } from 'vitest';
import { boundsOf, centreOf, sidesOf, viewOf } from './outline-measures.ts';

/** About 200 m from west to east and 100 m from south to north, near Moscow. */
const plot: LatLon[] = [
  [55.7, 37.1],
  [55.7, 37.103188],
  [55.700898, 37.103188],
  [55.700898, 37.1],
];

test('sides have their length in metres and a direction in which they can be read', () => {
  const [south, east, north, west] = sidesOf(plot);
  expect(south?.lengthM).toBeCloseTo(200, 0);
  expect(east?.lengthM).toBeCloseTo(100, 0);
  expect(south?.angle).toBeCloseTo(0);
  expect(north?.angle).toBeCloseTo(0);
  for (const side of [east, west]) expect(Math.abs(side?.angle ?? 0)).toBeCloseTo(90);
});

test('a length stands outside the plot, whichever way its corners are listed', () => {
  const [south, east] = sidesOf(plot).map(({ outward }) => outward);
  expect(south?.[1]).toBeCloseTo(1);
  expect(east?.[0]).toBeCloseTo(1);
  const north = sidesOf(plot.toReversed()).find(({ latitude }) => latitude > 55.7008);
  expect(north?.outward[1]).toBeCloseTo(-1);
});

test('the centre is that of the area, not of the corners', () => {
  const withExtraCorner: LatLon[] = [plot[0], [55.7, 37.1001], ...plot.slice(1)] as LatLon[];
  for (const ring of [plot, withExtraCorner, plot.toReversed()]) {
    expect(centreOf(ring).latitude).toBeCloseTo(55.700449, 5);
    expect(centreOf(ring).longitude).toBeCloseTo(37.101594, 5);
  }
  const line: LatLon[] = [
    [1, 1],
    [2, 2],
    [3, 3],
  ];
  expect(centreOf(line)).toEqual({ latitude: 2, longitude: 2 });
});

test('a plot fills the map, a tiny one not closer than asked', () => {
  const bounds = boundsOf([plot]);
  expect(bounds).toEqual([37.1, 55.7, 37.103188, 55.700898]);
  if (bounds === undefined) return;
  const view = viewOf(bounds, { width: 800, height: 400 }, 19);
  // At this zoom a pixel is about a quarter of a metre: the 200 m span 800 px, the 100 m span 400.
  const metresPerPixel = (40_075_017 * Math.cos((55.7 * Math.PI) / 180)) / (512 * 2 ** view.zoom);
  expect(metresPerPixel).toBeCloseTo(0.25, 2);
  expect(viewOf(bounds, { width: 800, height: 400 }, 16).zoom).toBe(16);
  expect(boundsOf([])).toBeUndefined();
});
