import { countLines } from './fit-text.ts';
import { LABEL_HEIGHT, labelled } from './layout.ts';
import type { Frame, Piece } from './slide.ts';
import { lineHeight } from './text-width.ts';

/** pt, the one that is wanted first. */
const SIZES = [10, 9.5, 9, 8.5, 8] as const;
const SMALLEST = 8;
/** Between one fact and the next, inches. */
const GAP = 0.08;

export type Fact = readonly [label: string, value: string];

/**
 * Facts one below the other, all in one size, each as high as its text is; where they do not all fit in the smallest one, the long ones
 * share what the short ones leave.
 */
export function factList(facts: readonly Fact[], frame: Frame): Piece[] {
  const total = frame.h + GAP;
  const wantedIn = (size: number) =>
    facts.map(([, value]) => LABEL_HEIGHT + GAP + Math.max(1, countLines(value, frame.w, { size })) * lineHeight(size));
  const size = SIZES.find((each) => sum(wantedIn(each)) <= total) ?? SMALLEST;
  const heights = sharedOut(wantedIn(size), total);
  let y = frame.y;
  return facts.flatMap(([label, value], index) => {
    const h = heights[index] ?? 0;
    y += h;
    return labelled(label, value, { ...frame, y: y - h, h: h - GAP }, [size]);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}

/** To each what it wants, as long as there is as much for the others; from the least to the most wanting. */
function sharedOut(wanted: readonly number[], total: number): number[] {
  const given: number[] = [];
  let left = total;
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  for (const [place, index] of order.entries()) {
    const share = Math.min(wanted[index] ?? 0, left / (order.length - place));
    given[index] = share;
    left -= share;
  }
  return given;
}
