import { join } from 'node:path';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { runInWorker } from '#office/in-worker.ts';
import {
  findBroker,
  findClientCompany,
  findClientPerson,
  findRequestName,
  findShownItems,
  shownObjects,
} from '#sharing/selection/shown-items.ts';
import type {
  ExportJob,
  ExportParts,
  Numbered,
  PageOf,
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
  const [company, person, name, items, broker, askedTypes] = await Promise.all([
    findClientCompany(db, selection, selectionId),
    findClientPerson(db, selection, selectionId),
    findRequestName(db, selection, selectionId),
    findShownItems({ db }, selection, selectionId),
    namesBroker ? findBroker(db, selection, selectionId) : undefined,
    findAskedTypes?.(db, selectionId),
  ]);
  const path = await drawSlides(files, { company, person, name, items, broker, askedTypes }, parts, job);
  return { path, shown: shownObjects(selection, items) };
}

/** Draws slides of given objects, in a selection or not. @returns path of the file */
export async function drawSlides<Seen extends object, Photos>(
  { cutPhotos, slidesWorker }: Pick<SelectionFiles<ItemFields, Seen, Photos>, 'cutPhotos' | 'slidesWorker'>,
  about: {
    readonly company: string | null;
    readonly person?: string | null;
    readonly name?: string | null;
    readonly items: readonly Numbered<Seen>[];
    readonly broker?: SelectionStory<Seen, Photos>['sender']['broker'];
    readonly askedTypes?: number | undefined;
    readonly page?: PageOf;
  },
  { baseMapFolder, productName, officePhone, officeAddress }: ExportParts,
  job: SlidesJob,
): Promise<string> {
  const { company, person, name, items, broker, askedTypes, page } = about;
  const { photos, cover } = await cutPhotos(items, { ...job, page });
  const { format } = job;
  const path = join(job.folder, `selection.${format}`);
  const sender = { productName, phone: officePhone, address: officeAddress, day: job.day, broker };
  const story = { sender, company, person, name, cover, items, photos, askedTypes, page };
  const order: SlidesOrder<Seen, Photos> = { story, baseMapFolder, format, path };
  await runInWorker<SlidesOrder<Seen, Photos>, SlidesDone>(slidesWorker, order, job.signal, (slides) =>
    job.report({ stage: 'slides', ...slides }),
  );
  return path;
}
