import { Failure } from '@gektar/contract/failure.ts';
import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import type { Db } from '#database/db.ts';
import { askInTime } from '#outside/ask-in-time.ts';
import type { OutsideCrm } from '#outside/crm.ts';
import { keepCompanies, keepContacts, keepContactsOf } from './customer-mirror.ts';
import {
  FOUND_COMPANIES,
  findCompaniesByIds,
  findCompaniesByName,
  findContactsByIds,
  findContactsOfCompany,
  findSightOfContacts,
  type Stored,
} from './customer-queries.ts';
import { type Customers, withoutSight } from './customers.ts';

/**
 * An external CRM combined with our own companies and people, which are never requested from it (N-03). Its answers are
 * stored in our tables and count as fresh for ten minutes. While the CRM does not respond, stale rows are shown with
 * the time at which they were received; without any stored row, crm.away is thrown.
 */
export function outsideCustomers({ crm, ...patience }: OutsideCrm, db: Db): Customers {
  const companies = (ids: readonly string[]) =>
    known(ids, {
      find: (all) => findCompaniesByIds(db, all),
      ask: (some) => askInTime(patience, (signal) => crm.companies(some, signal)),
      keep: (answer) => keepCompanies(db, answer),
    });
  const contacts = (ids: readonly string[]) =>
    known(ids, {
      find: (all) => findContactsByIds(db, all),
      ask: (some) => askInTime(patience, (signal) => crm.contacts(some, signal)),
      keep: (answer) => keepContacts(db, answer),
    });

  return {
    companies: async (ids) => (await companies(ids)).customers,
    contacts: async (ids) => (await contacts(ids)).customers,
    company: async (id) => only(await companies([id])),
    contact: async (id) => only(await contacts([id])),

    async findCompanies(searchText) {
      const answer = await askInTime(patience, (signal) => crm.companiesNamed(searchText, signal));
      if (!answer) return storedCompanies(await findCompaniesByName(db, searchText));
      await keepCompanies(db, answer);
      const own = (await findCompaniesByName(db, searchText, 'own')).map(asOwn);
      const ownIds = new Set(own.map(({ id }) => id));
      const others = answer.filter(({ id }) => !ownIds.has(id));
      return beginnersFirst([...own, ...others], searchText).slice(0, FOUND_COMPANIES);
    },

    async contactsOf({ id: companyId, isGone, isOwn }) {
      if (isGone || isOwn) {
        // The CRM cannot list the people of a company that it no longer has: the stored people are requested by id.
        const people = await findContactsOfCompany(db, companyId);
        return (await contacts(people.map(({ customer }) => customer.id))).customers;
      }
      const sight = await findSightOfContacts(db, companyId);
      if (!sight?.isFresh) {
        const answer = await askInTime(patience, (signal) => crm.contactsOf(companyId, signal));
        if (!answer) return storedContacts(await findContactsOfCompany(db, companyId), sight?.seenAt);
        await keepContactsOf(db, companyId, answer);
      }
      return (await findContactsOfCompany(db, companyId)).map((one) => (one.isOwn ? asOwn(one) : withoutSight(one)));
    },
  };
}

interface Known<Customer> {
  readonly customers: Customer[];
  /** Whether the CRM did not respond: it may have more than the stored records. */
  readonly isAway: boolean;
}

interface Source<Customer> {
  readonly find: (ids: readonly string[]) => Promise<Stored<Customer>[]>;
  readonly ask: (ids: readonly string[]) => Promise<Customer[] | undefined>;
  readonly keep: (answer: readonly Customer[]) => Promise<void>;
}

/** Fresh rows from our tables, others from the CRM; the stored rows when the CRM does not respond. */
async function known<Customer extends Company | Contact>(
  ids: readonly string[],
  { find, ask, keep }: Source<Customer>,
): Promise<Known<Customer>> {
  const all = [...new Set(ids)];
  const stored = new Map((await find(all)).map((one) => [one.customer.id, one]));
  const wanted = all.filter((id) => !(stored.get(id)?.isFresh || stored.get(id)?.isOwn));
  const answer = wanted.length === 0 ? [] : await ask(wanted);
  if (answer) await keep(answer);
  const byId = new Map(answer?.map((customer) => [customer.id, customer]));
  const customers = all.flatMap((id) => {
    const [now, before] = [byId.get(id), stored.get(id)];
    if (before?.isOwn) return asOwn(before);
    if (now) return now;
    if (!before) return [];
    if (before.isFresh) return before.customer;
    return answer ? { ...asStored(before), isGone: true as const } : asStored(before);
  });
  return { customers, isAway: answer === undefined };
}

/** @throws {Failure} crm.away */
function only<Customer>({ customers: [one], isAway }: Known<Customer>): Customer | undefined {
  if (one === undefined && isAway) throw new Failure('crm.away');
  return one;
}

/**
 * Refuses when no stored company matches: the CRM may have some, so an empty list would be wrong.
 * @throws {Failure} crm.away
 */
function storedCompanies(stored: readonly Stored<Company>[]): Company[] {
  if (stored.length === 0) throw new Failure('crm.away');
  return stored.map(asStored);
}

/** @throws {Failure} crm.away when the people of the company were never received */
function storedContacts(stored: readonly Stored<Contact>[], seenAt: string | undefined): Contact[] {
  if (stored.length === 0 && seenAt === undefined) throw new Failure('crm.away');
  return stored.map(asStored);
}

/** Adds the time at which the CRM returned the record. Our own records have none: they get `isCrmAway`. */
function asStored<Customer extends Company | Contact>(one: Stored<Customer>): Customer {
  return one.isOwn ? { ...asOwn(one), isCrmAway: true } : { ...one.customer, storedAt: one.seenAt };
}

function asOwn<Customer extends Company | Contact>({ customer }: Stored<Customer>): Customer {
  return { ...customer, isOwn: true };
}

/**
 * Moves companies whose name begins with the text to the front.
 * @param companies our own first, then those of the CRM, each in alphabetical order
 */
function beginnersFirst(companies: readonly Company[], searchText: string): Company[] {
  const beginning = searchText.toLowerCase();
  const distance = ({ name }: Company) => (name.toLowerCase().startsWith(beginning) ? 0 : 1);
  return companies.toSorted((a, b) => distance(a) - distance(b));
}
