import { DocumentEditor } from '#files/document-editor.tsx';
import { useUploads } from '#files/use-uploads.ts';
import { useUploadsUnderWay } from '#files/use-uploads-under-way.ts';
import { FieldGroup } from '#form/field/field.tsx';
import type { BoundProps } from './bound-field.tsx';
import { usePropertyForm } from './form-context.ts';
import type { PropertyValues } from './property-values.ts';

/** Documents of the object: sent at once, its own when it is saved (A-18, L-08). */
export function DocumentsField({ field }: { field: BoundProps<PropertyValues['documents']> }) {
  const { getValues } = usePropertyForm();
  const uploads = useUploads('document', ({ id, name }) =>
    field.onChange([...getValues('documents'), { globalDocumentId: id, name, date: null }]),
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
