import type { LatLon } from '@gektar/contract/measure/position.ts';

/** Mean radius of the Earth (m). */
const EARTH_RADIUS_M = 6_371_008.8;

/** Distance between two points along the surface of a sphere (m), exact to half a percent. */
export function distanceM([latitude, longitude]: LatLon, [otherLatitude, otherLongitude]: LatLon): number {
  const north = radians(otherLatitude - latitude);
  const east = radians(otherLongitude - longitude);
  const haversine =
    Math.sin(north / 2) ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Degrees of latitude and longitude that cover this distance (m) from a point at this latitude. */
export function degreesAround(latitude: number, metres: number): { latitude: number; longitude: number } {
  const north = degrees(metres / EARTH_RADIUS_M);
  const shrunk = Math.cos(radians(Math.min(90, Math.abs(latitude) + north)));
  return { latitude: north, longitude: Math.min(360, north / Math.max(shrunk, Number.EPSILON)) };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
