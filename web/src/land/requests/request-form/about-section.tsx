import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { ReferencesField } from '#dictionaries/reference-field.tsx';
import { YesNo } from '#form/field/choice-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { ClientFields } from '#people/client-fields.tsx';
import { contactName } from '#people/contact-name.ts';
import { EmployeeField } from '#people/employee-field.tsx';
import { ReferralFields } from '#people/referral-fields.tsx';
import { BoundField } from './bound-field.tsx';

/** 'О запросе': who asks, when, and who answers for it. @param loaded the request that is edited */
export function AboutSection({ loaded }: { loaded: LandRequest | undefined }) {
  const { data: types } = useQuery(landDictionaryQuery('request-types'));
  const { company, contact } = loaded ?? {};
  return (
    <FormSection id="about">
      <BoundField name="name">
        {(field) => (
          <TextField {...field} maxLength={500} hint="Кто и что ищет: под этим именем запрос стоит в списке" />
        )}
      </BoundField>
      <ClientFields
        knownCompany={(id) => (company?.id === id ? company?.name : undefined)}
        knownContact={(id) => (contact?.id === id ? contact && contactName(contact) : undefined)}
      />
      <BoundField name="requestDate" span={2}>
        {(field) => <DateField {...field} />}
      </BoundField>
      <BoundField name="responsibleEmployeeId" span={2}>
        {(field) => <EmployeeField {...field} />}
      </BoundField>
      <BoundField name="isActual" span={2}>
        {(field) => <YesNo {...field} />}
      </BoundField>
      <BoundField name="requestType">{(field) => <ReferencesField field={field} entries={types} />}</BoundField>
      <ReferralFields />
    </FormSection>
  );
}
