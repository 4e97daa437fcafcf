import { face } from './face.ts';
import { countLines, type Fitting, keepsWords } from './fit-text.ts';
import { LABEL_HEIGHT, LABEL_SIZE, rule, type SetText, setText } from './layout.ts';
import { fitListed, type Listed } from './listed-text.ts';
import type { Frame, Shape, TextShape } from './slide.ts';
import { lineHeight, textWidth } from './text-width.ts';

/** Sizes in pt, the preferred one first. */
const SIZES = [13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8] as const;
const SMALLEST = 8;
/** Space between facts (inches). */
const GAP = 0.08;

/** A value under a small heading. */
export interface Fact extends Listed {
  readonly label: string;
}

/** Facts that did not fit: the remaining texts of a list, a single text in full. */
export type Left = Fact[];

/** Sets as much of a fact as fits, without its heading. @param left receives what does not fit */
export function setFact(fact: Fact, frame: Frame, how: SetText, left: Left): TextShape {
  const { text, size, isWhole, shown } = fitListed(fact, frame, how);
  if (!isWhole) left.push({ ...fact, texts: fact.texts.slice(shown) });
  return setText(text, frame, { ...how, sizes: [size], key: fact.label });
}

/** A small heading with its content, down to the end of the frame. */
export function labelled(fact: Fact, frame: Frame, left: Left, sizes: Fitting['sizes'] = [13, 12, 11, 10, 9]): Shape[] {
  return [
    setText(fact.label, { ...frame, h: LABEL_HEIGHT }, { sizes: [LABEL_SIZE], color: face.text3 }),
    setFact(fact, { ...frame, y: frame.y + LABEL_HEIGHT, h: frame.h - LABEL_HEIGHT }, { sizes }, left),
  ];
}

/**
 * Facts one below the other in one font size, each as high as its text. When they do not all fit in the smallest size,
 * single texts take precedence and lists share the remaining height.
 */
export function factList(facts: readonly Fact[], frame: Frame, left: Left): Shape[] {
  const layout = { textWidthIn: () => frame.w, headHeight: LABEL_HEIGHT, gaps: [GAP] as const };
  return oneBelowTheOther(facts, frame, layout, (fact, place, { size }) => labelled(fact, place, left, [size]));
}

/** Largest share of the width for headings next to their facts. */
const HEADING_SHARE = 0.7;
/** Gap between a heading and its fact (inches). */
const BESIDE = 0.14;
/** Gaps between two rows, the preferred one first (inches). */
const ROW_GAPS = [0.2, 0.17, 0.14, 0.11, GAP] as const;
/** Between columns of rows (inches). */
const COLUMN_GAP = 0.36;

/**
 * Facts as in `factList`, with each heading to the left of its fact and lines between the rows: half as high, for short
 * facts.
 * @param columns number of columns, equal in width and font size
 */
export function factRows(facts: readonly Fact[], frame: Frame, left: Left, columns = 1): Shape[] {
  const w = (frame.w + COLUMN_GAP) / columns - COLUMN_GAP;
  const rows = Math.ceil(facts.length / columns);
  const parts = Array.from({ length: columns }, (_, index) => facts.slice(index * rows, (index + 1) * rows));
  const size = Math.min(...parts.map((part) => sizeFor(part, frame, rowLayout(part, w))));
  return parts.flatMap((part, index) => {
    const layout = rowLayout(part, w);
    const headWidth = layout.headWidthIn(size);
    const column = { ...frame, x: frame.x + index * (w + COLUMN_GAP), w };
    return oneBelowTheOther(part, column, { ...layout, size }, (fact, place, { gap }) => [
      setText(
        fact.label,
        { ...place, w: headWidth - BESIDE / 2, h: Math.max(place.h, lineHeight(size)) },
        { sizes: [size, SMALLEST], color: face.text3 },
      ),
      setFact(fact, { ...place, x: place.x + headWidth, w: w - headWidth }, { sizes: [size] }, left),
      ...(fact === part.at(-1) ? [] : [rule({ x: place.x, y: place.y + place.h + gap / 2, w }, face.line, 0.75)]),
    ]);
  });
}

function rowLayout(facts: readonly Fact[], w: number) {
  const headWidthIn = (size: number) => {
    const longest = Math.max(0, ...facts.map(({ label }) => textWidth(label, { size })));
    return Math.min(w * HEADING_SHARE, longest + BESIDE);
  };
  return { headWidthIn, textWidthIn: (size: number) => w - headWidthIn(size), headHeight: 0, gaps: ROW_GAPS };
}

interface FactLayout {
  /** Width of the facts' texts at a font size (inches). */
  readonly textWidthIn: (size: number) => number;
  /** Width of headings next to the facts. */
  readonly headWidthIn?: (size: number) => number;
  /** Height of headings above the facts. */
  readonly headHeight: number;
  /** Between two facts, the preferred one first (inches). */
  readonly gaps: readonly [number, ...number[]];
}

/** Heights of facts with the gaps below them. */
function heightsIn(
  facts: readonly Fact[],
  { textWidthIn, headWidthIn, headHeight }: FactLayout,
  size: number,
  gap: number,
) {
  return facts.map(({ label, texts, between }) => {
    const beside = headWidthIn ? countLines(label, headWidthIn(size) - BESIDE / 2, { size }) : 1;
    const lines = Math.max(1, beside, countLines(texts.join(between), textWidthIn(size), { size }));
    return headHeight + gap + lines * lineHeight(size);
  });
}

/** The largest font size in which all facts fit, preferably one that breaks no word. */
function sizeFor(facts: readonly Fact[], frame: Frame, layout: FactLayout): number {
  const least = Math.min(...layout.gaps);
  const holding = SIZES.filter((size) => sum(heightsIn(facts, layout, size, least)) <= frame.h + least);
  const areWordsWhole = (size: number) =>
    facts.every(({ texts, between }) => keepsWords(texts.join(between), layout.textWidthIn(size), { size }));
  return holding.find(areWordsWhole) ?? holding[0] ?? SMALLEST;
}

function oneBelowTheOther(
  facts: readonly Fact[],
  frame: Frame,
  layout: FactLayout & { readonly size?: number },
  set: (fact: Fact, place: Frame, look: { readonly size: number; readonly gap: number }) => Shape[],
): Shape[] {
  const { size = sizeFor(facts, frame, layout), gaps, headHeight } = layout;
  const gap = gaps.find((each) => sum(heightsIn(facts, layout, size, each)) <= frame.h + each) ?? Math.min(...gaps);
  const heights = sharedOut(facts, heightsIn(facts, layout, size, gap), {
    total: frame.h + gap,
    least: headHeight + gap + lineHeight(SMALLEST),
  });
  let y = frame.y;
  return facts.flatMap((fact, index) => {
    const h = heights[index] ?? 0;
    y += h;
    return set(fact, { ...frame, y: y - h, h: h - gap }, { size, gap });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}

/**
 * Distributes the height: each fact gets the height it needs, up to an equal share of what remains; single texts come
 * before lists, the smallest first.
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
