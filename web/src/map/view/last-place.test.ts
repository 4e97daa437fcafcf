import { describe, expect, test } from 'vitest';
import { isAnyWithin, readPlace } from './last-place.ts';

const place = { view: { longitude: 37.6, latitude: 55.7, zoom: 9 }, bounds: [36, 55, 39, 56] } as const;

describe('the place where a map was left', () => {
  test('comes back as it was kept', () => {
    expect(readPlace(JSON.parse(JSON.stringify(place)))).toEqual(place);
  });

  test.each([
    null,
    'here',
    {},
    { view: place.view },
    { bounds: place.bounds },
    { view: place.view, bounds: [36, 55, 39] },
    { view: { ...place.view, zoom: null }, bounds: place.bounds },
    { view: place.view, bounds: [36, 55, 39, '56'] },
  ])('is forgotten when it makes no sense: %j', (kept) => {
    expect(readPlace(kept)).toBeUndefined();
  });

  test('counts only while something lies within it', () => {
    expect(isAnyWithin([{ longitude: 36, latitude: 56 }], place.bounds)).toBe(true);
    expect(isAnyWithin([{ longitude: 35.99, latitude: 55.5 }], place.bounds)).toBe(false);
    expect(isAnyWithin([{ longitude: 37, latitude: 56.01 }], place.bounds)).toBe(false);
    expect(isAnyWithin([], place.bounds)).toBe(false);
  });
});
