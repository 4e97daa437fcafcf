import { expect, test } from 'vitest';
import { cellsOf, coloursOfPointImage, countOf, pointImageName, pointsToGeoJson } from './points-source.ts';

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

test('a point and a crowd tell their cells', () => {
  const point = { id: 'a', longitude: 37.5, latitude: 55.5, colour: '#b4472f', cell: [618, 320] } as const;
  const crowd = { count: 12, longitude: 37.6, latitude: 55.7, cell: [619, 319] } as const;
  const { features } = pointsToGeoJson([point], [crowd]);
  expect(features.map(({ properties }) => [properties.id, properties.count])).toEqual([
    ['a', undefined],
    [undefined, 12],
  ]);
  expect(countOf(features.map(({ properties }) => properties))).toBe(13);
  expect(cellsOf(features.map(({ properties }) => properties))).toEqual([
    [618, 320],
    [619, 319],
  ]);
});
