import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import type { Chance } from './seeded-random.ts';

const KM_IN_DEGREE = 111.195;

/** The point moved by kilometres north and east. */
export function moved([latitude, longitude]: LatLon, north: number, east: number): LatLon {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return [toMetre(latitude + north / KM_IN_DEGREE), toMetre(longitude + east / (KM_IN_DEGREE * shrink))];
}

/** Six decimals, about ten centimetres. */
function toMetre(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** An outline of four to eight corners around the point, rotated and stretched like a field, with about that area. */
export function inventOutline(chance: Chance, middle: LatLon, areaHa: number): Polygon {
  const corners = chance.whole(4, 8);
  const turn = chance.between(0, Math.PI);
  const stretch = chance.between(1, 1.9);
  const shape = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + chance.between(-0.3, 0.3)) * 2 * Math.PI) / corners;
    const radius = chance.between(0.8, 1.15);
    const [along, across] = [Math.cos(angle) * radius * stretch, (Math.sin(angle) * radius) / stretch];
    return [
      along * Math.cos(turn) - across * Math.sin(turn),
      along * Math.sin(turn) + across * Math.cos(turn),
    ] as const;
  });
  const scaleKm = Math.sqrt((areaHa / 100 / enclosed(shape)) * chance.between(0.98, 1.02));
  return { coordinates: shape.map(([north, east]) => moved(middle, north * scaleKm, east * scaleKm)) };
}

/** Area inside a ring on a plane (shoelace). */
function enclosed(shape: readonly (readonly [number, number])[]): number {
  const doubled = shape.map(([x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length] ?? [x, y];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2;
}
