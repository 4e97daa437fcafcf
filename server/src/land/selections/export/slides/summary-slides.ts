import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { face, landFace } from '#office/slides/face.ts';
import { type Fitting, fitText } from '#office/slides/fit-text.ts';
import { footer, type Sender } from '#office/slides/footer.ts';
import { MARGIN, setText } from '#office/slides/layout.ts';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import { drawMap } from '#office/slides/map/draw-location.ts';
import { planMaps } from '#office/slides/map/plan-maps.ts';
import { CELL_MARGIN, type Frame, type Leaf, type Piece, SLIDE_WIDTH, type TableCell } from '#office/slides/slide.ts';
import { mapSlides, marksOf } from './map-slides.ts';
import { ON_REQUEST, plotPlace, plotTitle } from './plot-words.ts';

const TOP = 1.2;
const ROW = 0.36;
const ROWS_ON_SLIDE = 14;
/** Font sizes of the rows (pt). */
const SIZES = [10.5, 9.5, 8.5] as const;

interface Column {
  readonly title: string;
  readonly w: number;
  readonly align?: 'left' | 'right';
  readonly bold?: boolean;
  text(item: PublicItem): string;
}

const number: Column = { title: '№', w: 0.5, text: ({ order }) => String(order) };
const area: Column = {
  title: 'Площадь, га',
  w: 1.15,
  align: 'right',
  bold: true,
  text: ({ property }) => formatMeasured(property.area),
};
const price: Column = {
  title: 'Цена, руб.',
  w: 1.75,
  align: 'right',
  bold: true,
  text: ({ property }) => (property.price === null ? ON_REQUEST : formatMeasured(property.price)),
};

/** Fewer columns beside a map than without one. */
const besideMap: readonly Column[] = [
  number,
  { title: 'Место', w: 3.9, text: ({ property }) => plotPlace(property) },
  area,
  price,
];
const alone: readonly Column[] = [
  number,
  { title: 'Объект', w: 2.6, text: ({ property }) => plotTitle(property) },
  { title: 'Место', w: 4.5, text: ({ property }) => plotPlace(property) },
  area,
  price,
  {
    title: 'Цена за га, руб.',
    w: 1.833,
    align: 'right',
    text: ({ property }) => (property.pricePerHa === null ? ON_REQUEST : formatMeasured(property.pricePerHa)),
  },
];
/** The map beside the table. */
const MAP_X = MARGIN + besideMap.reduce((sum, { w }) => sum + w, 0) + 0.3;
const MAP: Frame = { x: MAP_X, y: TOP, w: SLIDE_WIDTH - MARGIN - MAP_X, h: 5.4 };

/**
 * All objects in a table and on a map beside it; where they do not find room on it, on maps of their own. A single one
 * needs neither.
 * @param about.first number of the first of these slides
 */
export function summarySlides(
  items: readonly PublicItem[],
  { base, sender, first }: { base: BaseMap; sender: Sender; first: number },
): Leaf[] {
  if (items.length < 2) return [];
  const plan = items.length <= ROWS_ON_SLIDE ? planMaps(marksOf(items), MAP) : undefined;
  if (plan && plan.groups.length === 0) {
    return [tableSlide('Объекты подборки', besideMap, items, sender, drawMap(base, plan, landFace))];
  }
  const tables = Array.from({ length: Math.ceil(items.length / ROWS_ON_SLIDE) }, (_, index) => {
    const shown = items.slice(index * ROWS_ON_SLIDE, (index + 1) * ROWS_ON_SLIDE);
    return tableSlide(`Объекты подборки${index === 0 ? '' : ', продолжение'}`, alone, shown, sender);
  });
  return [...tables, ...mapSlides(items, { base, sender, first: first + tables.length })];
}

function tableSlide(
  heading: string,
  columns: readonly Column[],
  items: readonly PublicItem[],
  sender: Sender,
  beside: readonly Piece[] = [],
): Leaf {
  return (page) => ({
    background: face.surface,
    pieces: [
      setText(heading, { x: MARGIN, y: 0.4, w: SLIDE_WIDTH - 2 * MARGIN, h: 0.5 }, { sizes: [28], bold: true }),
      table(columns, items),
      ...beside,
      ...footer(sender, page),
    ],
  });
}

function table(columns: readonly Column[], items: readonly PublicItem[]): Piece {
  const fitted = ({ w, bold = false }: Column, text: string, sizes: Fitting['sizes']) =>
    fitText(text, { w: w - 2 * CELL_MARGIN, h: ROW - 0.02 }, { sizes, bold });
  const texts = items.map((item) => columns.map((column) => [column, column.text(item)] as const));
  // One size for all rows: that of the longest text.
  const size = Math.min(...texts.flat().map(([column, text]) => fitted(column, text, SIZES).size));
  return {
    kind: 'table',
    frame: {
      x: MARGIN - CELL_MARGIN,
      y: TOP,
      w: columns.reduce((sum, { w }) => sum + w, 0),
      h: ROW * (items.length + 1),
    },
    columns: columns.map(({ w }) => w),
    rowHeight: ROW,
    rows: [
      columns.map((column) => ({
        ...fitted({ ...column, bold: false }, column.title, [9]),
        ...lookOf(column, face.text3),
      })),
      ...texts.map((row) =>
        row.map(([column, text]) => ({ ...fitted(column, text, [size]), ...lookOf(column, face.text) })),
      ),
    ],
    line: face.line,
  };
}

function lookOf({ align = 'left' }: Column, color: string): Pick<TableCell, 'align' | 'color'> {
  return { align, color };
}
