import { useQuery } from '@tanstack/react-query';
import { PhotosField as AnyPhotosField } from '#files/photos-field.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import type { BoundProps } from './bound-field.tsx';
import { usePropertyForm } from './form-context.ts';
import type { PropertyValues } from './property-values.ts';

/** The photos of the object. */
export function PhotosField({ field }: { field: BoundProps<PropertyValues['images']> }) {
  const { getValues } = usePropertyForm();
  const { data: types } = useQuery(landDictionaryQuery('image-types'));
  const [number] = getValues('cadastralNumbers');
  return <AnyPhotosField field={field} types={types} owner={`Участок ${number ?? ''}`} />;
}
