import { join } from 'node:path';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import { runInThread } from '#office/reused-threads.ts';
import {
  findBroker,
  findClientCompany,
  findClientPerson,
  findRequestName,
  findShownItems,
  type ShownEmployee,
  shownObjects,
} from '#sharing/selection/shown-items.ts';
import type {
  EditedDeck,
  ExportJob,
  ExportParts,
  Numbered,
  PageOf,
  SelectionFiles,
  SlidesDone,
  SlidesJob,
  SlidesOrder,
  UpdateDone,
  WrittenFile,
} from './selection-files.ts';

/**
 * Draws the slides of a selection as it is now, only with data visible to clients (G-10, G-11).
 * @param update an edited presentation to be brought up to date instead of a new one
 */
export async function makeSlides<Item extends ItemFields, Seen extends object, Photos>(
  files: SelectionFiles<Item, Seen, Photos>,
  parts: ExportParts,
  job: ExportJob & SlidesJob,
  update?: { readonly edited: EditedDeck; readonly onUpdate: (done: UpdateDone) => void },
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
  const path = await drawSlides(files, { company, person, name, items, broker, askedTypes, ...update }, parts, job);
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
    readonly broker?: ShownEmployee | undefined;
    readonly askedTypes?: number | undefined;
    readonly page?: PageOf;
    readonly edited?: EditedDeck | undefined;
    readonly onUpdate?: (done: UpdateDone) => void;
  },
  { baseMapFolder, productName, officePhone, officeAddress }: ExportParts,
  job: SlidesJob,
): Promise<string> {
  const { company, person, name, items, broker, askedTypes, page, edited, onUpdate } = about;
  const { photos, cover, face } = await cutPhotos(items, { ...job, page, faceId: broker?.photoId });
  const { format } = job;
  const path = join(job.folder, `selection.${format}`);
  const office = { productName, phone: officePhone, address: officeAddress, day: job.day };
  const sender = { ...office, broker: broker && { ...broker, photo: face } };
  const story = { sender, company, person, name, cover, items, photos, askedTypes, page };
  const order: SlidesOrder<Seen, Photos> = { story, baseMapFolder, format, path, edited };
  await runInThread<SlidesOrder<Seen, Photos>, SlidesDone | UpdateDone>(slidesWorker, order, job.signal, (message) => {
    if ('total' in message) job.report({ stage: 'slides', ...message });
    else onUpdate?.(message);
  });
  return path;
}
