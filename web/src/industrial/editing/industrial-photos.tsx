import { PhotosField, type PhotosFieldProps } from '#files/photos-field.tsx';
import { useImageTypes } from './image-types.ts';

/** Photos of a complex or a building, with the photo types of the industrial domain. */
export function IndustrialPhotos(props: Omit<PhotosFieldProps, 'types'>) {
  return <PhotosField {...props} types={useImageTypes()} />;
}
