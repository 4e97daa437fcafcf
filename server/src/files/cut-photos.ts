import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Db } from '#database/db.ts';
import { findFile } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { imageVariant, storedSize } from './variants.ts';

/** Resolution that is enough for a projector and for print. */
const PIXELS_IN_INCH = 200;
const QUALITY = 80;

/** A photo, and the aspect ratio and size it gets (inches). */
export interface WantedPhoto {
  readonly photoId: string;
  readonly frame: { readonly w: number; readonly h: number };
  /** A photo fills its frame; a drawing is shown whole, on white. */
  readonly isDrawing?: boolean;
}

export interface PhotoSource {
  readonly db: Db;
  readonly store: FileStore;
}

/** Folder of the cut photos. */
export interface PhotoCut {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Receives the number of photos cut so far (`done`) and of photos requested (`total`). */
  readonly report?: (progress: { readonly stage: 'photos'; readonly done: number; readonly total: number }) => void;
}

/** Cuts a photo into a file; undefined for an unreadable one. */
export type CutPhoto = (photo: WantedPhoto) => Promise<string | undefined>;

/** Number of photos in progress at once: while some wait for the disk, others use the cores. */
const AT_ONCE = 4;

/** Cuts photos into files of a folder, each size of a photo once; with limited concurrency. */
export function photoCutter(source: PhotoSource, { folder, signal, report }: PhotoCut): CutPhoto {
  const cuts = new Map<string, Promise<string | undefined>>();
  const inTurn = pLimit(AT_ONCE);
  let done = 0;
  return (photo) => {
    const { photoId, frame, isDrawing = false } = photo;
    const name = `${photoId}-${pixels(frame.w)}-${pixels(frame.h)}${isDrawing ? '-whole' : ''}.jpg`;
    const begun = cuts.get(name);
    if (begun) return begun;
    const path = inTurn(async () => {
      signal.throwIfAborted();
      const made = await cut(photo, source, join(folder, name));
      done += 1;
      report?.({ stage: 'photos', done, total: cuts.size });
      return made;
    });
    cuts.set(name, path);
    return path;
  };
}

async function cut(photo: WantedPhoto, source: PhotoSource, path: string): Promise<string | undefined> {
  const content = await readPhoto(source, photo.photoId);
  return content && (await isCut(content, path, photo)) ? path : undefined;
}

function pixels(inches: number): number {
  return Math.round(inches * PIXELS_IN_INCH);
}

/** Content of a photo; undefined when the file was removed or its content is missing. */
export async function readPhoto({ db, store }: PhotoSource, id: string): Promise<Buffer | undefined> {
  const file = await findFile(db, id);
  if (!file) return undefined;
  const stored = await store.get(fileKey(id, imageVariant(storedSize('1280', file.sizes))));
  return stored && buffer(stored.content);
}

/** Cuts a photo into a file; false for a corrupt picture. */
function isCut(photo: Buffer, path: string, { frame, isDrawing = false }: WantedPhoto): Promise<boolean> {
  const size = { width: pixels(frame.w), height: pixels(frame.h) };
  return sharp(photo)
    .resize({ ...size, ...(isDrawing ? { fit: 'contain', background: 'white' } : { fit: 'cover' }) })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toFile(path)
    .then(
      () => true,
      () => false,
    );
}
