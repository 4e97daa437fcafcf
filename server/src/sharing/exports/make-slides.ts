import { join } from 'node:path';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findClientCompany, findShownItems } from '#sharing/selection/shown-items.ts';
import type { ExportJob, ExportParts, SelectionFiles, SlidesOrder } from './selection-files.ts';

/**
 * The current presentation of a selection: only data visible to clients (G-10, G-11).
 * @returns path of the file
 */
export async function makeSlides<Item extends ItemFields, Seen extends object>(
  files: SelectionFiles<Item, Seen>,
  { baseMapFolder, productName, officePhone, officeAddress }: ExportParts,
  job: ExportJob,
): Promise<string> {
  const { db, selectionId, day, folder, signal } = job;
  const { selection, slidesWorker } = files;
  const [company, items] = await Promise.all([
    findClientCompany(db, selection, selectionId),
    findShownItems(db, selection, selectionId),
  ]);
  const photos = await files.cutPhotos(items, job);
  const path = join(folder, 'selection.pptx');
  const sender = { productName, phone: officePhone, address: officeAddress, day };
  const order: SlidesOrder<Seen> = { story: { sender, company, items, photos }, baseMapFolder, path };
  await runInWorker(slidesWorker, order, signal);
  return path;
}
