import { type AttachableEntity, type ImageSize, imageSizeNames } from '@gektar/contract/files/stored-file.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type DrawnPhoto, photoId } from './photo-id.ts';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from './svg.ts';

/** Approximate size of a drawing (bytes); it is drawn only on request. */
const USUAL_SIZE = 32_000;

/** A photo with its file name, and its entity if already known. */
export interface NamedPhoto extends DrawnPhoto {
  readonly name: string;
  readonly owner?: { readonly entityType: AttachableEntity; readonly id: string };
}

/** Inserts file records of photos, which are drawn on request. @returns the photos with their ids */
export async function insertDrawnPhotos<Photo extends NamedPhoto>(
  tx: Db,
  photos: readonly Photo[],
): Promise<(Photo & { readonly id: string })[]> {
  const identified = photos.map((photo) => ({ ...photo, id: photoId(photo) }));
  if (identified.length === 0) return [];
  await tx
    .insertInto('shared.files')
    .values(
      identified.map(({ id, name, owner }) => ({
        id,
        kind: 'image',
        name,
        type: 'image/webp',
        size: USUAL_SIZE,
        width: PHOTO_WIDTH,
        height: PHOTO_HEIGHT,
        sizes: [...(imageSizeNames satisfies readonly ImageSize[])],
        state: 'kept',
        entity_type: owner?.entityType ?? null,
        entity_id: owner?.id ?? null,
        attached_at: owner ? sql<string>`now()` : null,
      })),
    )
    .execute();
  return identified;
}
