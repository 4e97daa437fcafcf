import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '#form/field.tsx';
import { SelectField } from '#form/select-field.tsx';
import { contactName } from '#land/properties/property-view/customer-names.tsx';
import { companyContactsQuery, contactQuery } from '#people/people-data.ts';

const COMPANY_FIRST = 'Сначала выберите компанию';
const CRM_AWAY = 'Список контактов недоступен';

export interface ContactFieldProps extends FieldProps<string | null> {
  readonly label: string;
  /** Whose people there are to choose from. */
  readonly companyId: string | null;
  readonly knownName?: string | null | undefined;
}

/** A person of a company of the customer service; what is stored stays whatever company is chosen or away. */
export function ContactField({ companyId, knownName, ...field }: ContactFieldProps) {
  const { value } = field;
  const { data: stored } = useQuery({ ...contactQuery(value ?? ''), enabled: value !== null });
  const { data: people, isError } = useQuery({
    ...companyContactsQuery(companyId ?? ''),
    enabled: companyId !== null,
  });
  const options = (people ?? []).map((person) => ({ value: person.id, label: contactName(person) }));
  const isListed = value === null || options.some((option) => option.value === value);
  const storedName = stored ? contactName(stored) : (knownName ?? 'Имя неизвестно');
  const hint = companyId === null ? COMPANY_FIRST : isError ? CRM_AWAY : undefined;
  return (
    <SelectField<string>
      {...field}
      isClearable
      hint={hint}
      disabled={companyId === null && value === null}
      options={isListed ? options : [{ value, label: storedName }, ...options]}
    />
  );
}
