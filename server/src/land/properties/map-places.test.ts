import { cellsAround } from '@gektar/contract/cell-grid.ts';
import {
  findProperties,
  mapProperties,
  mapPropertyPlaces,
} from '@gektar/contract/land/properties/property-endpoints.ts';
import type { MapWindow } from '@gektar/contract/map-cells.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Column and row of the cell of a position, computed independently by the formula of Web Mercator. */
function cellOf(latitude: number, longitude: number, zoom: number): [x: number, y: number] {
  const around = 32 * 2 ** zoom;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return [Math.min(around - 1, Math.floor(((longitude + 180) / 360) * around)), Math.floor(((1 - north) / 2) * around)];
}

const seen = fc.record({
  zoom: fc.integer({ min: 0, max: 19 }),
  centre: fc.tuple(fc.double({ min: 41, max: 78, noNaN: true }), fc.double({ min: -180, max: 179.9, noNaN: true })),
  width: fc.integer({ min: 1, max: 320 }),
  height: fc.integer({ min: 1, max: 320 }),
});

/** The window around a centre; across the antimeridian it continues at the other edge of the map. */
function windowOf({
  zoom,
  centre: [latitude, longitude],
  width,
  height,
}: typeof seen extends fc.Arbitrary<infer One> ? One : never): MapWindow {
  const around = cellsAround(zoom);
  const [x, y] = cellOf(latitude, longitude, zoom);
  const columns = Math.min(width, around);
  const west = (x - Math.floor(columns / 2) + around) % around;
  const north = Math.max(0, y - Math.floor(height / 2));
  return { zoom, west, east: (west + columns - 1) % around, north, south: Math.min(around - 1, north + height - 1) };
}

test('cells of any window hold each point that lies there once, under its own filter, and bring its cards (MAP-004)', async () => {
  const places = fc.sample(
    fc.tuple(
      fc.double({ min: 41, max: 78, noNaN: true }),
      fc.integer({ min: -18_000, max: 18_000 }).map((n) => n / 100),
    ),
    { numRuns: 150, seed: 7 },
  );
  places.push([60, 180], [60, -180]);
  // Many objects close together: in Moscow, and along a line in the far east.
  for (let n = 0; n < 60; n += 1)
    places.push([55.75 + (n % 8) * 0.01, 37.6 + (n % 7) * 0.02], [64.73, 177.5 + n * 0.01]);
  for (const [n, [latitude, longitude]] of places.entries()) {
    const { id } = await givenProperty(app.db, { latitude, longitude });
    if (n % 5 === 0) await sql`update land.properties set is_enabled = false where id = ${id}`.execute(app.db);
  }
  const { call } = app.broker;
  await fc.assert(
    fc.asyncProperty(seen.map(windowOf), fc.constantFrom(null, true), async (window, isEnabled) => {
      const points = await call(mapProperties, { body: { isEnabled } });
      const { zoom, cells, points: none } = await call(mapPropertyPlaces, { body: { filter: { isEnabled }, window } });
      expect([zoom, none]).toEqual([window.zoom, []]);
      const isIn = ([x, y]: readonly [number, number]) =>
        y >= window.north &&
        y <= window.south &&
        (window.west <= window.east ? x >= window.west && x <= window.east : x >= window.west || x <= window.east);
      const inside = points.filter(([, latitude, longitude]) => isIn(cellOf(latitude, longitude, window.zoom)));
      expect(cells.reduce((sum, [, , count]) => sum + count, 0)).toBe(inside.length);
      for (const [x, y, count, latitude, longitude, id, kind] of cells) {
        const here = inside.filter((point) => cellOf(point[1], point[2], window.zoom).join() === `${x},${y}`);
        expect(here).toHaveLength(count);
        const mean = (of: 1 | 2) => here.reduce((sum, point) => sum + point[of], 0) / count;
        expect(Math.abs(latitude - mean(1)) + Math.abs(longitude - mean(2))).toBeLessThan(1e-4);
        expect([id, kind]).toEqual(count === 1 ? [here[0]?.[0], here[0]?.[3]] : [null, 0]);
      }
      const [first, last] = [cells[0], cells.at(-1)];
      if (first === undefined || last === undefined) return;
      const at: [number, number][] = [[first[0], first[1]]];
      if (last !== first) at.push([last[0], last[1]]);
      const rows = await call(findProperties, { body: { isEnabled, cells: { zoom: window.zoom, at } } });
      const wanted = inside.filter((point) =>
        at.some((cell) => cell.join() === cellOf(point[1], point[2], window.zoom).join()),
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(wanted.map(([id]) => id).sort());
    }),
    { numRuns: 150 },
  );
});

test('without a window few come as points, many in cells of the whole world', async () => {
  const many = await openTestApp(inject('clusterUrl'));
  const { call } = many.broker;
  const asked = () => call(mapPropertyPlaces, { body: { filter: {} } });
  expect(await asked()).toEqual({ zoom: null, points: [], cells: [] });
  await givenManyProperties(many.db, many.broker.id, 5_000);
  const few = await asked();
  expect([few.zoom, few.cells]).toEqual([null, []]);
  expect([...few.points].sort()).toEqual([...(await call(mapProperties, { body: {} }))].sort());
  expect(few.points).toHaveLength(5_000);
  await givenProperty(many.db, { latitude: 43.1, longitude: 131.9 });
  const { zoom, points, cells } = await asked();
  expect([zoom, points]).toEqual([4, []]);
  expect(cells.reduce((sum, [, , count]) => sum + count, 0)).toBe(5_001);
  expect(cells.find(([x]) => x === cellOf(43.1, 131.9, 4)[0])?.slice(0, 5)).toEqual([
    ...cellOf(43.1, 131.9, 4),
    1,
    43.1,
    131.9,
  ]);
  await many.close();
});

test.each([
  ['turned upside down', { zoom: 4, west: 0, east: 10, north: 9, south: 8 }],
  ['east of the map', { zoom: 0, west: 0, east: 32, north: 0, south: 1 }],
  ['of 321 columns', { zoom: 9, west: 0, east: 320, north: 0, south: 1 }],
  ['of 321 columns over the antimeridian', { zoom: 9, west: 16_384 - 160, east: 160, north: 0, south: 1 }],
  ['of 321 rows', { zoom: 9, west: 0, east: 1, north: 5, south: 325 }],
])('a window %s is refused by its name', async (_, window) => {
  const body = { filter: {}, window };
  const { status, json } = await ask(app, 'POST', '/api/land/properties/map-places', { body });
  expect(status).toBe(400);
  expect(json).toMatchObject({
    error: { fields: { window: 'Окно карты лежит за её краем или слишком велико' } },
  });
});
