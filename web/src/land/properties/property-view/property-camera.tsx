import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { attachPhoto } from '#files/attach-photo.ts';
import { CameraSheet, type CameraSheetProps } from '#files/camera-sheet.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { propertyEntity } from '#land/properties/property-form/property-entity.tsx';

interface PropertyCameraProps extends Pick<CameraSheetProps, 'file' | 'onClose'> {
  readonly property: Property;
}

/** Dialog that adds a photo just taken to the plot. */
export default function PropertyCamera({ property, ...sheet }: PropertyCameraProps) {
  const { data: types } = useQuery(landDictionaryQuery('image-types'));
  const client = useQueryClient();
  return (
    <CameraSheet
      {...sheet}
      owner={`Участок ${property.cadastralNumbers[0] ?? ''}`}
      types={types}
      attach={(id, type) => attachPhoto(propertyEntity, { client, loaded: property }, id, type)}
    />
  );
}
