import { missing } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { ContactName } from './contact-name-text.tsx';
import { companyQuery, employeeName, employeesQuery } from './people-data.ts';

const personFields = ['responsibleEmployeeId', 'companyId', 'contactId', 'referralContactId'] as const;
/** Fields that hold the id of somebody. */
export type PersonField = (typeof personFields)[number];

export function isPersonField(name: string): name is PersonField {
  return personFields.some((one) => one === name);
}

/** Whoever stands in such a field, as they are called. */
export function PersonText({ name, id }: { name: PersonField; id: string | null }) {
  if (id === null) return missing.value;
  if (name === 'responsibleEmployeeId') return <EmployeeName id={id} />;
  return name === 'companyId' ? <CompanyName id={id} /> : <ContactName id={id} />;
}

function EmployeeName({ id }: { id: string }) {
  const { data: employees } = useQuery(employeesQuery);
  const employee = employees?.find((one) => one.id === id);
  return employee ? employeeName(employee) : missing.value;
}

function CompanyName({ id }: { id: string }) {
  const { data: company } = useQuery(companyQuery(id));
  return company?.name ?? missing.data;
}
