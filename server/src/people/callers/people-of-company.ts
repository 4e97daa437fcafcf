import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { CustomerKey } from '#people/customer-relations.ts';

/** A customer with its people: a company and its contacts, or a contact alone. */
export interface CustomerIds {
  readonly companyId: string | null;
  readonly contactIds: readonly string[];
}

/** Ids of a company and its people, or of a contact. */
export async function findCustomerIds(db: Db, { kind, id }: CustomerKey): Promise<CustomerIds> {
  if (kind === 'contact') return { companyId: null, contactIds: [id] };
  const { rows } = await sql<{ id: string }>`
    select c.id from shared.contacts c where c.crm_id is null and (c.company_id = ${id}
      or c.id in (select l.contact_id from shared.company_contacts l where l.company_id = ${id}))`.execute(db);
  return { companyId: id, contactIds: rows.map((row) => row.id) };
}

/** Condition that two columns of a row, kind and id of a customer, name one of these customers. */
export function isOfCustomers(
  { companyId, contactIds }: CustomerIds,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(${kind} = 'company' and ${id} = ${companyId}::text
    or ${kind} = 'contact' and ${id} = any(${contactIds}::text[]))`;
}
