import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';

/**
 * Stores companies of the CRM; our own companies are not overwritten (N-03). In the order of ids, so that two writers
 * of the same rows do not deadlock.
 */
export async function keepCompanies(db: Db, companies: readonly Company[]): Promise<void> {
  if (companies.length === 0) return;
  await sql`
    insert into shared.companies as stored (id, name, websites, seen_at, is_own)
    select distinct on (id) id, name, websites, now(), false
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as given (id text, name text, websites jsonb)
    order by id
    on conflict (id) do update set name = excluded.name, websites = excluded.websites, seen_at = excluded.seen_at
      where not stored.is_own`.execute(db);
}

/** Stores contacts of the CRM; our own contacts are not overwritten (N-03). */
export async function keepContacts(db: Db, contacts: readonly Contact[]): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    insert into shared.contacts as stored (id, company_id, first_name, last_name, phones, emails, seen_at, is_own)
    select distinct on (id) id, "companyId", "firstName", "lastName", phones, emails, now(), false
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb)
      as given (id text, "companyId" text, "firstName" text, "lastName" text, phones jsonb, emails jsonb)
    order by id
    on conflict (id) do update set company_id = excluded.company_id, first_name = excluded.first_name,
      last_name = excluded.last_name, phones = excluded.phones, emails = excluded.emails, seen_at = excluded.seen_at
      where not stored.is_own`.execute(db);
}

/** Stores the contacts of a CRM company, replacing the previous list; our own contacts stay in the list (N-03). */
export async function keepContactsOf(db: Db, companyId: string, contacts: readonly Contact[]): Promise<void> {
  const ids = contacts.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    // Locks the company's row, so that writers wait for each other. The row exists: companies are requested first.
    await sql`update shared.companies set contacts_seen_at = now() where id = ${companyId}`.execute(tx);
    await keepContacts(tx, contacts);
    await sql`update shared.contacts set company_id = null
      where company_id = ${companyId} and not is_own and id <> all(${ids}::text[])`.execute(tx);
    await sql`delete from shared.company_contacts l using shared.contacts c
      where l.company_id = ${companyId} and c.id = l.contact_id and not c.is_own and c.id <> all(${ids}::text[])`.execute(
      tx,
    );
    await sql`
      insert into shared.company_contacts (company_id, contact_id) select ${companyId}, unnest(${ids}::text[])
      on conflict do nothing`.execute(tx);
  });
}
