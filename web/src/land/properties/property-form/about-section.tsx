import { useQuery } from '@tanstack/react-query';
import { DateField } from '#form/date-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { SelectField } from '#form/select-field.tsx';
import { TextAreaField } from '#form/text-field.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { CadastralNumbersField } from '#land/properties/property-assists/cadastral-numbers-field.tsx';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { BoundField } from './bound-field.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ReferralFields } from './referral-fields.tsx';

/** 'Об объекте': numbers, type, who answers for it and whom to call (D-04). */
export function AboutSection() {
  const { data: types } = useQuery(landDictionaryQuery('property-types'));
  return (
    <FormSection id="about">
      <BoundField name="cadastralNumbers">{(field) => <CadastralNumbersField field={field} />}</BoundField>
      <BoundField name="propertyType" span={2}>
        {(field) => <ReferenceField field={field} entries={types} />}
      </BoundField>
      <BoundField name="lastConversationDate" span={2}>
        {(field) => <DateField {...field} />}
      </BoundField>
      <BoundField name="responsibleEmployeeId" span={2}>
        {(field) => <EmployeeField field={field} />}
      </BoundField>
      <OwnerFields />
      <ReferralFields />
      <BoundField name="referralComment">
        {(field) => <TextAreaField {...field} minRows={2} maxLength={10_000} />}
      </BoundField>
    </FormSection>
  );
}

type Bound<Name extends Parameters<typeof BoundField>[0]['name']> = Parameters<
  Parameters<typeof BoundField<Name>>[0]['children']
>[0];

function EmployeeField({ field }: { field: Bound<'responsibleEmployeeId'> }) {
  const { data: employees } = useQuery(employeesQuery);
  const options = (employees ?? []).map((employee) => ({ value: employee.id, label: employeeName(employee) }));
  return <SelectField<string> {...field} options={options} />;
}
