import { face } from './face.ts';
import { countLines, type Fitting } from './fit-text.ts';
import { LABEL_HEIGHT, type SetText, setText } from './layout.ts';
import { fitListed, type Listed } from './listed-text.ts';
import type { Frame, Piece, TextPiece } from './slide.ts';
import { lineHeight } from './text-width.ts';

/** Sizes in pt, the preferred one first. */
const SIZES = [10, 9.5, 9, 8.5, 8] as const;
const SMALLEST = 8;
/** Space between facts (inches). */
const GAP = 0.08;

/** A value under a small heading. */
export interface Fact extends Listed {
  readonly label: string;
}

/** Facts that did not fit: what is left of lists, single texts in full. */
export type Left = Fact[];

/**
 * A fact without its heading, as much of it as fits.
 * @param left receives what of it does not fit
 */
export function setFact(fact: Fact, frame: Frame, how: SetText, left: Left): TextPiece {
  const { text, size, isWhole, shown } = fitListed(fact, frame, how);
  if (!isWhole) left.push({ ...fact, texts: fact.texts.slice(shown) });
  return setText(text, frame, { ...how, sizes: [size] });
}

/** A small heading with its content, down to the end of the frame. */
export function labelled(fact: Fact, frame: Frame, left: Left, sizes: Fitting['sizes'] = [11, 10, 9]): Piece[] {
  return [
    setText(fact.label, { ...frame, h: LABEL_HEIGHT }, { sizes: [9], color: face.text3 }),
    setFact(fact, { ...frame, y: frame.y + LABEL_HEIGHT, h: frame.h - LABEL_HEIGHT }, { sizes }, left),
  ];
}

/**
 * Facts one below the other in one size, each as high as its text. When they do not all fit in the smallest size,
 * single texts take precedence and lists share the rest.
 */
export function factList(facts: readonly Fact[], frame: Frame, left: Left): Piece[] {
  return oneBelowTheOther(facts, frame, { textWidth: frame.w, headHeight: LABEL_HEIGHT }, (fact, place, size) =>
    labelled(fact, place, left, [size]),
  );
}

/** Share of the width that headings beside their facts take. */
const HEADING_SHARE = 0.42;

/** Like `factList`, with the headings beside the facts: half as high, for short ones. */
export function factRows(facts: readonly Fact[], frame: Frame, left: Left): Piece[] {
  const headWidth = frame.w * HEADING_SHARE;
  const textWidth = frame.w - headWidth;
  return oneBelowTheOther(facts, frame, { textWidth, headHeight: 0 }, (fact, place, size) => [
    setText(
      fact.label,
      { ...place, w: headWidth, h: Math.max(place.h, lineHeight(size)) },
      { sizes: [size, SMALLEST], color: face.text3 },
    ),
    setFact(fact, { ...place, x: place.x + headWidth, w: textWidth }, { sizes: [size] }, left),
  ]);
}

function oneBelowTheOther(
  facts: readonly Fact[],
  frame: Frame,
  { textWidth, headHeight }: { textWidth: number; headHeight: number },
  set: (fact: Fact, place: Frame, size: number) => Piece[],
): Piece[] {
  const total = frame.h + GAP;
  const heightOf = (lines: number, size: number) => headHeight + GAP + lines * lineHeight(size);
  const wantedIn = (size: number) =>
    facts.map(({ texts, between }) =>
      heightOf(Math.max(1, countLines(texts.join(between), textWidth, { size })), size),
    );
  const size = SIZES.find((each) => sum(wantedIn(each)) <= total) ?? SMALLEST;
  const heights = sharedOut(facts, wantedIn(size), { total, least: heightOf(1, SMALLEST) });
  let y = frame.y;
  return facts.flatMap((fact, index) => {
    const h = heights[index] ?? 0;
    y += h;
    return set(fact, { ...frame, y: y - h, h: h - GAP }, size);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}

/**
 * Distributes the height: each gets what it needs as long as there is as much for the others; single texts before
 * lists, the smallest first.
 * @param least height of a fact of one line (inches)
 */
function sharedOut(
  facts: readonly Fact[],
  wanted: readonly number[],
  { total, least }: { total: number; least: number },
): number[] {
  const given: number[] = [];
  let left = total;
  const isList = (index: number) => (facts[index]?.texts.length ?? 0) > 1;
  const order = [...wanted.keys()].sort(
    (one, other) => Number(isList(one)) - Number(isList(other)) || (wanted[one] ?? 0) - (wanted[other] ?? 0),
  );
  for (const [place, index] of order.entries()) {
    const others = order.slice(place + 1);
    const lists = others.filter(isList).length;
    const even = isList(index) ? left / (others.length + 1) : (left - lists * least) / (others.length + 1 - lists);
    const share = Math.min(wanted[index] ?? 0, even);
    given[index] = share;
    left -= share;
  }
  return given;
}
