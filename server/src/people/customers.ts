import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import type { Db } from '#database/db.ts';
import {
  findCompaniesByIds,
  findCompaniesByName,
  findContactsByIds,
  findContactsOfCompany,
  type Stored,
} from './customer-queries.ts';

/** Source of companies and contacts: our own tables, or a CRM mirrored in them (L-01). */
export interface Customers {
  /**
   * Companies that match a text, the closest first, at most fifty.
   * @throws {Failure} crm.away when the CRM does not respond and nothing stored matches
   */
  findCompanies(searchText: string): Promise<Company[]>;
  /** @throws {Failure} crm.away when the CRM does not respond and the company is not stored */
  company(id: string): Promise<Company | undefined>;
  /**
   * Contacts of a company, by last name.
   * @throws {Failure} crm.away when the CRM does not respond and no contact of the company is stored
   */
  contactsOf(company: Pick<Company, 'id' | 'isGone' | 'isOwn'>): Promise<Contact[]>;
  /** @throws {Failure} crm.away when the CRM does not respond and the contact is not stored */
  contact(id: string): Promise<Contact | undefined>;
  /** Companies in the order of the ids, without duplicates; unknown ids are left out. */
  companies(ids: readonly string[]): Promise<Company[]>;
  /** Contacts in the order of the ids, without duplicates; unknown ids are left out. */
  contacts(ids: readonly string[]): Promise<Contact[]>;
}

/** Source that uses our own tables only. */
export function ownCustomers(db: Db): Customers {
  const companies = async (ids: readonly string[]) => (await findCompaniesByIds(db, ids)).map(withoutSight);
  const contacts = async (ids: readonly string[]) => (await findContactsByIds(db, ids)).map(withoutSight);
  return {
    companies,
    contacts,
    company: async (id) => (await companies([id]))[0],
    contact: async (id) => (await contacts([id]))[0],
    findCompanies: async (searchText) => (await findCompaniesByName(db, searchText)).map(withoutSight),
    contactsOf: async ({ id }) => (await findContactsOfCompany(db, id)).map(withoutSight),
  };
}

/** The bare record, without the time at which the CRM returned it; for records that are up to date. */
export function withoutSight<Customer extends Company | Contact>({ customer }: Stored<Customer>): Customer {
  return customer;
}

/** An entity with the current data of its company and contact. */
export async function withCustomers<
  Entity extends { readonly companyId: string | null; readonly contactId: string | null },
>(customers: Customers, entity: Entity): Promise<Entity & { company: Company | null; contact: Contact | null }> {
  const { companyId, contactId } = entity;
  const [[company = null] = [], [contact = null] = []] = await Promise.all([
    companyId === null ? [] : customers.companies([companyId]),
    contactId === null ? [] : customers.contacts([contactId]),
  ]);
  return { ...entity, company, contact };
}
