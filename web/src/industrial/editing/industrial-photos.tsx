import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PhotosField, type PhotosFieldProps } from '#files/photos-field.tsx';
import { industrialDictionaryQuery } from '#industrial/dictionaries/industrial-dictionary-data.ts';

/** Photos of a complex or a building, with the photo types of the industrial domain. */
export function IndustrialPhotos(props: Omit<PhotosFieldProps, 'types'>) {
  const { data } = useQuery(industrialDictionaryQuery('image-types'));
  const types = useMemo(() => data?.map((type) => ({ ...type, order: type.id })), [data]);
  return <PhotosField {...props} types={types} />;
}
