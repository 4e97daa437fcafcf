import { Failure } from '@gektar/contract/failure.ts';
import { findCompanies, getCompany, getContact, listCompanyContacts } from '@gektar/contract/people/customer.ts';
import type { Route } from '#http/router.ts';
import { findCompaniesByName, findCompany, findContact, findContactsOfCompany } from './customer-queries.ts';

/** Companies and contacts of the customer service, read only (L-01). */
export function customerRoutes(route: Route): void {
  route(findCompanies, ({ db, query }) => findCompaniesByName(db, query.searchText));
  route(getCompany, async ({ db, params }) => {
    const company = await findCompany(db, params.id);
    if (!company) throw new Failure('company.not_found');
    return company;
  });
  route(listCompanyContacts, async ({ db, params }) => {
    if (!(await findCompany(db, params.id))) throw new Failure('company.not_found');
    return findContactsOfCompany(db, params.id);
  });
  route(getContact, async ({ db, query }) => {
    const contact = await findContact(db, query.contactId);
    if (!contact) throw new Failure('contact.not_found');
    return contact;
  });
}
