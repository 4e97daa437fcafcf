import { expect, test } from 'vitest';
import { fitFlat, scaleLengthM } from './flat-projection.ts';

const size = { width: 400, height: 200, padding: 20, leastM: 2_000 };
const moscow = { latitude: 55.755, longitude: 37.617 };

test('a window is shown whole, with its padding, and the middle in the middle', () => {
  const flat = fitFlat([37, 55.5, 38, 56], size);
  const [west, north] = flat.project({ longitude: 37, latitude: 56 });
  const [east, south] = flat.project({ longitude: 38, latitude: 55.5 });
  expect(north).toBeCloseTo(20);
  expect(south).toBeCloseTo(180);
  expect((west + east) / 2).toBeCloseTo(200);
  expect(west).toBeGreaterThanOrEqual(20);
});

test('a single point gets its surroundings, true to scale', () => {
  const { longitude, latitude } = moscow;
  const flat = fitFlat([longitude, latitude, longitude, latitude], size);
  expect(flat.project(moscow)).toEqual([expect.closeTo(200), expect.closeTo(100)]);
  expect(flat.metresPerPx * size.width).toBeCloseTo(2_000);
  const [west, , east] = flat.window;
  expect((east - west) * 111_320 * Math.cos((latitude * Math.PI) / 180)).toBeCloseTo(2_000, -1);
});

test('the bar of the scale is 1, 2 or 5 with zeros', () => {
  expect(scaleLengthM(1, 90)).toBe(50);
  expect(scaleLengthM(100, 90)).toBe(5_000);
  expect(scaleLengthM(11.2, 90)).toBe(1_000);
  expect(scaleLengthM(2.3, 90)).toBe(200);
});
