import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { MapBounds, MapPosition, MapView } from '#map/map-view.ts';

/** Metres in a degree of latitude; enough for the sides of one plot. */
const METRES_PER_DEGREE = 111_320;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** One side of an outline. */
export interface OutlineSide extends MapPosition {
  readonly lengthM: number;
  /** Clockwise from east on the screen, degrees, from -90 to 90: text along the side is never upside down. */
  readonly angle: number;
  /** Away from the plot, of length 1, on the screen: right and down. */
  readonly outward: readonly [x: number, y: number];
}

/** Every side of a ring, the closing one too; position is its middle. */
export function sidesOf(ring: readonly LatLon[]): OutlineSide[] {
  const turn = signedArea(ring) < 0 ? -1 : 1;
  return ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const scale = Math.cos((from[0] + to[0]) / 2 / DEGREES_PER_RADIAN);
    const eastM = (to[1] - from[1]) * METRES_PER_DEGREE * scale;
    const southM = (from[0] - to[0]) * METRES_PER_DEGREE;
    const angle = Math.atan2(southM, eastM) * DEGREES_PER_RADIAN;
    const lengthM = Math.hypot(eastM, southM);
    return {
      latitude: (from[0] + to[0]) / 2,
      longitude: (from[1] + to[1]) / 2,
      lengthM,
      // Walked against the clock the plot lies at the left hand: away from it is to the right.
      outward: lengthM === 0 ? [0, 0] : [(-turn * southM) / lengthM, (turn * eastM) / lengthM],
      angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
    };
  });
}

/** Twice the area in square degrees; above zero for a ring walked against the clock, north up. */
function signedArea(ring: readonly LatLon[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  return ring.reduce((sum, from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return sum + (from[1] - origin[1]) * (to[0] - origin[0]) - (to[1] - origin[1]) * (from[0] - origin[0]);
  }, 0);
}

/** Where a word stands in the middle of a ring: the centre of its area; of a ring without area, of its corners. */
export function centreOf(ring: readonly LatLon[]): MapPosition {
  const [origin] = ring;
  if (origin === undefined) return { latitude: 0, longitude: 0 };
  let [area, north, east] = [0, 0, 0];
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    // Measured from the first corner: far from zero the differences would be lost in rounding.
    const [y0, x0, y1, x1] = [from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    north += (y0 + y1) * cross;
    east += (x0 + x1) * cross;
  });
  if (Math.abs(area) > 1e-14) {
    return { latitude: origin[0] + north / (3 * area), longitude: origin[1] + east / (3 * area) };
  }
  const mean = (at: 0 | 1) => ring.reduce((sum, corner) => sum + corner[at], 0) / ring.length;
  return { latitude: mean(0), longitude: mean(1) };
}

/** The smallest window around rings; undefined without corners. */
export function boundsOf(rings: readonly (readonly LatLon[])[]): MapBounds | undefined {
  const corners = rings.flat();
  if (corners.length === 0) return undefined;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [latitude, longitude] of corners) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** A tile of the world at zoom 0, px (MapLibre). */
const WORLD_PX = 512;

/** The view in which a window fills a screen of so many pixels, no closer than `maxZoom`. */
export function viewOf(bounds: MapBounds, size: { width: number; height: number }, maxZoom: number): MapView {
  const [west, south, east, north] = bounds;
  const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + latitude / DEGREES_PER_RADIAN / 2));
  const across = Math.max((east - west) / 360, 1e-9);
  const down = Math.max((mercator(north) - mercator(south)) / (2 * Math.PI), 1e-9);
  const zoom = Math.log2(Math.min(size.width / across, size.height / down) / WORLD_PX);
  return { longitude: (west + east) / 2, latitude: (south + north) / 2, zoom: Math.min(zoom, maxZoom) };
}
