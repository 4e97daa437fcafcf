import type { Frame, Point, Shape } from './slide.ts';

/** Corners of the logo, a surveyed plot, in a square with a side of 26. */
const corners: readonly Point[] = [
  [4.5, 7.5],
  [17, 4],
  [22, 12.5],
  [18.5, 21.5],
  [6.5, 20],
];
const boundaries: readonly (readonly Point[])[] = [
  [
    [17, 4],
    [11.2, 20.6],
  ],
  [
    [5.6, 14],
    [22, 12.5],
  ],
];
const SIDE = 26;
const CORNER = 3.6;

interface PlanFace {
  readonly color: string;
  readonly soft: string;
  /** Stroke width relative to the logo in its usual size. */
  readonly weight?: number;
}

/**
 * The logo: a plot with square corner points.
 * @param frame a square
 */
export function planDrawing(frame: Frame, { color, soft, weight = 1 }: PlanFace): Shape[] {
  const scale = frame.w / SIDE;
  const at = ([x, y]: Point): Point => [frame.x + x * scale, frame.y + y * scale];
  const thick = Math.max(0.75, frame.w * 3.2 * weight);
  return [
    {
      kind: 'path',
      lines: boundaries.map((line) => line.map(at)),
      closed: false,
      stroke: { color: soft, width: thick * 0.75 },
    },
    { kind: 'path', lines: [corners.map(at)], closed: true, stroke: { color, width: thick } },
    {
      kind: 'path',
      lines: corners.map((corner) => square(at(corner), CORNER * scale * weight)),
      closed: true,
      fill: color,
    },
  ];
}

/**
 * Corners of a square around a point. A ring, not a shape: all squares of a drawing form one shape, since slides have
 * hundreds of them.
 */
export function square([x, y]: Point, side: number): Point[] {
  const half = side / 2;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}
