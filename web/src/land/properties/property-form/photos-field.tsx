import { useQuery } from '@tanstack/react-query';
import { PhotoEditor } from '#files/photo-editor.tsx';
import { addPhoto } from '#files/photo-rules.ts';
import { useUploads } from '#files/use-uploads.ts';
import { useUploadsUnderWay } from '#files/use-uploads-under-way.ts';
import { FieldGroup } from '#form/field/field.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import type { BoundProps } from './bound-field.tsx';
import { usePropertyForm } from './form-context.ts';
import type { PropertyValues } from './property-values.ts';

/** The photos of the object, with upload, order and kinds. */
export function PhotosField({ field }: { field: BoundProps<PropertyValues['images']> }) {
  const { getValues } = usePropertyForm();
  const { data: types } = useQuery(landDictionaryQuery('image-types'));
  // Several files may arrive before the next drawing: the form knows the newest list.
  const uploads = useUploads('image', ({ id }) => field.onChange(addPhoto(getValues('images'), id)));
  useUploadsUnderWay(uploads.uploads);
  const [number] = getValues('cadastralNumbers');
  return (
    <FieldGroup label={field.label} error={field.error}>
      {(links) => (
        <div {...links}>
          <PhotoEditor
            photos={field.value}
            onChange={field.onChange}
            types={types ?? []}
            uploads={uploads}
            label={`Участок ${number ?? ''}`}
            isInvalid={field.error !== undefined}
            buttonRef={field.ref}
          />
        </div>
      )}
    </FieldGroup>
  );
}
