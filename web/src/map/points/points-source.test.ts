import { expect, test } from 'vitest';
import { coloursOfPointImage, pointImageName, pointsToGeoJson } from './points-source.ts';

test('a point keeps its id and its place, longitude first', () => {
  const [feature] = pointsToGeoJson([{ id: 'a', longitude: 37.5, latitude: 55.5, colour: '#b4472f' }]).features;
  expect(feature?.geometry.coordinates).toEqual([37.5, 55.5]);
  expect(feature?.properties.id).toBe('a');
});

test('the picture of a marker tells its colours', () => {
  const name = pointImageName('#ffffff', 'var(--type-brick)');
  expect(coloursOfPointImage(name)).toEqual({ ring: '#ffffff', colour: 'var(--type-brick)' });
  expect(coloursOfPointImage('airport')).toBeUndefined();
});
