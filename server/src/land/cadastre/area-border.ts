import { contours } from 'd3-contour';
import { ENCLOSED, MARK, OUTSIDE, type PixelBlob } from './marked-areas.ts';
import { type PicturePoint, straightened } from './straight-sides.ts';

/**
 * The border of a marked region as a ring of few corners, not closed: along the middle of a drawn line, or around a
 * filled shape.
 */
export function borderOf(area: PixelBlob): PicturePoint[] {
  const field = area.isOutline ? throughTheLine(area) : Array.from(area.pixels, (kind) => (kind === OUTSIDE ? 0 : 1));
  const [traced] = contours().size([area.width, area.height]).thresholds([0.5])(field);
  const rings = (traced?.coordinates ?? []).map(([outer]) => (outer ?? []).map(([x = 0, y = 0]) => ({ x, y })));
  const [largest = []] = rings.sort((a, b) => sizeOf(b) - sizeOf(a));
  return straightened(largest, lineWidth(area, largest)).map(({ x, y }) => ({ x: x + area.left, y: y + area.top }));
}

/** Width of the drawn line (px); 0 for a filled shape. */
function lineWidth({ isOutline, pixels }: PixelBlob, ring: readonly PicturePoint[]): number {
  if (!isOutline) return 0;
  const marked = pixels.reduce((count, kind) => count + (kind === MARK ? 1 : 0), 0);
  return marked / lengthOf(ring);
}

/** Field whose contour at 0.5 is the middle of the line: 0 at its outer side, 1 at its inner side. */
function throughTheLine({ pixels, width }: PixelBlob): number[] {
  const toOutside = distances(pixels, width, OUTSIDE);
  const toInside = distances(pixels, width, ENCLOSED);
  return Array.from(pixels, (kind, at) => {
    if (kind !== MARK) return kind === OUTSIDE ? 0 : 1;
    const outwards = toOutside[at] ?? 0;
    return outwards / (outwards + (toInside[at] ?? 0));
  });
}

/** Distance of each pixel from the nearest one of a kind, with diagonal steps. */
function distances(pixels: Uint8Array, width: number, kind: number): Float64Array {
  const found = Float64Array.from(pixels, (own) => (own === kind ? 0 : Number.MAX_SAFE_INTEGER));
  const height = pixels.length / width;
  const before = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [1, -1, Math.SQRT2],
  ] as const;
  for (const sign of [1, -1]) {
    for (let place = 0; place < pixels.length; place += 1) {
      const at = sign === 1 ? place : pixels.length - 1 - place;
      const x = at % width;
      const y = (at - x) / width;
      for (const [dx, dy, step] of before) {
        const [nx, ny] = [x + dx * sign, y + dy * sign];
        if (nx < 0 || nx >= width || ny < 0 || ny >= height) continue;
        found[at] = Math.min(found[at] ?? 0, (found[ny * width + nx] ?? 0) + step);
      }
    }
  }
  return found;
}

/** Length of a closed ring (px). */
function lengthOf(ring: readonly PicturePoint[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const next = ring[index + 1] ?? { x, y };
    return sum + Math.hypot(next.x - x, next.y - y);
  }, 0);
}

/** Area inside a closed ring (px²). */
function sizeOf(ring: readonly PicturePoint[]): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[index + 1] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
