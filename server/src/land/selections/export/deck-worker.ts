import { workerData } from 'node:worker_threads';
import { readBaseMap } from '#office/slides/map/base-map.ts';
import { writeDeck } from '#office/slides/write-deck.ts';
import { type SelectionStory, selectionDeck } from './slides/selection-deck.ts';

/** Worker thread: draws the presentation of a selection and writes it to `path`. */
export interface DeckOrder {
  readonly story: SelectionStory;
  readonly baseMapFolder: string;
  readonly path: string;
}

const { story, baseMapFolder, path } = workerData as DeckOrder;
await writeDeck(selectionDeck(story, await readBaseMap(baseMapFolder)), path);
