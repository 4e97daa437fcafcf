import { type LatLon, type Ring, sidesOf } from './outline-geometry.ts';

/**
 * Whether sides of a ring cross or touch outside of a corner that they share: such a ring bounds no area. Two equal
 * corners in a row are a touch too.
 */
export function crossesItself(ring: Ring): boolean {
  const count = ring.length;
  const sides = sidesOf(ring).map(([from, to], index) => ({ from, to, index, ...spanOf(from, to) }));
  // Swept from west to east: only sides that share some longitude are compared.
  sides.sort((a, b) => a.west - b.west);
  return sides.some((side, at) => {
    for (let next = at + 1; next < count; next++) {
      const other = sides[next];
      if (!other || other.west > side.east) return false;
      const isNext = (side.index + 1) % count === other.index;
      const isPrevious = (other.index + 1) % count === side.index;
      if (isNext && isPrevious) return true;
      if (isNext ? foldsBack(side.from, side.to, other.to) : isPrevious && foldsBack(other.from, other.to, side.to)) {
        return true;
      }
      if (!isNext && !isPrevious && meet(side.from, side.to, other.from, other.to)) return true;
    }
    return false;
  });
}

/** The same for a line that is not closed: the path of a cut, a shape while it is drawn. */
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

/** Twice the signed area of a triangle: on which side of the line `from` → `to` a place lies. */
export function sideOf(from: LatLon, to: LatLon, place: LatLon): number {
  return (to[1] - from[1]) * (place[0] - from[0]) - (to[0] - from[0]) * (place[1] - from[1]);
}

function spanOf(from: LatLon, to: LatLon) {
  return { west: Math.min(from[1], to[1]), east: Math.max(from[1], to[1]) };
}

function isSame(one: LatLon, other: LatLon): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** A side that goes back along the one before it. */
function foldsBack(from: LatLon, corner: LatLon, to: LatLon): boolean {
  if (isSame(from, corner) || isSame(corner, to)) return true;
  if (sideOf(from, corner, to) !== 0) return false;
  return (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]) < 0;
}

/** Whether two stretches have a point in common, ends included. */
function meet(a: LatLon, b: LatLon, c: LatLon, d: LatLon): boolean {
  const [abc, abd] = [sideOf(a, b, c), sideOf(a, b, d)];
  const [cda, cdb] = [sideOf(c, d, a), sideOf(c, d, b)];
  if (((abc > 0 && abd < 0) || (abc < 0 && abd > 0)) && ((cda > 0 && cdb < 0) || (cda < 0 && cdb > 0))) return true;
  return (
    (abc === 0 && isWithin(a, b, c)) ||
    (abd === 0 && isWithin(a, b, d)) ||
    (cda === 0 && isWithin(c, d, a)) ||
    (cdb === 0 && isWithin(c, d, b))
  );
}

/** For a place on the line through both: whether it lies between them. */
function isWithin(from: LatLon, to: LatLon, place: LatLon): boolean {
  const between = (axis: 0 | 1) =>
    Math.min(from[axis], to[axis]) <= place[axis] && place[axis] <= Math.max(from[axis], to[axis]);
  return between(0) && between(1);
}
