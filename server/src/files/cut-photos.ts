import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Db } from '#database/db.ts';
import { findFile } from './file-queries.ts';
import { type FileStore, fileKey } from './file-store.ts';
import { imagePiece, storedSize } from './pieces.ts';

/** Enough for a projector and for print. */
const PIXELS_IN_INCH = 200;
const QUALITY = 80;

/** A photo of something, if it has one. */
export interface PhotoOf {
  /** Of what the photo shows; also the name of the cut file. */
  readonly id: string;
  readonly photoId: string | undefined;
}

export interface PhotoSource {
  readonly db: Db;
  readonly store: FileStore;
}

/** Where the cut photos go, and the aspect ratio and size they get (inches). */
export interface PhotoCut {
  readonly folder: string;
  readonly frame: { readonly w: number; readonly h: number };
  readonly signal: AbortSignal;
}

/**
 * Crops photos to a frame, one after the other, into files of a folder.
 * @returns paths by the id of what they show; absent without a readable photo
 */
export async function cutPhotos(
  photos: readonly PhotoOf[],
  source: PhotoSource,
  { folder, frame, signal }: PhotoCut,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  for (const { id, photoId } of photos) {
    signal.throwIfAborted();
    const photo = photoId === undefined ? undefined : await readPhoto(source, photoId);
    if (!photo) continue;
    const path = join(folder, `${id}.jpg`);
    if (await isCut(photo, path, frame)) paths.set(id, path);
  }
  return paths;
}

/** undefined when it was removed meanwhile or has no content. */
async function readPhoto({ db, store }: PhotoSource, id: string): Promise<Buffer | undefined> {
  const file = await findFile(db, id);
  if (!file) return undefined;
  const stored = await store.get(fileKey(id, imagePiece(storedSize('1280', file.sizes))));
  return stored && buffer(stored.content);
}

/** False for a corrupt picture. */
function isCut(photo: Buffer, path: string, { w, h }: PhotoCut['frame']): Promise<boolean> {
  return sharp(photo)
    .resize({ width: Math.round(w * PIXELS_IN_INCH), height: Math.round(h * PIXELS_IN_INCH), fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toFile(path)
    .then(
      () => true,
      () => false,
    );
}
