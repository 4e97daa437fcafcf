import { useWatch } from 'react-hook-form';
import { LandContactField } from '#land/contacts/land-contact-field.tsx';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { BoundField } from './bound-field.tsx';
import { usePropertyEditing, usePropertyForm } from './form-context.ts';

/** Whom to call about the object: a land contact, a company and its person (D-09). */
export function OwnerFields() {
  const { loaded } = usePropertyEditing();
  const { control, setValue } = usePropertyForm();
  const companyId = useWatch({ control, name: 'companyId' });
  return (
    <>
      <BoundField name="landContact">{(field) => <LandContactField {...field} />}</BoundField>
      <BoundField name="companyId" span={3}>
        {(field) => (
          <CompanyField
            {...field}
            knownName={loaded?.companyId === field.value ? loaded.client : undefined}
            onChange={(id) => {
              field.onChange(id);
              // The person of another company is not this one's.
              if (id !== null && id !== companyId) setValue('contactId', null);
            }}
          />
        )}
      </BoundField>
      <BoundField name="contactId" span={3}>
        {(field) => (
          <ContactField
            {...field}
            companyId={companyId}
            knownName={loaded?.companyId === null && loaded.contactId === field.value ? loaded.client : undefined}
          />
        )}
      </BoundField>
    </>
  );
}
