import { expect, test } from 'vitest';
import { chooseLabels } from './flat-labels.ts';
import { linePath, ringPath } from './flat-path.ts';
import { fitFlat } from './flat-projection.ts';

const flat = fitFlat([37, 55.5, 38, 56], { width: 400, height: 200, padding: 0, leastM: 0 });

test('a line is drawn where it can be seen, and nothing of it far away', () => {
  expect(
    linePath(
      [
        [37.2, 55.7],
        [37.8, 55.8],
      ],
      flat,
    ),
  ).toMatch(/^M[\d. ]+L[\d. ]+$/);
  expect(
    linePath(
      [
        [60, 55.7],
        [61, 55.8],
      ],
      flat,
    ),
  ).toBe('');
});

test('a line that crosses the drawing between two far ends is drawn', () => {
  expect(
    linePath(
      [
        [30, 55.75],
        [45, 55.75],
      ],
      flat,
    ),
  ).toMatch(/^M-/);
});

test('a ring is closed, or left out when it lies elsewhere', () => {
  expect(
    ringPath(
      [
        [37.2, 55.6],
        [37.4, 55.6],
        [37.3, 55.8],
      ],
      flat,
    ),
  ).toMatch(/Z$/);
  expect(
    ringPath(
      [
        [60, 55.6],
        [60.2, 55.6],
        [60.1, 55.8],
      ],
      flat,
    ),
  ).toBe('');
});

test('of two names in one place the more important is read, and none over a pin', () => {
  const place = (name: string, rank: number, longitude: number) => ({
    type: 'Feature' as const,
    properties: { name, rank },
    geometry: { type: 'Point' as const, coordinates: [longitude, 55.75] },
  });
  const features = [place('Химки', 4, 37.5), place('Москва', 1, 37.5), place('Тула', 2, 37.8)];
  const places = { type: 'FeatureCollection' as const, features };
  const [x, y] = flat.project({ longitude: 37.8, latitude: 55.75 });
  const pin = { text: '1', x, y };
  expect(chooseLabels(places, flat, [pin]).map(({ name }) => name)).toEqual(['Москва']);
});
