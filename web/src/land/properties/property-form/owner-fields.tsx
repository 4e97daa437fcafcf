import { LandContactField } from '#land/contacts/land-contact-field.tsx';
import { ClientFields } from '#people/client-fields.tsx';
import { BoundField } from './bound-field.tsx';
import { usePropertyEditing } from './form-context.ts';

/** Whom to call about the object: a land contact, a company and its person (D-09). */
export function OwnerFields() {
  const { loaded } = usePropertyEditing();
  return (
    <>
      <BoundField name="landContact">{(field) => <LandContactField {...field} />}</BoundField>
      <ClientFields
        knownCompany={(id) => (loaded?.companyId === id ? loaded.client : undefined)}
        knownContact={(id) => (loaded?.companyId === null && loaded.contactId === id ? loaded.client : undefined)}
      />
    </>
  );
}
