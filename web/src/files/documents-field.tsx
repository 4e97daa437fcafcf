import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '#form/field/field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { DocumentEditor, type EditedDocument } from './document-editor.tsx';
import { useUploads } from './use-uploads.ts';
import { useUploadsUnderWay } from './use-uploads-under-way.ts';

/** Documents of an entity in its form: uploaded immediately, attached when the form is saved (A-18, L-08). */
export function DocumentsField({ field }: { field: BoundProps<readonly EditedDocument[]> }) {
  const { getValues } = useFormContext();
  const uploads = useUploads('document', ({ id, name }) =>
    field.onChange([...getValues(field.name), { globalDocumentId: id, name, date: null }]),
  );
  useUploadsUnderWay(uploads.uploads);
  return (
    <FieldGroup label={field.label} error={field.error}>
      {(links) => (
        <div {...links}>
          <DocumentEditor documents={field.value} onChange={field.onChange} uploads={uploads} buttonRef={field.ref} />
        </div>
      )}
    </FieldGroup>
  );
}
