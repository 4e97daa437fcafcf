import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProps } from '#form/field/field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { useCustomerAddition } from '#people/own/use-customer-addition.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { companyOption, useListWords } from './customer-lists.ts';
import { customerRemark, customerTitle, storedCustomer } from './customer-state.ts';
import { companiesQuery, companyQuery } from './people-data.ts';

/** Pause in typing before a query to the CRM (ms). */
const PAUSE_MS = 250;

export interface CompanyFieldProps extends FieldProps<string | null> {
  readonly label: string;
  /** Fallback name of the stored company when it cannot be loaded. */
  readonly knownName?: string | null | undefined;
  /** Offers only companies of the CRM: neither our own ones nor the creation of one. */
  readonly isFromCrm?: boolean | undefined;
  /** Does not offer to create a company that is not in the list: for a criterion. */
  readonly isSearchOnly?: boolean | undefined;
}

/**
 * Select of a company of the CRM, searched while typing; the stored one is shown while the service does
 * not answer (L-01).
 */
export function CompanyField({ knownName, isFromCrm = false, isSearchOnly = isFromCrm, ...field }: CompanyFieldProps) {
  const { value } = field;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PAUSE_MS);
  const chosen = useQuery({ ...companyQuery(value ?? ''), enabled: value !== null });
  const stored = storedCustomer(value ?? '', chosen.data?.name, chosen, knownName);
  const storedName = customerTitle(stored);
  // The name of the chosen company, shown in the field, is not a search text.
  const searchText = asked === storedName ? '' : asked.trim();
  const found = useQuery({ ...companiesQuery(searchText), placeholderData: keepPreviousData });
  const { emptyText, waiting, away } = useListWords(found, chosen);
  const options = (found.data ?? []).filter(({ isOwn }) => !(isFromCrm && isOwn)).map(companyOption);
  const isListed = value === null || options.some((option) => option.value === value);
  const { addition, dialog } = useCustomerAddition({ kind: 'company', onChosen: field.onChange });
  // 'Добавить' appears once the search for the typed text has answered.
  const isAnswered = search.trim() === searchText && found.data !== undefined && !found.isPlaceholderData;
  const remark = value === null ? undefined : customerRemark(stored);
  return (
    <>
      <SelectField<string>
        {...field}
        isClearable
        hint={
          found.isError ? (
            <LoadAgain onRetry={() => void found.refetch()} isBusy={found.isFetching} />
          ) : (
            (waiting ?? remark ?? away ?? field.hint)
          )
        }
        options={isListed ? options : [{ value, label: storedName }, ...options]}
        onSearch={setSearch}
        emptyText={emptyText}
        addition={isSearchOnly || !isAnswered ? undefined : addition}
      />
      {dialog}
    </>
  );
}
