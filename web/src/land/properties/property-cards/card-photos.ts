import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { Photo } from '#files/photo.ts';

/** Photos of a property in order, each titled by its type, with a note if it goes into presentations. */
export function photosOf({ images }: Pick<PropertyRow, 'images'>): Photo[] {
  return images.map(({ globalImageId, imageType, presenceInTheFlyer }) => ({
    id: globalImageId,
    caption: imageType?.name,
    note: presenceInTheFlyer ? 'в презентации' : undefined,
  }));
}
