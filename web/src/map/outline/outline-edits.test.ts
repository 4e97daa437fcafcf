import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addCorner,
  addPolygon,
  cutPolygons,
  moveCorner,
  movePolygon,
  refusalOfCorner,
  refusals,
  removeCorner,
  removePolygon,
} from './outline-edits.ts';
import { areaHa, type LatLon } from './outline-geometry.ts';
import { bowTie, square, starRing } from './outline-samples.ts';

const polygons = [{ coordinates: square }];

test('a polygon whose sides cross is refused in words, however it comes about [LAND-PROP-029]', () => {
  const refusal = { refusal: 'Стороны контура не должны пересекаться' };
  expect(addPolygon([], bowTie)).toEqual(refusal);
  expect(moveCorner(polygons, 0, 0, [55.72, 37.11])).toEqual(refusal);
  expect(addCorner(polygons, 0, 0, [55.705, 37.13])).toEqual(refusal);
  expect(refusalOfCorner(bowTie.slice(0, 3), bowTie[3] as LatLon)).toBe(refusals.crossing);
});

test('an outline that came crossing itself may be put right corner by corner', () => {
  const crossing = [{ coordinates: bowTie }];
  expect(moveCorner(crossing, 0, 0, [55.699, 37.1])).toHaveProperty('polygons');
  expect(removeCorner(crossing, 0, 3)).toEqual({ polygons: [{ coordinates: bowTie.slice(0, 3) }] });
});

test('corners are moved, added and removed, down to three', () => {
  expect(moveCorner(polygons, 0, 1, [55.711, 37.099])).toEqual({
    polygons: [{ coordinates: square.with(1, [55.711, 37.099]) }],
  });
  const onSide = addCorner(polygons, 0, 3, [55.7, 37.11]);
  expect(onSide).toEqual({ polygons: [{ coordinates: [...square, [55.7, 37.11]] }] });
  const triangle = [{ coordinates: square.slice(0, 3) }];
  expect(removeCorner(polygons, 0, 3)).toEqual({ polygons: triangle });
  expect(removeCorner(triangle, 0, 0)).toEqual({ refusal: refusals.fewCorners });
  expect(addPolygon([], square.slice(0, 2))).toEqual({ refusal: refusals.fewCorners });
  expect(polygons[0]?.coordinates).toHaveLength(4);
});

test('a whole outline moves without a change of shape and stays on the map', () => {
  fc.assert(
    fc.property(starRing, fc.double({ min: -0.5, max: 0.5, noNaN: true }), (ring, by) => {
      const moved = movePolygon([{ coordinates: ring }], 0, 0, by);
      if (!('polygons' in moved)) throw new Error('a move is never refused');
      expect(Math.abs(areaHa(moved.polygons[0]?.coordinates ?? []) - areaHa(ring))).toBeLessThan(0.01);
    }),
  );
  const atTheEdge = movePolygon(polygons, 0, 90, 180);
  expect(atTheEdge).toMatchObject({ polygons: [{ coordinates: expect.arrayContaining([[90, 180]]) }] });
});

test('a cut divides what it goes through and leaves the rest; one that divides nothing is refused', () => {
  const both = [...polygons, { coordinates: square.map(([latitude, longitude]): LatLon => [latitude, longitude + 1]) }];
  const path: LatLon[] = [
    [55.69, 37.11],
    [55.72, 37.11],
  ];
  const cut = cutPolygons(both, path);
  expect('polygons' in cut && cut.polygons).toHaveLength(3);
  expect(cutPolygons(both, path.slice(0, 1))).toEqual({ refusal: refusals.nothingCut });
  expect(cutPolygons(both, bowTie)).toEqual({ refusal: refusals.cutCrossing });
});

test('an outline is deleted, the others stay', () => {
  const other = { coordinates: square.slice(0, 3) };
  expect(removePolygon([...polygons, other], 0)).toEqual({ polygons: [other] });
});
