import type { LatLon } from './position.ts';

/** A side of a ring: from its corner `index` to the next one, from the last to the first. */
export interface RingSide {
  readonly from: LatLon;
  readonly to: LatLon;
  readonly index: number;
}

/**
 * Whether any two sides of a ring satisfy the predicate. A sweep from west to east: compares only sides with common
 * longitudes and latitudes.
 */
export function someTwoSides(ring: readonly LatLon[], areSo: (one: RingSide, other: RingSide) => boolean): boolean {
  const sides = ring.map((from, index) => spanned(from, ring[(index + 1) % ring.length] ?? from, index));
  sides.sort((a, b) => a.west - b.west);
  return sides.some((side, at) => {
    for (let next = at + 1; next < sides.length; next++) {
      const other = sides[next];
      if (!other || other.west > side.east) return false;
      if (other.south <= side.north && side.south <= other.north && areSo(side, other)) return true;
    }
    return false;
  });
}

/**
 * Whether any sides of a ring cross each other: such a ring bounds no area. Touching sides are allowed, because
 * cadastral outlines repeat corners and run back along their own sides.
 */
export function sidesPassThrough(ring: readonly LatLon[]): boolean {
  return someTwoSides(ring, (one, other) => passThrough(one.from, one.to, other.from, other.to));
}

/** Whether two segments cross at a point that is an end of neither. */
export function passThrough(a: LatLon, b: LatLon, c: LatLon, d: LatLon): boolean {
  return areApart(sideOf(a, b, c), sideOf(a, b, d)) && areApart(sideOf(c, d, a), sideOf(c, d, b));
}

/** Twice the signed area of a triangle; its sign shows on which side of the line `from` → `to` a point lies. */
export function sideOf(from: LatLon, to: LatLon, place: LatLon): number {
  return (to[1] - from[1]) * (place[0] - from[0]) - (to[0] - from[0]) * (place[1] - from[1]);
}

function areApart(one: number, other: number): boolean {
  return (one > 0 && other < 0) || (one < 0 && other > 0);
}

function spanned(from: LatLon, to: LatLon, index: number) {
  return {
    from,
    to,
    index,
    west: Math.min(from[1], to[1]),
    east: Math.max(from[1], to[1]),
    south: Math.min(from[0], to[0]),
    north: Math.max(from[0], to[0]),
  };
}
