import { Failure } from '@gektar/contract/failure.ts';
import type { PhotoDraft } from './attached-lists.ts';

/** Replaces an existing photo, appends a new one. A new flyer photo replaces the previous one. */
export function withPhoto(images: readonly PhotoDraft[], draft: PhotoDraft): PhotoDraft[] {
  const isNew = images.every((image) => image.globalImageId !== draft.globalImageId);
  return [...images, ...(isNew ? [draft] : [])].map((image) => {
    if (image.globalImageId === draft.globalImageId) return draft;
    return draft.presenceInTheFlyer ? { ...image, presenceInTheFlyer: false } : image;
  });
}

/**
 * Removes a photo from the list.
 * @throws {Failure} file.not_found when it is not in the list any more
 */
export function withoutPhoto(images: readonly PhotoDraft[], id: string): PhotoDraft[] {
  const rest = images.filter((image) => image.globalImageId !== id);
  if (rest.length === images.length) throw new Failure('file.not_found');
  return rest;
}
