import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { IndustrialImage } from '@gektar/contract/industrial/images.ts';
import type { Photo } from '#files/photo.ts';
import { PhotoGallery } from '#files/photo-gallery.tsx';
import { Text } from '#ui/layout/text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import classes from './complex-photos.module.css';

/** Photos of the complex, then of each building. */
export function ComplexPhotos({ complex }: { complex: FullComplex }) {
  const groups = [complex, ...complex.buildings].filter(({ images }) => images.length > 0);
  if (groups.length === 0) {
    return (
      <EmptyState picture="blank" title="Фотографий нет" caption="Их добавляют, когда изменяют комплекс или здание." />
    );
  }
  return groups.map((group) => (
    <PhotoGroup key={group.id} label={group === complex ? group.name : `Здание ${group.name}`} {...group} />
  ));
}

interface PhotoGroupProps {
  readonly name: string;
  readonly images: readonly IndustrialImage[];
  /** Label for screen readers: 'Здание Корпус 1'. */
  readonly label: string;
}

/** Photos of a complex or a building under its name. */
export function PhotoGroup({ name, images, label }: PhotoGroupProps) {
  return (
    <section className={classes.group} aria-label={label}>
      <Text as="h2" mb={10} overflowWrap="anywhere">
        {name}
      </Text>
      <PhotoGallery photos={images.map(photoOf)} label={label} />
    </section>
  );
}

/** A photo titled by its type, with a note if it goes into presentations. */
export function photoOf({ globalImageId, imageType, presenceInTheFlyer }: IndustrialImage): Photo {
  return {
    id: globalImageId,
    caption: imageType?.name,
    note: presenceInTheFlyer ? 'в презентации' : undefined,
  };
}
