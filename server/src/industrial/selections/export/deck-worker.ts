import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { serveThread } from '#office/reused-threads.ts';
import { baseMapOf } from '#office/slides/map/base-map.ts';
import type { SlidesOrder } from '#sharing/exports/selection-files.ts';
import { writeSlides } from '#sharing/exports/write-slides.ts';
import { type PhotosOfVacancies, selectionDeck, vacancyPage } from './slides/selection-deck.ts';
import { sitePage } from './slides/site-page.ts';

// Worker thread: draws the slides of vacancies.
const decks = { selection: selectionDeck, object: vacancyPage, site: sitePage };
serveThread(async ({ story, baseMapFolder, ...file }: SlidesOrder<PublicItem, PhotosOfVacancies>) => {
  await writeSlides(decks[story.page ?? 'selection'](story, await baseMapOf(baseMapFolder)), file);
});
