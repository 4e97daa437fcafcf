import type { MapPosition, MapView } from '#map/view/map-view.ts';

/** `[latitude, longitude]`, degrees (WGS 84): latitude first, as outlines travel on the wire. */
export type LatLon = [latitude: number, longitude: number];

/** Corners of one area in order; not closed (the first corner is not repeated), no holes, no antimeridian. */
export type Ring = readonly LatLon[];

/** One area. The wire has a single ring and no holes: an area around a hole is stored as several adjacent areas. */
export interface OutlinePolygon {
  coordinates: LatLon[];
}

/** Mean radius of the Earth (IUGG), metres. */
const EARTH_RADIUS_M = 6_371_008.8;
const SQUARE_METRES_PER_HECTARE = 10_000;

/** Rounds a corner to seven decimals, about a centimetre, finer than any map shows. */
export function roundedCorner([latitude, longitude]: LatLon): LatLon {
  const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7 + 0;
  return [round(latitude), round(longitude)];
}

export function cornerAt({ latitude, longitude }: MapPosition): LatLon {
  return roundedCorner([latitude, longitude]);
}

/** The sides of a ring, from each corner to the next and from the last to the first. */
export function sidesOf(ring: Ring): [LatLon, LatLon][] {
  return ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner]);
}

/**
 * Area on the sphere (Chamberlain & Duquette, 2007), hectares: within half a percent of the ellipsoid for a plot.
 * Independent of the direction of the corners; 0 for fewer than three.
 */
export function areaHa(ring: Ring): number {
  let sum = 0;
  for (const [index, [latitude]] of ring.entries()) {
    const before = ring[(index + ring.length - 1) % ring.length];
    const after = ring[(index + 1) % ring.length];
    if (before && after) sum += radians(after[1] - before[1]) * Math.sin(radians(latitude));
  }
  return Math.abs((sum * EARTH_RADIUS_M ** 2) / 2) / SQUARE_METRES_PER_HECTARE;
}

/** Total area of the outlines (ha). */
export function totalAreaHa(polygons: readonly { readonly coordinates: Ring }[]): number {
  return polygons.reduce((sum, { coordinates }) => sum + areaHa(coordinates), 0);
}

/** Distance over the ground (great circle), metres. */
export function distanceM([latitude1, longitude1]: LatLon, [latitude2, longitude2]: LatLon): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(latitude2 - latitude1) +
    Math.cos(radians(latitude1)) * Math.cos(radians(latitude2)) * half(longitude2 - longitude1);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Length of every side in the order of the corners, metres. */
export function sideLengthsM(ring: Ring): number[] {
  return sidesOf(ring).map(([from, to]) => distanceM(from, to));
}

export function middleOf([latitude1, longitude1]: LatLon, [latitude2, longitude2]: LatLon): LatLon {
  return [(latitude1 + latitude2) / 2, (longitude1 + longitude2) / 2];
}

/** The centroid; for a ring without an area the mean of its corners. May be outside of a concave shape. */
export function centreOf(ring: Ring): LatLon {
  const [origin] = ring;
  if (!origin) throw new Error('a ring without corners has no centre');
  let [sum, latitude, longitude] = [0, 0, 0];
  for (const [from, to] of sidesOf(ring)) {
    const [y1, x1, y2, x2] = [from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]];
    const cross = x1 * y2 - x2 * y1;
    sum += cross;
    latitude += (y1 + y2) * cross;
    longitude += (x1 + x2) * cross;
  }
  if (Math.abs(sum) > 1e-14) return [origin[0] + latitude / (3 * sum), origin[1] + longitude / (3 * sum)];
  const mean = (axis: 0 | 1) => ring.reduce((total, corner) => total + corner[axis], 0) / ring.length;
  return [mean(0), mean(1)];
}

/** Whether a position is inside; unspecified for a position on the border. */
export function isInside(ring: Ring, [latitude, longitude]: LatLon): boolean {
  let inside = false;
  for (const [[y1, x1], [y2, x2]] of sidesOf(ring)) {
    if (y1 > latitude === y2 > latitude) continue;
    if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** Largest size of the outlines when a map opens on them (px); `world`: width of the world at zoom 0 (px). */
const ROOM = { width: 440, height: 220, world: 512 };
const CLOSEST_ZOOM = 17;

/** The view that shows all corners with room around them; undefined without corners. */
export function viewAround(corners: readonly LatLon[]): MapView | undefined {
  if (corners.length === 0) return undefined;
  const [latitudes, longitudes] = [corners.map(([latitude]) => latitude), corners.map(([, longitude]) => longitude)];
  const span = (degrees: number[]) => Math.max(...degrees) - Math.min(...degrees);
  const middle = (degrees: number[]) => (Math.max(...degrees) + Math.min(...degrees)) / 2;
  const latitude = middle(latitudes);
  // Mercator stretches latitude towards the poles.
  const turns = Math.max(
    span(longitudes) / ROOM.width,
    span(latitudes) / Math.cos(radians(latitude)) / ROOM.height,
    Number.MIN_VALUE,
  );
  const zoom = Math.log2(360 / (turns * ROOM.world));
  return { latitude, longitude: middle(longitudes), zoom: Math.max(2, Math.min(CLOSEST_ZOOM, zoom)) };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
