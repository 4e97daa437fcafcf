import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import simplify from 'simplify-js';
import { type AreaFace, face } from '#office/slides/face.ts';
import { square } from '#office/slides/plan-drawing.ts';
import type { Frame, Point, Shape } from '#office/slides/slide.ts';
import { windowOf } from './map-window.ts';
import { drawNorth, drawScaleBar } from './scale-bar.ts';

/** Simplification tolerance (inches). */
const TOLERANCE = 0.008;
const GRID = 0.35;
/**
 * Greatest number of corners for which corner points are drawn: the outline of a traced shape would be covered by them.
 */
const MOST_CORNERS = 24;
const CORNER = 0.06;
/** Smallest extent drawn (km): an outline of a few metres is an error, not a plot. */
const SMALLEST_KM = 0.02;

/** The plot as on a survey plan: its outline on a grid, north up, with a scale. */
export function drawOutline(polygons: readonly Polygon[], frame: Frame, area: AreaFace): Shape[] {
  const view = windowOf(
    frame,
    polygons.flatMap(({ coordinates }) => coordinates),
    SMALLEST_KM,
  );
  const rings = polygons.map(({ coordinates }) => simplified(view.placeLine(coordinates)));
  return [
    { kind: 'box', frame, fill: face.quiet },
    grid(frame),
    {
      kind: 'path',
      lines: rings,
      closed: true,
      fill: area.accent,
      transparency: 82,
      stroke: { color: area.accent, width: 1.75 },
    },
    ...corners(rings, area),
    ...drawScaleBar(view),
    ...drawNorth(view),
    { kind: 'box', frame, stroke: { color: face.strongLine, width: 0.75 } },
  ];
}

function simplified(ring: readonly Point[]): Point[] {
  return simplify(
    ring.map(([x, y]) => ({ x, y })),
    TOLERANCE,
    true,
  ).map(({ x, y }) => [x, y] as const);
}

function grid({ x, y, w, h }: Frame): Shape {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / GRID) - 1 }, (_, index) => (index + 1) * GRID);
  const down = steps(w).map((at): Point[] => [
    [x + at, y],
    [x + at, y + h],
  ]);
  const across = steps(h).map((at): Point[] => [
    [x, y + at],
    [x + w, y + at],
  ]);
  return { kind: 'path', lines: [...down, ...across], closed: false, stroke: { color: face.line, width: 0.5 } };
}

function corners(rings: readonly (readonly Point[])[], { accent }: AreaFace): Shape[] {
  const lines = rings
    .filter((ring) => ring.length <= MOST_CORNERS)
    .flatMap((ring) => ring.map((at) => square(at, CORNER)));
  return lines.length === 0 ? [] : [{ kind: 'path', lines, closed: true, fill: accent }];
}
