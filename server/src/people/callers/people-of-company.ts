import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { CustomerKey } from '#people/customer-relations.ts';

/** A customer with its people: of a company its contacts, of a contact the contact alone. */
export interface CustomerIds {
  readonly companyIds: readonly string[];
  readonly contactIds: readonly string[];
}

/** Ids of a company and its people, or of a contact. */
export async function findCustomerIds(db: Db, { kind, id }: CustomerKey): Promise<CustomerIds> {
  if (kind === 'contact') return { companyIds: [], contactIds: [id] };
  const { rows } = await sql<{ id: string }>`
    select c.id from shared.contacts c where c.crm_id is null and (c.company_id = ${id}
      or c.id in (select l.contact_id from shared.company_contacts l where l.company_id = ${id}))`.execute(db);
  return { companyIds: [id], contactIds: rows.map((row) => row.id) };
}

/** Condition that a row belongs to one of the customers by two columns, their kind and id. */
export function isOfCustomers(
  { companyIds, contactIds }: CustomerIds,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(${kind} = 'company' and ${id} = any(${companyIds}::text[])
    or ${kind} = 'contact' and ${id} = any(${contactIds}::text[]))`;
}
