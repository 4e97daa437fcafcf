import type { PersonDescription } from '@gektar/contract/fields.ts';
import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '#ui/component/avatar.tsx';
import { ContactName } from './contact-name-text.tsx';
import { CustomerRemark } from './customer-remark.tsx';
import { customerTitle, storedCustomer } from './customer-state.ts';
import { companyQuery, employeeName, employeesQuery } from './people-data.ts';
import { useUnknownEmployee } from './use-unknown-employee.ts';

export interface PersonTextProps {
  readonly id: string | null;
  readonly who: PersonDescription['who'];
  /** Shows the name without links to phones, for use in buttons. */
  readonly isNameOnly?: boolean;
  /** Shows the avatar of an employee before the name. */
  readonly hasAvatar?: boolean;
}

/** Name of a person by id. */
export function PersonText({ id, who, isNameOnly, hasAvatar }: PersonTextProps) {
  if (id === null) return missing.value;
  if (who === 'employee') return <EmployeeName id={id} hasAvatar={hasAvatar === true} />;
  return who === 'company' ? <CompanyName id={id} /> : <ContactName id={id} isNameOnly={isNameOnly} />;
}

function EmployeeName({ id, hasAvatar }: { id: string; hasAvatar: boolean }) {
  const { data: employees } = useQuery(employeesQuery);
  const employee = employees?.find((one) => one.id === id);
  useUnknownEmployee(employees && !employee ? id : undefined);
  if (!employee) return missing.value;
  const name = employeeName(employee);
  return (
    <>
      {hasAvatar && <Avatar name={name} isSmall />} {name}
    </>
  );
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
