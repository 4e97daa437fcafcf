import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame, Point } from '#office/slides/slide.ts';

const KM_IN_DEGREE = 111.195;

/**
 * The window of a small map, north up, on a plane projection. Lengths are exact to a hundredth within a few hundred
 * kilometres; positions coincide with the base map at any width.
 */
export interface MapView {
  readonly frame: Frame;
  readonly middle: LatLon;
  /** Kilometres per inch at the middle. */
  readonly kmInInch: number;
  /** Point of a position on the slide; may lie outside the frame. */
  place(position: LatLon): Point;
  /** Points of a line or a ring, without a jump at the meridian opposite to the middle. */
  placeLine(positions: readonly LatLon[]): Point[];
}

/** @param widthKm width of the frame on the ground */
export function mapView(frame: Frame, middle: LatLon, widthKm: number): MapView {
  const kmInInch = widthKm / frame.w;
  const shrink = shrinkAt(middle[0]);
  const [x0, y0] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  const at = (latitude: number, east: number): Point => [
    x0 + (east * KM_IN_DEGREE * shrink) / kmInInch,
    y0 - ((latitude - middle[0]) * KM_IN_DEGREE) / kmInInch,
  ];
  return {
    frame,
    middle,
    kmInInch,
    place: ([latitude, longitude]) => at(latitude, wrapped(longitude - middle[1])),
    placeLine(positions) {
      const easts = continuous(positions.map(([, longitude]) => longitude - middle[1]));
      return positions.map(([latitude], index) => at(latitude, easts[index] ?? 0));
    },
  };
}

/** Degrees of longitude from the middle to the side of a window. */
export function halfWidth({ frame, kmInInch, middle }: MapView): number {
  return (frame.w * kmInInch) / 2 / KM_IN_DEGREE / shrinkAt(middle[0]);
}

/** Degrees of latitude from the middle to the top of a window. */
export function halfHeight({ frame, kmInInch }: MapView): number {
  return (frame.h * kmInInch) / 2 / KM_IN_DEGREE;
}

/** The same angle between −180 and 180 degrees. */
export function wrapped(degrees: number): number {
  return degrees >= -180 && degrees <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Longitudes without a jump at 180°, along the shorter way, with their middle as close to 0 as possible. */
function continuous(longitudes: readonly number[]): number[] {
  const run: number[] = [];
  for (const [index, longitude] of longitudes.entries()) {
    const before = longitudes[index - 1];
    run.push(before === undefined ? wrapped(longitude) : (run[index - 1] ?? 0) + wrapped(longitude - before));
  }
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const longitude of run) [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  const shift = 360 * Math.round((west + east) / 2 / 360);
  return shift === 0 ? run : run.map((longitude) => longitude - shift);
}

/** Length of a degree of longitude relative to one of latitude; never 0, not even at a pole. */
function shrinkAt(latitude: number): number {
  return Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
}

/** Distance of two nearby places (km). */
export function kmBetween([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number {
  const shrink = shrinkAt((lat + otherLat) / 2);
  return Math.hypot(otherLat - lat, wrapped(otherLon - lon) * shrink) * KM_IN_DEGREE;
}

export function isInside([x, y]: Point, { frame }: Pick<MapView, 'frame'>, margin = 0): boolean {
  return (
    x >= frame.x + margin && x <= frame.x + frame.w - margin && y >= frame.y + margin && y <= frame.y + frame.h - margin
  );
}
