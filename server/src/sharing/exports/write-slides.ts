import { parentPort } from 'node:worker_threads';
import { writePdf } from '#office/pdf/write-pdf.ts';
import type { Deck, OnSlide } from '#office/slides/slide.ts';
import { writeDeck } from '#office/slides/write-deck.ts';
import type { SlidesDone, SlidesFormat, SlidesOrder } from './selection-files.ts';

const writers: Readonly<Record<SlidesFormat, (deck: Deck, path: string, onSlide: OnSlide) => Promise<void>>> = {
  pptx: writeDeck,
  pdf: writePdf,
};

/** Writes slides to a new file and reports each to the parent thread. Blocks its thread: run it in a worker. */
export function writeSlides(
  deck: Deck,
  { format, path }: Pick<SlidesOrder<unknown, unknown>, 'format' | 'path'>,
): Promise<void> {
  const total = deck.slides.length;
  return writers[format](deck, path, (done) => parentPort?.postMessage({ done, total } satisfies SlidesDone));
}
