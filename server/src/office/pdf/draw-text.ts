import { linesOf } from '#office/slides/fit-text.ts';
import type { Frame, Run, TextShape } from '#office/slides/slide.ts';
import { lineHeight, POINTS_IN_INCH, textWidth } from '#office/slides/text-width.ts';
import { xmlText } from '#office/xml-text.ts';
import { BASELINE, pageFonts } from './page-fonts.ts';

/** Character that the font lacks; once the text is broken into lines, a plain hyphen looks the same. */
const NO_BREAK_HYPHEN = '\u2011';

/** Draws text with the same line breaks as the presentation. */
export function drawText(page: PDFKit.PDFDocument, shape: TextShape): void {
  const { frame, runs, align = 'left', valign = 'top', link } = shape;
  const lines = linesIn(frame, runs);
  const step = lineHeight(Math.max(...runs.map(({ size }) => size)));
  const free = frame.h - lines.length * step;
  const top = frame.y + (valign === 'top' ? 0 : valign === 'middle' ? free / 2 : free);
  for (const [index, line] of lines.entries()) drawLine(page, line, { ...frame, y: top + index * step }, align);
  if (link !== undefined)
    page.link(
      frame.x * POINTS_IN_INCH,
      frame.y * POINTS_IN_INCH,
      frame.w * POINTS_IN_INCH,
      frame.h * POINTS_IN_INCH,
      link,
    );
}

/** Lines of a text; several runs of different size or weight always form one line. */
function linesIn({ w }: Frame, runs: readonly Run[]): (readonly Run[])[] {
  const clean = runs.map((run) => ({ ...run, text: xmlText(run.text) }));
  const [run, ...others] = clean;
  if (!run || others.length > 0 || textWidth(run.text, run) <= w) return [clean];
  return linesOf(run.text, w, run).map((text) => [{ ...run, text }]);
}

function drawLine(page: PDFKit.PDFDocument, line: readonly Run[], frame: Frame, align: TextShape['align']): void {
  const runs = line.map((run) => ({ ...run, text: run.text.replaceAll(NO_BREAK_HYPHEN, '-') }));
  const widths = runs.map(({ text, size, bold = false }) =>
    page.font(bold ? pageFonts.bold : pageFonts.regular, size).widthOfString(text),
  );
  const free = frame.w * POINTS_IN_INCH - widths.reduce((sum, width) => sum + width, 0);
  // Text was fitted by the sum of its character widths; with kerning the line may be wider.
  const characterSpacing = Math.min(0, free / Math.max(1, [...runs.map(({ text }) => text).join('')].length));
  let x = frame.x * POINTS_IN_INCH + (align === 'left' || free < 0 ? 0 : align === 'center' ? free / 2 : free);
  const baseline = frame.y * POINTS_IN_INCH + Math.max(...runs.map(({ size }) => size)) * BASELINE;
  for (const [index, { text, size, bold = false, color }] of runs.entries()) {
    page
      .font(bold ? pageFonts.bold : pageFonts.regular, size)
      .fillColor(`#${color}`)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
    x += widths[index] ?? 0;
  }
}
