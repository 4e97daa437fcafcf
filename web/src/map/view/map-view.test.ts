import { expect, test } from 'vitest';
import { FIT, startOf } from './followed-view.ts';
import { boundsAround, DEFAULT_VIEW, isSameView } from './map-view.ts';

test('a map with nothing to show opens at the centre of Moscow with zoom 12 [MAP-001, MAP-002]', () => {
  expect(startOf(undefined, undefined, FIT)).toEqual({ latitude: 55.755821, longitude: 37.617635, zoom: 12 });
});

test('bounds reach around every position', () => {
  const bounds = boundsAround([
    { longitude: 37, latitude: 55 },
    { longitude: 38.5, latitude: 54 },
  ]);
  expect(bounds).toEqual([37, 54, 38.5, 55]);
});

test('one position gets a window that shows its surroundings', () => {
  const [west, south, east, north] = boundsAround([{ longitude: 37, latitude: 55 }]) ?? [0, 0, 0, 0];
  expect(east - west).toBeCloseTo(0.02);
  expect(north - south).toBeCloseTo(0.02);
});

test('no positions, no bounds', () => {
  expect(boundsAround([])).toBeUndefined();
});

test('views are the same within what the eye can see', () => {
  expect(isSameView(DEFAULT_VIEW, { ...DEFAULT_VIEW, zoom: 12.001 })).toBe(true);
  expect(isSameView(DEFAULT_VIEW, { ...DEFAULT_VIEW, zoom: 12.5 })).toBe(false);
});
