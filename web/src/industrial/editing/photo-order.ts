import type { IndustrialImage } from '@gektar/contract/industrial/images.ts';
import type { EditedPhoto } from '#files/photo-rules.ts';

/** Stored photos with the sort order of their types, which is the id in the industrial domain. */
export function orderedPhotos(images: readonly IndustrialImage[]): EditedPhoto[] {
  return images.map((image) => ({
    ...image,
    imageType: image.imageType && { order: image.imageType.id, ...image.imageType },
  }));
}
