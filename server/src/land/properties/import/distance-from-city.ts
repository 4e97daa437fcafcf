import type { LatLon } from '@gektar/contract/measure/position.ts';
import { kmBetween } from './km-between.ts';
import { kmFromMkad } from './mkad.ts';
import { regionalCapitals } from './regional-capitals.ts';

const MOSCOW = 77;
const MOSCOW_REGION = 50;

/**
 * Kilometres in a straight line, one decimal: in Moscow and its region from the ring road, elsewhere from the regional
 * capital. Undefined for a region without a known capital.
 */
export function distanceFromCity(regionId: number, point: LatLon): number | undefined {
  if (regionId === MOSCOW || regionId === MOSCOW_REGION) return toTenths(kmFromMkad(point));
  const capital = regionalCapitals[regionId];
  return capital && toTenths(kmBetween(capital, point));
}

function toTenths(km: number): number {
  return Math.round(km * 10) / 10;
}
