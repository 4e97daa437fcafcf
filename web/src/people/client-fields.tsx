import { useFormContext, useWatch } from 'react-hook-form';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { CompanyField } from './company-field.tsx';
import { ContactField } from './contact-field.tsx';

export interface ClientValues {
  companyId: string | null;
  contactId: string | null;
}

const BoundField: BoundFieldOf<ClientValues> = AnyBoundField;

export interface ClientFieldsProps {
  /** Stored name of a company or a contact, shown while the CRM does not answer. */
  readonly knownCompany: (id: string | null) => string | null | undefined;
  readonly knownContact: (id: string | null) => string | null | undefined;
}

/** Fields for a company of the CRM and one of its people. */
export function ClientFields({ knownCompany, knownContact }: ClientFieldsProps) {
  const { control, setValue } = useFormContext<ClientValues>();
  const companyId = useWatch({ control, name: 'companyId' });
  return (
    <>
      <BoundField name="companyId" span={3}>
        {(field) => (
          <CompanyField
            {...field}
            knownName={knownCompany(field.value)}
            onChange={(id) => {
              field.onChange(id);
              // Choosing another company clears the contact.
              if (id !== null && id !== companyId) setValue('contactId', null);
            }}
          />
        )}
      </BoundField>
      <BoundField name="contactId" span={3}>
        {(field) => <ContactField {...field} companyId={companyId} knownName={knownContact(field.value)} />}
      </BoundField>
    </>
  );
}
