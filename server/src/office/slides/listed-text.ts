import { countLines, type Fitting, fitText, keepsWords, type TextFrame } from './fit-text.ts';
import { lineHeight } from './text-width.ts';

const nbsp = '\u00a0';

/** Texts with a separator. */
export interface Listed {
  readonly texts: readonly string[];
  readonly between: string;
}

export interface ListedText {
  readonly text: string;
  readonly size: number;
  /** false when the text ends with '… и ещё N' or an ellipsis. */
  readonly isWhole: boolean;
  /** Number of texts shown in full. */
  readonly shown: number;
}

/**
 * Sets texts into a frame in the largest size that holds all of them; otherwise as many as fit in the smallest,
 * followed by '… и ещё N'. A single text that is too long ends with an ellipsis.
 */
export function fitListed({ texts, between }: Listed, frame: TextFrame, fitting: Fitting): ListedText {
  const { sizes, bold = false } = fitting;
  const whole = texts.join(between);
  const holding = sizes.filter((each) => holds(whole, frame, { size: each, bold }));
  const size = holding.find((each) => keepsWords(whole, frame.w, { size: each, bold })) ?? holding[0];
  if (size !== undefined) return { text: whole, size, isWhole: true, shown: texts.length };
  const smallest = sizes.at(-1) ?? sizes[0];
  for (let count = texts.length - 1; count > 0; count -= 1) {
    const text = `${texts.slice(0, count).join(between)}${andMore(texts.length - count)}`;
    if (holds(text, frame, { size: smallest, bold })) return { text, size: smallest, isWhole: false, shown: count };
  }
  return { text: shortened(texts, frame, { sizes: [smallest], bold }), size: smallest, isWhole: false, shown: 0 };
}

/** ' … и ещё 12'; an ordinary space before the ellipsis, so that a line may break there. */
function andMore(count: number): string {
  return ` …${nbsp}и${nbsp}ещё${nbsp}${count}`;
}

/** Beginning of the first text, when not even that fits whole. */
function shortened([first = '', ...others]: readonly string[], frame: TextFrame, fitting: Fitting): string {
  if (others.length === 0) return fitText(first, frame, fitting).text;
  // The first text is shortened further, to make room for the words that follow it.
  const tail = andMore(others.length).replace(' …', '');
  const size = fitting.sizes[0];
  for (let length = first.length; length > 0; length -= 1) {
    const text = `${first.slice(0, length).trimEnd()}…${tail}`;
    if (holds(text, frame, { size, bold: fitting.bold ?? false })) return text;
  }
  return `…${tail}`;
}

function holds(text: string, { w, h }: TextFrame, face: { size: number; bold: boolean }): boolean {
  return countLines(text, w, face) <= Math.max(1, Math.floor(h / lineHeight(face.size) + 0.01));
}
