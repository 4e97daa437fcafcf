import type { LatLon } from '@gektar/contract/measure/position.ts';
import { kmBetween } from './km-between.ts';

/** The ring road (МКАД, 108 km) as 40 corners, within 0.1 km of its axis. Not closed. */
const ring: readonly LatLon[] = [
  [55.5802, 37.5757],
  [55.5759, 37.5966],
  [55.5718, 37.6666],
  [55.5735, 37.6811],
  [55.5877, 37.7199],
  [55.6021, 37.754],
  [55.6244, 37.7953],
  [55.649, 37.8329],
  [55.6549, 37.8384],
  [55.6613, 37.8399],
  [55.6948, 37.8296],
  [55.7155, 37.8387],
  [55.7701, 37.8435],
  [55.8191, 37.8382],
  [55.8246, 37.8353],
  [55.8294, 37.8292],
  [55.8925, 37.705],
  [55.8946, 37.6943],
  [55.8977, 37.6419],
  [55.9015, 37.6205],
  [55.9102, 37.5871],
  [55.9111, 37.5761],
  [55.9059, 37.529],
  [55.8883, 37.4868],
  [55.8835, 37.4669],
  [55.8812, 37.4427],
  [55.8728, 37.4164],
  [55.8667, 37.4047],
  [55.8605, 37.3984],
  [55.8482, 37.3918],
  [55.8355, 37.3958],
  [55.8074, 37.3876],
  [55.7857, 37.3703],
  [55.7503, 37.3688],
  [55.7108, 37.3876],
  [55.692, 37.4117],
  [55.6824, 37.4169],
  [55.6601, 37.4344],
  [55.6002, 37.5046],
  [55.5942, 37.5173],
];

const sides = ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] ?? corner] as const);

/** Kilometres in a straight line to the nearest point of the ring; 0 inside it. */
export function kmFromMkad(point: LatLon): number {
  if (isInside(point)) return 0;
  return Math.min(...sides.map(([from, to]) => kmBetween(point, nearestOn(from, to, point))));
}

/** Even-odd rule: counts sides crossed by a ray to the east. */
function isInside([latitude, longitude]: LatLon): boolean {
  const crossed = sides.filter(([[fromLat, fromLon], [toLat, toLon]]) => {
    if (fromLat > latitude === toLat > latitude) return false;
    return longitude < fromLon + ((latitude - fromLat) / (toLat - fromLat)) * (toLon - fromLon);
  });
  return crossed.length % 2 === 1;
}

/** A side of a few kilometres is treated as flat, with scaled degrees of longitude. */
function nearestOn(from: LatLon, to: LatLon, point: LatLon): LatLon {
  const shrink = Math.cos((from[0] * Math.PI) / 180);
  const along = [to[0] - from[0], (to[1] - from[1]) * shrink] as const;
  const away = [point[0] - from[0], (point[1] - from[1]) * shrink] as const;
  const share = (along[0] * away[0] + along[1] * away[1]) / (along[0] ** 2 + along[1] ** 2);
  const part = Math.min(1, Math.max(0, share));
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}
