import { passThrough, sideOf, someTwoSides } from '@gektar/contract/measure/ring-crossing.ts';
import type { LatLon, Ring } from './outline-geometry.ts';

/**
 * Whether sides of a ring cross, or touch anywhere but at a shared corner. Stricter than the check on saving, because
 * nobody draws this on purpose. Two equal corners in a row also count as touching.
 */
export function crossesItself(ring: Ring): boolean {
  const count = ring.length;
  return someTwoSides(ring, (side, other) => {
    const isNext = (side.index + 1) % count === other.index;
    const isPrevious = (other.index + 1) % count === side.index;
    if (isNext && isPrevious) return true;
    if (isNext) return foldsBack(side.from, side.to, other.to);
    if (isPrevious) return foldsBack(other.from, other.to, side.to);
    return meet(side.from, side.to, other.from, other.to);
  });
}

/** Whether an open line crosses or touches itself: the path of a cut, or an outline being drawn. */
export function pathCrossesItself(path: readonly LatLon[]): boolean {
  return path.some((from, index) => {
    const to = path[index + 1];
    const after = path[index + 2];
    if (!to) return false;
    if (isSame(from, to) || (after && foldsBack(from, to, after))) return true;
    return path.slice(index + 2, -1).some((start, step) => {
      const end = path[index + step + 3];
      return end !== undefined && meet(from, to, start, end);
    });
  });
}

function isSame(one: LatLon, other: LatLon): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Whether a side runs back along the previous side. */
function foldsBack(from: LatLon, corner: LatLon, to: LatLon): boolean {
  if (isSame(from, corner) || isSame(corner, to)) return true;
  if (sideOf(from, corner, to) !== 0) return false;
  return (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]) < 0;
}

/** Whether two segments have a point in common, ends included. */
function meet(a: LatLon, b: LatLon, c: LatLon, d: LatLon): boolean {
  const [abc, abd] = [sideOf(a, b, c), sideOf(a, b, d)];
  const [cda, cdb] = [sideOf(c, d, a), sideOf(c, d, b)];
  return (
    passThrough(a, b, c, d) ||
    (abc === 0 && isWithin(a, b, c)) ||
    (abd === 0 && isWithin(a, b, d)) ||
    (cda === 0 && isWithin(c, d, a)) ||
    (cdb === 0 && isWithin(c, d, b))
  );
}

/** Whether a point on the straight line through two others lies between them. */
function isWithin(from: LatLon, to: LatLon, place: LatLon): boolean {
  const between = (axis: 0 | 1) =>
    Math.min(from[axis], to[axis]) <= place[axis] && place[axis] <= Math.max(from[axis], to[axis]);
  return between(0) && between(1);
}
