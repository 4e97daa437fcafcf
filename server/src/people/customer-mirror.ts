import type { Company, Contact } from '@gektar/contract/people/customer.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { inTransaction } from '#database/transaction.ts';

/** Keeps what the customer service told of companies. In the order of ids, so that two who keep the same do not wait for each other. */
export async function keepCompanies(db: Db, companies: readonly Company[]): Promise<void> {
  if (companies.length === 0) return;
  await sql`
    insert into shared.companies (id, name, websites, seen_at)
    select distinct on (id) id, name, websites, now()
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as told (id text, name text, websites jsonb)
    order by id
    on conflict (id) do update set name = excluded.name, websites = excluded.websites, seen_at = excluded.seen_at`.execute(
    db,
  );
}

/** Keeps what the customer service told of contacts. */
export async function keepContacts(db: Db, contacts: readonly Contact[]): Promise<void> {
  if (contacts.length === 0) return;
  await sql`
    insert into shared.contacts (id, company_id, first_name, last_name, phones, emails, seen_at)
    select distinct on (id) id, "companyId", "firstName", "lastName", phones, emails, now()
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb)
      as told (id text, "companyId" text, "firstName" text, "lastName" text, phones jsonb, emails jsonb)
    order by id
    on conflict (id) do update set company_id = excluded.company_id, first_name = excluded.first_name,
      last_name = excluded.last_name, phones = excluded.phones, emails = excluded.emails, seen_at = excluded.seen_at`.execute(
    db,
  );
}

/** Keeps who works for a company: those alone, whoever did before. */
export async function keepContactsOf(db: Db, companyId: string, contacts: readonly Contact[]): Promise<void> {
  const ids = contacts.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    // One at a time for a company: the row is there, it was asked for first.
    await sql`update shared.companies set contacts_seen_at = now() where id = ${companyId}`.execute(tx);
    await keepContacts(tx, contacts);
    await sql`update shared.contacts set company_id = null where company_id = ${companyId} and id <> all(${ids}::text[])`.execute(
      tx,
    );
    await sql`delete from shared.company_contacts where company_id = ${companyId} and contact_id <> all(${ids}::text[])`.execute(
      tx,
    );
    await sql`
      insert into shared.company_contacts (company_id, contact_id) select ${companyId}, unnest(${ids}::text[])
      on conflict do nothing`.execute(tx);
  });
}
