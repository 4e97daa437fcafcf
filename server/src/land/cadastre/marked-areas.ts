import type { Marks } from './picture-marks.ts';

/** A connected patch of one kind of mark, including enclosed pixels. */
export interface PixelBlob {
  /** Position of the bounding box in the picture (px); the box has an empty margin of one pixel. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** `OUTSIDE`, `MARK` or `ENCLOSED` for each pixel of the box. */
  readonly pixels: Uint8Array;
  /** Number of marked and enclosed pixels. */
  readonly size: number;
  /** Whether the mark is a line around a region. */
  readonly isOutline: boolean;
  /** Whether the mark is a filled shape. Neither an outline nor a shape: a line without an enclosed region. */
  readonly isShape: boolean;
}

export const OUTSIDE = 0;
export const MARK = 1;
export const ENCLOSED = 2;

interface Patch {
  readonly label: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly count: number;
}

/** Number of patches examined, those with the largest boxes first. */
const LOOKED_INTO = 40;
/** A line covers less than this share of its marked and enclosed pixels. */
const LINE_SHARE = 0.5;
/**
 * Perimeter of a 1 : 50 strip relative to the square root of its size; a line has a longer perimeter, a shape a shorter
 * one.
 */
const LONGEST_RIM = 14.5;

/**
 * Patches entirely inside the picture and not too small, largest first; enclosed pixels count.
 * @param leastSize least number of pixels
 */
export function pixelBlobs(marks: Marks, width: number, height: number, leastSize: number): PixelBlob[] {
  const { labels, patches } = labelPatches(marks, width, height);
  const isInside = ({ left, top, right, bottom }: Patch) =>
    left > 0 && top > 0 && right < width - 1 && bottom < height - 1;
  const boxSize = ({ left, top, right, bottom }: Patch) => (right - left + 1) * (bottom - top + 1);
  return patches
    .filter((patch) => isInside(patch) && boxSize(patch) >= leastSize)
    .sort((a, b) => boxSize(b) - boxSize(a))
    .slice(0, LOOKED_INTO)
    .map((patch) => areaOf(patch, labels, width))
    .filter(({ size }) => size >= leastSize)
    .sort((a, b) => b.size - a.size);
}

/** Labels connected marks of one kind (8-connected). Optimized: a picture has a million pixels. */
function labelPatches(marks: Marks, width: number, height: number): { labels: Int32Array; patches: Patch[] } {
  const labels = new Int32Array(marks.length);
  const patches: Patch[] = [];
  const waiting = new Int32Array(marks.length);
  for (let start = 0; start < marks.length; start += 1) {
    const kind = marks[start] ?? 0;
    if (kind === 0 || labels[start] !== 0) continue;
    const label = patches.length + 1;
    let [left, right, bottom] = [width, 0, 0];
    let [waitingCount, count] = [1, 0];
    waiting[0] = start;
    labels[start] = label;
    while (waitingCount > 0) {
      waitingCount -= 1;
      const at = waiting[waitingCount] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      count += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y > bottom) bottom = y;
      for (let ny = y > 0 ? y - 1 : y; ny <= y + 1 && ny < height; ny += 1) {
        for (let nx = x > 0 ? x - 1 : x; nx <= x + 1 && nx < width; nx += 1) {
          const next = ny * width + nx;
          if (marks[next] !== kind || labels[next] !== 0) continue;
          labels[next] = label;
          waiting[waitingCount] = next;
          waitingCount += 1;
        }
      }
    }
    // Rows are scanned from the top: the first pixel found is in the highest row.
    patches.push({ label, left, top: (start - (start % width)) / width, right, bottom, count });
  }
  return { labels, patches };
}

/** Finds the pixels that the patch encloses: those not reachable from the edge of the box without crossing the mark. */
function areaOf(patch: Patch, labels: Int32Array, pictureWidth: number): PixelBlob {
  const [left, top] = [patch.left - 1, patch.top - 1];
  const [width, height] = [patch.right - left + 2, patch.bottom - top + 2];
  const pixels = new Uint8Array(width * height).fill(ENCLOSED);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (labels[(top + y) * pictureWidth + left + x] === patch.label) pixels[y * width + x] = MARK;
    }
  }
  const outside = floodFromCorner(pixels, width, height);
  const size = width * height - outside;
  const isOutline = patch.count < size * LINE_SHARE;
  const isShape = !isOutline && rimOf(pixels, width) < LONGEST_RIM * Math.sqrt(size);
  return { left, top, width, height, pixels, size, isOutline, isShape };
}

/** Fills the outside from a corner; the empty margin connects all parts of it. @returns number of filled pixels */
function floodFromCorner(pixels: Uint8Array, width: number, height: number): number {
  const waiting = new Int32Array(pixels.length);
  let waitingCount = 0;
  let count = 0;
  const reach = (at: number) => {
    if (pixels[at] !== ENCLOSED) return;
    pixels[at] = OUTSIDE;
    count += 1;
    waiting[waitingCount] = at;
    waitingCount += 1;
  };
  reach(0);
  while (waitingCount > 0) {
    waitingCount -= 1;
    const at = waiting[waitingCount] ?? 0;
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at < width * (height - 1)) reach(at + width);
  }
  return count;
}

/** Number of pixel sides that face the outside. */
function rimOf(pixels: Uint8Array, width: number): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === OUTSIDE) continue;
    for (const next of [at - 1, at + 1, at - width, at + width]) count += pixels[next] === OUTSIDE ? 1 : 0;
  }
  return count;
}
