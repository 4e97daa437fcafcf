import { useQuery } from '@tanstack/react-query';
import { DateField } from '#form/date-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { SelectField } from '#form/select-field.tsx';
import { TextAreaField } from '#form/text-field.tsx';
import { TextListField } from '#form/text-list-field.tsx';
import { landDictionaryQuery } from '#land/dictionaries/land-dictionary-data.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';
import { BoundField } from './bound-field.tsx';
import { usePropertyEditing } from './form-context.ts';
import { OwnerFields } from './owner-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ReferralFields } from './referral-fields.tsx';
import { isNumberTaken, NUMBER_TAKEN } from './taken-number.ts';

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

/** A new number goes to the front; one that another object has is told at once (1§4, D-15). */
function CadastralNumbersField({ field }: { field: Bound<'cadastralNumbers'> }) {
  const { loaded, finishNumber } = usePropertyEditing();
  const check = async (number: string) => ((await isNumberTaken(number, loaded?.id)) ? NUMBER_TAKEN : undefined);
  return <TextListField {...field} check={check} finishRef={finishNumber} maxLength={200} />;
}

function EmployeeField({ field }: { field: Bound<'responsibleEmployeeId'> }) {
  const { data: employees } = useQuery(employeesQuery);
  const options = (employees ?? []).map((employee) => ({ value: employee.id, label: employeeName(employee) }));
  return <SelectField<string> {...field} options={options} />;
}
