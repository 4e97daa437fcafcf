import { numberRanges } from '@gektar/format/number-ranges.ts';
import { face } from './face.ts';
import type { Fact } from './fact-list.ts';
import { countLines } from './fit-text.ts';
import { footer, type Sender } from './footer.ts';
import { MARGIN, numberTag, setText } from './layout.ts';
import { type Frame, type Leaf, type Shape, SLIDE_WIDTH } from './slide.ts';
import { lineHeight } from './text-width.ts';

/** Content that did not fit on the slide of an object. */
export interface ObjectRest {
  readonly order: number;
  readonly title: string;
  readonly facts: readonly Fact[];
}

export interface RestPages {
  readonly leaves: readonly Leaf[];
  /**
   * Shapes on the slide of an object that refer to its continuation; none for an object that fits. The continuations
   * are the last slides of the presentation.
   */
  readonly reference: (order: number, page: { readonly of: number }) => Shape[];
}

const TOP = 1.3;
const BOTTOM = 6.72;
const BETWEEN_COLUMNS = 0.45;
const COLUMN_WIDTH = (SLIDE_WIDTH - 2 * MARGIN - BETWEEN_COLUMNS) / 2;
const COLUMNS = 2;
const TAG = 0.26;
const INDENT = 0.36;
const TEXT_WIDTH = COLUMN_WIDTH - INDENT;
const SIZE = 10;
const LINE = lineHeight(SIZE);
const LABEL = lineHeight(9);
const HEAD = TAG + 0.04;
const BETWEEN_FACTS = 0.05;
const BETWEEN_OBJECTS = 0.14;

/** A part of an object's continuation, placed in one column. */
interface Block {
  readonly rest: ObjectRest;
  readonly facts: readonly Fact[];
  readonly h: number;
}

/** Frame of the reference to the continuation of an object, next to the text of its location. */
const referenceFrame: Frame = { x: SLIDE_WIDTH - MARGIN - 2.1, y: 1.0, w: 2.1, h: 0.42 };
/** Width that the reference takes from the text of the location (inches). */
export const REFERENCE_WIDTH = 2.2;

/** Continuations of all objects on shared slides in two columns, each under the number and title of its object. */
export function objectRests(rests: readonly ObjectRest[], sender: Sender): RestPages {
  const blocks = rests.filter(({ facts }) => facts.length > 0).flatMap(blocksOf);
  const columns = inColumns(blocks);
  const pages = Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, index) =>
    columns.slice(index * COLUMNS, (index + 1) * COLUMNS),
  );
  const pageOf = new Map<number, number>();
  for (const [index, page] of pages.entries())
    for (const { rest } of page.flat()) if (!pageOf.has(rest.order)) pageOf.set(rest.order, index);
  return {
    leaves: pages.map((page) => (about) => ({
      background: face.surface,
      shapes: [...heading(page.flat()), ...page.flatMap(columnShapes), ...footer(sender, about)],
    })),
    reference: (order, { of }) => {
      const index = pageOf.get(order);
      if (index === undefined) return [];
      const text = `Продолжение на\u00a0слайде\u00a0${of - pages.length + index + 1}`;
      return [setText(text, referenceFrame, { sizes: [10, 9], color: face.text2, align: 'right', valign: 'middle' })];
    },
  };
}

function heading(blocks: readonly Block[]): Shape[] {
  const orders = [...new Set(blocks.map(({ rest }) => rest.order))];
  const text = `Продолжение: ${orders.length > 1 ? 'объекты' : 'объект'}\u00a0${numberRanges(orders).join(', ')}`;
  const frame = { x: MARGIN, y: 0.4, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.5 };
  return [setText(text, frame, { sizes: [28, 24, 20, 16], bold: true })];
}

/** Parts of an object's continuation, each small enough for a column. */
function blocksOf(rest: ObjectRest): Block[] {
  const room = BOTTOM - TOP - HEAD;
  const blocks: Block[] = [];
  let facts: Fact[] = [];
  let h = 0;
  const end = () => {
    if (facts.length > 0) blocks.push({ rest, facts, h: HEAD + h + BETWEEN_OBJECTS });
    [facts, h] = [[], 0];
  };
  for (const part of rest.facts.flatMap((fact) => partsOf(fact, room))) {
    const height = heightOf(part);
    if (h + height > room) end();
    facts.push(part);
    h += height;
  }
  end();
  return blocks;
}

/** Splits a fact whose texts fill more than a column. */
function partsOf(fact: Fact, room: number): Fact[] {
  const parts: Fact[] = [];
  let texts: string[] = [];
  for (const text of fact.texts) {
    if (texts.length > 0 && heightOf({ ...fact, texts: [...texts, text] }) > room) {
      parts.push({ ...fact, texts });
      texts = [];
    }
    texts.push(text);
  }
  return [...parts, { ...fact, texts }];
}

function heightOf({ texts, between }: Fact): number {
  const lines = Math.max(1, countLines(texts.join(between), TEXT_WIDTH, { size: SIZE }));
  return LABEL + lines * LINE + BETWEEN_FACTS;
}

/** Columns of blocks in the order of the objects; a block that does not fit begins the next column. */
function inColumns(blocks: readonly Block[]): Block[][] {
  const columns: Block[][] = [];
  let left = 0;
  for (const block of blocks) {
    if (columns.length === 0 || block.h - BETWEEN_OBJECTS > left) {
      columns.push([]);
      left = BOTTOM - TOP;
    }
    columns.at(-1)?.push(block);
    left -= block.h;
  }
  return columns;
}

function columnShapes(blocks: readonly Block[], column: number): Shape[] {
  const x = MARGIN + column * (COLUMN_WIDTH + BETWEEN_COLUMNS);
  let y = TOP;
  return blocks.flatMap((block) => {
    const shapes = blockShapes(block, x, y);
    y += block.h;
    return shapes;
  });
}

function blockShapes({ rest: { order, title }, facts }: Block, x: number, y: number): Shape[] {
  let below = y + HEAD;
  return [
    ...numberTag(order, { x, y }, TAG),
    setText(title, { x: x + INDENT, y, w: TEXT_WIDTH, h: TAG }, { sizes: [11, 10, 9], bold: true, valign: 'middle' }),
    ...facts.flatMap((fact): Shape[] => {
      const top = below;
      const h = heightOf(fact);
      below += h;
      const frame = { x: x + INDENT, w: TEXT_WIDTH };
      return [
        setText(fact.label, { ...frame, y: top, h: LABEL }, { sizes: [9, 8], color: face.text3 }),
        setText(fact.texts.join(fact.between), { ...frame, y: top + LABEL, h: h - LABEL }, { sizes: [SIZE] }),
      ];
    }),
  ];
}
