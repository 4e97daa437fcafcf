import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Inserts companies with one statement, `ООО «Поставка N»` with the id `supply-N`, and as many contacts, `person-N`,
 * spread over the first ten companies.
 */
export async function givenManyCompanies(db: Db, count: number): Promise<void> {
  await sql`
    insert into shared.companies (id, name, websites)
    select 'supply-' || n, 'ООО «Поставка ' || n || '»',
      jsonb_build_array(jsonb_build_object('webSiteType', 'WORK', 'webSite', 'https://supply-' || n || '.example'))
    from generate_series(1, ${count}::integer) as n`.execute(db);
  await sql`
    insert into shared.contacts (id, company_id, first_name, last_name, phones, emails)
    select 'person-' || n, 'supply-' || (n % 10 + 1), 'Имя' || n, 'Фамилия' || n,
      jsonb_build_array(jsonb_build_object('phoneType', 'MOBILE', 'phoneNumber', '7900' || lpad(n::text, 7, '0'))), '[]'
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

/** Inserts land contacts: `Фамилия N`, in that order, every other with a phone. */
export async function givenManyLandContacts(db: Db, count: number): Promise<void> {
  await sql`
    insert into land.contacts (id, first_name, last_name, phone)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Имя' || n, 'Фамилия ' || n,
      case when n % 2 = 0 then '7900' || lpad(n::text, 7, '0') end
    from generate_series(1, ${count}::integer) as n`.execute(db);
}
