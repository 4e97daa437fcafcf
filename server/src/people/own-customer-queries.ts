import type {
  OwnCompany,
  OwnCompanyFields,
  OwnContact,
  OwnContactFields,
} from '@gektar/contract/people/own-customer.ts';
import { normalisePhone } from '@gektar/format/phone-number.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type EntityRows, entityRows } from '#database/entity-rows.ts';
import type { CustomerKind } from './customer-references.ts';

/** Whether a record is our own, and the CRM record that it is linked to. */
export interface CustomerSource {
  readonly isOwn: boolean;
  readonly crmId: string | null;
}

export const customerRows: Readonly<Record<CustomerKind, EntityRows>> = {
  company: entityRows('shared.companies', 'c'),
  contact: entityRows('shared.contacts', 'c'),
};

const phones = sql`array(select phone ->> 'phoneNumber' from jsonb_array_elements(c.phones) as phone)`;
const emails = sql`array(select email ->> 'emailAddress' from jsonb_array_elements(c.emails) as email)`;
const shared = sql`c.id, c.row_version as "rowVersion", ${phones} as phones, ${emails} as emails, c.note`;

/** A company, our own or of the CRM: the caller checks which. */
export function findCompanyToEdit(db: Db, id: string): Promise<OwnCompany | undefined> {
  return first<OwnCompany>(db, sql`select ${shared}, c.name, c.inn from shared.companies c where c.id = ${id}`);
}

/** A contact, our own or of the CRM: the caller checks which. */
export function findContactToEdit(db: Db, id: string): Promise<OwnContact | undefined> {
  return first<OwnContact>(
    db,
    sql`select ${shared}, c.first_name as "firstName", c.last_name as "lastName", c.company_id as "companyId"
      from shared.contacts c where c.id = ${id}`,
  );
}

export function findSource(db: Db, kind: CustomerKind, id: string): Promise<CustomerSource | undefined> {
  const table = sql.table(kind === 'company' ? 'shared.companies' : 'shared.contacts');
  return first<CustomerSource>(db, sql`select is_own as "isOwn", crm_id as "crmId" from ${table} where id = ${id}`);
}

/** Id of the CRM company that this one is linked to, else its own; blocks linking until the transaction ends. */
export async function lockedCompanyId(tx: Db, id: string): Promise<string | undefined> {
  const row = await first<{ id: string }>(
    tx,
    sql`select coalesce(crm_id, id) as id from shared.companies where id = ${id} for share`,
  );
  return row?.id;
}

async function first<Row>(db: Db, statement: RawBuilder<unknown>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${statement}`.execute(db);
  return rows[0];
}

/** Phones and e-mails as stored. Those that an edit leaves unchanged keep their kind and spelling. */
export interface StoredMeans {
  readonly phones: readonly { readonly phoneType: string; readonly phoneNumber: string }[];
  readonly emails: readonly { readonly emailAddressType: string; readonly emailAddress: string }[];
}

export async function findMeans(db: Db, kind: CustomerKind, id: string): Promise<StoredMeans> {
  const table = sql.table(kind === 'company' ? 'shared.companies' : 'shared.contacts');
  const stored = await first<StoredMeans>(db, sql`select phones, emails from ${table} where id = ${id}`);
  return stored ?? { phones: [], emails: [] };
}

/** Columns of a company. */
export function companyColumns({ name, inn, ...fields }: OwnCompanyFields, before?: StoredMeans) {
  return { name, inn, ...sharedColumns(fields, before) };
}

/** Columns of a contact. */
export function contactColumns({ firstName, lastName, companyId, ...fields }: OwnContactFields, before?: StoredMeans) {
  return { first_name: firstName, last_name: lastName, company_id: companyId, ...sharedColumns(fields, before) };
}

type SharedFields = Pick<OwnCompanyFields, 'phones' | 'emails' | 'note'>;

function sharedColumns(fields: SharedFields, before: StoredMeans = { phones: [], emails: [] }) {
  const phoneOf = (number: string) =>
    before.phones.find(({ phoneNumber }) => sameNumber(phoneNumber, number)) ?? {
      phoneType: number.startsWith('79') ? 'MOBILE' : 'WORK',
      phoneNumber: number,
    };
  const emailOf = (address: string) =>
    before.emails.find(({ emailAddress }) => emailAddress === address) ?? {
      emailAddressType: 'WORK',
      emailAddress: address,
    };
  return {
    phones: JSON.stringify(fields.phones.map(phoneOf)),
    emails: JSON.stringify(fields.emails.map(emailOf)),
    note: fields.note,
  };
}

/** Whether two phone numbers are the same, however they are written. */
export function sameNumber(one: string, other: string): boolean {
  return (normalisePhone(one) ?? one) === (normalisePhone(other) ?? other);
}
