import { crossingOutline } from '@gektar/contract/measure/polygon.ts';
import { crossesItself, pathCrossesItself } from './outline-crossing.ts';
import { cutRing } from './outline-cut.ts';
import { type LatLon, type OutlinePolygon, type Ring, roundedCorner } from './outline-geometry.ts';

type Polygons = readonly OutlinePolygon[];

/** Messages of refused edits. */
export const refusals = {
  crossing: crossingOutline,
  fewCorners: 'У контура не может быть меньше трёх углов',
  cutCrossing: 'Линия разреза не должна пересекать сама себя',
  nothingCut: 'Линия разреза должна пройти через контур насквозь',
} as const;

/** The outlines after an edit, or the reason why it was refused. */
export type Edit = { readonly polygons: OutlinePolygon[] } | { readonly refusal: string };

export function addPolygon(polygons: Polygons, ring: Ring): Edit {
  if (ring.length < 3) return { refusal: refusals.fewCorners };
  if (crossesItself(ring)) return { refusal: refusals.crossing };
  return { polygons: [...polygons, { coordinates: ring.map(roundedCorner) }] };
}

/** Why a line being drawn may not continue to this corner; undefined when it may. */
export function refusalOfCorner(path: readonly LatLon[], corner: LatLon): string | undefined {
  return pathCrossesItself([...path, corner]) ? refusals.crossing : undefined;
}

export function moveCorner(polygons: Polygons, polygon: number, corner: number, to: LatLon): Edit {
  return reshape(polygons, polygon, (ring) => ring.with(corner, roundedCorner(to)));
}

/** Inserts a corner on the side that begins at corner `after`. */
export function addCorner(polygons: Polygons, polygon: number, after: number, at: LatLon): Edit {
  return reshape(polygons, polygon, (ring) => ring.toSpliced(after + 1, 0, roundedCorner(at)));
}

export function removeCorner(polygons: Polygons, polygon: number, corner: number): Edit {
  return reshape(polygons, polygon, (ring) => ring.toSpliced(corner, 1));
}

/** Moves a whole outline by degrees, at most to the edge of the map. */
export function movePolygon(polygons: Polygons, polygon: number, byLatitude: number, byLongitude: number): Edit {
  const ring = polygons[polygon]?.coordinates ?? [];
  const [north, east] = [kept(ring, 0, byLatitude, 90), kept(ring, 1, byLongitude, 180)];
  return replaceRing(
    polygons,
    polygon,
    ring.map(([latitude, longitude]) => roundedCorner([latitude + north, longitude + east])),
  );
}

export function removePolygon(polygons: Polygons, polygon: number): Edit {
  return { polygons: polygons.toSpliced(polygon, 1) };
}

/** Divides every outline that the path passes through. */
export function cutPolygons(polygons: Polygons, path: readonly LatLon[]): Edit {
  if (pathCrossesItself(path)) return { refusal: refusals.cutCrossing };
  const cut = polygons.flatMap(({ coordinates }) => cutRing(coordinates, path).map((ring) => ({ coordinates: ring })));
  return cut.length <= polygons.length ? { refusal: refusals.nothingCut } : { polygons: cut };
}

/** An outline that already crosses itself (as loaded) may be changed step by step until it no longer does. */
function reshape(polygons: Polygons, polygon: number, change: (ring: LatLon[]) => LatLon[]): Edit {
  const before = polygons[polygon]?.coordinates ?? [];
  const ring = change(before);
  if (ring.length < 3) return { refusal: refusals.fewCorners };
  if (crossesItself(ring) && !crossesItself(before)) return { refusal: refusals.crossing };
  return replaceRing(polygons, polygon, ring);
}

function replaceRing(polygons: Polygons, polygon: number, coordinates: LatLon[]): Edit {
  return { polygons: polygons.with(polygon, { coordinates }) };
}

function kept(ring: Ring, axis: 0 | 1, by: number, limit: number): number {
  const degrees = ring.map((corner) => corner[axis]);
  return Math.max(-limit - Math.min(...degrees), Math.min(limit - Math.max(...degrees), by));
}
