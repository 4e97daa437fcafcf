import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { readBaseMap } from '#office/slides/map/base-map.ts';
import { writeDeck } from '#office/slides/write-deck.ts';
import type { SlidesOrder } from '#sharing/exports/selection-files.ts';
import { type PhotosOfVacancies, selectionDeck } from './slides/selection-deck.ts';

// Worker thread: draws the presentation of vacancies.
const { story, baseMapFolder, path } = workerData as SlidesOrder<PublicItem, PhotosOfVacancies>;
await writeDeck(selectionDeck(story, await readBaseMap(baseMapFolder)), path);
