import { join } from 'node:path';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { runInWorker } from '#office/in-worker.ts';
import {
  findBroker,
  findClientCompany,
  findRequestName,
  findShownItems,
  shownObjects,
} from '#sharing/selection/shown-items.ts';
import type {
  ExportJob,
  ExportParts,
  Numbered,
  SelectionFiles,
  SelectionStory,
  SlidesDone,
  SlidesJob,
  SlidesOrder,
  WrittenFile,
} from './selection-files.ts';

/** Draws the slides of a selection as it is now, only with data visible to clients (G-10, G-11). */
export async function makeSlides<Item extends ItemFields, Seen extends object, Photos>(
  files: SelectionFiles<Item, Seen, Photos>,
  parts: ExportParts,
  job: ExportJob & SlidesJob,
): Promise<WrittenFile> {
  const { db, selectionId } = job;
  const { selection, namesBroker, findAskedTypes } = files;
  const [company, name, items, broker, askedTypes] = await Promise.all([
    findClientCompany(db, selection, selectionId),
    findRequestName(db, selection, selectionId),
    findShownItems({ db }, selection, selectionId),
    namesBroker ? findBroker(db, selection, selectionId) : undefined,
    findAskedTypes?.(db, selectionId),
  ]);
  const path = await drawSlides(files, { company, name, items, broker, askedTypes }, parts, job);
  return { path, shown: shownObjects(selection, items) };
}

/** Draws slides of given objects, in a selection or not. @returns path of the file */
export async function drawSlides<Seen extends object, Photos>(
  { cutPhotos, slidesWorker }: Pick<SelectionFiles<ItemFields, Seen, Photos>, 'cutPhotos' | 'slidesWorker'>,
  about: {
    readonly company: string | null;
    readonly name?: string | null;
    readonly items: readonly Numbered<Seen>[];
    readonly broker?: SelectionStory<Seen, Photos>['sender']['broker'];
    readonly askedTypes?: number | undefined;
  },
  { baseMapFolder, productName, officePhone, officeAddress }: ExportParts,
  job: SlidesJob,
): Promise<string> {
  const { company, name, items, broker, askedTypes } = about;
  const { photos, cover } = await cutPhotos(items, job);
  const { format } = job;
  const path = join(job.folder, `selection.${format}`);
  const sender = { productName, phone: officePhone, address: officeAddress, day: job.day, broker };
  const story = { sender, company, name, cover, items, photos, askedTypes };
  const order: SlidesOrder<Seen, Photos> = { story, baseMapFolder, format, path };
  await runInWorker<SlidesOrder<Seen, Photos>, SlidesDone>(slidesWorker, order, job.signal, (slides) =>
    job.report({ stage: 'slides', ...slides }),
  );
  return path;
}
