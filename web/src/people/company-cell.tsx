import type { Company } from '@gektar/contract/people/customer.ts';
import { textCell } from '#table/cells.tsx';
import { OWN } from './customer-state.ts';

/** A company in a row of a table, an own one with its mark. */
export function companyCell(company: Pick<Company, 'name' | 'isOwn'> | null) {
  if (!company?.isOwn) return textCell(company?.name ?? null);
  return (
    <span title={`${company.name}, ${OWN}`}>
      {company.name} <small className="mute">{OWN}</small>
    </span>
  );
}
