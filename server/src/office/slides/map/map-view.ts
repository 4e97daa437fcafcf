import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Frame, Point } from '#office/slides/slide.ts';

const KM_IN_DEGREE = 111.195;

/** A window of a small map, north up: straight lines of the sphere on a plane, true to a hundredth within a few hundred kilometres. */
export interface MapView {
  readonly frame: Frame;
  /** Kilometres in an inch. */
  readonly kmInInch: number;
  /** Where a place stands on the slide; may lie outside the frame. */
  place(position: LatLon): Point;
}

/** @param widthKm what the width of the frame shows */
export function mapView(frame: Frame, middle: LatLon, widthKm: number): MapView {
  const kmInInch = widthKm / frame.w;
  const shrink = Math.cos((middle[0] * Math.PI) / 180);
  const [x0, y0] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return {
    frame,
    kmInInch,
    place: ([latitude, longitude]) => [
      x0 + ((longitude - middle[1]) * KM_IN_DEGREE * shrink) / kmInInch,
      y0 - ((latitude - middle[0]) * KM_IN_DEGREE) / kmInInch,
    ],
  };
}

/** Kilometres between two places near each other. */
export function kmBetween([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number {
  const shrink = Math.cos((((lat + otherLat) / 2) * Math.PI) / 180);
  return Math.hypot(otherLat - lat, (otherLon - lon) * shrink) * KM_IN_DEGREE;
}

export function isInside([x, y]: Point, { frame }: Pick<MapView, 'frame'>, margin = 0): boolean {
  return (
    x >= frame.x + margin && x <= frame.x + frame.w - margin && y >= frame.y + margin && y <= frame.y + frame.h - margin
  );
}
