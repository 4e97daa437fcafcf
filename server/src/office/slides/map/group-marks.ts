import type { Point } from '#office/slides/slide.ts';

/** A mark with its position on the map. */
export interface Spot<Mark> {
  readonly mark: Mark;
  readonly point: Point;
}
export type Group<Mark> = readonly Spot<Mark>[];

/** Radii of clusters (inches): marks nearer than this to a central mark form one group with it. */
const REACHES = [0.45, 0.7, 1.1, 1.7, 2.6, 4] as const;
/** Range in which the ordered marks may be cut, as shares of their number. */
const CUT_FROM = 0.4;
const CUT_TO = 0.6;

/**
 * Candidate divisions of marks into groups: first clusters with growing radii, then repeated halving until no group
 * exceeds a growing limit.
 * @param most greatest number of marks in a group made by halving
 * @param aspect width by height of the maps of the groups
 */
export function* groupings<Mark>(spots: Group<Mark>, most: number, aspect: number): Generator<Group<Mark>[]> {
  for (const reach of REACHES) yield densePlaces(spots, reach);
  for (let size = Math.min(most, Math.ceil(spots.length / 4)); size < spots.length; size *= 2)
    yield halved(spots, size, aspect);
}

/**
 * Repeatedly takes the mark with the most neighbours within the radius, and forms a group of it and these neighbours.
 */
function densePlaces<Mark>(spots: Group<Mark>, reach: number): Group<Mark>[] {
  const near = spots.map(({ point: [x, y] }) =>
    spots.flatMap(({ point: [ox, oy] }, index) => (Math.hypot(ox - x, oy - y) <= reach ? [index] : [])),
  );
  const counts = near.map(({ length }) => length);
  const isFree = spots.map(() => true);
  const groups: Group<Mark>[] = [];
  for (;;) {
    let densest = -1;
    for (const [index, count] of counts.entries())
      if (isFree[index] && (densest < 0 || count > (counts[densest] ?? 0))) densest = index;
    const taken = (near[densest] ?? []).filter((index) => isFree[index]);
    if (taken.length === 0) return groups;
    groups.push(spots.filter((_, index) => taken.includes(index)));
    for (const index of taken) {
      isFree[index] = false;
      for (const other of near[index] ?? []) counts[other] = (counts[other] ?? 0) - 1;
    }
  }
}

/**
 * Cuts at the widest gap near the middle of the longer side until no group exceeds the limit; marks at one point stay
 * together.
 */
function halved<Mark>(spots: Group<Mark>, most: number, aspect: number): Group<Mark>[] {
  if (spots.length <= most) return [spots];
  const axes = lengthOf(spots, 0) >= lengthOf(spots, 1) * aspect ? ([0, 1] as const) : ([1, 0] as const);
  const cut = axes.map((axis) => widestGap(spots, axis)).find(({ gap }) => gap > 0);
  if (!cut) return [spots];
  return [cut.sorted.slice(0, cut.at), cut.sorted.slice(cut.at)].flatMap((half) => halved(half, most, aspect));
}

/** Length of a group along an axis (inches). */
export function lengthOf<Mark>(spots: Group<Mark>, axis: 0 | 1): number {
  const values = spots.map(({ point }) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}

function widestGap<Mark>(spots: Group<Mark>, axis: 0 | 1): { gap: number; at: number; sorted: Group<Mark> } {
  const sorted = spots.toSorted((one, other) => one.point[axis] - other.point[axis]);
  const widestIn = (from: number, to: number) => {
    let widest = { gap: 0, at: 0 };
    for (let at = Math.max(1, from); at <= Math.min(to, sorted.length - 1); at += 1) {
      const gap = (sorted[at]?.point[axis] ?? 0) - (sorted[at - 1]?.point[axis] ?? 0);
      if (gap > widest.gap) widest = { gap, at };
    }
    return widest;
  };
  const middle = widestIn(Math.floor(sorted.length * CUT_FROM), Math.ceil(sorted.length * CUT_TO));
  return { ...(middle.gap > 0 ? middle : widestIn(1, sorted.length - 1)), sorted };
}
