import type { Point } from '#office/slides/slide.ts';

/** A mark, and where it stands on the map that is to be drawn. */
export interface Spot<Mark> {
  readonly mark: Mark;
  readonly point: Point;
}
export type Group<Mark> = readonly Spot<Mark>[];

/** Inches: places that lie nearer to a middle than this are one group. */
const REACHES = [0.45, 0.7, 1.1, 1.7, 2.6, 4] as const;
/** Of the marks in order: where a cut may be. */
const CUT_FROM = 0.4;
const CUT_TO = 0.6;

/**
 * Ways to divide marks into groups: dense places, within a smaller reach and within larger ones; then halves of halves, until each group
 * has no more than so many.
 * @param most marks of a group that was halved
 * @param aspect width by height of the maps that the groups get
 */
export function* groupings<Mark>(spots: Group<Mark>, most: number, aspect: number): Generator<Group<Mark>[]> {
  for (const reach of REACHES) yield densePlaces(spots, reach);
  for (let size = Math.min(most, Math.ceil(spots.length / 4)); size < spots.length; size *= 2)
    yield halved(spots, size, aspect);
}

/** Again and again the mark with the most neighbours within reach takes them. */
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

/** Cut where a map would be too wide or too high, at the widest gap near the middle, until no group has more; what is at one point stays together. */
function halved<Mark>(spots: Group<Mark>, most: number, aspect: number): Group<Mark>[] {
  if (spots.length <= most) return [spots];
  const axes = lengthOf(spots, 0) >= lengthOf(spots, 1) * aspect ? ([0, 1] as const) : ([1, 0] as const);
  const cut = axes.map((axis) => widestGap(spots, axis)).find(({ gap }) => gap > 0);
  if (!cut) return [spots];
  return [cut.sorted.slice(0, cut.at), cut.sorted.slice(cut.at)].flatMap((half) => halved(half, most, aspect));
}

/** Of what a group takes, inches. */
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
