import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { Photo } from '#files/photo.ts';

/** Photos of a property in their order, each called by its kind. */
export function photosOf({ images }: Pick<PropertyRow, 'images'>): Photo[] {
  return images.map(({ globalImageId, imageType }) => ({ id: globalImageId, caption: imageType?.name }));
}
