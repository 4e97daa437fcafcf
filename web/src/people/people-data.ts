import { findCompanies, getCompany, getContact, listCompanyContacts } from '@gektar/contract/people/customer-calls.ts';
import type { Employee } from '@gektar/contract/people/employee.ts';
import { getCurrentEmployee, listEmployees } from '@gektar/contract/people/employee-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { Option } from '#form/field/option.ts';

const MINUTES_5 = 300_000;

export const employeesQuery = queryOptions({
  queryKey: ['employees'],
  queryFn: ({ signal }) => call(listEmployees, {}, { signal }),
  staleTime: MINUTES_5,
});

export const currentEmployeeQuery = queryOptions({
  queryKey: ['employees', 'current'],
  queryFn: ({ signal }) => call(getCurrentEmployee, {}, { signal }),
  staleTime: MINUTES_5,
});

export function companiesQuery(searchText: string) {
  return queryOptions({
    queryKey: ['companies', { searchText }],
    queryFn: ({ signal }) => call(findCompanies, { query: { searchText } }, { signal }),
    // Stored data that the CRM has not confirmed are refetched at the next use.
    staleTime: ({ state }) => (state.data?.some(({ storedAt, isCrmAway }) => storedAt ?? isCrmAway) ? 0 : MINUTES_5),
  });
}

export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id],
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
    staleTime: MINUTES_5,
  });
}

export function companyContactsQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id, 'contacts'],
    queryFn: ({ signal }) => call(listCompanyContacts, { params: { id } }, { signal }),
    staleTime: MINUTES_5,
  });
}

export function contactQuery(contactId: string) {
  return queryOptions({
    queryKey: ['contacts', contactId],
    queryFn: ({ signal }) => call(getContact, { query: { contactId } }, { signal }),
    staleTime: MINUTES_5,
  });
}

/** 'Имя Фамилия'. */
export function employeeName(employee: Pick<Employee, 'firstName' | 'lastName'>): string {
  return `${employee.firstName} ${employee.lastName}`.trim();
}

/** Note after the name of an employee who was blocked or has left. */
export const CLOSED = 'вход закрыт';

/** Employees as search criteria: including those who left, since objects still name them. */
export function employeeChoices(employees: readonly Employee[]): Option<string>[] {
  return employees.map((employee) => ({
    value: employee.id,
    label: employee.isActive ? employeeName(employee) : `${employeeName(employee)} (${CLOSED})`,
  }));
}

/** Employees who can be assigned; those who left only if they are already assigned. */
export function offeredEmployees(employees: readonly Employee[], chosen: readonly (string | null)[]): Option<string>[] {
  return employeeChoices(employees.filter(({ id, isActive }) => isActive || chosen.includes(id)));
}

/** Colleagues who can be given access: not those who have it anyway, unless it was also given to them. */
export function withoutAccess(
  employees: readonly Employee[],
  having: readonly (string | null | undefined)[],
  given: readonly string[],
): Employee[] {
  return employees.filter(({ id }) => given.includes(id) || !having.includes(id));
}

/** Name of an employee; undefined for an unknown id. */
export async function nameOfEmployee(client: QueryClient, id: string): Promise<string | undefined> {
  const employee = (await client.ensureQueryData(employeesQuery)).find((one) => one.id === id);
  return employee && employeeName(employee);
}
