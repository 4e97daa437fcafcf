import { writePdf } from '#office/pdf/write-pdf.ts';
import type { Deck } from '#office/slides/slide.ts';
import { writeDeck } from '#office/slides/write-deck.ts';
import type { SlidesFormat, SlidesOrder } from './selection-files.ts';

const writers: Readonly<Record<SlidesFormat, (deck: Deck, path: string) => Promise<void>>> = {
  pptx: writeDeck,
  pdf: writePdf,
};

/** Writes slides to a new file. Blocks its thread: run it in a worker. */
export function writeSlides(
  deck: Deck,
  { format, path }: Pick<SlidesOrder<unknown, unknown>, 'format' | 'path'>,
): Promise<void> {
  return writers[format](deck, path);
}
