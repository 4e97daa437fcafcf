import type { Company } from '@gektar/contract/people/customer.ts';
import { textCell } from '#table/cells.tsx';
import { OWN } from './customer-state.ts';
import { useIsOwnCompany } from './own-customers.ts';

/** A company in a table row, with a mark when it is not from the CRM. */
export function CompanyCell({ company }: { company: Pick<Company, 'id' | 'name'> | null }) {
  const isOwn = useIsOwnCompany();
  if (company === null || !isOwn(company.id)) return textCell(company?.name ?? null);
  return (
    <span title={`${company.name}, ${OWN}`}>
      {company.name} <small className="mute">{OWN}</small>
    </span>
  );
}
