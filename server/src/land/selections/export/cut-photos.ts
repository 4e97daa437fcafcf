import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import sharp from 'sharp';
import type { Db } from '#database/db.ts';
import { findFile } from '#files/file-queries.ts';
import { type FileStore, fileKey } from '#files/file-store.ts';
import { imagePiece, storedSize } from '#files/pieces.ts';
import { photoFrame } from './slides/plot-slide.ts';

/** Enough for a projector and for print. */
const PIXELS_IN_INCH = 200;
const QUALITY = 80;
const width = Math.round(photoFrame.w * PIXELS_IN_INCH);
const height = Math.round(photoFrame.h * PIXELS_IN_INCH);

export interface PhotoSource {
  readonly db: Db;
  readonly store: FileStore;
}

/**
 * Crops the first photo of each object to the frame of its slide, one after the other, into files of a folder.
 * @returns paths by item id; absent for an object without a readable photo
 */
export async function cutPhotos(
  items: readonly PublicItem[],
  source: PhotoSource,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  for (const { id, order, property } of items) {
    signal.throwIfAborted();
    const first = property.images[0];
    const photo = first && (await readPhoto(source, first.globalImageId));
    if (!photo) continue;
    const path = join(folder, `${order}.jpg`);
    if (await isCut(photo, path)) paths.set(id, path);
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

/** False for a corrupt picture: its slide has no photo. */
function isCut(photo: Buffer, path: string): Promise<boolean> {
  return sharp(photo)
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: QUALITY })
    .toFile(path)
    .then(
      () => true,
      () => false,
    );
}
