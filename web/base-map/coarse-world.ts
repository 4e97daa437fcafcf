import type { mesh } from 'topojson-client';
import type { Position } from './curve.ts';

/** Shared arcs of many outlines, in the format of `world-atlas`. */
export type Topology = Parameters<typeof mesh>[0];

/** Tolerance of a simplified coast (degrees): fine near plots, coarse elsewhere. */
const NEAR_TOLERANCE = 0.005;
const FAR_TOLERANCE = 0.09;
/** European Russia and its seas: west, south, east, north. */
const NEAR = [27, 42, 61, 69] as const;

function isNear([longitude, latitude]: Position): boolean {
  return longitude > NEAR[0] && latitude > NEAR[1] && longitude < NEAR[2] && latitude < NEAR[3];
}

/** In degrees of latitude; degrees of longitude are scaled at the point. */
function distanceToSegment(point: Position, from: Position, to: Position): number {
  const squeeze = Math.cos((point[1] * Math.PI) / 180);
  const [dx, dy] = [(to[0] - from[0]) * squeeze, to[1] - from[1]];
  const [px, py] = [(point[0] - from[0]) * squeeze, point[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}

/** Douglas–Peucker; keeps the ends, so that arcs shared by two countries still meet. */
function simplify(line: Position[], tolerance: number): Position[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let reach = 0;
  for (const [index, point] of line.entries()) {
    const away = distanceToSegment(point, first, last);
    if (away > reach) [farthest, reach] = [index, away];
  }
  if (reach <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance), ...simplify(line.slice(farthest), tolerance).slice(1)];
}

function unpack(topology: Topology, arc: readonly number[][]): Position[] {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  let x = 0;
  let y = 0;
  return arc.map((step) => {
    x += step[0] ?? 0;
    y += step[1] ?? 0;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function round([longitude, latitude]: Position, digits: number): Position {
  const factor = 10 ** digits;
  return [Math.round(longitude * factor) / factor, Math.round(latitude * factor) / factor];
}

/** The same topology with fewer points and plain coordinates. */
export function coarsen(topology: Topology): Topology {
  const arcs = topology.arcs.map((packed) => {
    const line = unpack(topology, packed);
    const near = line.some(isNear);
    return simplify(line, near ? NEAR_TOLERANCE : FAR_TOLERANCE).map((point) => round(point, near ? 3 : 2));
  });
  return { type: 'Topology', objects: topology.objects, arcs };
}
