import { face } from './face.ts';
import { type Fitting, fitText } from './fit-text.ts';
import type { BoxShape, Frame, Run, Shape, TextShape } from './slide.ts';
import { lineHeight } from './text-width.ts';

/** Margin around the content of a slide (inches). */
export const MARGIN = 0.5;
/** Points per inch. */
const POINTS = 72;

/**
 * A thin line: horizontal when it has a width, vertical when it has a height.
 * @param thickness pt
 */
export function rule(
  at: { readonly x: number; readonly y: number } & ({ readonly w: number } | { readonly h: number }),
  color: string,
  thickness = 1,
): BoxShape {
  const thin = thickness / POINTS;
  const size = 'w' in at ? { w: at.w, h: thin } : { w: thin, h: at.h };
  return { kind: 'box', frame: { x: at.x, y: at.y, ...size }, fill: color };
}

export interface SetText extends Fitting {
  readonly color?: string;
  readonly align?: TextShape['align'];
  readonly valign?: TextShape['valign'];
  readonly link?: string;
  readonly key?: string;
}

/** A text within its frame. */
export function setText(text: string, frame: Frame, how: SetText): TextShape {
  const { color = face.text, align = 'left', valign = 'top', link, key } = how;
  const runs = [{ ...fitText(text, frame, how), color }];
  return {
    kind: 'text',
    frame,
    runs,
    align,
    valign,
    ...(link !== undefined && { link }),
    ...(key !== undefined && { key }),
  };
}

/** Font size of small headings and captions (pt). */
export const LABEL_SIZE = 10;
/** Height of a small heading with the space below it (inches). */
export const LABEL_HEIGHT = lineHeight(LABEL_SIZE) + 0.02;

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** Width in the strip, relative to the other figures. */
  readonly share: number;
}

const STRIP_HEIGHT = 0.68;

/** The key figures, between two lines. */
export function figureStrip(figures: readonly Figure[], at: { x: number; y: number; w: number }): Shape[] {
  const shares = figures.reduce((sum, { share }) => sum + share, 0);
  const shapes: Shape[] = [
    rule(at, face.strongLine, 0.75),
    rule({ ...at, y: at.y + STRIP_HEIGHT }, face.strongLine, 0.75),
  ];
  let x = at.x;
  for (const [index, { label, value, unit, share }] of figures.entries()) {
    const w = (at.w * share) / shares;
    const inset = index === 0 ? 0 : 0.16;
    const frame = { x: x + inset, y: at.y + 0.08, w: w - inset - 0.06, h: 0.19 };
    if (index > 0) shapes.push(rule({ x, y: at.y + 0.1, h: STRIP_HEIGHT - 0.2 }, face.line, 0.75));
    shapes.push(setText(label, frame, { sizes: [11, 10, 9], color: face.text3 }));
    shapes.push({ ...figureText(value, unit, { ...frame, y: at.y + 0.27, h: 0.35 }), key: label });
    x += w;
  }
  return shapes;
}

/** The figure large, its unit small and grey after it. */
function figureText(value: string, unit: string | undefined, frame: Frame): TextShape {
  const tail = unit === undefined ? '' : `\u00a0${unit}`;
  const fitted = fitText(value + tail, frame, { sizes: [20, 18.5, 17, 15, 13, 11], bold: true });
  const isWhole = fitted.text === value + tail;
  const runs: Run[] = [{ text: isWhole ? value : fitted.text, size: fitted.size, bold: true, color: face.text }];
  if (isWhole && tail !== '') runs.push({ text: tail, size: Math.min(12, fitted.size), color: face.text3 });
  return { kind: 'text', frame, runs, valign: 'middle' };
}

/**
 * A square with a number, as on the maps of the pages.
 * @param size side (inches)
 */
export function numberTag(number: number, at: { readonly x: number; readonly y: number }, size: number): Shape[] {
  const frame = { ...at, w: size, h: size };
  const text = String(number);
  const pt = Math.round((size * POINTS) / (text.length > 2 ? 2.6 : 2));
  return [
    { kind: 'box', frame, fill: face.text, stroke: { color: face.surface, width: 1.25 } },
    {
      kind: 'text',
      frame,
      runs: [{ text, size: pt, bold: true, color: face.surface }],
      align: 'center',
      valign: 'middle',
    },
  ];
}
