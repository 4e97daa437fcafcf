import { Failure } from '@gektar/contract/failure.ts';
import {
  findCompanies,
  getCompany,
  getContact,
  listCompaniesByIds,
  listCompanyContacts,
  listContactsByIds,
} from '@gektar/contract/people/customer-endpoints.ts';
import type { Route } from '#http/router.ts';
import type { Customers } from './customers.ts';

/** Companies and contacts, read only (L-01). */
export function customerRoutes(route: Route, customers: Customers): void {
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
}
