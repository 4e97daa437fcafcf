import type { Property } from '@gektar/contract/land/properties/property.ts';
import { PhotoGallery } from '#files/photo-gallery.tsx';
import { photosOf } from '#land/properties/property-cards/card-photos.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './property-pictures.module.css';
import { PropertyPlace } from './property-place.tsx';

/** Photos of the plot and its map; without photos the map has the whole width. */
export function PropertyPictures({ property }: { property: Property }) {
  const photos = photosOf(property);
  if (photos.length === 0) return <PropertyPlace property={property} />;
  return (
    <Stack columns="minmax(0, 1fr) 308px" gap={12} className={classes.pictures}>
      <PhotoGallery key={property.id} photos={photos} label={`Участок ${property.cadastralNumbers[0] ?? ''}`} />
      <PropertyPlace property={property} isNarrow />
    </Stack>
  );
}
