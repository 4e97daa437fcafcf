import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { ShownToTab } from '#sharing/disclosures/shown-to-tab.tsx';

/** 'Что показали' on the page of a company or a contact. */
export function ShownToCustomer({ customer }: { readonly customer: CustomerKey }) {
  const nameOf = useEmployeeNames();
  return <ShownToTab customer={customer} nameOf={nameOf} />;
}
