import { workerData } from 'node:worker_threads';
import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { readBaseMap } from '#office/slides/map/base-map.ts';
import type { SlidesOrder } from '#sharing/exports/selection-files.ts';
import { writeSlides } from '#sharing/exports/write-slides.ts';
import { type PhotosOfVacancies, selectionDeck, vacancyPage } from './slides/selection-deck.ts';
import { sitePage } from './slides/site-page.ts';

// Worker thread: draws the slides of vacancies.
const { story, baseMapFolder, ...file } = workerData as SlidesOrder<PublicItem, PhotosOfVacancies>;
const decks = { selection: selectionDeck, object: vacancyPage, site: sitePage };
await writeSlides(decks[story.page ?? 'selection'](story, await readBaseMap(baseMapFolder)), file);
