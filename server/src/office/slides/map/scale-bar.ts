import { face } from '#office/slides/face.ts';
import { rule } from '#office/slides/layout.ts';
import type { Frame, Shape } from '#office/slides/slide.ts';
import { halfHeight, type MapView } from './map-view.ts';

/** Possible lengths of a bar (m). */
const lengths = [1, 10, 100, 1_000, 10_000, 100_000].flatMap((power) => [power, 2 * power, 5 * power]);
/** Greatest length of the bar, as a share of the frame's width. */
const SHARE = 0.3;
const INSET = 0.1;
const TICK = 0.05;
/**
 * Greatest half height of a map with a scale (degrees of latitude): on a taller one the bar would be off by more than a
 * tenth.
 */
const TALLEST = 4;

export type Side = 'left' | 'right';

/** Whether one scale is valid all over the map. */
export function hasScale(view: MapView): boolean {
  return halfHeight(view) <= TALLEST;
}

/** Frame of the scale bar, which names must not cover. */
export function scaleBarPlace({ frame }: MapView, side: Side): Frame {
  const w = frame.w * (SHARE + 0.06);
  return { x: side === 'left' ? frame.x : frame.x + frame.w - w, y: frame.y + frame.h - 0.36, w, h: 0.36 };
}

/** Frame of the arrow. */
export function northPlace({ frame }: MapView): Frame {
  return { x: frame.x + frame.w - 0.36, y: frame.y, w: 0.36, h: 0.45 };
}

/** A bar of a round length with its label above, at the bottom of the map. */
export function drawScaleBar({ frame, kmInInch }: MapView, side: Side = 'left'): Shape[] {
  const metres = lengths.findLast((length) => length / 1_000 / kmInInch <= frame.w * SHARE) ?? 1;
  const w = metres / 1_000 / kmInInch;
  const x = side === 'left' ? frame.x + INSET : frame.x + frame.w - INSET - w;
  const y = frame.y + frame.h - INSET;
  const tick = (at: number) => rule({ x: at, y: y - TICK, h: TICK }, face.text);
  return [
    rule({ x, y, w }, face.text),
    tick(x),
    tick(x + w),
    {
      kind: 'text',
      frame: { x, y: y - 0.22, w: 1, h: 0.15 },
      runs: [{ text: lengthText(metres), size: 8, color: face.text }],
    },
  ];
}

function lengthText(metres: number): string {
  return metres < 1_000 ? `${metres}\u00a0м` : `${metres / 1_000}\u00a0км`;
}

/** The north arrow with its letter, in the upper right corner. */
export function drawNorth({ frame }: MapView): Shape[] {
  const [x, y] = [frame.x + frame.w - 0.2, frame.y + 0.1];
  const arrow = [
    [x, y],
    [x + 0.06, y + 0.16],
    [x, y + 0.12],
    [x - 0.06, y + 0.16],
  ] as const;
  return [
    { kind: 'path', lines: [arrow], closed: true, fill: face.text },
    {
      kind: 'text',
      frame: { x: x - 0.15, y: y + 0.17, w: 0.3, h: 0.15 },
      runs: [{ text: 'С', size: 8, bold: true, color: face.text }],
      align: 'center',
    },
  ];
}
