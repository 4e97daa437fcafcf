import {
  findCompanies,
  getCompany,
  getContact,
  listCompanyContacts,
} from '@gektar/contract/people/customer-endpoints.ts';
import { type Employee, getCurrentEmployee, listEmployees } from '@gektar/contract/people/employee.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { Choices } from '#form/filter/criterion.ts';

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
    // Stale data of the customer service are refetched at the next use.
    staleTime: ({ state }) => (state.data?.some(({ storedAt }) => storedAt) ? 0 : MINUTES_5),
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

/** Employees to choose from. */
export function employeeChoices(employees: readonly Pick<Employee, 'id' | 'firstName' | 'lastName'>[]): Choices {
  return employees.map((employee) => ({ value: employee.id, label: employeeName(employee) }));
}
