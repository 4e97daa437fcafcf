import { fitText } from '#office/slides/fit-text.ts';
import type { BarsShape } from '#office/slides/slide.ts';
import { POINTS_IN_INCH, textWidth } from '#office/slides/text-width.ts';
import { drawPattern } from './draw-pattern.ts';
import { drawText } from './draw-text.ts';

/** Gap between labels and bars (inches). */
const GAP = 0.1;
/** Greatest width of the labels, as a share of the frame. */
const LABELS = 0.62;
/** Thickness of a bar, as a share of its row, which includes the gap; the same as in presentation programs. */
const THICKNESS = 1 / 1.45;

/** Draws the bar chart of a presentation as shapes, with the labels to the left of the bars. */
export function drawBars(page: PDFKit.PDFDocument, { frame, bars, size, color }: BarsShape): void {
  const h = frame.h / Math.max(1, bars.length);
  const longest = Math.max(0, ...bars.map(({ label }) => textWidth(label, { size })));
  // Somewhat wider than the text, so that it fits into one line.
  const labels = Math.min(longest * 1.05, frame.w * LABELS);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  for (const [index, { label, value, color: fill, pattern }] of bars.entries()) {
    const own = { x: frame.x, y: frame.y + index * h, w: labels, h };
    const fitted = fitText(label, own, { sizes: [size, size - 1, size - 2] });
    drawText(page, { kind: 'text', frame: own, runs: [{ ...fitted, color }], align: 'right', valign: 'middle' });
    const w = most === 0 ? 0 : ((frame.w - labels - GAP) * Math.max(0, value)) / most;
    const thickness = h * THICKNESS;
    const barFrame = {
      x: (own.x + labels + GAP) * POINTS_IN_INCH,
      y: (own.y + (h - thickness) / 2) * POINTS_IN_INCH,
      w: w * POINTS_IN_INCH,
      h: thickness * POINTS_IN_INCH,
    };
    if (pattern) drawPattern(page, barFrame, pattern);
    else page.rect(barFrame.x, barFrame.y, barFrame.w, barFrame.h).fill(`#${fill}`);
  }
}
