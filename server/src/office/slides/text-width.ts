import { arialWidths } from './arial-widths.ts';
import { onestWidths } from './onest-widths.ts';

export const POINTS_IN_INCH = 72;

const arial = { widths: arialWidths, em: 2048 };
const onest = { widths: onestWidths, em: 1000 };

/**
 * Character widths relative to the font size, the wider of both fonts: a text fits in Onest and, on a computer without
 * it, in Arial.
 */
function widthsOf(face: 'regular' | 'bold'): ReadonlyMap<string, number> {
  const wider = new Map<string, number>();
  for (const { widths, em } of [arial, onest]) {
    for (const [width, signs] of Object.entries(widths[face])) {
      for (const sign of signs) wider.set(sign, Math.max(wider.get(sign) ?? 0, Number(width) / em));
    }
  }
  return wider;
}
const regular = widthsOf('regular');
const bold = widthsOf('bold');

export interface TypeFace {
  /** pt */
  readonly size: number;
  readonly bold?: boolean;
}

/** Width of a line in the font of slides or in Arial, whichever is wider (inches). */
export function textWidth(text: string, { size, bold: isBold = false }: TypeFace): number {
  const widths = isBold ? bold : regular;
  let ems = 0;
  for (const sign of text) ems += widths.get(sign) ?? 1;
  return (ems * size) / POINTS_IN_INCH;
}

/** Line height used on slides (inches). */
export function lineHeight(size: number): number {
  return (size * LINE_HEIGHT) / POINTS_IN_INCH;
}
/** Relative to the font size. */
export const LINE_HEIGHT = 1.2;
