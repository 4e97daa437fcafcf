import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DateField } from '#form/date-field.tsx';
import { FormCell } from '#form/sections/form-section.tsx';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { contactQuery } from '#people/people-data.ts';
import { BoundField } from './bound-field.tsx';
import { usePropertyForm } from './form-context.ts';

/** Who brought the object in: a person of the customer service, found through their company, and when they are met. */
export function ReferralFields() {
  const { control, setValue } = usePropertyForm();
  const referralId = useWatch({ control, name: 'referralContactId' });
  const { data: referral } = useQuery({ ...contactQuery(referralId ?? ''), enabled: referralId !== null });
  // Whose people are listed: only a way to the person, not a value of the object.
  const [chosen, setChosen] = useState<string | null>();
  const companyId = chosen === undefined ? (referral?.companyId ?? null) : chosen;
  return (
    <>
      <FormCell span={2}>
        <CompanyField
          label="Компания реферала"
          value={companyId}
          onChange={(id) => {
            setChosen(id);
            if (id !== null && id !== companyId) setValue('referralContactId', null);
          }}
        />
      </FormCell>
      <BoundField name="referralContactId" span={2}>
        {(field) => <ContactField {...field} companyId={companyId} />}
      </BoundField>
      <BoundField name="referralAppointmentDateTime" span={2}>
        {(field) => <DateField {...field} />}
      </BoundField>
    </>
  );
}
