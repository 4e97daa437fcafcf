import type { LocalDateTime } from '@gektar/format/date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { FormCell } from '#form/sections/form-section.tsx';
import { CompanyField } from './company-field.tsx';
import { ContactField } from './contact-field.tsx';
import { contactQuery } from './people-data.ts';

export interface ReferralValues {
  referralContactId: string | null;
  referralAppointmentDateTime: LocalDateTime | null;
  referralComment: string;
}

const BoundField: BoundFieldOf<ReferralValues> = AnyBoundField;

/**
 * Fields of a recommendation: a person of the CRM, found through their company, the appointment and a
 * comment.
 */
export function ReferralFields() {
  const { control, setValue } = useFormContext<ReferralValues>();
  const referralId = useWatch({ control, name: 'referralContactId' });
  const { data: referral } = useQuery({ ...contactQuery(referralId ?? ''), enabled: referralId !== null });
  // Company whose people are listed: only helps to find the person, and is not a value of the form.
  const [chosen, setChosen] = useState<string | null>();
  const companyId = chosen === undefined ? (referral?.companyId ?? null) : chosen;
  return (
    <>
      <FormCell span={2}>
        <CompanyField
          label="Компания рекомендовавшего"
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
        {(field) => <DateTimeField {...field} />}
      </BoundField>
      <BoundField name="referralComment">
        {(field) => <TextAreaField {...field} minRows={2} maxLength={10_000} />}
      </BoundField>
    </>
  );
}
