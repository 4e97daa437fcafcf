import { face } from './face.ts';
import type { Fact } from './fact-list.ts';
import { countLines, type Fitting } from './fit-text.ts';
import { LABEL_HEIGHT, LABEL_SIZE, MARGIN, setText } from './layout.ts';
import { type Frame, type Shape, SLIDE_WIDTH } from './slide.ts';
import { lineHeight, textWidth } from './text-width.ts';

/** Frame of the content, below a heading. */
const frame: Frame = { x: MARGIN, y: 1.4, w: SLIDE_WIDTH - 2 * MARGIN, h: 5.3 };
const SIZE = 12;
const BETWEEN_COLUMNS = 0.3;
const BETWEEN_ROWS = 0.07;
const BETWEEN_FACTS = 0.2;
const MOST_COLUMNS = 5;
/** Number of columns for long texts. */
const LONG_COLUMNS = 2;

/** Facts in full, whatever their length: the shapes of as many slides as needed. */
export function restSlides(facts: readonly Fact[]): Shape[][] {
  const slides: Shape[][] = [];
  let bottom = Number.POSITIVE_INFINITY;
  const begin = (height: number): number => {
    if (slides.length === 0 || bottom + height > frame.y + frame.h) {
      slides.push([]);
      bottom = frame.y;
    }
    return bottom;
  };
  for (const fact of facts) {
    const rows = rowsOf(fact);
    let label: string | undefined = fact.label;
    for (const { texts, w, h } of rows) {
      const slideCount = slides.length;
      const y = begin((label === undefined ? 0 : LABEL_HEIGHT + BETWEEN_FACTS) + h);
      if (slides.length > slideCount && label === undefined) label = `${fact.label}, продолжение`;
      const top = label === undefined ? y : y + LABEL_HEIGHT + (y === frame.y ? 0 : BETWEEN_FACTS);
      if (label !== undefined) {
        slides.at(-1)?.push(labelAt(label, top - LABEL_HEIGHT));
        label = undefined;
      }
      slides.at(-1)?.push(...texts.map((text, column) => cell(text, { x: columnAt(column, w), y: top, w, h })));
      bottom = top + h + BETWEEN_ROWS;
    }
  }
  return slides;
}

function labelAt(label: string, y: number): Shape {
  return setText(label, { ...frame, y, h: LABEL_HEIGHT }, { sizes: [LABEL_SIZE], color: face.text3 });
}

function cell(text: string, at: Frame): Shape {
  const sizes: Fitting['sizes'] = [SIZE];
  return setText(text, at, { sizes });
}

function columnAt(column: number, w: number): number {
  return frame.x + column * (w + BETWEEN_COLUMNS);
}

/** Texts in rows with as many columns as the longest allows. */
function rowsOf({ texts }: Fact): { texts: readonly string[]; w: number; h: number }[] {
  const columns = columnsFor(texts);
  const w = (frame.w + BETWEEN_COLUMNS) / columns - BETWEEN_COLUMNS;
  return Array.from({ length: Math.ceil(texts.length / columns) }, (_, row) => {
    const own = texts.slice(row * columns, (row + 1) * columns);
    const lines = Math.max(...own.map((text) => countLines(text, w, { size: SIZE })));
    return { texts: own, w, h: Math.max(1, lines) * lineHeight(SIZE) };
  });
}

function columnsFor(texts: readonly string[]): number {
  const longest = Math.max(...texts.map((text) => textWidth(text, { size: SIZE }))) * 1.05 + BETWEEN_COLUMNS;
  const fitting = Math.floor((frame.w + BETWEEN_COLUMNS) / longest);
  return Math.min(texts.length, Math.max(fitting, LONG_COLUMNS), MOST_COLUMNS);
}
