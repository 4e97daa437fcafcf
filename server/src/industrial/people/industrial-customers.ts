import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findIds, type StoredColumns } from '#database/ids-and-counts.ts';
import {
  type CustomerColumn,
  type CustomerKind,
  type CustomerMove,
  type MoveReferences,
  moveColumns,
  moveInTrash,
} from '#people/customer-references.ts';

const request = { table: 'industrial.requests', entity: 'industrial_request' } as const;
const requestColumns: readonly CustomerColumn[] = [
  { ...request, kind: 'company', column: 'company_id', field: 'companyId' },
  { ...request, kind: 'contact', column: 'contact_id', field: 'contactId' },
  { ...request, kind: 'contact', column: 'referral_contact_id', field: 'referralContactId' },
];

/** Tables of links to customers; a move also raises the version of the complex or building that a link belongs to. */
const linkColumns: readonly { kind: CustomerKind; table: string; column: string; field: string }[] = [
  { kind: 'company', table: 'contacts', column: 'company_id', field: 'contacts' },
  { kind: 'contact', table: 'contacts', column: 'contact_id', field: 'contacts' },
  { kind: 'company', table: 'operators_with_roles', column: 'operator_id', field: 'operatorWithRoles' },
];

/**
 * Moves requests, complexes, buildings, vacancies and deals from our own record to one of the CRM (N-03).
 */
export const moveIndustrialCustomers: MoveReferences = async (tx, move) => {
  await lockComplexesOf(tx, move.from);
  await moveColumns(tx, requestColumns, move);
  for (const { kind, table, column, field } of linkColumns) {
    if (kind === move.kind) await moveLinks(tx, { table, column, field }, move);
  }
  if (move.kind === 'company') {
    await moveAgents(tx, move);
    await moveTenants(tx, move);
    await moveDeals(tx, move);
  }
};

/**
 * Locks, in a fixed order, all complexes that refer to a customer: the first lock of every write to a complex (0026).
 */
function lockComplexesOf(tx: Db, id: string): Promise<string[]> {
  return findIds(
    tx,
    sql`select c.id from industrial.complexes c where c.id in (
      select complex_id from industrial.contacts where complex_id is not null and ${id} in (company_id, contact_id)
      union select b.complex_id from industrial.contacts l join industrial.buildings b on b.id = l.building_id
        where ${id} in (l.company_id, l.contact_id)
      union select complex_id from industrial.operators_with_roles where complex_id is not null and operator_id = ${id}
      union select b.complex_id from industrial.operators_with_roles l join industrial.buildings b on b.id = l.building_id
        where l.operator_id = ${id}
      union select v.complex_id from industrial.vacancy_agents a join industrial.vacancies v on v.id = a.vacancy_id
        where a.company_id = ${id}
      union select v.complex_id from industrial.deals d join industrial.vacancies v on v.id = d.vacancy_id
        where ${id} in (d.tenant_bitrix_id, d.agent_bitrix_id)
      union select t.id from industrial.complexes t where t.tenants @> jsonb_build_array(jsonb_build_object('id', ${id}::text))
    ) order by c.id for update`,
  );
}

async function moveLinks(
  tx: Db,
  { table, column, field }: { table: string; column: string; field: string },
  move: CustomerMove,
): Promise<void> {
  const { from, to, employeeId } = move;
  const name = `industrial.${table}`;
  const { rows } = await sql<StoredColumns<'industrial.contacts', 'complex_id' | 'building_id'>>`
    update ${sql.table(name)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}
    returning complex_id, building_id`.execute(tx);
  const change = sql`jsonb_build_object(${field}::text, jsonb_build_array(
    jsonb_build_array(jsonb_build_object('id', ${from}::text)), jsonb_build_array(jsonb_build_object('id', ${to}::text))))`;
  for (const owner of ['complex', 'building'] as const) {
    const ids = rows.flatMap((row) => row[`${owner}_id`] ?? []);
    await sql`with raised as (
        update ${sql.table(owner === 'complex' ? 'industrial.complexes' : 'industrial.buildings')} set row_version = row_version + 1
        where id = any(${ids}::uuid[]) returning id
      )
      insert into shared.audit (employee_id, entity, entity_id, action, changes)
      select ${employeeId}::uuid, ${owner}, id, 'update', ${change} from raised`.execute(tx);
  }
  await moveInTrash(tx, name, column, move);
}

