import type { Polygon } from '@gektar/contract/measure/polygon.ts';

type Ring = Polygon['coordinates'];

/** Number of lines of latitude on which outlines are compared: exact to a hundredth of the height. */
const LINES = 128;

/** Longitudes between which a line of latitude lies inside an outline, as pairs: from, to, from, to, … */
type Covered = readonly number[];

/**
 * Overlap of two outlines as a share of the smaller, 0 to 1, to about a hundredth. Measured on lines of latitude:
 * linear in the number of corners, and robust for rings that cross or touch, unlike exact clipping. Overlapping rings
 * of one outline form a hole.
 */
export function overlapShare(one: readonly Polygon[], other: readonly Polygon[]): number {
  const [smaller, larger] = sizeOf(one) <= sizeOf(other) ? [one, other] : [other, one];
  const { south, step } = linesOver(smaller);
  if (!(step > 0)) return 0;
  const [smallerLines, largerLines] = [coveredLines(smaller, south, step), coveredLines(larger, south, step)];
  let [own, common] = [0, 0];
  smallerLines.forEach((covered, line) => {
    own += lengthOf(covered);
    common += commonLength(covered, largerLines[line] ?? []);
  });
  return own === 0 ? 0 : Math.min(1, common / own);
}

export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Bounding box of all corners in degrees; inverted when there are none. */
export function boxOf(outline: readonly Polygon[]): GeoBox {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { coordinates } of outline) {
    for (const [latitude, longitude] of coordinates) {
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
    }
  }
  return { south, west, north, east };
}

/** Whether a point lies in an outline; undefined behaviour exactly on its border. */
export function isWithin([latitude, longitude]: Ring[number], outline: readonly Polygon[]): boolean {
  const crossings = crossingsOf(outline, latitude, 1, 1)[0] ?? [];
  return crossings.filter((crossing) => crossing < longitude).length % 2 === 1;
}

function coveredLines(outline: readonly Polygon[], south: number, step: number): Covered[] {
  // Between the corners instead of on them: a line through a corner would cross it twice.
  return crossingsOf(outline, south + step / 2, step, LINES).map((crossings) => crossings.sort((a, b) => a - b));
}

/** Longitudes at which an outline crosses each line, unordered. */
function crossingsOf(outline: readonly Polygon[], first: number, step: number, count: number): number[][] {
  const lines: number[][] = Array.from({ length: count }, () => []);
  for (const { coordinates } of outline) {
    let [lat, lon] = coordinates.at(-1) ?? [0, 0];
    for (const [nextLat, nextLon] of coordinates) {
      const from = Math.max(0, Math.ceil((Math.min(lat, nextLat) - first) / step));
      for (let line = from; line < count && first + line * step < Math.max(lat, nextLat); line += 1) {
        const share = (first + line * step - lat) / (nextLat - lat);
        lines[line]?.push(lon + (nextLon - lon) * share);
      }
      [lat, lon] = [nextLat, nextLon];
    }
  }
  return lines;
}

function lengthOf(covered: Covered): number {
  let length = 0;
  for (let at = 1; at < covered.length; at += 2) length += (covered[at] ?? 0) - (covered[at - 1] ?? 0);
  return length;
}

function commonLength(one: Covered, other: Covered): number {
  let length = 0;
  let [a, b] = [0, 0];
  while (a + 1 < one.length && b + 1 < other.length) {
    const [from, to] = [Math.max(one[a] ?? 0, other[b] ?? 0), Math.min(one[a + 1] ?? 0, other[b + 1] ?? 0)];
    length += Math.max(0, to - from);
    if ((one[a + 1] ?? 0) < (other[b + 1] ?? 0)) a += 2;
    else b += 2;
  }
  return length;
}

function linesOver(outline: readonly Polygon[]): { south: number; step: number } {
  const { south, north } = boxOf(outline);
  return { south, step: (north - south) / LINES };
}

/** In square degrees. */
function sizeOf(outline: readonly Polygon[]): number {
  const { south, step } = linesOver(outline);
  if (!(step > 0)) return 0;
  return coveredLines(outline, south, step).reduce((sum, covered) => sum + lengthOf(covered), 0) * step;
}
