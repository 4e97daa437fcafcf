import type { LatLon } from '@gektar/contract/measure/position.ts';

const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres along the great circle (haversine on the mean sphere). */
export function kmBetween(from: LatLon, to: LatLon): number {
  const [fromLat, toLat] = [radians(from[0]), radians(to[0])];
  const chord =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin(radians(to[1] - from[1]) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
