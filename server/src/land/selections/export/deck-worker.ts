import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import { readBaseMap } from '#office/slides/map/base-map.ts';
import { writeDeck } from '#office/slides/write-deck.ts';
import type { PhotosOfItems, SlidesOrder } from '#sharing/exports/selection-files.ts';
import { selectionDeck } from './slides/selection-deck.ts';

// Worker thread: draws the presentation of a selection.
const { story, baseMapFolder, path } = workerData as SlidesOrder<PublicItem, PhotosOfItems>;
await writeDeck(selectionDeck(story, await readBaseMap(baseMapFolder)), path);
