import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { writePdf } from '#office/pdf/write-pdf.ts';
import type { Deck, OnSlide } from '#office/slides/slide.ts';
import { DeckRefused, openPresentation, type Parts } from '#office/slides/update/open-presentation.ts';
import { updateDeck } from '#office/slides/update/update-deck.ts';
import { partsOfDeck, writeDeck, writeParts } from '#office/slides/write-deck.ts';
import type { EditedDeck, SlidesDone, SlidesFormat, SlidesOrder, UpdateDone } from './selection-files.ts';

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;

const writers: Readonly<Record<SlidesFormat, (deck: Deck, path: string, onSlide: OnSlide) => Promise<void>>> = {
  pptx: writeDeck,
  pdf: writePdf,
};

/** Writes slides to a new file and reports each to the parent thread. Blocks its thread: run it in a worker. */
export async function writeSlides(
  deck: Deck,
  { format, path, edited }: Pick<SlidesOrder<unknown, unknown>, 'format' | 'path' | 'edited'>,
): Promise<void> {
  const total = deck.slides.length;
  const onSlide = (done: number) => parentPort?.postMessage({ done, total } satisfies SlidesDone);
  if (edited) parentPort?.postMessage(await updated(deck, { path, edited, onSlide }));
  else await writers[format](deck, path, onSlide);
}

/** Hash of the slides as they are made now. */
function stateOf(fresh: Parts): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(fresh).sort()) if (SLIDE.test(name)) hash.update(fresh[name] ?? '');
  return hash.digest('hex');
}

interface UpdateJob {
  readonly path: string;
  readonly edited: EditedDeck;
  readonly onSlide: OnSlide;
}

/** Writes the edited presentation, brought up to date, to a new file. */
async function updated(deck: Deck, { path, edited, onSlide }: UpdateJob): Promise<UpdateDone> {
  try {
    const parts = openPresentation(await readFile(edited.path));
    const names = deck.slides.flatMap(({ about }) => (about ? [[about.key, about.name] as const] : []));
    const fresh = await partsOfDeck(deck, onSlide);
    const state = stateOf(fresh);
    const report = updateDeck(parts, fresh, new Map(names), edited.answers);
    await writeParts(parts, path);
    return { updated: { ...report, state } };
  } catch (error) {
    if (error instanceof DeckRefused) return { refused: error.message };
    throw error;
  }
}
