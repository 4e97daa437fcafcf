import type { Anchor } from './anchors.ts';

/** `[longitude, latitude]`, as GeoJSON has it. */
export type Position = [number, number];

const STEPS = 8;

/** Catmull–Rom (centripetal enough at these distances) through four anchors, between the middle two; t in 0…1. */
function between(a: Anchor, b: Anchor, c: Anchor, d: Anchor, t: number): Position {
  const along = (axis: 0 | 1): number => {
    const m1 = (c[axis] - a[axis]) * 0.4;
    const m2 = (d[axis] - b[axis]) * 0.4;
    const t2 = t * t;
    const t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * b[axis] + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * c[axis] + (t3 - t2) * m2;
  };
  return [round(along(1)), round(along(0))];
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** A smooth line through the anchors, its ends included. */
export function curveThrough(anchors: readonly Anchor[]): Position[] {
  const at = (index: number): Anchor => {
    const anchor = anchors[Math.min(Math.max(index, 0), anchors.length - 1)];
    if (!anchor) throw new RangeError('a curve needs anchors');
    return anchor;
  };
  const curve: Position[] = [];
  for (let i = 0; i < anchors.length - 1; i += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      curve.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), step / STEPS));
    }
  }
  const [latitude, longitude] = at(anchors.length - 1);
  return [...curve, [longitude, latitude]];
}

/** A smooth closed ring through the anchors; the first position is repeated at the end. */
export function ringThrough(anchors: readonly Anchor[]): Position[] {
  const at = (index: number): Anchor => {
    const anchor = anchors[(index + anchors.length) % anchors.length];
    if (!anchor) throw new RangeError('a ring needs anchors');
    return anchor;
  };
  const ring: Position[] = [];
  for (let i = 0; i < anchors.length; i += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      ring.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), step / STEPS));
    }
  }
  const first = ring[0];
  if (!first) throw new RangeError('a ring needs anchors');
  return [...ring, first];
}
