import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type Deck, type OnSlide, SLIDE_HEIGHT, SLIDE_WIDTH } from '#office/slides/slide.ts';
import { POINTS_IN_INCH } from '#office/slides/text-width.ts';
import { xmlText } from '#office/xml-text.ts';
import { drawPage } from './draw-page.ts';
import { pageFonts } from './page-fonts.ts';

/**
 * Writes the slides of a presentation to a file as pages of a PDF, with one page and one picture in memory at a time.
 * Blocks its thread: run it in a worker.
 * @param path of the new file; must not exist
 */
export async function writePdf({ title, company, slides }: Deck, path: string, onSlide?: OnSlide): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx' });
  // Rejects when the file cannot be written; checked after the last page or when waiting fails.
  const written = finished(file);
  const pages = new PDFDocument({
    size: [SLIDE_WIDTH * POINTS_IN_INCH, SLIDE_HEIGHT * POINTS_IN_INCH],
    margin: 0,
    autoFirstPage: false,
    font: pageFonts.regular,
    pdfVersion: '1.7',
    lang: 'ru-RU',
    displayTitle: true,
    info: { Title: xmlText(title), Author: xmlText(company), Creator: xmlText(company) },
  });
  pages.pipe(file);
  for (const [index, slide] of slides.entries()) {
    pages.addPage();
    drawPage(pages, slide);
    onSlide?.(index + 1);
    // Lets finished parts flow into the file, and the thread be terminated.
    await setImmediate();
    if (file.writableNeedDrain) await Promise.race([once(file, 'drain'), written]);
  }
  pages.end();
  await written;
}
