import { MapWindow } from '@gektar/contract/map-cells.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowOf } from './window-of.ts';

test('Moscow and its surroundings in cells of 16 px, edges on whole tiles', () => {
  expect(windowOf({ zoom: 8.7 }, [36.6, 55.3, 38.7, 56.2])).toEqual({
    zoom: 8,
    west: 4928,
    east: 4991,
    north: 2528,
    south: 2591,
  });
});

test('a window over the antimeridian goes on from the other side', () => {
  const { west, east } = windowOf({ zoom: 6 }, [171, 60, 191, 68]);
  expect([west, east]).toEqual([1984, 63]);
});

test('the whole world has no edges', () => {
  expect(windowOf({ zoom: 0.4 }, [-300, -85, 300, 85])).toEqual({ zoom: 0, west: 0, east: 31, north: 0, south: 31 });
});

test('whatever a map shows, on a screen of any size, is a window that the server answers', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 22, noNaN: true }),
      fc.tuple(degrees(540), degrees(90), degrees(540), degrees(90)),
      (zoom, [a, b, c, d]) => {
        const bounds = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
        expect(MapWindow.safeParse(windowOf({ zoom }, bounds)).error).toBeUndefined();
      },
    ),
  );
});
