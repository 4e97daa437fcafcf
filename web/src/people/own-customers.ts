import { listOwnCustomerIds } from '@gektar/contract/people/customer-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useHasCrm } from './customer-lists.ts';
import { originOf } from './customer-state.ts';

const MINUTES_5 = 300_000;

/** Ids of our own companies and contacts; only queried when a CRM is connected. */
function useOwn() {
  const hasCrm = useHasCrm();
  return useQuery({
    queryKey: ['own-customers'],
    queryFn: ({ signal }) => call(listOwnCustomerIds, {}, { signal }),
    staleTime: MINUTES_5,
    enabled: hasCrm,
  }).data;
}

/** Whether a company is our own while a CRM is connected. */
export function useIsOwnCompany(): (id: string) => boolean {
  const own = useOwn();
  return (id) => own?.companies.includes(id) ?? false;
}

/** Hook for the text about where a company comes from, by the company's id. */
export function useOriginOfCompany(): (id: string) => string {
  const hasCrm = useHasCrm();
  const isOwn = useIsOwnCompany();
  return (id) => originOf(id, { hasCrm, isOwn: isOwn(id) });
}

/** Whether a contact is our own while a CRM is connected. */
export function useIsOwnContact(): (id: string) => boolean {
  const own = useOwn();
  return (id) => own?.contacts.includes(id) ?? false;
}
