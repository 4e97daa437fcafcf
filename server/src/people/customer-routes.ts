import { Failure } from '@gektar/contract/failure.ts';
import {
  findCompanies,
  getCompany,
  getContact,
  linkCompany,
  linkContact,
  listCompaniesByIds,
  listCompanyContacts,
  listContactsByIds,
  listOwnCustomerIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { findOwnCustomerIds } from './customer-queries.ts';
import type { MoveReferences } from './customer-references.ts';
import type { Customers } from './customers.ts';
import { linkCustomer } from './link-customer.ts';

export interface CustomerParts {
  readonly customers: Customers;
  /** Whether a CRM is configured. */
  readonly hasCrm: boolean;
  /** Functions that move references, one per domain. */
  readonly references: readonly MoveReferences[];
}

/** Companies and contacts (L-01); with a CRM, our own ones can be linked to its records (N-03). */
export function customerRoutes(route: Route, { customers, hasCrm, references }: CustomerParts): void {
  route(findCompanies, ({ query }) => customers.findCompanies(query.searchText));
  route(listCompaniesByIds, ({ body }) => customers.companies(body));
  route(listContactsByIds, ({ body }) => customers.contacts(body));
  route(getCompany, async ({ params }) => {
    const company = await customers.company(params.id);
    if (!company) throw new Failure('company.not_found');
    return company;
  });
  route(listCompanyContacts, async ({ params }) => {
    const company = await customers.company(params.id);
    if (!company) throw new Failure('company.not_found');
    return customers.contactsOf(company);
  });
  route(getContact, async ({ query }) => {
    const contact = await customers.contact(query.contactId);
    if (!contact) throw new Failure('contact.not_found');
    return contact;
  });
  // Without a CRM all records are our own, and none is marked as such.
  route(listOwnCustomerIds, ({ db }) => (hasCrm ? findOwnCustomerIds(db) : { companies: [], contacts: [] }));
  route(linkCompany, async ({ db, body: { id, crmId }, employeeId }) => {
    if (!hasCrm) throw new Failure('crm.absent');
    // Requested before the transaction begins, since the CRM may be slow.
    const target = await customers.company(crmId);
    const link = { kind: 'company', id, target, name: target?.name ?? '', employeeId } as const;
    return inTransaction(db, (tx) => linkCustomer(tx, link, references));
  });
  route(linkContact, async ({ db, body: { id, crmId }, employeeId }) => {
    if (!hasCrm) throw new Failure('crm.absent');
    const target = await customers.contact(crmId);
    const link = { kind: 'contact', id, target, name: '', employeeId } as const;
    return inTransaction(db, (tx) => linkCustomer(tx, link, references));
  });
}
