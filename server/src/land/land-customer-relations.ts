import { type CustomerObject, MOST_RELATIONS } from '@gektar/contract/people/customer-page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import type { FindRequests } from '#people/callers/caller-queries.ts';
import type { CustomerIds } from '#people/callers/people-of-company.ts';
import type { CustomerKey, FindRelations } from '#people/customer-relations.ts';
import { findRequestsOfCustomer, type RequestsOfDomain } from '#sharing/requests-of-customer.ts';

/** Objects, requests and selections of a company or a contact. */
export const findLandRelations: FindRelations = async (db, key) => {
  const [objects, requests] = await Promise.all([findObjects(db, key), findLandRequestsOf(db, key)]);
  return { ...objects, ...requests };
};

const requestsOfDomain: RequestsOfDomain = { ...landSelection, area: ['area_from', 'area_to'] };

/** Requests and selections of a company or a contact. */
export const findLandRequestsOf: FindRequests = (db, { kind, id }) =>
  findRequestsOfCustomer(db, requestsOfDomain, kind === 'company' ? { companyId: id } : { contactId: id });

/** SQL of the plots that refer to a company or to people, with their roles. */
export function landRolesOf({ companyId, contactIds }: CustomerIds): RawBuilder<unknown> {
  const contacts = sql`any(${contactIds}::text[])`;
  return sql`select id, 'client' as role from land.properties where company_id = ${companyId}
    union all select id, 'client' from land.properties where contact_id = ${contacts}
    union all select id, 'referral' from land.properties where referral_contact_id = ${contacts}`;
}

/** Newest first, archived last. */
async function findObjects(db: Db, { kind, id }: CustomerKey) {
  const roles = landRolesOf(
    kind === 'company' ? { companyId: id, contactIds: [] } : { companyId: null, contactIds: [id] },
  );
  const { rows } = await sql<CustomerObject & { count: number }>`
    select 'land' as domain, 'property' as kind, p.id, null::uuid as "complexId", null::uuid as "buildingId",
      n.number as name, coalesce(nullif(p.address, ''), r.name) as place, f.roles, p.is_enabled as "isEnabled",
      count(*) over () as count
    from (select id, array_agg(role order by role) as roles from (${roles}) u group by id) f
    join land.properties p on p.id = f.id
    join land.property_cadastral_numbers n on n.property_id = p.id and n.position = 0
    join shared.regions r on r.id = p.region_id
    order by p.is_enabled desc, p.date_time_created desc, p.id desc
    limit ${MOST_RELATIONS}`.execute(db);
  return { objects: rows.map(({ count: _, ...object }) => object), objectCount: rows[0]?.count ?? 0 };
}
