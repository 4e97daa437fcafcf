import { arialWidths } from './arial-widths.ts';

const EM = 2048;
export const POINTS_IN_INCH = 72;

function widthsOf(face: 'regular' | 'bold'): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(arialWidths[face]).flatMap(([width, signs]) =>
      [...signs].map((sign) => [sign, Number(width)] as const),
    ),
  );
}
const regular = widthsOf('regular');
const bold = widthsOf('bold');

export interface TypeFace {
  /** pt */
  readonly size: number;
  readonly bold?: boolean;
}

/** Width of a line in Arial, inches. */
export function textWidth(text: string, { size, bold: isBold = false }: TypeFace): number {
  const widths = isBold ? bold : regular;
  let units = 0;
  for (const sign of text) units += widths.get(sign) ?? EM;
  return ((units / EM) * size) / POINTS_IN_INCH;
}

/** Line height used on slides (inches). */
export function lineHeight(size: number): number {
  return (size * LINE_HEIGHT) / POINTS_IN_INCH;
}
/** Relative to the font size. */
export const LINE_HEIGHT = 1.2;
