import { lineHeight, type TypeFace, textWidth } from './text-width.ts';

/** Unused share of a frame: programs space letters slightly differently. */
const SPARE = 0.03;
const ELLIPSIS = '…';

export interface TextFrame {
  /** Inches. */
  readonly w: number;
  readonly h: number;
}

/** Options of setting a text: sizes from the preferred to the smallest (pt). */
export interface Fitting {
  readonly sizes: readonly [number, ...number[]];
  readonly bold?: boolean;
}

/**
 * Number of lines of a text in a frame of this width, as {@link fitText} sets it.
 * @param width inches
 */
export function countLines(text: string, width: number, face: TypeFace): number {
  return linesOf(text, width, face).length;
}

/**
 * The lines of a text in a frame of this width, as {@link fitText} sets it.
 * @param width inches
 */
export function linesOf(text: string, width: number, face: TypeFace): string[] {
  return wrapText(folded(text), width * (1 - SPARE), face);
}

function folded(text: string): string {
  return text.replace(/[^\S\u00a0]+/g, ' ').trim();
}

export interface FittedText extends TypeFace {
  readonly text: string;
}

/**
 * Sets a text into a frame in the largest size that holds all of it, preferably without breaking words; otherwise
 * truncates it with an ellipsis in the smallest size. Spaces are collapsed; a word longer than a line is broken, as in
 * presentation programs.
 */
export function fitText(text: string, frame: TextFrame, { sizes, bold = false }: Fitting): FittedText {
  const whole = folded(text);
  const holding = sizes.filter((size) => countLines(whole, frame.w, { size, bold }) <= linesIn(frame, size));
  const chosen = holding.find((size) => keepsWords(whole, frame.w, { size, bold })) ?? holding[0];
  if (chosen !== undefined) return { text: whole, size: chosen, bold };
  const size = sizes.at(-1) ?? sizes[0];
  return { text: shortened(whole, frame, { size, bold }), size, bold };
}

/**
 * Whether no word of a text is broken in a frame of this width.
 * @param width inches
 */
export function keepsWords(text: string, width: number, face: TypeFace): boolean {
  return (folded(text).match(/[^ -]+-*/g) ?? []).every((word) => textWidth(word, face) <= width * (1 - SPARE));
}

/** Number of lines that fit; at least one, since a frame lower than a line is a layout error, which its test finds. */
function linesIn({ h }: TextFrame, size: number): number {
  return Math.max(1, Math.floor(h / lineHeight(size) + 0.01));
}

/** The longest beginning that fits with an ellipsis, by bisection. */
function shortened(text: string, frame: TextFrame, face: TypeFace): string {
  const signs = [...text];
  const beginning = (length: number) =>
    `${signs
      .slice(0, length)
      .join('')
      .replace(/[\s,;.:–-]+$/u, '')}${ELLIPSIS}`;
  const fits = (length: number) => countLines(beginning(length), frame.w, face) <= linesIn(frame, face.size);
  let [least, most] = [0, signs.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return beginning(least);
}

/**
 * The lines of a text. Breaks at spaces and after hyphens, never at no-break spaces.
 * @param width inches
 */
export function wrapText(text: string, width: number, face: TypeFace): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[^ -]*-+|[^ -]+ ?| /g) ?? []) {
    if (textWidth((line + word).trimEnd(), face) <= width) {
      line += word;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    const parts = brokenWord(word, width, face);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

function brokenWord(word: string, width: number, face: TypeFace): string[] {
  const parts = [''];
  for (const sign of word) {
    const part = parts.at(-1) ?? '';
    if (part === '' || textWidth((part + sign).trimEnd(), face) <= width) parts[parts.length - 1] = part + sign;
    else parts.push(sign);
  }
  return parts;
}
