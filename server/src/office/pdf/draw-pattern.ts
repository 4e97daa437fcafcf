import type { Pattern } from '#office/slides/slide.ts';

/** Distance between two marks of a pattern (pt). */
const STEP = 5;

/** Rectangle on a page (pt). */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Fills a rectangle with a pattern, as presentation programs do with the preset of the pattern. */
export function drawPattern(page: PDFKit.PDFDocument, frame: Place, { name, ink, ground }: Pattern): void {
  const { x, y, w, h } = frame;
  page.save();
  page.rect(x, y, w, h).clip();
  page.rect(x, y, w, h).fill(`#${ground}`);
  const draw = painters[name];
  draw(page, frame);
  if (filled.has(name)) page.fill(`#${ink}`);
  else page.lineWidth(name === 'grid' ? 0.7 : STEP / 2).stroke(`#${ink}`);
  page.restore();
}

type Paint = (page: PDFKit.PDFDocument, frame: Place) => void;

const filled: ReadonlySet<Pattern['name']> = new Set(['dots', 'checks']);

const painters: Readonly<Record<Pattern['name'], Paint>> = {
  lines,
  upright,
  grid(page, frame) {
    lines(page, frame);
    upright(page, frame);
  },
  diagonal(page, { x, y, w, h }) {
    for (const at of steps(w + h, STEP * Math.SQRT2)) page.moveTo(x + at - h, y + h).lineTo(x + at, y);
  },
  hatch(page, { x, y, w, h }) {
    for (const at of steps(w + h, STEP * Math.SQRT2)) page.moveTo(x + at - h, y).lineTo(x + at, y + h);
  },
  dots(page, { x, y, w, h }) {
    for (const right of steps(w)) for (const down of steps(h)) page.circle(x + right, y + down, 0.9);
  },
  checks(page, { x, y, w, h }) {
    for (const [column, right] of steps(w).entries()) {
      for (const [row, down] of steps(h).entries()) {
        if ((column + row) % 2 === 0) page.rect(x + right - STEP / 2, y + down - STEP / 2, STEP, STEP);
      }
    }
  },
};

function lines(page: PDFKit.PDFDocument, { x, y, w, h }: Place): void {
  for (const down of steps(h)) page.moveTo(x, y + down).lineTo(x + w, y + down);
}

function upright(page: PDFKit.PDFDocument, { x, y, w, h }: Place): void {
  for (const right of steps(w)) page.moveTo(x + right, y).lineTo(x + right, y + h);
}

/** Offsets of marks along a length, the last one beyond its end. */
function steps(length: number, step = STEP): number[] {
  return Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => (index + 0.5) * step);
}
