import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { onestWidths } from '#office/slides/onest-widths.ts';
import { POINTS_IN_INCH, textWidth } from '#office/slides/text-width.ts';
import { pageFonts } from './page-fonts.ts';

const SIZE = 1000;

test.each(['regular', 'bold'] as const)('no sign of the %s font is wider than texts are fitted by', (face) => {
  const page = new PDFDocument({ font: pageFonts[face] }).fontSize(SIZE);
  const signs = Object.values(onestWidths[face]).flatMap((text) => [...text]);
  expect(signs.length).toBeGreaterThan(200);
  const fitted = (sign: string) => textWidth(sign, { size: SIZE, bold: face === 'bold' }) * POINTS_IN_INCH;
  expect(signs.filter((sign) => page.widthOfString(sign) > fitted(sign) + 0.01)).toEqual([]);
});
