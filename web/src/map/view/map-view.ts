/** View of a map: its centre in degrees (WGS 84) and its zoom, 0 (the world) to 19. */
export interface MapView {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** `[west, south, east, north]`, degrees. Never across the antimeridian. */
export type MapBounds = readonly [number, number, number, number];

export interface MapPosition {
  readonly longitude: number;
  readonly latitude: number;
  /** Number of objects there; one by default. */
  readonly weight?: number | undefined;
}

/** Default view of a map: the centre of Moscow (1§9, 2§2). */
export const DEFAULT_VIEW: MapView = { latitude: 55.755821, longitude: 37.617635, zoom: 12 };

/** Keeps a single point, or several in one street, from being shown at building scale. */
const SMALLEST_SPAN_DEGREES = 0.02;

/**
 * The smallest window around all positions; undefined without positions.
 * @param leastSpan degrees: a window that would be smaller is widened to this
 */
export function boundsAround(
  positions: readonly MapPosition[],
  leastSpan: number = SMALLEST_SPAN_DEGREES,
): MapBounds | undefined {
  if (positions.length === 0) return undefined;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { longitude, latitude } of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const spareLongitude = Math.max(0, leastSpan - (east - west)) / 2;
  const spareLatitude = Math.max(0, leastSpan - (north - south)) / 2;
  return [west - spareLongitude, south - spareLatitude, east + spareLongitude, north + spareLatitude];
}

/** True when two views would draw the same picture. */
export function isSameView(a: MapView, b: MapView): boolean {
  const near = (x: number, y: number, tolerance: number) => Math.abs(x - y) < tolerance;
  return near(a.longitude, b.longitude, 1e-5) && near(a.latitude, b.latitude, 1e-5) && near(a.zoom, b.zoom, 1e-2);
}
