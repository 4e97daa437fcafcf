import { type CustomerObject, MOST_RELATIONS } from '@gektar/contract/people/customer-page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { industrialSelection } from '#industrial/selections/industrial-selection.ts';
import type { FindRequests } from '#people/callers/caller-queries.ts';
import type { CustomerIds } from '#people/callers/people-of-company.ts';
import type { CustomerKey, FindRelations } from '#people/customer-relations.ts';
import { findRequestsOfCustomer, type RequestsOfDomain } from '#sharing/requests-of-customer.ts';

/** Complexes, buildings, vacancies, requests and selections of a company or a contact. */
export const findIndustrialRelations: FindRelations = async (db, key) => {
  const [objects, requests] = await Promise.all([findObjects(db, key), findIndustrialRequestsOf(db, key)]);
  return { ...objects, ...requests };
};

const requestsOfDomain: RequestsOfDomain = {
  ...industrialSelection,
  area: ['vacancy_area_range_from', 'vacancy_area_range_to'],
};

/** Requests and selections of a company or a contact. */
export const findIndustrialRequestsOf: FindRequests = (db, { kind, id }) =>
  findRequestsOfCustomer(db, requestsOfDomain, kind === 'company' ? { companyId: id } : { contactId: id });

/**
 * SQL of the objects that refer to a company or to people, with their roles. Each row is a complex, a building or a
 * vacancy: only one of the three ids is set.
 */
export function industrialRolesOf({ companyId: id, contactIds }: CustomerIds): RawBuilder<unknown> {
  const contacts = sql`
    select complex_id, building_id, null::uuid as vacancy_id, 'contact' as role from industrial.contacts
    where ${id === null ? sql`false` : sql`company_id = ${id}`} or contact_id = any(${contactIds}::text[])`;
  if (id === null) return contacts;
  return sql`${contacts}
    union all select complex_id, building_id, null, 'operator' from industrial.operators_with_roles
      where operator_id = ${id}
    union all select null, null, vacancy_id, 'agent' from industrial.vacancy_agents where company_id = ${id}
    union all select null, null, vacancy_id, 'tenant' from industrial.deals where tenant_bitrix_id = ${id}
    union all select null, null, vacancy_id, 'agent' from industrial.deals where agent_bitrix_id = ${id}
    union all select id, null, null, 'tenant' from industrial.complexes
      where tenants @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`;
}

/** Objects that refer to a customer: active ones first, then by name of the complex, level and name. */
async function findObjects(db: Db, { kind, id }: CustomerKey) {
  const ids = kind === 'company' ? { companyId: id, contactIds: [] } : { companyId: null, contactIds: [id] };
  const { rows } = await sql<CustomerObject & { count: number }>`
    select 'industrial' as domain, case when v.id is not null then 'vacancy' when b.id is not null then 'building'
        else 'complex' end as kind,
      coalesce(v.id, b.id, c.id) as id, c.id as "complexId", b.id as "buildingId",
      coalesce(v.name, b.name, c.name) as name,
      concat_ws(', ', case when v.id is not null or b.id is not null then c.name end,
        case when v.id is not null then b.name end, nullif(c.full_address, '')) as place,
      f.roles, coalesce(v.is_enabled, true) and coalesce(b.is_enabled, true) and c.is_enabled as "isEnabled",
      count(*) over () as count
    from (
      select complex_id, building_id, vacancy_id, array_agg(distinct role order by role) as roles
      from (${industrialRolesOf(ids)}) u group by complex_id, building_id, vacancy_id
    ) f
    left join industrial.vacancies v on v.id = f.vacancy_id
    left join industrial.buildings b on b.id = coalesce(f.building_id, v.building_id)
    join industrial.complexes c on c.id = coalesce(f.complex_id, b.complex_id)
    order by "isEnabled" desc, c.name collate shared.russian, kind,
      coalesce(v.name, b.name, c.name) collate shared.russian, id
    limit ${MOST_RELATIONS}`.execute(db);
  return { objects: rows.map(({ count: _, ...object }) => object), objectCount: rows[0]?.count ?? 0 };
}
