import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { beginningWith, containing } from '#database/like.ts';

const FOUND_COMPANIES = 50;

/** Companies whose name holds the text, those that begin with it first. */
export async function findCompaniesByName(db: Db, searchText: string): Promise<Company[]> {
  return db
    .selectFrom('shared.companies')
    .select(['id', 'name', 'websites'])
    .$narrowType<Pick<Company, 'websites'>>()
    .where('name', 'ilike', containing(searchText))
    .orderBy((eb) => eb('name', 'ilike', beginningWith(searchText)), 'desc')
    .orderBy(sql`name collate shared.russian`)
    .orderBy('id')
    .limit(FOUND_COMPANIES)
    .execute();
}

export async function findCompany(db: Db, id: string): Promise<Company | undefined> {
  return db
    .selectFrom('shared.companies')
    .select(['id', 'name', 'websites'])
    .$narrowType<Pick<Company, 'websites'>>()
    .where('id', '=', id)
    .executeTakeFirst();
}

function contacts(db: Db) {
  return db
    .selectFrom('shared.contacts')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'company_id as companyId', 'phones', 'emails'])
    .$narrowType<Pick<Contact, 'phones' | 'emails'>>();
}

export async function findContactsOfCompany(db: Db, companyId: string): Promise<Contact[]> {
  return contacts(db)
    .where('company_id', '=', companyId)
    .orderBy(sql`last_name collate shared.russian`)
    .orderBy(sql`first_name collate shared.russian`)
    .orderBy('id')
    .execute();
}

export async function findContact(db: Db, id: string): Promise<Contact | undefined> {
  return contacts(db).where('id', '=', id).executeTakeFirst();
}
