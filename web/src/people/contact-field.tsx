import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldProps } from '#form/field/field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { useCustomerAddition } from '#people/own/use-customer-addition.tsx';
import { LoadAgain } from '#ui/waiting/load-again.tsx';
import { contactName } from './contact-name.ts';
import { ContactWays } from './contact-ways.tsx';
import { contactOption, useListWords } from './customer-lists.ts';
import { customerRemark, customerTitle, storedCustomer } from './customer-state.ts';
import { companyContactsQuery, contactQuery } from './people-data.ts';

const COMPANY_FIRST = 'Сначала выберите компанию';

export interface ContactFieldProps extends FieldProps<string | null> {
  readonly label: string;
  /** The company whose people can be chosen. */
  readonly companyId: string | null;
  readonly knownName?: string | null | undefined;
  /** Offers only contacts of the CRM, not our own ones. */
  readonly isFromCrm?: boolean | undefined;
}

/**
 * Select of a person of a company in the CRM, with phones and e-mails. The stored person is shown even
 * when this person belongs to another company.
 */
export function ContactField({ companyId, knownName, isFromCrm = false, ...field }: ContactFieldProps) {
  const { value } = field;
  const chosen = useQuery({ ...contactQuery(value ?? ''), enabled: value !== null });
  const people = useQuery({ ...companyContactsQuery(companyId ?? ''), enabled: companyId !== null });
  const stored = storedCustomer(value ?? '', chosen.data && contactName(chosen.data), chosen, knownName);
  const { emptyText, waiting, away } = useListWords(people, chosen);
  const options = (people.data ?? []).filter(({ isOwn }) => !(isFromCrm && isOwn)).map(contactOption);
  const { addition, dialog } = useCustomerAddition({ kind: 'contact', companyId, onChosen: field.onChange });
  const canAdd = !isFromCrm && companyId !== null && !people.isPending;
  const isListed = value === null || options.some((option) => option.value === value);
  return (
    <>
      <SelectField<string>
        {...field}
        isClearable
        hint={hint()}
        emptyText={emptyText}
        disabled={companyId === null && value === null}
        options={isListed ? options : [{ value, label: customerTitle(stored) }, ...options]}
        addition={canAdd ? addition : undefined}
      />
      {dialog}
    </>
  );

  function hint(): ReactNode {
    if (people.isError) return <LoadAgain onRetry={() => void people.refetch()} isBusy={people.isFetching} />;
    if (waiting !== undefined) return waiting;
    if (value === null) return companyId === null ? COMPANY_FIRST : (away ?? field.hint);
    const remark = customerRemark(stored);
    return (
      <>
        {chosen.data && <ContactWays contact={chosen.data} />}
        {remark && <div>{remark}</div>}
      </>
    );
  }
}
