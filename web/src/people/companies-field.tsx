import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { companyOption, useListWords } from './customer-lists.ts';
import { companiesQuery } from './people-data.ts';

/** Pause in typing before a query to the customer service (ms). */
const PAUSE_MS = 250;

interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** Any number of companies of the customer service, searched while typing; chosen ones show their stored names. */
export function CompaniesField(field: BoundProps<readonly NamedCompany[]>) {
  const { value, onChange } = field;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const found = useQuery({ ...companiesQuery(asked), placeholderData: keepPreviousData });
  const { emptyText, waiting, away } = useListWords(found);
  const notes = new Map((found.data ?? []).map((company) => [company.id, companyOption(company).note]));
  const chosen = new Set(value.map(({ id }) => id));
  const all: readonly NamedCompany[] = [...value, ...(found.data ?? []).filter(({ id }) => !chosen.has(id))];
  const byId = new Map(all.map(({ id, name }) => [id, { id, name }]));
  return (
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
    />
  );
}
