import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { Photo } from '#files/photo.ts';

/** Photos of a property in their order, each called by its kind; the one that goes into a presentation says so. */
export function photosOf({ images }: Pick<PropertyRow, 'images'>): Photo[] {
  return images.map(({ globalImageId, imageType, presenceInTheFlyer }) => ({
    id: globalImageId,
    caption: imageType?.name,
    note: presenceInTheFlyer ? 'в презентации' : undefined,
  }));
}
