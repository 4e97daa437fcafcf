import { describe, expect, test } from 'vitest';
import { isAnyWithin, readLastView } from './last-view.ts';

const view = { view: { longitude: 37.6, latitude: 55.7, zoom: 9 }, bounds: [36, 55, 39, 56] } as const;

describe('the view at which a map was left', () => {
  test('comes back as it was stored', () => {
    expect(readLastView(JSON.parse(JSON.stringify(view)))).toEqual(view);
  });

  test.each([
    null,
    'here',
    {},
    { view: view.view },
    { bounds: view.bounds },
    { view: view.view, bounds: [36, 55, 39] },
    { view: { ...view.view, zoom: null }, bounds: view.bounds },
    { view: view.view, bounds: [36, 55, 39, '56'] },
  ])('is forgotten when it makes no sense: %j', (stored) => {
    expect(readLastView(stored)).toBeUndefined();
  });

  test('counts only while something lies within it', () => {
    expect(isAnyWithin([{ longitude: 36, latitude: 56 }], view.bounds)).toBe(true);
    expect(isAnyWithin([{ longitude: 35.99, latitude: 55.5 }], view.bounds)).toBe(false);
    expect(isAnyWithin([{ longitude: 37, latitude: 56.01 }], view.bounds)).toBe(false);
    expect(isAnyWithin([], view.bounds)).toBe(false);
  });
});
