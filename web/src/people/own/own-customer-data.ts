import type { DoubleSearch, OwnCompany, OwnContact } from '@gektar/contract/people/own-customer.ts';
import {
  createOwnCompany,
  createOwnContact,
  findCustomers,
  findDoubles,
  getCompanyPage,
  getContactPage,
  updateOwnCompany,
  updateOwnContact,
} from '@gektar/contract/people/own-customer-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { CustomerKind } from '#people/link-customer.ts';
import { companyQuery, contactQuery } from '#people/people-data.ts';
import { companyFieldsOf, contactFieldsOf, emptyValues, type OwnCustomerValues } from './own-customer-values.ts';

/** Existing records that may be the same as the typed one. */
export function doublesQuery(search: DoubleSearch) {
  return queryOptions({
    queryKey: ['customers', 'doubles', search],
    queryFn: ({ signal }) => call(findDoubles, { body: search }, { signal }),
  });
}

export interface CustomerSearch {
  readonly searchText: string;
  readonly kind?: CustomerKind | undefined;
  readonly among: 'all' | 'own';
}

/** The list of companies and contacts. */
export function customersQuery(search: CustomerSearch) {
  return queryOptions({
    queryKey: ['customers', 'list', search],
    queryFn: ({ signal }) => call(findCustomers, { query: search }, { signal }),
    meta: { changedBy: ['company', 'contact'] },
  });
}

/** Objects, requests and selections of a company. */
export function companyPageQuery(companyId: string) {
  return queryOptions({
    queryKey: ['customers', 'company', companyId],
    queryFn: ({ signal }) => call(getCompanyPage, { query: { companyId } }, { signal }),
    meta: { changedBy: ['company'], changedById: companyId },
  });
}

/** Objects, requests and selections of a contact. */
export function contactPageQuery(contactId: string) {
  return queryOptions({
    queryKey: ['customers', 'contact', contactId],
    queryFn: ({ signal }) => call(getContactPage, { query: { contactId } }, { signal }),
    meta: { changedBy: ['contact'], changedById: contactId },
  });
}

/** A stored record of ours as form values. */
export function valuesOf(own: OwnCompany | OwnContact): OwnCustomerValues {
  const { phones, emails, note } = own;
  const shared = {
    phones: phones.length > 0 ? phones : emptyValues.phones,
    emails: emails.length > 0 ? emails : emptyValues.emails,
    note: note ?? '',
  };
  if ('name' in own) return { ...emptyValues, name: own.name, inn: own.inn ?? '', ...shared };
  const { firstName, lastName, companyId } = own;
  return { ...emptyValues, firstName, lastName, companyId, ...shared };
}

export interface OwnCustomerSave {
  readonly kind: CustomerKind;
  readonly values: OwnCustomerValues;
  /**
   * For a creation, an id generated here, so that a call repeated after a lost answer creates nothing twice; for an
   * edit, the id and version of the record.
   */
  readonly target: { readonly newId: string } | { readonly id: string; readonly rowVersion: number };
  /** Records with the same phone or INN that the employee was shown. */
  readonly notDoubles: readonly string[];
}

/** Creates or changes our own record. */
export function saveOwnCustomer({
  kind,
  values,
  target,
  notDoubles,
}: OwnCustomerSave): Promise<OwnCompany | OwnContact> {
  if (kind === 'company') {
    const fields = { ...companyFieldsOf(values), notDoubles: [...notDoubles] };
    return 'newId' in target
      ? call(createOwnCompany, { body: { ...fields, ...target } })
      : call(updateOwnCompany, { body: { ...fields, ...target } });
  }
  const fields = { ...contactFieldsOf(values), notDoubles: [...notDoubles] };
  return 'newId' in target
    ? call(createOwnContact, { body: { ...fields, ...target } })
    : call(updateOwnContact, { body: { ...fields, ...target } });
}

/**
 * Reloads everything that shows companies and contacts; the saved record first, so that its name is known when it is
 * chosen.
 */
export async function reloadCustomers(client: QueryClient, kind: CustomerKind, id: string): Promise<void> {
  const query: { queryKey: readonly unknown[] } = kind === 'company' ? companyQuery(id) : contactQuery(id);
  await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  await (kind === 'company' ? client.prefetchQuery(companyQuery(id)) : client.prefetchQuery(contactQuery(id)));
  for (const key of ['companies', 'contacts', 'customers', 'own-customers']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}
