import type { Company, Contact, OwnCustomerIds } from '@gektar/contract/people/customer.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';

/** Most companies that one search returns. */
export const FOUND_COMPANIES = 50;
/** Greatest number of words of a search text that are used. */
const MOST_WORDS = 8;
/** Shortest text that is searched with misspellings (characters): shorter ones resemble everything. */
const SHORTEST_MISSPELLED = 4;
/** Minimum trigram similarity between a misspelled text and the name that it finds. */
const RESEMBLES = 0.45;
/** Texts that are searched as a telephone number or an INN: digits and separators, with at least this many digits. */
const NUMBER = /^[\d\s()+-]+$/;
const FEWEST_DIGITS = 5;
/** Age below which stored data are not requested again from the CRM. */
const FRESH = sql.lit('10 minutes');

/** A company or a contact, and when the CRM last returned it. */
export interface Stored<Customer> {
  readonly customer: Customer;
  readonly seenAt: string;
  readonly isFresh: boolean;
  /** Whether it is our own record, not one from the CRM (N-03). */
  readonly isOwn: boolean;
}

interface Sight {
  readonly seenAt: string;
  readonly isFresh: boolean;
}
interface StoredSight extends Sight {
  readonly isOwn: boolean;
}
/** Only companies that are not from the CRM have phones and e-mails; null when there are none. */
type CompanyRow = Pick<Company, 'id' | 'name' | 'websites'> & {
  readonly [Means in 'phones' | 'emails']: Exclude<Company[Means], undefined> | null;
} & StoredSight;
type ContactRow = Omit<Contact, 'storedAt' | 'isGone' | 'isOwn'> & StoredSight;
/** Condition that a record is not linked to a CRM record; linked ones are no longer offered. */
const unlinked = sql`crm_id is null`;

const sight = sql`seen_at as "seenAt", seen_at > now() - ${FRESH}::interval as "isFresh", is_own as "isOwn"`;
const companyColumns = sql`id, name, websites, nullif(phones, '[]') as phones, nullif(emails, '[]') as emails, ${sight}`;
const contactColumns = sql`id, first_name as "firstName", last_name as "lastName", company_id as "companyId", phones, emails, ${sight}`;

function stored<Row extends StoredSight>({
  seenAt,
  isFresh,
  isOwn,
  ...customer
}: Row): Stored<Omit<Row, keyof StoredSight>> {
  return { customer, seenAt, isFresh, isOwn };
}

function storedCompany({ phones, emails, ...row }: CompanyRow): Stored<Company> {
  return stored({ ...row, ...(phones && { phones }), ...(emails && { emails }) });
}

/**
 * Companies whose name contains every word of the text or, for a number, those with that phone or INN. When there are
 * none, companies with a similar name.
 * @param among all companies, or only our own
 */
export async function findCompaniesByName(
  db: Db,
  searchText: string,
  among: 'all' | 'own' = 'all',
): Promise<Stored<Company>[]> {
  const offered = among === 'own' ? sql`${unlinked} and is_own` : unlinked;
  const typed = withoutYo(searchText);
  const digits = typed.replace(/\D/g, '');
  if (NUMBER.test(typed) && digits.length >= FEWEST_DIGITS) {
    const byNumber = await companiesBy(db, sql`${offered} and ${hasDigits(digits)}`, sql``);
    if (byNumber.length > 0) return byNumber;
  }
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return companiesBy(db, offered, sql``);
  const has = words.map((word) => sql`shared.without_yo(name) ilike ${containing(word)}`);
  const found = await companiesBy(db, sql.join([offered, ...has], sql` and `), closeness(typed));
  if (found.length > 0 || typed.length < SHORTEST_MISSPELLED) return found;
  return companiesBy(
    db,
    sql`${offered} and word_similarity(${typed}, shared.without_yo(name)) >= ${RESEMBLES}`,
    sql`word_similarity(${typed}, shared.without_yo(name)) desc,`,
  );
}

/** Condition that a phone, however written, contains the digits, or that the INN begins with them. */
function hasDigits(digits: string): RawBuilder<unknown> {
  const part = digits.startsWith('8') ? digits.slice(1) : digits;
  return sql`(shared.phone_digits(phones) like ${containing(part)} or inn like ${beginningWith(digits)})`;
}

/**
 * First sort keys: names that begin with the text come first, then names with a word that begins with it, such as a
 * word in quotes or after a hyphen.
 */
function closeness(typed: string): RawBuilder<unknown> {
  const beginning = beginningWith(typed);
  const inside = [' ', '«', '„', '"', '-', '('].map((sign) => `%${sign}${beginning}`);
  return sql`shared.without_yo(name) ilike ${beginning} desc, shared.without_yo(name) ilike any(${inside}::text[]) desc,`;
}

async function companiesBy(db: Db, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Stored<Company>[]> {
  const { rows } = await sql<CompanyRow>`
    select ${companyColumns} from shared.companies where ${where}
    order by ${order} name collate shared.russian, id limit ${FOUND_COMPANIES}`.execute(db);
  return rows.map(storedCompany);
}

/** Companies in the order of the ids, without duplicates. */
export async function findCompaniesByIds(db: Db, ids: readonly string[]): Promise<Stored<Company>[]> {
  const { rows } = await sql<CompanyRow>`
    select ${companyColumns} from shared.companies where id = any(${ids}::text[])
    order by array_position(${ids}::text[], id)`.execute(db);
  return rows.map(storedCompany);
}

/** Contacts in the order of the ids, without duplicates. */
export async function findContactsByIds(db: Db, ids: readonly string[]): Promise<Stored<Contact>[]> {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from shared.contacts where id = any(${ids}::text[])
    order by array_position(${ids}::text[], id)`.execute(db);
  return rows.map(stored);
}

/** People whose main company it is, and others who work for it, by last name. */
export async function findContactsOfCompany(db: Db, companyId: string): Promise<Stored<Contact>[]> {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from shared.contacts
    where ${unlinked} and (company_id = ${companyId}
      or id in (select contact_id from shared.company_contacts where company_id = ${companyId}))
    order by last_name collate shared.russian, first_name collate shared.russian, id`.execute(db);
  return rows.map(stored);
}

/** Ids of our own companies and contacts that are not linked to a CRM record. */
export async function findOwnCustomerIds(db: Db): Promise<OwnCustomerIds> {
  const { rows } = await sql<OwnCustomerIds>`select
    array(select id from shared.companies where is_own and ${unlinked} order by id) as companies,
    array(select id from shared.contacts where is_own and ${unlinked} order by id) as contacts`.execute(db);
  return rows[0] ?? { companies: [], contacts: [] };
}

/** When the CRM last returned the contacts of the company; undefined: never. */
export async function findSightOfContacts(db: Db, companyId: string): Promise<Sight | undefined> {
  const { rows } = await sql<Sight>`
    select contacts_seen_at as "seenAt", contacts_seen_at > now() - ${FRESH}::interval as "isFresh"
    from shared.companies where id = ${companyId} and contacts_seen_at is not null`.execute(db);
  return rows[0];
}

function withoutYo(text: string): string {
  return text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}
