import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { readBaseMap } from '#office/slides/map/base-map.ts';
import type { PhotosOfItems, SlidesOrder } from '#sharing/exports/selection-files.ts';
import { writeSlides } from '#sharing/exports/write-slides.ts';
import { plotPage, selectionDeck } from './slides/selection-deck.ts';

// Worker thread: draws the slides of a selection.
const { story, baseMapFolder, ...file } = workerData as SlidesOrder<PublicItem, PhotosOfItems>;
const deckOf = story.page === undefined ? selectionDeck : plotPage;
await writeSlides(deckOf(story, await readBaseMap(baseMapFolder)), file);
