import { listOwnCustomerIds } from '@gektar/contract/people/customer-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useHasCrm } from './customer-lists.ts';

const MINUTES_5 = 300_000;

/** Whether a company that is known by name and id alone is an own one beside the CRM. */
export function useIsOwnCompany(): (id: string) => boolean {
  const hasCrm = useHasCrm();
  const { data: own } = useQuery({
    queryKey: ['own-customers'],
    queryFn: ({ signal }) => call(listOwnCustomerIds, {}, { signal }),
    staleTime: MINUTES_5,
    enabled: hasCrm,
  });
  return (id) => own?.companies.includes(id) ?? false;
}
