import type { DeckParts } from './deck-parts.ts';
import { face } from './face.ts';
import { type Fitting, fitText } from './fit-text.ts';
import { footer, type Sender } from './footer.ts';
import { MARGIN, setText } from './layout.ts';
import { drawMap } from './map/draw-location.ts';
import { type MappedObjects, mapSlides } from './map/map-slides.ts';
import { planMaps } from './map/plan-maps.ts';
import { CELL_MARGIN, type Frame, type Leaf, type Shape, SLIDE_WIDTH, type TableCell } from './slide.ts';

const TOP = 1.2;
/** Minimum height of a row (inches). */
export const ROW = 0.36;
/** Greatest height of a row (inches). A short table gets higher rows, so that their texts can be larger. */
const HIGHEST_ROW = 0.5;
const TABLE_HEIGHT = 5.4;
const ROWS_ON_SLIDE = 14;
/** Font sizes of the rows (pt). */
const SIZES = [13, 12, 11, 10.5, 9.5, 8.5] as const;

/** A column of the table. */
export interface SummaryColumn<Item> {
  readonly title: string;
  /** Inches. */
  readonly w: number;
  readonly align?: 'left' | 'right';
  readonly bold?: boolean;
  readonly text: (item: Item) => string;
}

/** An object with the id of its item. */
interface Identified {
  readonly id: string;
}

/** All objects of a presentation in a table, and on maps. */
export interface Summary<Item> {
  /** Columns of the table next to a map, fewer than in `alone`. */
  readonly besideMap: readonly SummaryColumn<Item>[];
  readonly alone: readonly SummaryColumn<Item>[];
  readonly mapped: (items: readonly Item[]) => MappedObjects;
}

/**
 * Slides with all objects in a table next to a map or, if the map cannot show them all, in tables and on separate maps.
 * None for a single object.
 * @param first number of the first of these slides
 */
export function summarySlides<Item extends Identified>(
  items: readonly Item[],
  { besideMap, alone, mapped }: Summary<Item>,
  parts: DeckParts,
  first: number,
): Leaf[] {
  if (items.length < 2) return [];
  const { base, sender, area } = parts;
  const objects = mapped(items);
  const plan = items.length <= ROWS_ON_SLIDE ? planMaps(objects.marks, frameBeside(besideMap)) : undefined;
  if (plan && plan.groups.length === 0) {
    return [tableSlide('Объекты подборки', besideMap, items, sender, drawMap(base, plan, area))];
  }
  const tables = Array.from({ length: Math.ceil(items.length / ROWS_ON_SLIDE) }, (_, index) => {
    const shown = items.slice(index * ROWS_ON_SLIDE, (index + 1) * ROWS_ON_SLIDE);
    return tableSlide(`Объекты подборки${index === 0 ? '' : ', продолжение'}`, alone, shown, sender);
  });
  return [...tables, ...mapSlides(objects, parts, first + tables.length)];
}

/** Frame of the map to the right of the table. */
function frameBeside(columns: readonly SummaryColumn<never>[]): Frame {
  const x = MARGIN + columns.reduce((sum, { w }) => sum + w, 0) + 0.3;
  return { x, y: TOP, w: SLIDE_WIDTH - MARGIN - x, h: TABLE_HEIGHT };
}

function tableSlide<Item extends Identified>(
  heading: string,
  columns: readonly SummaryColumn<Item>[],
  items: readonly Item[],
  sender: Sender,
  beside: readonly Shape[] = [],
): Leaf {
  return (page) => ({
    background: face.surface,
    shapes: [
      setText(heading, { x: MARGIN, y: 0.4, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.5 }, { sizes: [28], bold: true }),
      objectsTable(columns, items, { x: MARGIN, y: TOP, h: TABLE_HEIGHT }),
      ...beside,
      ...footer(sender, page),
    ],
  });
}

/** A table of objects, one row each. @param at its corner, and the height that its rows share */
export function objectsTable<Item extends Identified>(
  columns: readonly SummaryColumn<Item>[],
  items: readonly Item[],
  at: Pick<Frame, 'x' | 'y' | 'h'>,
): Shape {
  const rowHeight = Math.max(ROW, Math.min(HIGHEST_ROW, at.h / (items.length + 1)));
  const fitted = (
    { w, bold = false }: Pick<SummaryColumn<Item>, 'w' | 'bold'>,
    text: string,
    sizes: Fitting['sizes'],
  ) => fitText(text, { w: w - 2 * CELL_MARGIN, h: rowHeight - 0.02 }, { sizes, bold });
  const texts = items.map((item) => columns.map((column) => [column, column.text(item)] as const));
  // One font size for all rows: the largest in which every text fits.
  const size = Math.min(...texts.flat().map(([column, text]) => fitted(column, text, SIZES).size));
  return {
    kind: 'table',
    key: 'Таблица',
    frame: {
      x: at.x - CELL_MARGIN,
      y: at.y,
      w: columns.reduce((sum, { w }) => sum + w, 0),
      h: rowHeight * (items.length + 1),
    },
    columns: columns.map(({ w }) => w),
    rowHeight,
    rows: [
      columns.map((column) => ({
        ...fitted({ ...column, bold: false }, column.title, [10.5, 10, 9]),
        ...lookOf(column, face.text3),
      })),
      ...texts.map((row) =>
        row.map(([column, text]) => ({ ...fitted(column, text, [size]), ...lookOf(column, face.text) })),
      ),
    ],
    rowKeys: ['', ...items.map(({ id }) => id)],
    line: face.line,
  };
}

function lookOf(
  { align = 'left' }: Pick<SummaryColumn<never>, 'align'>,
  color: string,
): Pick<TableCell, 'align' | 'color'> {
  return { align, color };
}
