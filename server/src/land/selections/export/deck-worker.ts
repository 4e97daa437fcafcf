import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { serveThread } from '#office/reused-threads.ts';
import { baseMapOf } from '#office/slides/map/base-map.ts';
import type { PhotosOfItems, SlidesOrder } from '#sharing/exports/selection-files.ts';
import { writeSlides } from '#sharing/exports/write-slides.ts';
import { plotPage, selectionDeck } from './slides/selection-deck.ts';

// Worker thread: draws the slides of a selection.
serveThread(async ({ story, baseMapFolder, ...file }: SlidesOrder<PublicItem, PhotosOfItems>) => {
  const deckOf = story.page === undefined ? selectionDeck : plotPage;
  await writeSlides(deckOf(story, await baseMapOf(baseMapFolder)), file);
});
