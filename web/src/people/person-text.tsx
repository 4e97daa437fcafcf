import type { PersonDescription } from '@gektar/contract/fields.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { ContactName } from './contact-name-text.tsx';
import { CustomerRemark } from './customer-remark.tsx';
import { customerTitle, storedCustomer } from './customer-state.ts';
import { companyQuery, employeeName, employeesQuery } from './people-data.ts';

export interface PersonTextProps {
  readonly id: string | null;
  readonly who: PersonDescription['who'];
  /** Without links to phones, for buttons. */
  readonly isNameOnly?: boolean;
}

/** Name of a person by id. */
export function PersonText({ id, who, isNameOnly }: PersonTextProps) {
  if (id === null) return missing.value;
  if (who === 'employee') return <EmployeeName id={id} />;
  return who === 'company' ? <CompanyName id={id} /> : <ContactName id={id} isNameOnly={isNameOnly} />;
}

function EmployeeName({ id }: { id: string }) {
  const { data: employees } = useQuery(employeesQuery);
  const employee = employees?.find((one) => one.id === id);
  return employee ? employeeName(employee) : missing.value;
}

function CompanyName({ id }: { id: string }) {
  const answer = useQuery(companyQuery(id));
  const stored = storedCustomer(id, answer.data?.name, answer);
  return (
    <>
      {customerTitle(stored)} <CustomerRemark kind="company" stored={stored} />
    </>
  );
}
