import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { useCustomerAddition } from '#people/own/use-customer-addition.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { companyOption, useListWords } from './customer-lists.ts';
import { companiesQuery, companyQuery } from './people-data.ts';

/** Pause in typing before a query to the CRM (ms). */
const PAUSE_MS = 250;

interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/**
 * Field for any number of companies of the CRM, searched while typing; chosen ones show their stored
 * names.
 */
export function CompaniesField(field: BoundProps<readonly NamedCompany[]>) {
  const { value, onChange } = field;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const found = useQuery({ ...companiesQuery(asked), placeholderData: keepPreviousData });
  const { emptyText, waiting, away } = useListWords(found);
  const client = useQueryClient();
  const { addition, dialog } = useCustomerAddition({
    kind: 'company',
    onChosen: (id) =>
      void client.ensureQueryData(companyQuery(id)).then(({ name }) => {
        if (!value.some((one) => one.id === id)) onChange([...value, { id, name }]);
      }),
  });
  const isAnswered = search.trim() === asked && found.data !== undefined && !found.isPlaceholderData;
  const notes = new Map((found.data ?? []).map((company) => [company.id, companyOption(company).note]));
  const chosen = new Set(value.map(({ id }) => id));
  const all: readonly NamedCompany[] = [...value, ...(found.data ?? []).filter(({ id }) => !chosen.has(id))];
  const byId = new Map(all.map(({ id, name }) => [id, { id, name }]));
  return (
    <>
      <MultiSelectField<string>
        {...field}
        hint={
          found.isError ? (
            <LoadAgain onRetry={() => void found.refetch()} isBusy={found.isFetching} />
          ) : (
            (waiting ?? away ?? field.hint)
          )
        }
        options={all.map(({ id, name }) => ({ value: id, label: name, note: notes.get(id) }))}
        value={[...chosen]}
        onChange={(ids) => onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        onSearch={setSearch}
        emptyText={emptyText}
        addition={isAnswered ? addition : undefined}
      />
      {dialog}
    </>
  );
}
