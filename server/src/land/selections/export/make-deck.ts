import { join } from 'node:path';
import type { Db } from '#database/db.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findClientCompany, findShownItems } from '#sharing/selection/shown-items.ts';
import { cutPhotos } from './cut-photos.ts';
import type { DeckOrder } from './deck-worker.ts';
import type { ExportParts } from './export-parts.ts';

const worker = new URL('./deck-worker.ts', import.meta.url);

/**
 * The current presentation of a selection: only data visible to clients (G-10, G-11).
 * @returns path of the file
 */
export async function makeDeck(
  { store, baseMapFolder, productName, officePhone, officeAddress }: ExportParts,
  about: { db: Db; selectionId: string; day: string; folder: string; signal: AbortSignal },
): Promise<string> {
  const { db, selectionId, day, folder, signal } = about;
  const [company, items] = await Promise.all([
    findClientCompany(db, landSelection, selectionId),
    findShownItems(db, landSelection, selectionId),
  ]);
  const photos = await cutPhotos(items, { db, store }, folder, signal);
  const path = join(folder, 'selection.pptx');
  const sender = { productName, phone: officePhone, address: officeAddress, day };
  await runInWorker<DeckOrder>(worker, { story: { sender, company, items, photos }, baseMapFolder, path }, signal);
  return path;
}
