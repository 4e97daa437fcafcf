import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '#form/field.tsx';
import { SelectField } from '#form/select-field.tsx';
import { companiesQuery, companyQuery } from '#people/people-data.ts';

/** How long a person stops typing before the customer service is asked. */
const PAUSE_MS = 250;
const CRM_AWAY = 'Список компаний недоступен';

export interface CompanyFieldProps extends FieldProps<string | null> {
  readonly label: string;
  /** What the stored company is called while it cannot be asked for. */
  readonly knownName?: string | null | undefined;
}

/** A company of the customer service, searched as one types; what is stored stays while the service is away. */
export function CompanyField({ knownName, ...field }: CompanyFieldProps) {
  const { value } = field;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PAUSE_MS);
  const { data: stored } = useQuery({ ...companyQuery(value ?? ''), enabled: value !== null });
  const storedName = stored?.name ?? knownName ?? 'Название неизвестно';
  // The name of the chosen company in the field is not a search for it.
  const searchText = asked === storedName ? '' : asked.trim();
  const { data: found, isError } = useQuery({ ...companiesQuery(searchText), placeholderData: keepPreviousData });
  const options = (found ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = value === null || options.some((option) => option.value === value);
  return (
    <SelectField<string>
      {...field}
      isClearable
      hint={field.hint ?? (isError ? CRM_AWAY : undefined)}
      options={isListed ? options : [{ value, label: storedName }, ...options]}
      onSearch={setSearch}
    />
  );
}
