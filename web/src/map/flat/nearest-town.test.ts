import { expect, test } from 'vitest';
import type { FlatBase } from './flat-base.ts';
import { nearestTown } from './nearest-town.ts';

const place = (
  name: string,
  rank: number,
  longitude: number,
  latitude: number,
): FlatBase['places']['features'][number] => ({
  type: 'Feature',
  properties: { name, rank },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

test('the nearest town, not a part of Moscow that is nearer', () => {
  const features = [
    place('Клин', 6, 36.73, 56.34),
    place('Дмитров', 6, 37.52, 56.34),
    place('Солнцево', 8, 37.4, 56.2),
  ];
  const town = nearestTown({ type: 'FeatureCollection', features }, { latitude: 56.2, longitude: 37.4 });
  expect(town?.name).toBe('Дмитров');
  expect(town?.km).toBeCloseTo(17.24, 1);
});

test('without places there is none', () => {
  expect(nearestTown({ type: 'FeatureCollection', features: [] }, { latitude: 56, longitude: 37 })).toBeUndefined();
});
