import {
  type BoxShape,
  CELL_MARGIN,
  type Frame,
  type PathShape,
  type Shape,
  SLIDE_HEIGHT,
  SLIDE_WIDTH,
  type Slide,
  type Stroke,
  type TableShape,
} from '#office/slides/slide.ts';
import { POINTS_IN_INCH } from '#office/slides/text-width.ts';
import { drawBars } from './draw-bars.ts';
import { drawText } from './draw-text.ts';

/** Lengths of dash and gap, relative to the stroke width, as in presentation programs. */
const DASH = [4, 3] as const;

/** Draws a slide on the current page. */
export function drawPage(page: PDFKit.PDFDocument, { background, shapes }: Slide): void {
  page.rect(0, 0, SLIDE_WIDTH * POINTS_IN_INCH, SLIDE_HEIGHT * POINTS_IN_INCH).fill(`#${background}`);
  for (const shape of shapes) draw(page, shape);
}

function draw(page: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'text':
      drawText(page, shape);
      return;
    case 'box':
    case 'oval':
      drawBox(page, shape);
      return;
    case 'path':
      drawPath(page, shape);
      return;
    case 'picture': {
      const [x, y, width, height] = placeOf(shape.frame);
      page.save();
      if (shape.isRound) page.ellipse(x + width / 2, y + height / 2, width / 2, height / 2).clip();
      page.image(shape.path, x, y, { width, height });
      page.restore();
      return;
    }
    case 'table':
      drawTable(page, shape);
      return;
    case 'bars':
      drawBars(page, shape);
      return;
  }
}

function placeOf({ x, y, w, h }: Frame): [x: number, y: number, w: number, h: number] {
  return [x * POINTS_IN_INCH, y * POINTS_IN_INCH, w * POINTS_IN_INCH, h * POINTS_IN_INCH];
}

function drawBox(page: PDFKit.PDFDocument, shape: BoxShape): void {
  const [x, y, w, h] = placeOf(shape.frame);
  paint(page, shape, () => {
    if (shape.kind === 'oval') page.ellipse(x + w / 2, y + h / 2, w / 2, h / 2);
    else page.rect(x, y, w, h);
  });
}

function drawPath(page: PDFKit.PDFDocument, shape: PathShape): void {
  paint(page, shape, () => {
    for (const line of shape.lines) {
      for (const [index, [x, y]] of line.entries()) {
        if (index === 0) page.moveTo(x * POINTS_IN_INCH, y * POINTS_IN_INCH);
        else page.lineTo(x * POINTS_IN_INCH, y * POINTS_IN_INCH);
      }
      if (shape.closed) page.closePath();
    }
  });
}

/** Fills and strokes a shape. The path may be added twice, so that the stroke stays opaque when the fill is not. */
function paint(
  page: PDFKit.PDFDocument,
  { fill, transparency = 0, stroke }: Pick<BoxShape, 'fill' | 'transparency' | 'stroke'>,
  addShape: () => void,
): void {
  page.save();
  if (fill !== undefined) {
    addShape();
    // Overlapping rings of a shape form a hole, as in presentations.
    page.fillOpacity(1 - transparency / 100).fill(`#${fill}`, 'even-odd');
  }
  if (stroke) {
    addShape();
    strokeWith(page, stroke);
  }
  page.restore();
}

function strokeWith(page: PDFKit.PDFDocument, { color, width, dashed = false }: Stroke): void {
  page.lineWidth(width).lineJoin('round');
  if (dashed) page.dash(DASH[0] * width, { space: DASH[1] * width });
  page.stroke(`#${color}`);
}

function drawTable(page: PDFKit.PDFDocument, { frame, columns, rowHeight, rows, line }: TableShape): void {
  for (const [index, cells] of rows.entries()) {
    const y = frame.y + index * rowHeight;
    let x = frame.x;
    for (const [column, { align = 'left', ...run }] of cells.entries()) {
      const w = columns[column] ?? 0;
      const own = { x: x + CELL_MARGIN, y, w: w - 2 * CELL_MARGIN, h: rowHeight };
      drawText(page, { kind: 'text', frame: own, runs: [run], align, valign: 'middle' });
      x += w;
    }
    const below = (y + rowHeight) * POINTS_IN_INCH;
    page.moveTo(frame.x * POINTS_IN_INCH, below).lineTo(x * POINTS_IN_INCH, below);
    strokeWith(page, { color: line, width: 0.5 });
  }
}
