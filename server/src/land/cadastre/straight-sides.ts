import { sidesPassThrough } from '@gektar/contract/measure/ring-crossing.ts';
import simplify from 'simplify-js';

/** Position in a picture, px from its top left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** Greatest distance of corners from the traced ring (px). */
const TOLERANCE_PX = 1.25;

interface Side {
  readonly start: PicturePoint;
  readonly end: PicturePoint;
  /** Points of the ring along the side without its blunt ends; empty when the side is too short to determine. */
  readonly along: readonly PicturePoint[];
}

/**
 * Simplifies a traced ring to few corners, not closed. A corner blunted by the width of the line or by pixel steps is
 * placed at the intersection of its sides.
 * @param ring closed: its last point is its first
 * @param lineWidth px
 */
export function straightened(ring: readonly PicturePoint[], lineWidth: number): PicturePoint[] {
  const turned = fromFarthest(ring.slice(0, -1));
  const corners = simplify([...turned], TOLERANCE_PX, true);
  const blunt = 4 * lineWidth + 5 * TOLERANCE_PX;
  const sides = sidesBetween(corners, turned, blunt);
  // Simplified sides of a narrow shape may cross: rings are tried from the simplest to the most exact.
  const rings = [sharpened(sides, blunt), corners.slice(0, -1)];
  return rings.find((one) => one.length > 2 && !crosses(one)) ?? turned.slice(0, -1);
}

function crosses(ring: readonly PicturePoint[]): boolean {
  return sidesPassThrough(ring.map(({ x, y }): [number, number] => [y, x]));
}

/**
 * Ring with corners at the intersections of long sides; empty when fewer than two sides are long enough to have a
 * direction.
 */
function sharpened(sides: readonly Side[], blunt: number): PicturePoint[] {
  const firm = sides.flatMap(({ along }, index) => (along.length > 0 ? [index] : []));
  if (firm.length < 2) return [];
  return firm.flatMap((index, place) => {
    const next = firm[(place + 1) % firm.length] ?? index;
    const between = Array.from({ length: (next - index + sides.length) % sides.length }, (_, step) => {
      return sides[(index + step) % sides.length]?.end ?? { x: 0, y: 0 };
    });
    const [side, nextSide] = [sides[index], sides[next]];
    return (side && nextSide && cornerOf(side, nextSide, blunt)) ?? between;
  });
}

/**
 * Turns a closed ring so that it starts at the corner farthest from the centre, and closes it again: a start within a
 * side would become a corner.
 */
function fromFarthest(ring: readonly PicturePoint[]): PicturePoint[] {
  const middle = meanOf(ring);
  const far = ring.map((point) => apart(point, middle));
  const start = far.indexOf(far.reduce((most, one) => Math.max(most, one), 0));
  return [...ring.slice(start), ...ring.slice(0, start + 1)];
}

function sidesBetween(corners: readonly PicturePoint[], ring: readonly PicturePoint[], blunt: number): Side[] {
  let at = 0;
  return corners.slice(1).map((end, index) => {
    const start = corners[index] ?? end;
    const from = at;
    // The ring is closed: its first point occurs again at its end.
    at = ring.indexOf(end, from + 1);
    const along = ring
      .slice(from, at + 1)
      .filter((point) => Math.min(apart(point, start), apart(point, end)) >= blunt / 2);
    return { start, end, along: apart(start, end) > blunt && along.length > 1 ? along : [] };
  });
}

/** Intersection of two long sides with only a blunted corner between them. */
function cornerOf(side: Side, next: Side, blunt: number): PicturePoint | undefined {
  if (apart(side.end, next.start) > blunt) return undefined;
  const met = meeting(lineThrough(side.along), lineThrough(next.along));
  return met && Math.min(apart(met, side.end), apart(met, next.start)) <= blunt ? met : undefined;
}

interface Line {
  readonly through: PicturePoint;
  readonly dx: number;
  readonly dy: number;
}

/** The straight line of best fit: the main axis of the points. */
function lineThrough(points: readonly PicturePoint[]): Line {
  const through = meanOf(points);
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - through.x) ** 2;
    xy += (x - through.x) * (y - through.y);
    yy += (y - through.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { through, dx: Math.cos(angle), dy: Math.sin(angle) };
}

/** Intersection of two lines; undefined when they are nearly parallel. */
function meeting(one: Line, other: Line): PicturePoint | undefined {
  const across = one.dx * other.dy - one.dy * other.dx;
  if (Math.abs(across) < 0.02) return undefined;
  const [x, y] = [other.through.x - one.through.x, other.through.y - one.through.y];
  const share = (x * other.dy - y * other.dx) / across;
  return { x: one.through.x + one.dx * share, y: one.through.y + one.dy * share };
}

function meanOf(points: readonly PicturePoint[]): PicturePoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function apart(a: PicturePoint, b: PicturePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