async function moveAgents(tx: Db, move: CustomerMove): Promise<void> {
  const { from, to, employeeId } = move;
  await sql`with moved as (
      update industrial.vacancy_agents set company_id = ${to} where company_id = ${from} returning vacancy_id, kind
    ), raised as (
      update industrial.vacancies set row_version = row_version + 1 where id in (select vacancy_id from moved) returning id
    )
    insert into shared.audit (employee_id, entity, entity_id, action, changes)
    select ${employeeId}::uuid, 'vacancy', r.id, 'update', (
      select jsonb_object_agg(distinct m.kind || 'Agents', jsonb_build_array(
        jsonb_build_array(jsonb_build_object('id', ${from}::text)), jsonb_build_array(jsonb_build_object('id', ${to}::text))))
      from moved m where m.vacancy_id = r.id)
    from raised r`.execute(tx);
  await moveInTrash(tx, 'industrial.vacancy_agents', 'company_id', move);
}

async function moveTenants(tx: Db, { from, to, name, employeeId }: CustomerMove): Promise<void> {
  const has = sql`jsonb_build_array(jsonb_build_object('id', ${from}::text))`;
  const one = sql`jsonb_build_object('id', ${to}::text, 'name', ${name}::text)`;
  const movedIn = (tenants: RawBuilder<unknown>) => sql`(
    select jsonb_agg(case when t.one ->> 'id' = ${from} then ${one} else t.one end order by t.place)
    from jsonb_array_elements(${tenants}) with ordinality as t (one, place)
    -- The list may contain the new one already.
    where t.one ->> 'id' <> ${from} or not ${tenants} @> jsonb_build_array(jsonb_build_object('id', ${to}::text)))`;
  await sql`with before as (
      select id, tenants from industrial.complexes where tenants @> ${has}
    ), moved as (
      update industrial.complexes c set row_version = row_version + 1, tenants = ${movedIn(sql`c.tenants`)}
      from before b where b.id = c.id returning c.id, b.tenants as was, c.tenants as now
    )
    insert into shared.audit (employee_id, entity, entity_id, action, changes)
    select ${employeeId}::uuid, 'complex', id, 'update', jsonb_build_object('tenants', jsonb_build_array(was, now))
    from moved`.execute(tx);
  await sql`update shared.trash_rows x set content = jsonb_set(content, '{tenants}', ${movedIn(sql`(x.content -> 'tenants')`)})
    where table_name = 'industrial.complexes' and content -> 'tenants' @> ${has}`.execute(tx);
}

/** Deals store id and name; the history of their vacancy records both. */
async function moveDeals(tx: Db, move: CustomerMove): Promise<void> {
  const { from, to, name, employeeId } = move;
  for (const firm of ['tenant', 'agent'] as const) {
    const column = `${firm}_bitrix_id`;
    const [idOf, nameOf] = [sql.ref(column), sql.ref(`${firm}_name`)];
    await sql`with before as (
        select id, vacancy_id, ${nameOf} as name from industrial.deals where ${idOf} = ${from}
      ), moved as (
        update industrial.deals set ${idOf} = ${to}, ${nameOf} = ${name}, row_version = row_version + 1
        where id in (select id from before)
      ), raised as (
        update industrial.vacancies set row_version = row_version + 1 where id in (select vacancy_id from before)
      )
      insert into shared.audit (employee_id, entity, entity_id, action, changes)
      select ${employeeId}::uuid, 'vacancy', vacancy_id, 'update',
        jsonb_build_object(${`${firm}BitrixId`}::text, jsonb_build_array(${from}::text, ${to}::text))
        || case when name is distinct from ${name}
          then jsonb_build_object(${`${firm}Name`}::text, jsonb_build_array(name, ${name}::text)) else '{}' end
      from before`.execute(tx);
    await moveInTrash(tx, 'industrial.deals', column, move);
  }
}
