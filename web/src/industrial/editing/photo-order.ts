import type { IndustrialImage } from '@gektar/contract/industrial/images.ts';
import type { EditedPhoto } from '#files/photo-rules.ts';

/** Stored photos with the order of their types; the dictionary of this domain is ordered by id. */
export function orderedPhotos(images: readonly IndustrialImage[]): EditedPhoto[] {
  return images.map((image) => ({
    ...image,
    imageType: image.imageType && { order: image.imageType.id, ...image.imageType },
  }));
}
