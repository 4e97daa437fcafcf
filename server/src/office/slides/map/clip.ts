import type { Frame, Point } from '#office/slides/slide.ts';

/** Distance of a point from each of the four sides; negative outside. */
function depths({ x, y, w, h }: Frame): readonly ((point: Point) => number)[] {
  return [([px]) => px - x, ([px]) => x + w - px, ([, py]) => py - y, ([, py]) => y + h - py];
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The parts of a line inside the frame (Liang–Barsky, side by side). */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const sides = depths(frame);
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;
    const [enter, leave] = shareInside(from, to, sides);
    if (enter >= leave) {
      part = [];
      continue;
    }
    if (part.length === 0 || enter > 0) {
      part = [between(from, to, enter)];
      parts.push(part);
    }
    part.push(between(from, to, leave));
    if (leave < 1) part = [];
  }
  return parts;
}

/**
 * Shares of a straight line at which its part inside begins and ends; no part is inside when the first is not less than
 * the second.
 */
function shareInside(from: Point, to: Point, sides: readonly ((point: Point) => number)[]): [number, number] {
  let [enter, leave] = [0, 1];
  for (const depth of sides) {
    const [begins, ends] = [depth(from), depth(to)];
    if (begins < 0 && ends < 0) return [1, 0];
    const crossing = begins / (begins - ends);
    if (begins < 0) enter = Math.max(enter, crossing);
    else if (ends < 0) leave = Math.min(leave, crossing);
  }
  return [enter, leave];
}

/** The part of a ring inside the frame (Sutherland–Hodgman); nothing when it has fewer than three points. */
export function clipRing(ring: readonly Point[], frame: Frame): Point[] {
  let points = [...ring];
  for (const depth of depths(frame)) {
    const kept: Point[] = [];
    for (const [index, to] of points.entries()) {
      const from = points.at(index - 1) ?? to;
      const [begins, ends] = [depth(from), depth(to)];
      if (begins < 0 !== ends < 0) kept.push(between(from, to, begins / (begins - ends)));
      if (ends >= 0) kept.push(to);
    }
    points = kept;
  }
  return points.length < 3 ? [] : points;
}
