import type { Domain } from '@gektar/contract/domain.ts';
import { type CustomerRequest, MOST_RELATIONS } from '@gektar/contract/people/customer-page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from './domain-tables.ts';

/** Requests of a domain, and what clients see of their selections. */
export interface RequestsOfDomain {
  readonly domain: Domain;
  /** Condition on an item `i` of a selection: its object is not archived. */
  readonly isObjectShown: RawBuilder<unknown>;
  /** Columns of a request with the wanted area: from, to. */
  readonly area: readonly [string, string];
}

/** The customer: a company or a contact. */
export type OfCustomer = { readonly companyId: string } | { readonly contactId: string };

/** SQL of a time for JSON in the form of the wire: local, without a time zone (K-11). */
function localTime(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS')`;
}

/** Requests with the roles that a customer has in them; one statement per role, so that each uses its index. */
function rolesOf(requests: RawBuilder<unknown>, customer: OfCustomer): RawBuilder<unknown> {
  if ('companyId' in customer) {
    return sql`select id, 'client' as role from ${requests} where company_id = ${customer.companyId}`;
  }
  return sql`select id, 'client' as role from ${requests} where contact_id = ${customer.contactId}
    union all select id, 'referral' from ${requests} where referral_contact_id = ${customer.contactId}`;
}

/** Requests of a customer, each with a summary of its selection: active ones first, then the newest. One statement. */
export async function findRequestsOfCustomer(
  db: Db,
  { domain, isObjectShown, area: [areaFrom, areaTo] }: RequestsOfDomain,
  customer: OfCustomer,
): Promise<{ requests: CustomerRequest[]; requestCount: number }> {
  const { requests, selections, items, links } = tablesOf(domain);
  const { rows } = await sql<CustomerRequest & { count: number }>`
    select ${domain}::text as domain, r.id, r.name, f.roles, r.request_date as "requestDate", r.is_enabled as "isEnabled",
      r.responsible_employee_id as "responsibleEmployeeId", ${sql.ref(`r.${areaFrom}`)} as "areaFrom",
      ${sql.ref(`r.${areaTo}`)} as "areaTo", count(*) over () as count,
      (select jsonb_build_object(
          'itemCount', count(*) filter (where i.status and ${isObjectShown}),
          'favoriteCount', count(*) filter (where i.status and ${isObjectShown} and i.client_favorite_at is not null),
          'linkExpires', (select ${localTime(sql`l.expiration_time`)} from ${links} l
            where l.request_selection_id = s.id limit 1),
          'dateTimeChanged', ${localTime(sql`s.date_time_changed`)})
        from ${selections} s join ${items} i on i.request_selection_id = s.id
        where s.request_id = r.id group by s.id, s.date_time_changed) as selection
    from (select id, array_agg(role order by role) as roles from (${rolesOf(requests, customer)}) u group by id) f
    join ${requests} r on r.id = f.id
    order by r.is_enabled desc, r.request_date desc, r.id desc
    limit ${MOST_RELATIONS}`.execute(db);
  return { requests: rows.map(({ count: _, ...request }) => request), requestCount: rows[0]?.count ?? 0 };
}
