import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import { useQuery } from '@tanstack/react-query';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { CadastralNumbersField } from '#land/properties/property-assists/cadastral-numbers-field.tsx';
import { EmployeeField } from '#people/employee-field.tsx';
import { ReferralFields } from '#people/referral-fields.tsx';
import { BoundField } from './bound-field.tsx';
import { OwnerFields } from './owner-fields.tsx';

/** 'Об объекте': numbers, type, who answers for it and whom to call (D-04). */
export function AboutSection() {
  const { data: types } = useQuery(landDictionaryQuery('property-types'));
  return (
    <FormSection id="about">
      <BoundField name="cadastralNumbers">{(field) => <CadastralNumbersField field={field} />}</BoundField>
      <BoundField name="propertyType" span={2}>
        {(field) => <ReferenceField field={field} entries={types} colours={typeColors} />}
      </BoundField>
      <BoundField name="lastConversationDate" span={2}>
        {(field) => <DateField {...field} />}
      </BoundField>
      <BoundField name="responsibleEmployeeId" span={2}>
        {(field) => <EmployeeField {...field} />}
      </BoundField>
      <OwnerFields />
      <ReferralFields />
    </FormSection>
  );
}
