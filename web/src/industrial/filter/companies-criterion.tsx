import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import type { OwnCriterionProps } from '#form/filter/own-criterion.ts';
import { companyOption, useListWords } from '#people/customer-lists.ts';
import { companiesQuery, companyQuery } from '#people/people-data.ts';

/** Pause in typing after which the CRM is queried (ms). */
const PAUSE_MS = 250;

/** Criterion of companies, searched in the CRM while typing; any of the chosen ones matches. */
export function CompaniesCriterion({ label, value, onChange }: OwnCriterionProps<readonly string[]>) {
  const chosen = value ?? [];
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const found = useQuery({ ...companiesQuery(asked), placeholderData: keepPreviousData });
  const names = useCompanyNames(chosen);
  const options = (found.data ?? []).map(companyOption);
  const { emptyText, waiting, away } = useListWords(found);
  const listed = new Set(options.map((option) => option.value));
  const others = chosen.flatMap((id, at) => (listed.has(id) ? [] : [{ value: id, label: names[at] ?? '…' }]));
  return (
    <MultiSelectField
      label={label}
      hint={waiting ?? away}
      options={[...options, ...others]}
      value={[...chosen]}
      onChange={onChange}
      onSearch={setSearch}
      emptyText={emptyText}
    />
  );
}

/** Names of chosen companies in a chip. */
export function CompanyNames({ ids }: { ids: readonly string[] }) {
  const [first = '', ...rest] = useCompanyNames(ids).map((name) => name ?? '…');
  return rest.length > 0 ? `${first} и ещё ${rest.length}` : first;
}

function useCompanyNames(ids: readonly string[]): (string | undefined)[] {
  return useQueries({ queries: ids.map(companyQuery) }).map(({ data }) => data?.name);
}
