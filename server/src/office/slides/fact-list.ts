import { face } from './face.ts';
import { countLines, type Fitting } from './fit-text.ts';
import { LABEL_HEIGHT, type SetText, setText } from './layout.ts';
import { fitListed, type Listed } from './listed-text.ts';
import type { Frame, Piece, TextPiece } from './slide.ts';
import { lineHeight } from './text-width.ts';

/** pt, the one that is wanted first. */
const SIZES = [10, 9.5, 9, 8.5, 8] as const;
const SMALLEST = 8;
/** Between one fact and the next, inches. */
const GAP = 0.08;

/** Something that is told under a small heading. */
export interface Fact extends Listed {
  readonly label: string;
}

/** Facts that found no room where they belong, to be told whole on a slide of their own. */
export type Left = Fact[];

/** A fact without its heading, as much of it as the frame holds. @param left where it is added when that is not all */
export function setFact(fact: Fact, frame: Frame, how: SetText, left: Left): TextPiece {
  const { text, size, isWhole } = fitListed(fact, frame, how);
  if (!isWhole) left.push(fact);
  return setText(text, frame, { ...how, sizes: [size] });
}

/** A small heading and what stands below it, down to the end of the frame. */
export function labelled(fact: Fact, frame: Frame, left: Left, sizes: Fitting['sizes'] = [11, 10, 9]): Piece[] {
  return [
    setText(fact.label, { ...frame, h: LABEL_HEIGHT }, { sizes: [9], color: face.text3 }),
    setFact(fact, { ...frame, y: frame.y + LABEL_HEIGHT, h: frame.h - LABEL_HEIGHT }, { sizes }, left),
  ];
}

/**
 * Facts one below the other, all in one size, each as high as its text is; where they do not all fit in the smallest one, single texts
 * come first and lists share what those leave.
 */
export function factList(facts: readonly Fact[], frame: Frame, left: Left): Piece[] {
  const total = frame.h + GAP;
  const wantedIn = (size: number) =>
    facts.map(
      ({ texts, between }) =>
        LABEL_HEIGHT + GAP + Math.max(1, countLines(texts.join(between), frame.w, { size })) * lineHeight(size),
    );
  const size = SIZES.find((each) => sum(wantedIn(each)) <= total) ?? SMALLEST;
  const heights = sharedOut(facts, wantedIn(size), total);
  let y = frame.y;
  return facts.flatMap((fact, index) => {
    const h = heights[index] ?? 0;
    y += h;
    return labelled(fact, { ...frame, y: y - h, h: h - GAP }, left, [size]);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}

/** Of a list, a line of it. */
const LEAST = LABEL_HEIGHT + GAP + lineHeight(SMALLEST);

/** To each what it wants, as long as there is as much for the others; single texts before lists, the least wanting first. */
function sharedOut(facts: readonly Fact[], wanted: readonly number[], total: number): number[] {
  const given: number[] = [];
  let left = total;
  const isList = (index: number) => (facts[index]?.texts.length ?? 0) > 1;
  const order = [...wanted.keys()].sort(
    (one, other) => Number(isList(one)) - Number(isList(other)) || (wanted[one] ?? 0) - (wanted[other] ?? 0),
  );
  for (const [place, index] of order.entries()) {
    const others = order.slice(place + 1);
    const lists = others.filter(isList).length;
    const even = isList(index) ? left / (others.length + 1) : (left - lists * LEAST) / (others.length + 1 - lists);
    const share = Math.min(wanted[index] ?? 0, even);
    given[index] = share;
    left -= share;
  }
  return given;
}
