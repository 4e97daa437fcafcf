import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '#form/field/field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { addPhoto, type EditedPhoto, giveTypeToUntyped, type PhotoType } from './photo-rules.ts';
import { useUploads } from './use-uploads.ts';
import { useUploadsUnderWay } from './use-uploads-under-way.ts';

export interface PhotosFieldProps {
  readonly field: BoundProps<readonly EditedPhoto[]>;
  /** Undefined until loaded. */
  readonly types: readonly PhotoType[] | undefined;
  /** Name of the entity that the photos belong to. */
  readonly owner: string;
}

/**
 * Photos of an entity in its form, with upload, order and types: uploaded immediately, attached when the form is saved
 * (A-18, L-08).
 */
export function PhotosField({ field, types, owner }: PhotosFieldProps) {
  const { getValues } = useFormContext();
  // Several files may arrive before the next render, so the current list is read from the form.
  const [setType, chooseSetType] = useState<PhotoType | null>(null);
  const uploads = useUploads('image', ({ id }) => field.onChange(addPhoto(getValues(field.name), id, setType)));
  useUploadsUnderWay(uploads.uploads);
  return (
    <FieldGroup label={field.label} error={field.error}>
      {(links) => (
        <div {...links}>
          <PhotoEditor
            photos={field.value}
            onChange={field.onChange}
            types={types ?? []}
            uploads={uploads}
            setType={setType}
            onSetType={(type) => {
              chooseSetType(type);
              if (type !== null) field.onChange(giveTypeToUntyped(field.value, type));
            }}
            label={owner}
            isInvalid={field.error !== undefined}
            buttonRef={field.ref}
          />
        </div>
      )}
    </FieldGroup>
  );
}
