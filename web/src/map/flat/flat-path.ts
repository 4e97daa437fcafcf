import type { Position } from 'geojson';
import type { FlatPoint, FlatProjection } from './flat-projection.ts';

/** A corner closer than this to the last drawn one is skipped (px). */
const THINNED_PX = 0.7;
/** Distance up to which lines continue outside the drawing (px). */
const SPARE_PX = 20;

/**
 * SVG path of a line of `[longitude, latitude]` positions. Parts far outside of the drawing are left out; empty when
 * nothing remains.
 */
export function linePath(line: readonly Position[], flat: FlatProjection): string {
  const points = line.map((position) => projected(position, flat));
  const parts: string[] = [];
  let last: FlatPoint | undefined;
  points.forEach((point, index) => {
    const before = points[index - 1];
    const isSeen = (before && !isApart(before, point, flat)) || isInside(point, flat);
    if (!isSeen) {
      last = undefined;
      return;
    }
    if (last === undefined) parts.push(before ? `M${text(before)}L${text(point)}` : `M${text(point)}`);
    else if (index < points.length - 1 && distance(last, point) < THINNED_PX) return;
    else parts.push(`L${text(point)}`);
    last = point;
  });
  return parts.join('');
}

/** An SVG path of a closed ring. Empty when none of it is visible. */
export function ringPath(ring: readonly Position[], flat: FlatProjection): string {
  const points = ring.map((position) => projected(position, flat));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  if (Math.max(...xs) < 0 || Math.min(...xs) > flat.width || Math.max(...ys) < 0 || Math.min(...ys) > flat.height) {
    return '';
  }
  const kept = points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || distance(before, point) >= THINNED_PX / 4;
  });
  return `M${kept.map(text).join('L')}Z`;
}

function projected([longitude = 0, latitude = 0]: Position, flat: FlatProjection): FlatPoint {
  return flat.project({ longitude, latitude });
}

function isInside([x, y]: FlatPoint, { width, height }: FlatProjection): boolean {
  return x > -SPARE_PX && x < width + SPARE_PX && y > -SPARE_PX && y < height + SPARE_PX;
}

/** Whether both ends are beyond the same edge, so that nothing between them is visible. */
function isApart([x1, y1]: FlatPoint, [x2, y2]: FlatPoint, { width, height }: FlatProjection): boolean {
  return (
    Math.max(x1, x2) < -SPARE_PX ||
    Math.min(x1, x2) > width + SPARE_PX ||
    Math.max(y1, y2) < -SPARE_PX ||
    Math.min(y1, y2) > height + SPARE_PX
  );
}

function distance([x1, y1]: FlatPoint, [x2, y2]: FlatPoint): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function text([x, y]: FlatPoint): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
